// The layer of the board that shows which lines favour which player, under the pieces.

import { svg } from "../dom/element.js";
import { outlinesOf } from "./line-values.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { Color, PointName } from "../core/types.d.ts" */
/** @import { Spot } from "../board/types.d.ts" */
/** @import { Line } from "./line-values.js" */

export class LineLayer {
  #board;
  #layer = svg("g", { class: "hb-control", "aria-hidden": "true" });
  /** @type {Line[]} */
  #lines = [];
  /** Position on the board that the lines belong to. */
  #position = "";
  /** @type {PointName[] | null} */
  #meant = null;

  /** @param {HexBoard} board */
  constructor(board) {
    this.#board = board;
    // The cells of the board are laid out again when it is flipped.
    const grid = board.querySelector(".hb-grid");
    if (grid) new MutationObserver(() => this.#draw()).observe(grid, { childList: true });
  }

  /** @param {Line[]} lines @param {string} position */
  show(lines, position) {
    this.#lines = lines;
    this.#position = position;
    this.#draw();
  }

  clear() {
    this.#meant = null;
    this.show([], "");
  }

  /** Highlights a line. @param {PointName[] | null} points */
  mean(points) {
    this.#meant = points;
    this.#draw();
  }

  /** Returns the spot of a point. @param {PointName} name @returns {Spot} */
  #place(name) {
    const cell = this.#board.querySelector(`.hb-cell[data-point="${CSS.escape(name)}"]`);
    return { x: Number(cell?.getAttribute("cx")), y: Number(cell?.getAttribute("cy")) };
  }

  #draw() {
    const above = this.#board.querySelector(".hb-rows");
    if (!above) return;
    if (this.#layer.nextElementSibling !== above) above.before(this.#layer);
    const isShown = this.#lines.length > 0 && this.#board.view?.position === this.#position;
    this.#layer.replaceChildren(...(isShown ? [...this.#highlight(), ...this.#drawn("w"), ...this.#drawn("b")] : []));
  }

  /** @param {Color} player @returns {SVGElement[]} */
  #drawn(player) {
    return this.#lines.flatMap(({ name, points, shares }) => {
      const outlines = outlinesOf(
        shares,
        points.map((point) => this.#place(point)),
        player,
      );
      return outlines.map((corners) => svg("path", { d: closed(corners), class: `control-line control-${player}`, "data-line": name }));
    });
  }

  #highlight() {
    if (!this.#meant) return [];
    const [from, to] = [this.#meant[0] ?? "", this.#meant.at(-1) ?? ""].map((name) => this.#place(name));
    if (!from || !to) return [];
    const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
    return [svg("path", { d, class: "hb-chosen-edge" }), svg("path", { d, class: "hb-chosen" })];
  }
}

/** @param {Spot[]} corners */
const closed = (corners) => `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
