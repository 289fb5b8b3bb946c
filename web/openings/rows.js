// The table of played turns: one row for all turns that are symmetric to each other. Its buttons are one tab stop;
// the arrow keys move between rows.

import { html } from "../dom/element.js";
import { t } from "../words/words.js";
import { gamesOf, levelOf, scoreOf, measureOf } from "./levels.js";

/** @import { Continuation } from "../training/types.d.ts" */
/** @import { Measure } from "./levels.js" */

/**
 * @typedef {object} RowListener
 * @property {(row: number) => void} play
 * @property {(row: number | null) => void} mean called with the hovered row, if any
 */

export class Rows {
  #body;

  /**
   * @param {HTMLElement} body of the table
   * @param {RowListener} listener
   */
  constructor(body, listener) {
    this.#body = body;
    body.addEventListener("click", (event) => {
      const row = this.#rowOf(event.target);
      if (row !== null) listener.play(row);
    });
    for (const name of ["pointerover", "focusin"]) body.addEventListener(name, (event) => listener.mean(this.#rowOf(event.target)));
    for (const name of ["pointerleave", "focusout"]) body.addEventListener(name, () => listener.mean(null));
    body.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /**
   * @param {Continuation[]} rows
   * @param {Measure} measure
   */
  show(rows, measure) {
    const hadFocus = this.#body.contains(document.activeElement);
    const all = rows.reduce((sum, row) => sum + gamesOf(row), 0);
    this.#body.replaceChildren(...rows.map((row, index) => rowOf(row, index, levelOf(measureOf(row, all, measure), measure))));
    // Keyboard users who go deeper into the tree continue there.
    if (hadFocus) this.#buttons()[0]?.focus({ preventScroll: true });
  }

  get hasFocus() {
    return this.#body.contains(document.activeElement);
  }

  #buttons() {
    return /** @type {HTMLButtonElement[]} */ ([...this.#body.querySelectorAll("button")]);
  }

  /** @param {EventTarget | null} target */
  #rowOf(target) {
    const row = target instanceof Element ? target.closest("tr") : null;
    return row ? [...this.#body.children].indexOf(row) : null;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const buttons = this.#buttons();
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const steps = /** @type {Record<string, number>} */ ({ ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 });
    const next = buttons[steps[event.key] ?? -1];
    if (at < 0 || steps[event.key] === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (!next) return;
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  }
}

/**
 * @param {Continuation} row
 * @param {number} index
 * @param {string} level
 */
function rowOf(row, index, level) {
  const { lang } = document.documentElement;
  const percent = new Intl.NumberFormat(lang, { style: "percent" });
  const [first = ""] = row.turns;
  const others = row.turns.length - 1;
  const button = html("button", { type: "button", tabindex: index === 0 ? 0 : -1 }, html("span", { class: `swatch ${level}` }), first);
  if (others > 0) button.append(...imagesOf(others));
  const evaluation = row.evaluation === undefined ? "–" : percent.format(row.evaluation / 200);
  return html(
    "tr",
    {},
    html("th", { scope: "row" }, button),
    html("td", {}, new Intl.NumberFormat(lang).format(gamesOf(row))),
    html("td", {}, scored(row, lang)),
    html("td", {}, evaluation),
  );
}

/** Describes the number of further turns that a row stands for. @param {number} count */
function imagesOf(count) {
  const words = t("openings-images", { count });
  return [html("span", { class: "images", "aria-hidden": "true", title: words }, `+${count}`), html("span", { class: "unseen" }, words)];
}

/** Shows the score of a row, as a bar and in numbers. @param {Continuation} row @param {string} lang */
function scored(row, lang) {
  const mean = new Intl.NumberFormat(lang, { style: "percent" }).format(scoreOf(row));
  return html("div", { class: "scored" }, bar(row), html("span", {}, mean), html("span", { class: "quiet small" }, rangeOf(row, lang)));
}

/** Formats the confidence interval of the score. @param {Continuation} row @param {string} lang */
function rangeOf({ low, high }, lang) {
  const [from, to] = [low, high].map((half) => new Intl.NumberFormat(lang).format(Math.round(half / 2)));
  return `${from}–${to}`;
}

/** Draws the score as a bar: a box for the interval, and a line for the mean. @param {Continuation} row */
function bar(row) {
  const box = html("span", { class: "range" });
  box.style.setProperty("--low", String(row.low / 200));
  box.style.setProperty("--high", String(row.high / 200));
  const mean = html("span", { class: "mean" });
  mean.style.setProperty("--at", scoreOf(row).toFixed(3));
  return html("span", { class: "scorebar", "aria-hidden": "true" }, box, mean);
}
