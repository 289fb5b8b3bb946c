// Two dice, White's and Black's.
import { html, svg } from "../dom/element.js";

/** Positions of the pips of each face, in a three-by-three grid. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** @param {"w" | "b"} color @param {number} face */
function die(color, face) {
  const pips = (PIPS[face] ?? []).map((at) => svg("circle", { cx: 14 + 16 * (at % 3), cy: 14 + 16 * Math.floor(at / 3), r: 5 }));
  return svg(
    "svg",
    { viewBox: "0 0 60 60", class: `die ${color}`, "aria-hidden": "true" },
    svg("rect", { x: 2, y: 2, width: 56, height: 56, rx: 10 }),
    ...pips,
  );
}

/**
 * Draws the dice, at rest or rolling; the page announces the result.
 * @param {[number, number] | null} faces @param {boolean} rolling
 */
export function dice(faces, rolling) {
  const [white, black] = faces ?? [0, 0];
  return html("div", { class: rolling ? "dice rolling" : "dice" }, die("w", white), die("b", black));
}

/** Rolls two dice. @returns {[number, number]} */
export function rolled() {
  const bytes = new Uint8Array(16);
  // Bytes above 251 would make some faces more likely than others.
  for (;;) {
    const fair = crypto.getRandomValues(bytes).filter((byte) => byte < 252);
    if (fair.length >= 2) return [1 + ((fair[0] ?? 0) % 6), 1 + ((fair[1] ?? 0) % 6)];
  }
}
