// Art of potentials: hexagonal tiles with a mark. A loaded piece is a disc with a tile on it, a used potential a tile alone,
// so they differ by outline, regardless of the colours.
import { prepareArt, RADIUS, RISE, stone } from "../board/art.js";
import { svg } from "../dom/element.js";
import { KINDS, MARKS } from "../game/kinds.js";

/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../core/types.d.ts").Potential} Potential */

const COLORS = /** @type {const} */ (["w", "b"]);

/** Returns the corners of a flat hexagon. @param {number} r @param {number} cy */
function corners(r, cy) {
  const high = r * 0.866;
  return [
    [-r, 0],
    [-r / 2, -high],
    [r / 2, -high],
    [r, 0],
    [r / 2, high],
    [-r / 2, high],
  ]
    .map(([x, y]) => `${x.toFixed(1)},${(y + cy).toFixed(1)}`)
    .join(" ");
}

/** Draws a tile with its side wall. @param {Color} color @param {number} r @param {number} top height of its face above the point */
function tile(color, r, top) {
  return [
    svg("polygon", { points: corners(r, 7 - top), class: `hb-${color}-wall hb-tile` }),
    svg("polygon", { points: corners(r, -top), class: `hb-${color}-face hb-tile` }),
    svg("polygon", { points: corners(r - 4, -top), class: `hb-${color}-tile-edge` }),
  ];
}

/** @param {Color} color @param {Potential} kind @param {number} top @param {number} scale */
const mark = (color, kind, top, scale) =>
  svg("path", {
    d: MARKS[kind],
    "fill-rule": "evenodd",
    class: `hb-${color}-tile-mark`,
    transform: `translate(0 ${-top}) scale(${scale})`,
  });

/** @param {number} r @param {number} cy */
const shadow = (r, cy) => svg("circle", { cx: 3, cy, r: r * 1.2, fill: "url(#hb-shadow)" });

/** @param {string} id @param {...SVGElement} parts */
const symbol = (id, ...parts) => svg("g", { id }, ...parts);

/** Adds the drawings of potentials to those of other pieces, once. */
export function prepareTiles() {
  prepareArt();
  const defs = document.querySelector("#hb-art defs");
  if (!defs || document.getElementById("hb-w-used-tamsk")) return;
  for (const color of COLORS) {
    for (const kind of KINDS) {
      RADIUS[`loaded-${kind}`] = 40;
      RADIUS[`used-${kind}`] = 36;
      defs.append(
        symbol(`hb-${color}-loaded-${kind}`, shadow(40, 10), ...stone(color, 40, 2, 9), ...tile(color, 33, 9), mark(color, kind, 9, 0.95)),
        symbol(`hb-${color}-used-${kind}`, shadow(33, 6), ...tile(color, 36, 2), mark(color, kind, 2, 1.05)),
      );
    }
    RADIUS["gipf-punct"] = 38;
    defs.append(
      symbol(`hb-${color}-gipf-punct`, shadow(38, 12), ...tile(color, 38, 0), ...tile(color, 38, RISE), mark(color, "punct", RISE, 1.1)),
    );
  }
}
