// A list of games, newest first, that a button extends.

import { problemText } from "../site/problem.js";
import { ask, withQuery } from "../site/rest.js";
import { t } from "../words/words.js";
import { card } from "./card.js";

/** @import { GamePage, Player } from "../protocol/types.d.ts" */

/** Delay before the loading message, in milliseconds. */
const LOADING_MESSAGE_DELAY = 400;

/** Limits for retrying when a busy server returns an empty page; the delay, in milliseconds, grows with each attempt. */
const PAGE_MAX_TRIES = 6;
const RETRY_DELAY = 250;

export class GameList {
  #list;
  #more;
  #told;
  /** @type {{ path: string, query: Record<string, string>, viewer?: Player }} */
  #asked = { path: "games", query: {} };
  /** @type {string | null} */
  #next = null;
  /** Number of the latest request; replies to earlier ones are ignored. */
  #turn = 0;

  /**
   * @param {HTMLElement} list
   * @param {HTMLButtonElement} more
   * @param {HTMLElement} told shows the number of games, or an error
   */
  constructor(list, more, told) {
    this.#list = list;
    this.#more = more;
    this.#told = told;
    more.addEventListener("click", () => this.#fetch(true));
  }

  /**
   * Shows the first page of a search.
   * @param {string} path
   * @param {Record<string, string>} query
   * @param {Player} [viewer] player from whose side results are described
   * @returns {Promise<number>} number of games on the first page
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
    const timer = setTimeout(() => this.#showMessage(t("archive-loading")), LOADING_MESSAGE_DELAY);
    this.#list.setAttribute("aria-busy", "true");
    this.#more.disabled = true;
    try {
      const { games, next, partial } = await found(withQuery(path, { ...query, before: onward ? this.#next : null }));
      if (turn !== this.#turn) return;
      const cards = games.map((game) => card(game, viewer));
      if (onward) this.#list.append(...cards);
      else this.#list.replaceChildren(...cards);
      this.#next = next ?? null;
      this.#more.hidden = !next && !partial;
      // A button that disappears must not take the focus with it.
      if (onward) cards[0]?.querySelector("a")?.focus();
      const count = this.#list.childElementCount;
      const none = partial ? t("archive-loading") : t("archive-none");
      this.#showMessage(count === 0 ? none : t("archive-shown", { count }));
    } catch (error) {
      if (turn !== this.#turn) return;
      if (!onward) this.#list.replaceChildren();
      this.#more.hidden = this.#next === null;
      this.#showMessage(problemText(error));
    } finally {
      clearTimeout(timer);
      if (turn === this.#turn) {
        this.#list.removeAttribute("aria-busy");
        this.#more.disabled = false;
      }
    }
  }

  /** @param {string} text */
  #showMessage(text) {
    this.#told.textContent = text;
  }
}

/** Fetches a page of games; asks again if the server had no time to find any. @param {string} address @returns {Promise<GamePage>} */
async function found(address) {
  for (let tries = 1; ; tries++) {
    const page = /** @type {GamePage} */ (await ask("GET", address));
    if (!page.partial || page.games.length > 0 || tries === PAGE_MAX_TRIES) return page;
    await new Promise((done) => setTimeout(done, RETRY_DELAY * tries));
  }
}
