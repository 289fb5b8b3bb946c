// A list of games that grows by a button, from the newest to the oldest.

import { problemText } from "../site/problem.js";
import { ask, withQuery } from "../site/rest.js";
import { t } from "../words/words.js";
import { card } from "./card.js";

/** @import { Games, Player } from "../site/people.d.ts" */

/** A wait that is longer is told, in milliseconds. */
const PATIENCE = 400;

export class GameList {
  #list;
  #more;
  #told;
  /** @type {{ path: string, query: Record<string, string>, viewer?: Player }} */
  #asked = { path: "games", query: {} };
  /** @type {string | null} */
  #next = null;
  /** Answers to earlier questions are not shown. */
  #turn = 0;

  /**
   * @param {HTMLElement} list
   * @param {HTMLButtonElement} more
   * @param {HTMLElement} told where it is said how many there are, or what went wrong
   */
  constructor(list, more, told) {
    this.#list = list;
    this.#more = more;
    this.#told = told;
    more.addEventListener("click", () => this.#fetch(true));
  }

  /**
   * Shows the first games of what is asked for.
   * @param {string} path
   * @param {Record<string, string>} query
   * @param {Player} [viewer] from whose side results are told
   * @returns {Promise<number>} how many there are on the first page
   */
  async show(path, query, viewer) {
    this.#asked = { path, query, viewer };
    this.#next = null;
    await this.#fetch(false);
    return this.#list.childElementCount;
  }

  /** @param {boolean} onward */
  async #fetch(onward) {
    const turn = ++this.#turn;
    const { path, query, viewer } = this.#asked;
    const timer = setTimeout(() => this.#tell(t("archive-loading")), PATIENCE);
    this.#list.setAttribute("aria-busy", "true");
    this.#more.disabled = true;
    try {
      const { games, next, partial } = /** @type {Games} */ (
        await ask("GET", withQuery(path, { ...query, before: onward ? this.#next : null }))
      );
      if (turn !== this.#turn) return;
      const cards = games.map((game) => card(game, viewer));
      if (onward) this.#list.append(...cards);
      else this.#list.replaceChildren(...cards);
      this.#next = next;
      this.#more.hidden = next === null && !partial;
      // A button that goes away must not take the focus with it.
      if (onward) cards[0]?.querySelector("a")?.focus();
      const count = this.#list.childElementCount;
      this.#tell(count === 0 ? t("archive-none") : t("archive-shown", { count }));
    } catch (error) {
      if (turn !== this.#turn) return;
      if (!onward) this.#list.replaceChildren();
      this.#more.hidden = this.#next === null;
      this.#tell(problemText(error));
    } finally {
      clearTimeout(timer);
      if (turn === this.#turn) {
        this.#list.removeAttribute("aria-busy");
        this.#more.disabled = false;
      }
    }
  }

  /** @param {string} text */
  #tell(text) {
    this.#told.textContent = text;
  }
}
