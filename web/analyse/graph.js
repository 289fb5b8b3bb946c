// The course of a game as a curve: White's chance above the middle, Black's below. A slider lies over it, so
// that keys and screen readers have it too.

import { html, svg } from "../board/art.js";
import { t } from "../words/words.js";
import { scoreText } from "./lines.js";
import { chanceOf } from "./score.js";

/** @typedef {import("./score.js").Score} Score */

/** Units of the drawing. */
const [WIDTH, HEIGHT] = [600, 100];

export class Graph {
  #slider = html("input", { type: "range", min: 0, step: 1 });
  #here = svg("path", { class: "here" });
  #curve = svg("path", { class: "curve" });
  #area = svg("path", { class: "area" });
  /** @type {{ text: string, score: Score }[]} */
  #points = [];
  /** The element to be shown. */
  element;

  /** @param {(index: number) => void} go a point was chosen, counted from the start of the game */
  constructor(go) {
    const picture = svg(
      "svg",
      { class: "graph", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" },
      this.#area,
      svg("path", { class: "middle", d: `M0 ${HEIGHT / 2}H${WIDTH}` }),
      this.#curve,
      this.#here,
    );
    this.#slider.setAttribute("aria-label", t("analyse-review-graph"));
    this.#slider.addEventListener("input", () => go(Number(this.#slider.value)));
    this.element = html("div", { class: "course" }, picture, this.#slider);
  }

  /** @param {{ text: string, score: Score }[]} points the start and every turn */
  draw(points) {
    this.#points = points;
    const spots = points.map(({ score }, index) => {
      const x = points.length > 1 ? (index / (points.length - 1)) * WIDTH : 0;
      return `${x.toFixed(1)} ${((1 - chanceOf(score)) * HEIGHT).toFixed(1)}`;
    });
    this.#curve.setAttribute("d", `M${spots.join("L")}`);
    this.#area.setAttribute("d", `M0 ${HEIGHT}L${spots.join("L")}L${WIDTH} ${HEIGHT}Z`);
    this.#slider.max = String(Math.max(0, points.length - 1));
  }

  /** @param {number | null} index the point that is looked at; null when it is none of these */
  mark(index) {
    const point = index === null ? undefined : this.#points[index];
    this.#here.toggleAttribute("hidden", !point);
    if (!point || index === null) return;
    const x = this.#points.length > 1 ? (index / (this.#points.length - 1)) * WIDTH : 0;
    this.#here.setAttribute("d", `M${x.toFixed(1)} 0V${HEIGHT}`);
    this.#slider.value = String(index);
    this.#slider.setAttribute("aria-valuetext", `${point.text} ${scoreText(point.score)}`);
  }
}
