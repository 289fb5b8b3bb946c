// A list of games that grows by a button, from the newest to the oldest.

import { problemText } from "../site/problem.js";
import { ask, withQuery } from "../site/rest.js";
import { t } from "../words/words.js";
import { card } from "./card.js";

/** @import { Games, Player } from "../site/people.d.ts" */

/** A wait that is longer is told, in milliseconds. */
const PATIENCE = 400;

/** A server that is busy answers with what it has found in time; without anything it is asked again, after a pause in milliseconds. */
const TRIES = 6;
const PAUSE = 250;

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
      const { games, next, partial } = await found(withQuery(path, { ...query, before: onward ? this.#next : null }));
      if (turn !== this.#turn) return;
      const cards = games.map((game) => card(game, viewer));
      if (onward) this.#list.append(...cards);
      else this.#list.replaceChildren(...cards);
      this.#next = next;
      this.#more.hidden = next === null && !partial;
      // A button that goes away must not take the focus with it.
      if (onward) cards[0]?.querySelector("a")?.focus();
      const count = this.#list.childElementCount;
      const none = partial ? t("archive-loading") : t("archive-none");
      this.#tell(count === 0 ? none : t("archive-shown", { count }));
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

/** Games, or the knowledge that there are none. @param {string} address @returns {Promise<Games>} */
async function found(address) {
  for (let tries = 1; ; tries++) {
    const page = /** @type {Games} */ (await ask("GET", address));
    if (!page.partial || page.games.length > 0 || tries === TRIES) return page;
    await new Promise((done) => setTimeout(done, PAUSE * tries));
  }
}
