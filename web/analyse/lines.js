// The engine's variations: a score and turns that can be previewed and played. Elements are updated in place
// while the engine thinks so that a resting pointer or the focus stays on its turn.

import { html, setText } from "../dom/element.js";
import { chanceOf } from "../report/chance.js";
import { t } from "../words/words.js";
import { short, signed } from "./score.js";
import { breakable } from "./turns.js";

/** @typedef {import("../core/types.js").Token} Token */
/** @typedef {import("./score.js").Score} Score */
/** @typedef {import("./thinking.js").Thought} Thought */
/** @typedef {import("./thinking.js").ThoughtLine} ThoughtLine */

/** Maximum number of turns shown per variation; later ones are unreliable. */
const SHOWN_TURNS_MAX = 10;

/**
 * @typedef {object} LineListener
 * @property {(tokens: Token[], anchor: Element) => void} look called with all turns up to the hovered one
 * @property {() => void} leave called when the pointer has left all turns
 * @property {(tokens: Token[]) => void} play called when a turn is chosen
 */

export class Lines {
  #list;
  #listener;
  /** @type {ThoughtLine[]} */
  #lines = [];
  /** Turns being previewed. */
  #looked = "";

  /**
   * @param {HTMLElement} list
   * @param {LineListener} listener
   */
  constructor(list, listener) {
    this.#list = list;
    this.#listener = listener;
    // Not `pointerenter`: the turn under a resting pointer changes all the time.
    for (const name of ["pointermove", "focusin"]) list.addEventListener(name, (event) => this.#onLook(event));
    for (const name of ["pointerleave", "focusout"]) list.addEventListener(name, () => this.#leave());
    list.addEventListener("click", (event) => {
      const found = this.#find(event.target);
      if (found) listener.play(found.tokens);
    });
    list.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /**
   * @param {ThoughtLine[]} lines
   * @param {number} count expected number of variations
   */
  show(lines, count) {
    this.#lines = lines;
    while (this.#list.children.length > count) this.#list.lastElementChild?.remove();
    while (this.#list.children.length < count) this.#list.append(emptyLine());
    [...this.#list.children].forEach((item, index) => fill(/** @type {HTMLElement} */ (item), lines[index]));
  }

  #leave() {
    this.#looked = "";
    this.#listener.leave();
  }

  /** @param {EventTarget | null} target */
  #find(target) {
    const button = target instanceof Element ? target.closest("button") : null;
    const item = button?.closest("li");
    if (!button || !item) return null;
    const line = this.#lines[[...this.#list.children].indexOf(item)];
    const at = [...item.querySelectorAll("button")].indexOf(button);
    return line && at >= 0 ? { button, tokens: line.tokens.slice(0, at + 1) } : null;
  }

  /** @param {Event} event */
  #onLook(event) {
    // A tap plays the turn instead of previewing it.
    if (event instanceof PointerEvent && event.pointerType === "touch") return;
    if (event.type === "focusin" && !(/** @type {Element} */ (event.target).matches(":focus-visible"))) return;
    const found = this.#find(event.target);
    const wanted = found?.tokens.join(" ") ?? "";
    if (wanted === this.#looked) return;
    this.#looked = wanted;
    if (found) this.#listener.look(found.tokens, found.button);
    else this.#listener.leave();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.key === "Escape") return this.#leave();
    const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (way === 0 || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const buttons = [...(event.target.closest("li")?.querySelectorAll("button") ?? [])].filter((button) => !button.hidden);
    buttons[buttons.indexOf(event.target) + way]?.focus();
  }
}

function emptyLine() {
  return html("li", {}, html("span", { class: "score" }), html("span", { class: "way" }));
}

/**
 * @param {HTMLElement} item
 * @param {ThoughtLine | undefined} line
 */
function fill(item, line) {
  const score = /** @type {HTMLElement} */ (item.firstElementChild);
  const way = /** @type {HTMLElement} */ (item.lastElementChild);
  item.classList.toggle("empty", !line);
  setText(score, line ? scoreText(line.score) : "…");
  score.classList.toggle("white", !!line && chanceOf(line.score) >= 0.5);
  score.classList.toggle("black", !!line && chanceOf(line.score) < 0.5);
  const tokens = line?.tokens.slice(0, SHOWN_TURNS_MAX) ?? [];
  while (way.children.length < tokens.length) way.append(html("button", { type: "button" }));
  [...way.children].forEach((child, index) => {
    const button = /** @type {HTMLButtonElement} */ (child);
    const token = tokens[index];
    button.hidden = token === undefined;
    // One tab stop for each variation; the arrow keys move within it.
    button.tabIndex = index === 0 ? 0 : -1;
    if (token !== undefined && button.textContent !== token) button.replaceChildren(...breakable(token));
  });
}

/**
 * Formats a score briefly: `+1.23`, or the winner.
 * @param {Score} score
 */
export function scoreText(score) {
  if (!("winner" in score)) return signed(score.centi, document.documentElement.lang);
  if (score.turns === 0) return t("analyse-has-won", { player: score.winner });
  return t("analyse-wins-in", { player: score.winner, turns: score.turns });
}

/**
 * Formats a score as a sentence.
 * @param {Score} score
 */
export function scoreSentence(score) {
  if ("winner" in score) return scoreText(score);
  const points = signed(Math.abs(score.centi), document.documentElement.lang).replace("+", "");
  if (Math.abs(score.centi) < 15) return t("analyse-even");
  return t("analyse-better", { player: score.centi > 0 ? "w" : "b", points });
}

/**
 * Describes the progress of the search.
 * @param {Thought} thought
 */
export function progressText(thought) {
  const { lang } = document.documentElement;
  const speed = thought.time > 0 ? (thought.nodes * 1000) / thought.time : 0;
  return t("analyse-progress", { depth: thought.depth, speed: short(speed, lang) });
}

/**
 * Updates the evaluation bar next to the board.
 * @param {HTMLElement} gauge
 * @param {Score | null} score
 */
export function showGauge(gauge, score) {
  gauge.classList.toggle("none", score === null);
  gauge.style.setProperty("--white", score ? chanceOf(score).toFixed(3) : "0.5");
  gauge.setAttribute("aria-label", score ? scoreSentence(score) : t("analyse-no-score"));
}
