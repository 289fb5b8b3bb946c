// Line control: which lines of the board favour which player in the engine's static evaluation, and the lines whose values the
// last turn has changed most.

import { html, setText } from "../dom/element.js";
import { Engine } from "../engine/engine.js";
import { t } from "../words/words.js";
import { LineLayer } from "./line-layer.js";
import { controlOf, largestChanges, sumOf } from "./line-values.js";
import { signed } from "./score.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { Color, PointName, View } from "../core/types.d.ts" */
/** @import { Session } from "../analysis/session.js" */
/** @import { Change, LineControl } from "./line-values.js" */

/** Size of the engine's hash table in MiB: an evaluation uses none. */
const HASH = 1;

/** Maximum number of positions whose values are kept. */
const KEPT_MAX = 200;

/** A position to be evaluated. @typedef {{ fields: Record<string, unknown>, toAct: Color }} Question */

/** The positions before and after a turn. @typedef {{ before: LineControl | null, after: LineControl }} Compared */

export class LineControlPanel {
  #session;
  #place;
  #layer;
  #engine = new Engine({ hash: HASH });
  #isOn = false;
  /** Values of positions, by their questions. @type {Map<string, LineControl>} */
  #known = new Map();
  /** Queue: the engine answers one request at a time. @type {Promise<unknown>} */
  #queue = Promise.resolve();
  /** Number of the latest update; results of earlier ones are ignored. */
  #updates = 0;
  /** @type {Compared | null} */
  #shown = null;
  /** The points of the line that is highlighted until it is chosen again. @type {PointName[] | null} */
  #pinned = null;

  #state = html("p", { class: "small quiet", hidden: true });
  #sum = html("p", { class: "small quiet" });
  #list = html("ol", { class: "changes", role: "list" });
  #none = html("p", { class: "small quiet" });
  #when = html("div", { class: "picks", role: "radiogroup", "aria-label": t("control-shown") });
  #changes = html("div", { "aria-live": "polite" }, html("h2", {}, t("control-changes")), this.#list, this.#none);

