// A heat map of the played turns on the board: a disc at a point where a piece is placed or lands, a drop at a dot from which
// it is pushed. The number is the share of the games or the score, so the map can be read without colours. Turns are played on the
// board itself: a disc marks what can be chosen there anyway.

import { svg } from "../dom/element.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { Effect, PointName } from "../core/types.d.ts" */

/**
 * A mark for a row of the table.
 * @typedef {object} HeatMark
 * @property {number} row
 * @property {string} level a class of style/openings.css
 * @property {string} text
 * @property {number} weight of several marks at one place, the heaviest is shown
 * @property {Effect | undefined} effect the first effect of the turn
 */

/** Position of a drop between the rim of the board and the spot next to the dot, from 0 to 1. */
const ALONG = 0.44;

export class Heat {
  #board;
  #layer = svg("g", { class: "hb-heat", "aria-hidden": "true" });
  /** @type {HeatMark[]} */
  #marks = [];
  /** Position that the marks belong to. */
  #position = "";
  /** @type {number | null} */
  #meant = null;

  /** @param {HexBoard} board */
  constructor(board) {
    this.#board = board;
    // The cells of the board show what is picked, and whether the board was flipped.
    const observer = new MutationObserver(() => this.#draw());
    const grid = board.querySelector(".hb-grid");
    if (grid) observer.observe(grid, { subtree: true, childList: true, attributes: true, attributeFilter: ["aria-selected"] });
  }

  /** @param {HeatMark[]} marks @param {string} position */
  show(marks, position) {
    this.#marks = marks;
    this.#position = position;
    this.#meant = null;
    this.#draw();
  }

  clear() {
    this.show([], "");
  }

  /** Highlights all turns of a row. @param {number | null} row */
  mean(row) {
    if (row === this.#meant) return;
    this.#meant = row;
    this.#draw();
  }

  /** Returns the spot of a point. @param {PointName} name */
  #place(name) {
    const cell = this.#board.querySelector(`.hb-cell[data-point="${CSS.escape(name)}"]`);
    return cell ? { x: Number(cell.getAttribute("cx")), y: Number(cell.getAttribute("cy")) } : null;
  }

  #draw() {
    const above = this.#board.querySelector(".hb-arrows");
    if (!above) return;
    if (this.#layer.nextElementSibling !== above) above.before(this.#layer);
    const isShown = this.#marks.length > 0 && this.#board.view?.position === this.#position;
    this.#board.classList.toggle("hb-heated", isShown);
    const drawn = isShown ? this.#drawn() : [];
    if (drawn.length > 0 || this.#layer.childElementCount > 0) this.#layer.replaceChildren(...drawn);
  }

  #drawn() {
    const picked = this.#board.querySelector(".hb-cell[aria-selected=true]")?.getAttribute("data-point") ?? null;
    /** @type {Map<string, { mark: HeatMark, element: SVGElement }>} */
    const places = new Map();
    for (const mark of this.#marks) {
      const found = this.#markOf(mark, picked);
      if (!found) continue;
      const before = places.get(found.key);
      const isMeant = mark.row === this.#meant;
      if (before && before.mark.row !== this.#meant && (isMeant || mark.weight > before.mark.weight)) places.delete(found.key);
      else if (before) continue;
      found.element.classList.toggle("meant", isMeant);
      places.set(found.key, { mark, element: found.element });
    }
    const ways = this.#marks.filter(({ row }) => row === this.#meant).flatMap((mark) => this.#way(mark.effect));
    return [...ways, ...[...places.values()].map(({ element }) => element)];
  }

  /**
   * @param {HeatMark} mark
   * @param {PointName | null} picked
   */
  #markOf({ effect, level, text }, picked) {
    switch (effect?.kind) {
      case "place":
        return this.#disc(effect.piece.at, level, text);
      case "move":
        // First the rings that were moved, then the targets of the picked one.
        if (picked === null) return this.#badge(effect.piece.at, level, text);
        return picked === effect.piece.at ? this.#disc(effect.to, level, text) : null;
      case "push":
        return effect.from ? this.#drop(effect.from, effect.piece.at, level, text) : this.#disc(effect.piece.at, level, text);
      default:
        return null;
    }
  }

  /** @param {PointName} at @param {string} level @param {string} text */
  #disc(at, level, text) {
    const spot = this.#place(at);
    if (!spot) return null;
    return { key: at, element: shape(level, text, `translate(${spot.x} ${spot.y})`, svg("circle", { r: 35 })) };
  }

  /** Draws a badge next to a ring. @param {PointName} at @param {string} level @param {string} text */
  #badge(at, level, text) {
    const spot = this.#place(at);
    if (!spot) return null;
    return { key: at, element: shape(level, text, `translate(${spot.x + 30} ${spot.y - 30}) scale(0.8)`, svg("circle", { r: 30 })) };
  }

  /**
   * Draws a drop at a dot, with its tip towards the spot.
   * @param {PointName} from @param {PointName} to @param {string} level @param {string} text
   */
  #drop(from, to, level, text) {
    const [dot, spot] = [this.#place(from), this.#place(to)];
    if (!dot || !spot) return null;
    const turn = (Math.atan2(spot.y - dot.y, spot.x - dot.x) * 180) / Math.PI;
    const [x, y] = [dot.x + (spot.x - dot.x) * ALONG, dot.y + (spot.y - dot.y) * ALONG];
    const body = svg("path", { d: "M42 0L16 19A25 25 0 1 1 16 -19Z", transform: `rotate(${turn})` });
    return { key: `${from}-${to}`, element: shape(level, text, `translate(${x} ${y})`, body) };
  }

  /** Draws the line along which a ring moves. @param {Effect | undefined} effect */
  #way(effect) {
    if (effect?.kind !== "move") return [];
    const [from, to] = [this.#place(effect.piece.at), this.#place(effect.to)];
    if (!from || !to) return [];
    return [
      svg("path", { class: "heat-way", d: `M${from.x} ${from.y}L${to.x} ${to.y}` }),
      svg("circle", { class: "heat-end", cx: to.x, cy: to.y, r: 22 }),
    ];
  }
}

/** @param {string} level @param {string} text @param {string} transform @param {SVGElement} body */
function shape(level, text, transform, body) {
  return svg("g", { class: `heat ${level}`, transform }, body, svg("text", { y: 1 }, text));
}
