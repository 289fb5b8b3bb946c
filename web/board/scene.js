// The drawing: one SVG with a layer for everything visible, from the board up to the points that can be touched.
import { svg } from "../dom/element.js";
import { between, distance, drawing, prepareArt, RISE, UNIT } from "./art.js";

/** @import { Geometry, Piece, Point, PointName, Spot } from "./types.d.ts" */

/** The layers, bottom first. */
const LAYERS = /** @type {const} */ ([
  "board",
  "lines",
  "trays",
  "last",
  "rows",
  "targets",
  "pieces",
  "outlines",
  "arrows",
  "shapes",
  "hint",
  "flying",
  "badges",
]);

/** Distance of the board's frame from its outline. */
const FRAME = 26;

/** Minimum distance of a label from a point that may hold a piece. */
const LABEL = 68;

export class Scene {
  /** Returns the spot of a point in the drawing. @param {PointName} name @returns {Spot} */
  place = (name) => this.spots.get(name) ?? { x: 0, y: 0 };

  constructor() {
    prepareArt();
    /** @type {Record<typeof LAYERS[number], SVGGElement>} */
    this.layers = /** @type {any} */ ({});
    for (const name of LAYERS) this.layers[name] = svg("g", { class: `hb-${name}`, "aria-hidden": name === "trays" ? null : "true" });
    this.grid = svg("g", { role: "grid", class: "hb-grid" });
    this.root = svg("svg", { class: "hb-svg", focusable: "false" }, ...LAYERS.map((name) => this.layers[name]), this.grid);
    /** @type {Geometry | null} */
    this.geometry = null;
    this.flipped = false;
    /** @type {Map<PointName, Point>} */
    this.points = new Map();
    /** @type {Map<PointName, Spot>} */
    this.spots = new Map();
    /** @type {Map<PointName, SVGCircleElement>} */
    this.cells = new Map();
    /** The pieces on the board, as drawn. @type {Map<PointName, SVGGElement>} */
    this.pieces = new Map();
    /** Bounding box of the frame. */
    this.box = { left: 0, top: 0, right: 0, bottom: 0 };
  }

  /**
   * Draws the empty board.
   * @param {Geometry} geometry @param {boolean} flipped
   */
  lay(geometry, flipped) {
    this.geometry = geometry;
    this.flipped = flipped;
    const sign = flipped ? -UNIT : UNIT;
    this.points = new Map(geometry.points.map((point) => [point.name, point]));
    this.spots = new Map(geometry.points.map(({ name, x, y }) => [name, { x: x * sign, y: y * sign }]));
    const corners = geometry.outline.map(([x, y]) => ({ x: x * UNIT, y: y * UNIT }));
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    this.box = {
      left: Math.min(...xs) - FRAME,
      top: Math.min(...ys) - FRAME,
      right: Math.max(...xs) + FRAME,
      bottom: Math.max(...ys) + FRAME,
    };
    const { left, top, right, bottom } = this.box;
    this.root.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
    const shape = corners.map(({ x, y }) => `${x},${y}`).join(" ");
    this.layers.board.replaceChildren(
      svg("polygon", { points: shape, class: "hb-frame" }),
      svg("polygon", { points: shape, class: "hb-surface" }),
    );
    const lines = geometry.lines.map(({ x1, y1, x2, y2 }) => `M${x1 * sign} ${y1 * sign}L${x2 * sign} ${y2 * sign}`).join("");
    this.layers.lines.replaceChildren(svg("path", { d: lines, class: "hb-line" }));
    for (const point of geometry.points) {
      const { x, y } = this.place(point.name);
      if (point.dot) this.layers.lines.append(svg("circle", { cx: x, cy: y, r: 9, class: "hb-dot" }));
      // Place the name in the middle between three points, where no piece covers it.
      else this.layers.lines.append(svg("text", { x: x + 57, y, class: "hb-name" }, point.name));
    }
    for (const { text, x, y } of geometry.labels) {
      const spot = this.#besidePieces({ x: x * sign, y: y * sign });
      this.layers.lines.append(svg("text", { ...spot, class: "hb-label" }, text));
    }
    this.#layCells(geometry);
  }

