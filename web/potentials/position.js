// Setting up a position of a game with potentials, as text, because stacks cannot be placed by hand. The board shows the text,
// and the core checks at once whether it is possible.
import { html } from "../dom/element.js";
import { Refused } from "../core/core.js";
import { reasonOf } from "../game/refusal.js";
import { t } from "../words/words.js";

/** @typedef {import("../core/types.d.ts").BoardCalls} BoardCalls */
/** @typedef {import("../core/types.d.ts").GameStart} GameStart */
/** @typedef {import("../core/types.d.ts").View} View */
/** @typedef {import("../board/board.js").HexBoard} HexBoard */

/** Maximum length of a position that is typed, in characters; no position is as long. */
const POSITION_MAX_CHARS = "400";

/** Dispatches `done` with the start that was entered. */
export class PositionForm extends EventTarget {
  #core;
  #board;
  #field = html("textarea", { rows: "3", maxlength: POSITION_MAX_CHARS, spellcheck: "false", autocapitalize: "none", autocomplete: "off" });
  #verdict = html("p", { class: "verdict", role: "status" });
  #done = html("button", { type: "submit", class: "primary" }, t("analyse-setup-done"));
  /** @type {GameStart} */
  #opening = { variant: "gipf-ultimate" };
  /** Whether the text was edited. */
  #isTouched = false;

  /** @param {BoardCalls} core @param {HexBoard} board @param {HTMLElement} place */
  constructor(core, board, place) {
    super();
    this.#core = core;
    this.#board = board;
    const label = html("label", {}, t("potentials-position"), this.#field);
    this.form = html(
      "form",
      { class: "position-text" },
      html("p", { class: "small quiet" }, t("potentials-position-about")),
      label,
      this.#verdict,
      html("div", { class: "row" }, this.#done),
    );
    this.#field.addEventListener("input", () => {
      this.#isTouched = true;
      this.#show();
    });
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#isTouched = false;
      this.dispatchEvent(new CustomEvent("done", { detail: this.#opening }));
    });
    place.append(this.form);
  }

  /** Starts from the position on the board, unless another one is being edited. @param {View} view */
  begin({ variant, terms, position, family }) {
    this.#opening = terms ? { variant, terms } : { variant };
    this.#board.geometry = this.#core.geometry(family);
    if (!this.#isTouched) this.#field.value = position;
    this.#show();
  }

  #show() {
    const position = this.#field.value.trim().replace(/\s+/g, " ");
    this.#opening = { ...this.#opening, position };
    let reason = "";
    try {
      const { id, view } = this.#core.open(this.#opening);
      this.#core.close(id);
      this.#board.view = { ...view, choices: [] };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      reason = reasonOf(error.refusal);
    }
    this.#done.disabled = reason !== "";
    this.#verdict.classList.toggle("refused", reason !== "");
    this.#verdict.textContent = reason || t("analyse-setup-possible");
  }
}
