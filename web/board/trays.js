// The pieces next to the board, in the four corners that a hexagon leaves free: reserve, captured pieces, rings, the pool.
import { other } from "../core/color.js";
import { svg } from "../dom/element.js";
import { drawing } from "./art.js";
import { t } from "./surroundings.js";

/** @import { Color, Corner, Kind, Shelf, Spot, View } from "./types.d.ts" */
/** @import { Scene } from "./scene.js" */

/** Scale of pieces next to the board. */
const SMALL = 0.6;

/**
 * Draws discs in piles.
 * @param {Kind} kind
 * @param {(index: number) => Color} colorOf
 * @param {number} count
 * @param {number} high
 * @param {number} step
 * @param {1 | -1} side
 */
function piles(kind, colorOf, count, high, step, side) {
  const group = svg("g");
  const width = kind === "marker" ? 40 : 55;
  for (let index = 0; index < count; index++) {
    const x = side * Math.floor(index / high) * width;
    const y = -(index % high) * step;
    const stone = drawing(kind, colorOf(index));
    stone.setAttribute("transform", `translate(${x} ${y}) scale(${SMALL})`);
    group.append(stone);
  }
  return group;
}

/**
 * Draws rings in a line, with empty places for missing ones.
 * @param {Color} color @param {number} count @param {number} places @param {1 | -1} side
 */
function ringRow(color, count, places, side) {
  const group = svg("g");
  for (let index = 0; index < Math.max(count, places); index++) {
    const x = side * index * 58;
    if (index < count) {
      const ring = drawing("ring", color);
      ring.setAttribute("transform", `translate(${x} 0) scale(${SMALL})`);
      group.append(ring);
    } else {
      group.append(svg("circle", { cx: x, cy: 0, r: 22, class: "hb-place" }));
    }
  }
  return group;
}

export class Trays {
  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
  }

  /** Returns whether a player sits at the bottom: White, unless the board is flipped. @param {Color} color */
  #below(color) {
    return (color === "w") !== this.scene.flipped;
  }

  /** @param {boolean} below @param {boolean} right @returns {Corner} */
  #corner(below, right) {
    const { left, top, right: end, bottom } = this.scene.box;
    return { x: right ? end - 36 : left + 36, y: below ? bottom - 36 : top + 36, side: right ? -1 : 1, up: below ? 1 : -1 };
  }

  /** @param {Shelf | "home"} shelf @param {Color} color @returns {Corner} */
  #cornerOf(shelf, color) {
    return shelf === "pool" ? this.#corner(true, true) : this.#corner(this.#below(color), shelf === "captured");
  }

  /**
   * Returns the spot that pieces come from and fly to.
   * @param {"pool" | "reserve" | "captured" | "off" | "place"} shelf @param {Color} color
   * @param {View} view
   * @returns {Spot}
   */
  place(shelf, color, view) {
    const corner = this.#cornerOf(shelf === "pool" || shelf === "captured" ? shelf : "home", color);
    const along = shelf === "off" ? this.#side(view, color).ringsOff : shelf === "place" ? this.#side(view, color).ringsToPlace : 0;
    return { x: corner.x + corner.side * along * 58, y: corner.y };
  }

  /** @param {View} view @param {Color} color */
  #side(view, color) {
    return color === "w" ? view.white : view.black;
  }

  /** @param {View} view */
  draw(view) {
    const trays = /** @type {Color[]} */ (["b", "w"])
      .sort((a, b) => Number(this.#below(a)) - Number(this.#below(b)))
      .flatMap((color) => (view.ringsToWin > 0 ? [this.#rings(view, color)] : [this.#reserve(view, color), this.#captured(view, color)]));
    if (view.ringsToWin > 0) trays.push(this.#pool(view));
    this.scene.layers.trays.replaceChildren(...trays);
  }

  /**
   * Draws a shelf with pieces and their number.
   * @param {Corner} corner @param {SVGElement} pieces @param {number} width of the pieces @param {number} rise maximum height of a pile
   * @param {number} count @param {string} label @param {boolean} [active] whether its owner is to act
   */
  #tray(corner, pieces, width, rise, count, label, active = false) {
    const number = svg(
      "text",
      { x: corner.side * (width + 14), y: (-corner.up * rise) / 2, class: "hb-count", "text-anchor": corner.side > 0 ? "start" : "end" },
      String(count),
    );
    const length = 34 + width + 80;
    const shelf = svg("rect", {
      x: corner.side > 0 ? -34 : 34 - length,
      y: corner.up > 0 ? -34 - rise : -34,
      width: length,
      height: 68 + rise,
      rx: 20,
      class: "hb-shelf",
    });
    const classes = active ? "hb-tray hb-acts" : "hb-tray";
    return svg(
      "g",
      { role: "img", "aria-label": label, class: classes, transform: `translate(${corner.x} ${corner.y})` },
      shelf,
      pieces,
      number,
    );
  }

  /** @param {View} view @param {Color} color */
  #rings(view, color) {
    const corner = this.#cornerOf("home", color);
    const { ringsToPlace, ringsOff } = this.#side(view, color);
    const placing = view.stage === "place";
    const count = placing ? ringsToPlace : ringsOff;
    const placed = view.pieces.filter((piece) => piece.kind === "ring" && piece.color === color).length;
    const places = placing ? ringsToPlace + placed : view.ringsToWin;
    const row = ringRow(color, count, places, corner.side);
    const label = placing
      ? t("board-rings-to-place", { player: color, count })
      : t("board-rings-off", { player: color, count, of: view.ringsToWin });
    return this.#tray(corner, row, Math.max(count, places) * 58 - 30, 0, count, label, this.#acts(view, color));
  }

  /** @param {View} view @param {Color} color */
  #acts(view, color) {
    return view.toAct === color && !view.outcome;
  }

  /** @param {Corner} corner @param {Color} color @param {number} count @param {string} label @param {boolean} [active] */
  #stones(corner, color, count, label, active) {
    const high = 6;
    const step = 9;
    const rise = (high - 1) * step;
    const pile = piles("single", () => color, count, high, step, corner.side);
    if (count === 0) pile.append(svg("circle", { cy: -rise / 2, r: 22, class: "hb-place" }));
    if (corner.up < 0) pile.setAttribute("transform", `translate(0 ${rise})`);
    return this.#tray(corner, pile, Math.max(1, Math.ceil(count / high)) * 55 - 28, rise, count, label, active);
  }

  /** @param {View} view @param {Color} color */
  #reserve(view, color) {
    const { reserve } = this.#side(view, color);
    return this.#stones(
      this.#cornerOf("home", color),
      color,
      reserve,
      t("board-reserve", { player: color, count: reserve }),
      this.#acts(view, color),
    );
  }

  /** @param {View} view @param {Color} color */
  #captured(view, color) {
    const { captured } = this.#side(view, color);
    return this.#stones(this.#cornerOf("captured", color), other(color), captured, t("board-captured", { player: color, count: captured }));
  }

  /** @param {View} view */
  #pool(view) {
    const corner = this.#cornerOf("pool", "w");
    const high = 11;
    const step = 5;
    // Markers have a white and a black side.
    const pile = piles("marker", (index) => (index % 2 ? "b" : "w"), view.pool, high, step, corner.side);
    return this.#tray(
      corner,
      pile,
      Math.max(1, Math.ceil(view.pool / high)) * 40 - 20,
      (high - 1) * step,
      view.pool,
      t("board-pool", { count: view.pool }),
    );
  }
}
