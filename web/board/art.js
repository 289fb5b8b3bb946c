// Making elements, the one scale of the drawing, and how pieces look. Every piece is drawn once, in a hidden drawing that all
// boards of a page refer to; colours come from board.css.

/** @import { Attributes, Color, Kind, Spot } from "./types.d.ts" */

/** Units between two neighbouring points. Browsers draw text badly when the unit itself is that large. */
export const UNIT = 100;

/** Where on its way from the dot an arrow stands: a piece on the spot leaves it free. */
export const ARROW = 0.4;

/** @template {Element} E @param {E} element @param {Attributes} attributes @param {(Node | string)[]} children */
function dress(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children);
  return element;
}

/** @template {keyof SVGElementTagNameMap} K @param {K} name @param {Attributes} [attributes] @param {...(Node | string)} children */
export const svg = (name, attributes = {}, ...children) =>
  dress(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

/** @template {keyof HTMLElementTagNameMap} K @param {K} name @param {Attributes} [attributes] @param {...(Node | string)} children */
export const html = (name, attributes = {}, ...children) => dress(document.createElement(name), attributes, children);

/** @param {Spot} a @param {Spot} b */
export const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** A spot between two others: 0 is the first, 1 the second. @param {Spot} a @param {Spot} b @param {number} share @returns {Spot} */
export const between = (a, b, share) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

/** @param {Spot} spot @param {number} [scale] */
export const moveTo = ({ x, y }, scale = 1) => `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${scale})`;

/** The radius of each kind of piece, in units of the drawing. @type {Record<Kind, number>} */
export const RADIUS = /** @type {any} */ ({ ring: 45, marker: 27, single: 40, gipf: 40 });

/** What games with potentials add to a board; `web/potentials` fills it in. @type {Partial<import("./types.d.ts").Extension>} */
export const extension = {};

/** How far the top of a GIPF-piece stands above its point. */
export const RISE = 11;

/**
 * @param {string} id
 * @param {string[]} stops classes of the stops, from the lit side to the other
 */
function gradient(id, stops) {
  const parts = stops.map((stop, index) => svg("stop", { class: stop, offset: index / (stops.length - 1) }));
  return svg("linearGradient", { id, x1: -30, y1: -42, x2: 26, y2: 42, gradientUnits: "userSpaceOnUse" }, ...parts);
}

/** A soft round shadow without a filter: filters are slow on phones. */
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
 * A stone with its side wall.
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

/** White carries circles, Black dots, so that nobody needs colours to tell them apart. @param {Color} color @param {Kind} kind */
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

/** Puts the hidden drawing into the page, once. */
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

/** The drawing of a piece, around 0, 0. @param {Kind} kind @param {Color} color @param {string} [className] */
export const drawing = (kind, color, className) => svg("use", { href: `#hb-${color}-${kind}`, class: className });
