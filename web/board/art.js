// The scale of the drawing, and the art of the pieces. Every piece is defined once, in a hidden SVG that all boards of a page
// refer to; colours come from board.css.
import { svg } from "../dom/element.js";

/** @import { Color, Kind, Spot } from "./types.d.ts" */

/** Distance between neighbouring points in drawing units. Browsers render text badly if this distance is one unit. */
export const UNIT = 100;

/** Position of an arrow between the dot (0) and the spot (1): a piece on the spot does not cover it. */
export const ARROW = 0.4;

/** @param {Spot} a @param {Spot} b */
export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** Interpolates between two spots: 0 is the first, 1 the second. @param {Spot} a @param {Spot} b @param {number} share @returns {Spot} */
export const between = (a, b, share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

/** @param {Spot} spot @param {number} [scale] */
export const moveTo = ({ x, y }, scale = 1) => `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale})`;

/** Radius of each kind of piece in drawing units. @type {Record<Kind, number>} */
export const RADIUS = /** @type {any} */ ({ ring: 45, marker: 27, single: 40, gipf: 40 });

/** Height of the top of a GIPF-piece above its point. */
export const RISE = 11;

/**
 * @param {string} id
 * @param {string[]} stops classes of the stops, starting at the lit side
 */
function gradient(id, stops) {
  const parts = stops.map((stop, index) => svg("stop", { class: stop, offset: index / (stops.length - 1) }));
  return svg("linearGradient", { id, x1: -30, y1: -42, x2: 26, y2: 42, gradientUnits: "userSpaceOnUse" }, ...parts);
}

/** Draws a soft round shadow without a filter, because filters are slow on phones. */
function shadow() {
  const stops = [
    ["0.6", "0.42"],
    ["0.8", "0.24"],
    ["1", "0"],
  ].map(([offset, opacity]) => svg("stop", { class: "hb-dark", offset, "stop-opacity": opacity }));
  return svg("radialGradient", { id: "hb-shadow" }, ...stops);
}

/** @param {Color} color */
function ring(color) {
  const circle = (/** @type {number} */ r, /** @type {number} */ width, /** @type {string} */ stroke) =>
    svg("circle", { r, fill: "none", "stroke-width": width, class: stroke });
  const soft = [25, 20, 15].map((width) => svg("circle", { cx: 2, cy: 6, r: 36.5, fill: "none", class: "hb-cast", "stroke-width": width }));
  return svg(
    "g",
    { id: `hb-${color}-ring` },
    ...soft,
    circle(36.75, 17, `hb-${color}-edge`),
    circle(36.75, 15, `hb-${color}-body`),
    circle(37.6, 6.5, `hb-${color}-lit`),
    circle(30.6, 1.6, `hb-${color}-rim`),
  );
}

/**
 * Draws a disc with its side wall.
 * @param {Color} color @param {number} radius @param {number} top how far its face stands above the point @param {number} height
 */
export function stone(color, radius, top, height) {
  const wall = `M${-radius} ${-top}v${height}a${radius} ${radius} 0 0 0 ${2 * radius} 0v${-height}z`;
  return [
    svg("path", { d: wall, class: `hb-${color}-wall` }),
    svg("path", { d: `M${-radius} ${height - top}a${radius} ${radius} 0 0 0 ${2 * radius} 0`, class: `hb-${color}-foot` }),
    svg("circle", { r: radius, cy: -top, class: `hb-${color}-face` }),
    svg("circle", { r: radius - 2.6, cy: -top, class: `hb-${color}-bevel` }),
  ];
}

/** @param {Color} color @param {number} radius @param {number} cy */
const groove = (color, radius, cy) => svg("circle", { r: radius, cy, class: `hb-${color}-groove` });

/** @param {Color} color @param {number} radius @param {number} cy */
const dot = (color, radius, cy) => svg("circle", { r: radius, cy, class: `hb-${color}-dot` });

/**
 * Draws circles on White's pieces and dots on Black's so that the pieces can be told apart without colours.
 * @param {Color} color @param {Kind} kind
 */
function disc(color, kind) {
  const radius = RADIUS[kind];
  const under = svg("circle", { cx: 3, cy: kind === "gipf" ? 13 : 8, r: radius * 1.2, fill: "url(#hb-shadow)" });
  const group = svg("g", { id: `hb-${color}-${kind}` }, under);
  if (kind === "marker") {
    group.append(...stone(color, radius, 1.5, 5), color === "w" ? groove(color, 12, -1.5) : dot(color, 6.5, -1.5));
  } else if (kind === "single") {
    group.append(...stone(color, radius, 3, 9), color === "w" ? groove(color, 22, -3) : dot(color, 8, -3));
  } else {
    group.append(...stone(color, radius, 0, 9), ...stone(color, radius, RISE, 9.5), groove(color, 28, -RISE));
    group.append(color === "w" ? groove(color, 12, -RISE) : dot(color, 8, -RISE));
  }
  return group;
}

/** Inserts the hidden SVG into the page, once. */
export function prepareArt() {
  if (document.getElementById("hb-art")) return;
  const defs = svg("defs", {}, shadow(), svg("clipPath", { id: "hb-half" }, svg("path", { d: "M-60 60L60-60V60z" })));
  for (const color of /** @type {Color[]} */ (["w", "b"])) {
    defs.append(
      gradient(`hb-${color}-g-face`, [`hb-${color}-1`, `hb-${color}-2`, `hb-${color}-3`]),
      gradient(`hb-${color}-g-body`, [`hb-${color}-2`, `hb-${color}-3`, `hb-${color}-4`]),
      gradient(`hb-${color}-g-lit`, [`hb-${color}-0`, `hb-${color}-1`, `hb-${color}-3`]),
      ring(color),
      disc(color, "marker"),
      disc(color, "single"),
      disc(color, "gipf"),
    );
  }
  document.body.append(svg("svg", { id: "hb-art", class: "hb-art", width: 0, height: 0, "aria-hidden": "true", focusable: "false" }, defs));
}

/** Returns the drawing of a piece, centred at 0, 0. @param {Kind} kind @param {Color} color @param {string} [className] */
export const drawing = (kind, color, className) => svg("use", { href: `#hb-${color}-${kind}`, class: className });
