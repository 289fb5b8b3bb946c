// What lies beside the board, in the four corners that a hexagon leaves free: reserve, captured pieces, rings, the pool.
import { t } from "../words/words.js";
import { drawing } from "./art.js";
import { svg } from "./svg.js";

/** @typedef {import("../core/types.d.ts").View} View */
/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../core/types.d.ts").Kind} Kind */
/** @typedef {import("./svg.js").Spot} Spot */
/** @typedef {"home" | "pool" | "captured"} Shelf */
/** @typedef {{ x: number, y: number, side: 1 | -1, up: 1 | -1 }} Corner where it is; which way leads to the middle; which way is up to the outside */

/** How large pieces are beside the board. */
const SMALL = 0.6;

/** Stones in piles. @param {Kind} kind @param {(index: number) => Color} colorOf @param {number} count @param {number} high @param {number} step @param {1 | -1} side */
function piles(kind, colorOf, count, high, step, side) {
  const group = svg("g");
  const width = kind === "marker" ? 40 : 55;
  for (let index = 0; index < count; index++) {
    const x = side * Math.floor(index / high) * width, y = -(index % high) * step;
    const stone = drawing(kind, colorOf(index));
    stone.setAttribute("transform", `translate(${x} ${y}) scale(${SMALL})`);
    group.append(stone);
  }
  return group;
}

/** Rings in a line; those that are missing are left as empty places. @param {Color} color @param {number} count @param {number} places @param {1 | -1} side */
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
  /** @param {import("./scene.js").Scene} scene */
  constructor(scene) {
    this.scene = scene;
  }

  /** White's side is below, unless the board is turned. @param {Color} color */
  #below(color) {
    return (color === "w") !== this.scene.flipped;
  }

  /** @param {boolean} below @param {boolean} right @returns {Corner} */
  #corner(below, right) {
    const { left, top, right: end, bottom } = this.scene.box;
    return { x: right ? end - 36 : left + 36, y: below ? bottom - 36 : top + 36, side: right ? -1 : 1, up: below ? 1 : -1 };
  }

  /** @param {Shelf} shelf @param {Color} color @returns {Corner} */
  #cornerOf(shelf, color) {
    return shelf === "pool" ? this.#corner(true, true) : this.#corner(this.#below(color), shelf === "captured");
  }

  /**
   * Where pieces come from and fly to.
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
    const trays = /** @type {Color[]} */ (["b", "w"]).sort((a, b) => Number(this.#below(a)) - Number(this.#below(b)))
      .flatMap((color) => (view.ringsToWin > 0 ? [this.#rings(view, color)] : [this.#reserve(view, color), this.#captured(view, color)]));
    if (view.ringsToWin > 0) trays.push(this.#pool(view));
    this.scene.layers.trays.replaceChildren(...trays);
  }

  /** @param {Corner} corner @param {SVGElement} pieces @param {number} count @param {number} along @param {string} label @param {boolean} [active] */
  #tray(corner, pieces, count, along, label, active = false) {
    const across = corner.side * along;
    const number = svg("text", { x: across, y: 0, class: "hb-count", "text-anchor": corner.side > 0 ? "start" : "end" }, String(count));
    const tray = svg("g", { role: "img", "aria-label": label, class: "hb-tray", transform: `translate(${corner.x} ${corner.y})` }, pieces, number);
    if (active) tray.append(svg("circle", { class: "hb-turn", cx: across + corner.side * (count > 9 ? 54 : 38), cy: 0, r: 8 }));
    return tray;
  }

  /** @param {View} view @param {Color} color */
  #rings(view, color) {
    const corner = this.#cornerOf("home", color);
    const { ringsToPlace, ringsOff } = this.#side(view, color);
    const placing = view.stage === "place";
    const count = placing ? ringsToPlace : ringsOff;
    const places = placing ? 0 : view.ringsToWin;
    const row = ringRow(color, count, places, corner.side);
    const label = placing ? t("board-rings-to-place", { player: color, count }) : t("board-rings-off", { player: color, count, of: view.ringsToWin });
    return this.#tray(corner, row, count, Math.max(count, places) * 58 - 18, label, view.toAct === color && !view.outcome);
  }

  /** @param {View} view @param {Color} color */
  #reserve(view, color) {
    const corner = this.#cornerOf("home", color);
    const { reserve } = this.#side(view, color);
    const high = 6, step = 9;
    const lift = corner.up > 0 ? 0 : (Math.min(reserve, high) - 1) * step;
    const pile = piles("single", () => color, reserve, high, step, corner.side);
    pile.setAttribute("transform", `translate(0 ${Math.max(0, lift)})`);
    const label = t("board-reserve", { player: color, count: reserve });
    return this.#tray(corner, pile, reserve, Math.ceil(reserve / high) * 55 - 16, label, view.toAct === color && !view.outcome);
  }

  /** @param {View} view @param {Color} color */
  #captured(view, color) {
    const corner = this.#cornerOf("captured", color);
    const { captured } = this.#side(view, color);
    const high = 6, step = 9;
    const lift = corner.up > 0 ? 0 : (Math.min(captured, high) - 1) * step;
    const pile = piles("single", () => (color === "w" ? "b" : "w"), captured, high, step, corner.side);
    pile.setAttribute("transform", `translate(0 ${Math.max(0, lift)})`);
    const tray = this.#tray(corner, pile, captured, Math.ceil(captured / high) * 55 - 16, t("board-captured", { player: color, count: captured }));
    if (captured === 0) tray.classList.add("hb-none");
    return tray;
  }

  /** @param {View} view */
  #pool(view) {
    const corner = this.#cornerOf("pool", "w");
    const high = 11;
    // Markers have a white and a black side.
    const pile = piles("marker", (index) => (index % 2 ? "b" : "w"), view.pool, high, 5, corner.side);
    return this.#tray(corner, pile, view.pool, Math.ceil(view.pool / high) * 40 - 12, t("board-pool", { count: view.pool }));
  }
}
