// A small board next to the hovered turn of a variation that shows the resulting position.

import { Refused } from "../core/core.js";

/** @typedef {import("../core/types.js").Calls} Core */
/** @typedef {import("../core/types.js").GameStart} GameStart */
/** @typedef {import("../board/board.js").HexBoard} HexBoard */

export class Preview {
  #core;
  #box;
  #board;
  /** @type {string | null} */
  #family = null;

  /**
   * @param {Core} core
   * @param {HTMLElement} box
   */
  constructor(core, box) {
    this.#core = core;
    this.#box = box;
    this.#board = /** @type {HexBoard} */ (document.createElement("hex-board"));
    this.#board.setAttribute("picture", "");
    this.#box.append(this.#board);
  }

  /**
   * Shows a position next to an element.
   * @param {GameStart} opening
   * @param {Element} anchor
   * @param {boolean} isFlipped
   */
  show(opening, anchor, isFlipped) {
    try {
      const { id, view } = this.#core.open(opening);
      this.#core.close(id);
      if (view.family !== this.#family) this.#board.geometry = this.#core.geometry(view.family);
      this.#family = view.family;
      this.#board.flipped = isFlipped;
      this.#board.view = { ...view, choices: [] };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return this.hide();
    }
    this.#box.hidden = false;
    this.#place(anchor.getBoundingClientRect());
  }

  hide() {
    this.#box.hidden = true;
  }

  /**
   * Places the board below the element, or above it if there is no room.
   * @param {DOMRect} anchor
   */
  #place(anchor) {
    const { width, height } = this.#box.getBoundingClientRect();
    const left = Math.max(8, Math.min(anchor.left, document.documentElement.clientWidth - width - 8));
    const below = anchor.bottom + 8;
    const top = below + height > innerHeight ? anchor.top - height - 8 : below;
    this.#box.style.left = `${left}px`;
    this.#box.style.top = `${Math.max(8, top)}px`;
  }
}