  /** Moves a label away from its point so that no piece covers it. @param {Spot} label @returns {Spot} */
  #besidePieces(label) {
    const name = this.nearest(label);
    const point = name ? this.points.get(name) : null;
    if (!name || !point || point.dot) return label;
    const from = this.place(name);
    return between(from, label, Math.max(1, LABEL / distance(from, label)));
  }

  /** Lays out the points as a grid for screen readers: a row for each column of the board. @param {Geometry} geometry */
  #layCells(geometry) {
    const focused = [...this.cells].find(([, cell]) => cell.tabIndex === 0)?.[0];
    const hadFocus = this.grid.contains(document.activeElement);
    this.cells = new Map();
    /** @type {Map<string, SVGGElement>} */
    const rows = new Map();
    for (const point of geometry.points) {
      const { x, y } = this.place(point.name);
      const cell = svg("circle", { cx: x, cy: y, r: 47, role: "gridcell", tabindex: -1, class: "hb-cell", "data-point": point.name });
      const row = rows.get(point.column) ?? svg("g", { role: "row" });
      rows.set(point.column, row);
      row.append(cell);
      this.cells.set(point.name, cell);
    }
    this.grid.replaceChildren(...rows.values());
    this.rove(focused && this.cells.has(focused) ? focused : this.middle(), hadFocus);
  }

  /** Returns the point nearest to the middle of the board. @returns {PointName} */
  middle() {
    const all = [...this.spots];
    return all.reduce((best, next) => (Math.hypot(next[1].x, next[1].y) < Math.hypot(best[1].x, best[1].y) ? next : best))[0];
  }

  /** Makes a point the tab stop (roving tabindex). @param {PointName} name @param {boolean} focus */
  rove(name, focus) {
    for (const [other, cell] of this.cells) cell.setAttribute("tabindex", other === name ? "0" : "-1");
    if (focus) this.cells.get(name)?.focus({ preventScroll: true });
  }

  /** The point that is the tab stop. @returns {PointName | null} */
  get current() {
    return [...this.cells].find(([, cell]) => cell.getAttribute("tabindex") === "0")?.[0] ?? null;
  }

  /** Returns the point nearest to a spot. @param {Spot} spot @returns {PointName | null} */
  nearest(spot) {
    let best = null;
    let least = Infinity;
    for (const [name, place] of this.spots) {
      const far = distance(place, spot);
      if (far < least) [best, least] = [name, far];
    }
    return best;
  }

  /** Tests whether a spot lies on the board, with a margin around it. @param {Spot} spot @param {number} [margin] */
  covers({ x, y }, margin = 0) {
    const corners = (this.geometry?.outline ?? []).map(([cx, cy]) => ({ x: cx * UNIT, y: cy * UNIT }));
    return corners.every((from, index) => {
      const to = corners[(index + 1) % corners.length];
      const cross = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
      const inner = (to.x - from.x) * -from.y - (to.y - from.y) * -from.x;
      return Math.sign(inner) * cross > -margin * distance(from, to);
    });
  }

  /** Converts window coordinates to the drawing. @param {{ clientX: number, clientY: number }} event @returns {Spot} */
  spotOf({ clientX, clientY }) {
    const matrix = this.root.getScreenCTM();
    if (!matrix) return { x: 1e6, y: 1e6 };
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }

  /** Converts a spot of the drawing to pixels in a box around the board. @param {Spot} spot @param {Element} box @returns {Spot} */
  pixelsOf(spot, box) {
    const matrix = this.root.getScreenCTM();
    const { left, top } = box.getBoundingClientRect();
    const { x, y } = new DOMPoint(spot.x, spot.y).matrixTransform(matrix ?? undefined);
    return { x: x - left, y: y - top };
  }

  /**
   * Draws a piece that is not on the board yet.
   * @param {Pick<Piece, "kind" | "color" | "under">} piece @param {Spot} spot @param {string} [className]
   */
  figure({ kind, color, under = [] }, { x, y }, className) {
    // Covered pieces are visible below it, so the bottom one is drawn first.
    const layers = [...under].reverse().concat({ kind, color });
    return svg(
      "g",
      { class: `hb-piece ${className ?? ""}`, transform: `translate(${x} ${y})`, "data-kind": kind, "data-color": color },
      ...layers.map((layer, index) => {
        const figure = drawing(layer.kind, layer.color);
        if (index > 0) figure.setAttribute("y", String(-RISE * Math.min(index, 4)));
        return figure;
      }),
    );
  }

  /** Redraws all pieces of a view, without remains of a preview or an animation. @param {Piece[]} pieces */
  set(pieces) {
    this.pieces = new Map();
    // Pieces further away on the screen are drawn first so that a high piece hides those behind it; rings lie above markers.
    const sorted = [...pieces].sort(
      (a, b) => this.place(a.at).y - this.place(b.at).y || Number(a.kind === "ring") - Number(b.kind === "ring"),
    );
    const figures = sorted.map((piece) => {
      const figure = this.figure(piece, this.place(piece.at));
      this.pieces.set(piece.at, figure);
      return figure;
    });
    this.layers.pieces.replaceChildren(...figures);
    this.layers.flying.replaceChildren();
  }
}
