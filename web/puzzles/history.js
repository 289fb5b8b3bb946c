// The list of attempts, newest first, with links to try again.

import { found, html } from "../dom/element.js";
import { variantName } from "../game/names.js";
import { date } from "../site/dates.js";
import { t } from "../words/words.js";
import { modeName } from "./task.js";

/** @import { DatedAttempt } from "./types.d.ts" */

/** Number of attempts shown at once. */
const PAGE_SIZE = 12;

export class History {
  #list = found("history", HTMLOListElement);
  #more = found("history-more", HTMLButtonElement);
  #shown = PAGE_SIZE;
  /** @type {DatedAttempt[]} */
  #attempts = [];

  constructor() {
    this.#more.addEventListener("click", () => {
      this.#shown += PAGE_SIZE;
      this.#draw();
    });
  }

  /** @param {DatedAttempt[]} attempts in chronological order */
  show(attempts) {
    this.#attempts = attempts;
    this.#draw();
  }

  #draw() {
    const newest = [...this.#attempts].reverse();
    found("history-none", HTMLElement).hidden = newest.length > 0;
    this.#more.hidden = newest.length <= this.#shown;
    this.#list.replaceChildren(...newest.slice(0, this.#shown).map(row));
  }
}

/** @param {DatedAttempt} attempt */
function row({ puzzle, variant, mode, right, at, difficulty }) {
  const result = html(
    "span",
    { class: right ? "result right" : "result wrong" },
    html("span", { class: "unseen" }, right ? t("puzzles-history-solved") : t("puzzles-history-missed")),
  );
  const again = html("a", { href: `#${puzzle}` }, t("puzzles-history-retry", { id: puzzle }));
  return html(
    "li",
    { "data-puzzle": puzzle, "data-right": String(right) },
    result,
    again,
    html("span", { class: "quiet small" }, [variantName(variant), modeName(mode), String(difficulty), date(at)].join(" · ")),
  );
}