  /**
   * @param {Session} session
   * @param {HexBoard} board
   * @param {HTMLElement} place
   */
  constructor(session, board, place) {
    this.#session = session;
    this.#place = place;
    this.#layer = new LineLayer(board);
    for (const [value, text] of [
      ["before", t("control-before")],
      ["after", t("control-after")],
    ]) {
      const radio = html("input", { type: "radio", name: "control-shown", value, checked: value === "after" });
      this.#when.append(html("label", {}, radio, html("span", {}, text ?? "")));
    }
    this.#when.addEventListener("change", () => this.#draw());
    const legend = html("p", { class: "legend small" }, swatch("w"), swatch("b"));
    place.append(this.#state, html("div", { class: "control-head" }, this.#when, legend), this.#changes, this.#sum);
    this.#connectList();
    for (const name of ["node", "part"]) session.addEventListener(name, () => this.#update());
  }

  /** Whether the layer is shown. @param {boolean} isOn */
  set on(isOn) {
    this.#isOn = isOn;
    this.#place.hidden = !isOn;
    if (!isOn) {
      this.#updates += 1;
      this.#engine.close();
      this.#layer.clear();
    } else this.#update();
  }

  #connectList() {
    const means = (/** @type {Event} */ event) => {
      const change = this.#changeAt(event.target);
      if (change) this.#layer.mean(change.points);
    };
    for (const name of ["pointerover", "focusin"]) this.#list.addEventListener(name, means);
    for (const name of ["pointerleave", "focusout"]) this.#list.addEventListener(name, () => this.#layer.mean(this.#pinned));
    this.#list.addEventListener("click", (event) => {
      const change = this.#changeAt(event.target);
      if (!change) return;
      this.#pinned = this.#pinned === change.points ? null : change.points;
      this.#layer.mean(this.#pinned);
      this.#markPinned();
    });
  }

  /** @param {EventTarget | null} target */
  #changeAt(target) {
    const item = target instanceof Element ? target.closest("li") : null;
    return item ? this.#named()[[...this.#list.children].indexOf(item)] : undefined;
  }

  /** Asks for the values before and after the turn that led to the position on the board. */
  async #update() {
    if (!this.#isOn) return;
    const update = ++this.#updates;
    const { view } = this.#session;
    const questions = questionsOf(view);
    const isNew = ![questions.before, questions.after].every((question) => !question || this.#known.has(keyOf(question)));
    // The values of the last position stay until the next ones arrive, which takes milliseconds if the engine is loaded.
    if (isNew && !this.#shown) this.#tell(t("analyse-engine-loading"));
    try {
      const after = await this.#ask(questions.after, update);
      const before = questions.before && (await this.#ask(questions.before, update));
      if (update !== this.#updates || !after) return;
      this.#tell("");
      this.#shown = { before, after };
      this.#pinned = null;
      this.#draw();
    } catch (error) {
      if (update !== this.#updates) return;
      console.warn(error);
      this.#shown = null;
      this.#layer.clear();
      this.#tell(t("analyse-engine-failed"));
    }
  }

  /**
   * Returns the values of a position, or null if another position has been shown in the meantime.
   * @param {Question} question @param {number} update
   */
  async #ask(question, update) {
    const key = keyOf(question);
    const asked = this.#queue.then(async () => {
      const known = this.#known.get(key);
      if (known || update !== this.#updates) return known ?? null;
      const control = controlOf(await this.#engine.ask("eval", { ...question.fields, by_line: true }), question.toAct);
      if (this.#known.size >= KEPT_MAX) this.#known.clear();
      this.#known.set(key, control);
      return control;
    });
    this.#queue = asked.catch(() => {});
    return asked;
  }

  /** Shows a message instead of values. @param {string} text */
  #tell(text) {
    setText(this.#state, text);
    this.#place.classList.toggle("waiting", text !== "");
    this.#state.hidden = text === "";
  }

  #named() {
    const { before, after } = this.#shown ?? {};
    return before && after ? largestChanges(before, after) : [];
  }

  #draw() {
    if (!this.#shown || !this.#isOn) return;
    const { before, after } = this.#shown;
    const wanted = this.#when.querySelector("input:checked")?.getAttribute("value");
    const control = (wanted === "before" && before) || after;
    this.#when.hidden = !before;
    this.#layer.show(control.lines, this.#session.view.position);
    this.#layer.mean(this.#pinned);
    this.#list.setAttribute("aria-label", t("control-changes"));
    const changes = this.#named();
    while (this.#list.children.length > changes.length) this.#list.lastElementChild?.remove();
    while (this.#list.children.length < changes.length) this.#list.append(html("li", {}, html("button", { type: "button" })));
    changes.forEach((change, index) => fill(/** @type {Element} */ (this.#list.children[index]?.firstElementChild), change));
    this.#markPinned();
    setText(this.#none, changes.length > 0 ? "" : before ? t("control-none") : t("control-start"));
    setText(this.#sum, sentence(control));
  }

  #markPinned() {
    const changes = this.#named();
    [...this.#list.children].forEach((item, index) => {
      const isPinned = this.#pinned !== null && this.#pinned === changes[index]?.points;
      item.firstElementChild?.setAttribute("aria-pressed", String(isPinned));
    });
  }
}

/** @param {Color} player */
function swatch(player) {
  return html(
    "span",
    { class: "control-key" },
    html("span", { class: `control-swatch control-${player}`, "aria-hidden": "true" }),
    t("control-for", { player }),
  );
}

/** @param {Element} item @param {Change} change */
function fill(item, { name, change }) {
  const text = [name, signed(change, document.documentElement.lang), t("control-change", { player: change > 0 ? "w" : "b" })];
  if (item.textContent === text.join(" ")) return;
  item.replaceChildren(
    html("b", {}, text[0] ?? ""),
    " ",
    html("span", { class: "points" }, text[1] ?? ""),
    " ",
    html("span", {}, text[2] ?? ""),
  );
}

/** Says how the evaluation adds up. @param {LineControl} control */
function sentence(control) {
  const { lang } = document.documentElement;
  const lines = sumOf(control);
  const [sum, rest, total] = [lines, control.rest, lines + control.rest].map((centi) => signed(centi, lang));
  return t("control-sum", { lines: sum ?? "", rest: rest ?? "", total: total ?? "" });
}

/** @param {Question} question */
const keyOf = (question) => JSON.stringify(question.fields);

/**
 * Returns the position on the board and the one before the last turn, if there was one; an unfinished turn counts as a turn.
 * @param {View} view
 * @returns {{ before: Question | null, after: Question }}
 */
function questionsOf({ variant, terms, start, turns, part, toAct }) {
  const tokens = turns.map(({ token }) => token);
  const fields = (/** @type {string[]} */ moves) => ({ game: variant, terms, position: start, moves });
  const last = turns.at(-1);
  if (part) return { before: { fields: fields(tokens), toAct }, after: { fields: fields([...tokens, part]), toAct } };
  const after = { fields: fields(tokens), toAct };
  return { before: last ? { fields: fields(tokens.slice(0, -1)), toAct: last.player } : null, after };
}
