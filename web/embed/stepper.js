// Steps through the turns of a record on a read-only board.

import { shapesOf, wordsOf } from "../analysis/shapes.js";
import { Marks } from "../board/marks.js";
import { Scene } from "../board/scene.js";
import { found } from "../dom/element.js";
import { t } from "../words/words.js";

/** @typedef {import("../core/types.d.ts").RecordTree} RecordTree */
/** @typedef {import("../core/types.d.ts").Calls} Core */

export class Stepper {
  #scene = new Scene();
  #marks = new Marks(this.#scene);
  #at = 0;

  /** @param {Core} core @param {RecordTree} record @param {HTMLElement} said shows the turn and its comment */
  constructor(core, record, said) {
    this.core = core;
    this.record = record;
    this.said = said;
    this.#scene.lay(core.geometry(record.variant.startsWith("yinsh") ? "yinsh" : "gipf"), false);
    // The board is read-only.
    this.#scene.grid.remove();
    this.#scene.root.setAttribute("role", "img");
    found("board", HTMLElement).replaceChildren(this.#scene.root);
    const steps = /** @type {Record<string, () => number>} */ ({
      Home: () => 0,
      ArrowLeft: () => this.#at - 1,
      ArrowRight: () => this.#at + 1,
      End: () => record.turns.length,
    });
    for (const control of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("button[data-key]"))) {
      control.addEventListener("click", () => this.go(steps[control.dataset.key ?? ""]?.() ?? 0));
    }
    addEventListener("keydown", (event) => {
      const step = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : steps[event.key];
      if (!step) return;
      event.preventDefault();
      this.go(step());
    });
  }

  /** @param {number} wanted number of turns to show */
  go(wanted) {
    const { turns, comments } = this.record;
    this.#at = Math.max(0, Math.min(turns.length, wanted));
    const view = this.#view();
    const turn = turns[this.#at - 1];
    const notes = turn?.comments ?? comments;
    this.#scene.set(view.pieces);
    this.#marks.last(view.last);
    this.#marks.shapes(shapesOf(notes));
    const token = turn ? `${this.#number()} ${turn.token}` : t("analyse-start");
    this.#scene.root.setAttribute("aria-label", token);
    this.said.replaceChildren(Object.assign(document.createElement("strong"), { textContent: token }), " ", wordsOf(notes).join(" "));
    for (const control of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("button[data-key]"))) {
      const isBack = control.dataset.key === "Home" || control.dataset.key === "ArrowLeft";
      control.setAttribute("aria-disabled", String(isBack ? this.#at === 0 : this.#at === turns.length));
    }
    document.body.dataset.turn = String(this.#at);
  }

  #view() {
    const { variant, terms, position, handicap, turns } = this.record;
    const { id, view } = this.core.open({
      variant,
      ...(terms && { terms }),
      ...(position && { position }),
      ...(handicap && { handicap }),
      turns: turns.slice(0, this.#at).map(({ token }) => token),
    });
    this.core.close(id);
    return view;
  }

  /** Numbers the turn as in records. */
  #number() {
    const first = this.record.turns[0]?.player === "b" ? 1 : 0;
    const index = this.#at - 1 + first;
    return `${Math.floor(index / 2) + 1}${index % 2 === 0 ? "." : "…"}`;
  }
}
