// The list of what was tried, the newest first, with a way to try it again.

import { found, html } from "../game/element.js";
import { variantName } from "../game/names.js";
import { date } from "../site/dates.js";
import { t } from "../words/words.js";
import { modeName } from "./task.js";

/** @import { DatedAttempt } from "./types.d.ts" */

/** How many are shown at once. */
const AT_ONCE = 12;

export class History {
  #list = found("history", HTMLOListElement);
  #more = found("history-more", HTMLButtonElement);
  #shown = AT_ONCE;
  /** @type {DatedAttempt[]} */
  #attempts = [];

  constructor() {
    this.#more.addEventListener("click", () => {
      this.#shown += AT_ONCE;
      this.#draw();
    });
  }

  /** @param {DatedAttempt[]} attempts in the order of time */
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
