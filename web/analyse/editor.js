// Position editor. The board shows the pieces placed so far and offers every point; the core checks each change
// and explains why a position is impossible.

import { drawing, prepareArt } from "../board/art.js";
import { html, setText, svg } from "../dom/element.js";
import { pieceName } from "../board/voice.js";
import { Refused } from "../core/core.js";
import { VARIANTS } from "../game/url.js";
import { variantName } from "../game/names.js";
import { reasonOf } from "../game/refusal.js";
import { t } from "../words/words.js";
import { dragOnto } from "./drag.js";
import { carry, choicesOf, effectsOf, KINDS, setupOf, use, viewOf, withPieces } from "./setup.js";

/** @typedef {import("../core/types.js").Calls} Core */
/** @typedef {import("../core/types.js").Setup} Setup */
/** @typedef {import("../core/types.js").View} View */
/** @typedef {import("../core/types.js").Color} Color */
/** @typedef {import("../core/types.js").Kind} Kind */
/** @typedef {import("../core/types.js").VariantId} VariantId */
/** @typedef {import("../board/board.js").HexBoard} HexBoard */
/** @typedef {import("./setup.js").Tool} Tool */

const COLORS = /** @type {const} */ (["w", "b"]);
const FIELDS = /** @type {const} */ (["ringsOff", "reserve"]);

export class Editor extends EventTarget {
  #core;
  #board;
  #form;
  /** @type {View} a view of the variant, for everything that the setup leaves open */
  #model;
  /** @type {Setup} */
  #setup;
  /** @type {Tool} */
  #tool = "hand";
  #isTouched = false;
  /** @type {string | null} the position, if it is legal */
  #position = null;

  /**
   * @param {Core} core
   * @param {HexBoard} board
   * @param {HTMLFormElement} form
   * @param {View} view the current position on the board
   */
  constructor(core, board, form, view) {
    super();
    prepareArt();
    this.#core = core;
    this.#board = board;
    this.#form = form;
    this.#model = view;
    this.#setup = setupOf(view);
    board.preview = (token) => effectsOf(this.#setup, this.#tool, token);
    this.#variantField.append(...VARIANTS.map((id) => html("option", { value: id }, variantName(id))));
    board.addEventListener("choose", (event) => this.#onChoose(/** @type {CustomEvent} */ (event).detail.token));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#position)
        this.dispatchEvent(new CustomEvent("done", { detail: { variant: this.#setup.variant, position: this.#position } }));
    });
    form.addEventListener("input", (event) => this.#onInput(event));
    form.querySelector("[data-act=clear]")?.addEventListener("click", () => this.#change(withPieces(this.#setup, [])));
    form.querySelector("[data-act=start]")?.addEventListener("click", () => this.#change(setupOf(this.#startOf(this.#setup.variant))));
    form.querySelector("[data-act=shown]")?.addEventListener("click", () => this.dispatchEvent(new Event("shown")));
  }

  /**
   * Starts from a position, unless another one is already being edited.
   * @param {View} view
   * @param {{ force?: boolean }} [options]
   */
  begin(view, { force = false } = {}) {
    if (!this.#isTouched || force) {
      this.#isTouched = false;
      this.#model = view;
      this.#setup = setupOf(view);
      this.#board.geometry = this.#core.geometry(view.family);
      this.#drawPalette();
    }
    this.#draw();
  }

  /** Closes the editor after its position has been taken over. */
  finish() {
    this.#isTouched = false;
  }

  get #variantField() {
    return /** @type {HTMLSelectElement} */ (this.#form.elements.namedItem("variant"));
  }

  /** @param {VariantId} variant */
  #startOf(variant) {
    const { id, view } = this.#core.open({ variant });
    this.#core.close(id);
    return view;
  }

  /** @param {Setup} setup */
  #change(setup) {
    this.#setup = setup;
    this.#isTouched = true;
    this.#draw();
  }

  /** @param {string} token */
  #onChoose(token) {
    const [at = "", to] = token.split(">");
    this.#change(to ? carry(this.#setup, at, to) : use(this.#setup, this.#tool, at));
  }

  /** @param {Event} event */
  #onInput(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const [name = "", color] = field.name.split("-");
    if (name === "variant") return this.#changeVariant(/** @type {VariantId} */ (field.value));
    if (name === "tool") return this.#pick(field.value);
    if (name === "toAct") return this.#change({ ...this.#setup, toAct: /** @type {Color} */ (field.value) });
    const value = name === "right" ? field.value : Math.trunc(Number(field.value)) || 0;
    const before = /** @type {any} */ (this.#setup)[name];
    if (before && color) this.#change({ ...this.#setup, [name]: { ...before, [color]: value } });
  }

  /** @param {VariantId} variant */
  #changeVariant(variant) {
    const start = this.#startOf(variant);
    const sameBoard = start.family === this.#model.family;
    this.#model = start;
    if (!sameBoard) {
      this.#board.geometry = this.#core.geometry(start.family);
      this.#drawPalette();
    }
    this.#change(sameBoard ? { ...this.#setup, variant } : setupOf(start));
  }

  /** @param {string} name a tool: `ring-w`, `eraser`, `hand` */
  #pick(name) {
    const [kind, color] = name.split("-");
    this.#tool = color ? { kind: /** @type {Kind} */ (kind), color: /** @type {Color} */ (color) } : name === "eraser" ? "eraser" : "hand";
    this.#draw();
  }

  #drawPalette() {
    const place = /** @type {HTMLElement} */ (this.#form.querySelector("[data-part=palette]"));
    const kinds = KINDS[this.#model.family];
    const pieces = COLORS.flatMap((color) => kinds.map((kind) => this.#pieceTool(kind, color)));
    const first = /** @type {Kind} */ (kinds[0]);
    this.#tool = { kind: first, color: "w" };
    place.replaceChildren(
      ...pieces,
      toolOf(
        "hand",
        t("analyse-tool-hand"),
        glyph("M0-36V36M-36 0H36M-12-26L0-38L12-26M-12 26L0 38L12 26M-26-12L-38 0L-26 12M26-12L38 0L26 12"),
      ),
      toolOf("eraser", t("analyse-tool-eraser"), glyph("M-26 -26L26 26M26 -26L-26 26")),
    );
    const input = /** @type {HTMLInputElement | null} */ (place.querySelector(`input[value=${first}-w]`));
    if (input) input.checked = true;
  }

  /**
   * @param {Kind} kind
   * @param {Color} color
   */
  #pieceTool(kind, color) {
    const tool = toolOf(`${kind}-${color}`, pieceName({ kind, color }), drawing(kind, color));
    dragOnto(tool, this.#board, this.#core.geometry(this.#model.family), (at) => {
      /** @type {HTMLInputElement} */ (tool.querySelector("input")).checked = true;
      this.#tool = { kind, color };
      const without = withPieces(
        this.#setup,
        this.#setup.pieces.filter((piece) => piece.at !== at),
      );
      this.#change(use(without, this.#tool, at));
    });
    return tool;
  }

  #draw() {
    const setup = this.#setup;
    const choices = choicesOf(setup, this.#tool, this.#core.geometry(this.#model.family));
    this.#board.view = viewOf(setup, this.#model, choices);
    this.#variantField.value = setup.variant;
    for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (this.#form.querySelectorAll("[name=toAct]"))) {
      input.checked = input.value === setup.toAct;
    }
    const shown = this.#model.family === "yinsh" ? "ringsOff" : "reserve";
    for (const name of FIELDS) {
      this.#section(name).hidden = name !== shown;
      for (const color of COLORS) this.#fill(`${name}-${color}`, String(setup[name][color]));
    }
    this.#section("right").hidden = setup.variant !== "gipf-tournament";
    for (const color of COLORS) this.#fill(`right-${color}`, setup.right[color]);
    this.#judge();
  }

  /** @param {string} name */
  #section(name) {
    return /** @type {HTMLElement} */ (this.#form.querySelector(`[data-part=${name}]`));
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  #fill(name, value) {
    const field = /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(name));
    if (field.value !== value && document.activeElement !== field) field.value = value;
  }

  #judge() {
    const verdict = this.#section("verdict");
    const done = /** @type {HTMLButtonElement} */ (this.#form.querySelector("[type=submit]"));
    let text = t("analyse-setup-possible");
    try {
      this.#position = this.#core.compose(this.#setup);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#position = null;
      text = reasonOf(error.refusal);
    }
    done.disabled = this.#position === null;
    verdict.classList.toggle("refused", this.#position === null);
    setText(verdict, text);
  }
}

/**
 * Creates a tool of the palette: a radio button with a picture.
 * @param {string} value
 * @param {string} name
 * @param {SVGElement} picture
 */
function toolOf(value, name, picture) {
  return html(
    "label",
    { title: name },
    html("input", { type: "radio", name: "tool", value }),
    html("span", {}, svg("svg", { viewBox: "-52 -58 104 112", "aria-hidden": "true" }, picture), html("span", { class: "unseen" }, name)),
  );
}

/** @param {string} d */
function glyph(d) {
  return svg("path", { d, fill: "none", stroke: "currentColor", "stroke-width": 7, "stroke-linecap": "round", "stroke-linejoin": "round" });
}
