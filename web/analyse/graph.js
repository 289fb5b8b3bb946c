// Evaluation graph of a game: White's chance above the middle, Black's below, with the phases of the game and its turning
// point. A slider lies on top of it and makes it usable with a pointer, keys and screen readers.

import { html, svg } from "../dom/element.js";
import { chanceOf } from "../report/chance.js";
import { t } from "../words/words.js";

/** @typedef {import("../engine/messages.d.ts").Phase} Phase */
/** @typedef {import("./score.js").Score} Score */

/**
 * The start of the game, or one of its turns.
 * @typedef {object} Point
 * @property {string} text
 * @property {Score} score after it
 * @property {Phase} [phase] phase in which it was played, if a report states it
 * @property {boolean} [turns] whether it is the turning point of the game
 */

/** Size of the drawing in SVG units. */
const [WIDTH, HEIGHT] = [600, 100];

/** Minimum width at which a phase has room for its name, in percent of the graph. */
const PHASE_NAME_MIN_PERCENT = 16;

/** @param {Phase} phase */
export const phaseName = (phase) =>
  t(/** @type {const} */ ({ opening: "report-phase-opening", middle: "report-phase-middle", end: "report-phase-end" })[phase]);

export class Graph {
  #slider = html("input", { type: "range", min: 0, step: 1 });
  #here = svg("path", { class: "here" });
  #curve = svg("path", { class: "curve" });
  #area = svg("path", { class: "area" });
  #borders = svg("path", { class: "border" });
  #phases = html("div", { class: "phases", "aria-hidden": "true" });
  #turn = html("span", { class: "turned", "aria-hidden": "true", hidden: "" });
  #tip = html("span", { class: "tip", "aria-hidden": "true", hidden: "" });
  /** @type {Point[]} */
  #points = [];
  /** Root element of the graph. */
  element;

  /** @param {(index: number) => void} go called with the chosen point, counted from the start of the game */
  constructor(go) {
    const picture = svg(
      "svg",
      { class: "graph", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" },
      this.#area,
      this.#borders,
      svg("path", { class: "middle", d: `M0 ${HEIGHT / 2}H${WIDTH}` }),
      this.#curve,
      this.#here,
    );
    this.#slider.setAttribute("aria-label", t("analyse-review-graph"));
    this.#slider.addEventListener("input", () => go(Number(this.#slider.value)));
    // Use the position of the pointer, not the place where the browser draws the slider's thumb.
    this.#slider.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      this.#slider.focus({ preventScroll: true });
      go(this.#indexAt(event));
    });
    this.#slider.addEventListener("pointermove", (event) => {
      if (event.buttons & 1) go(this.#indexAt(event));
      this.#hover(this.#indexAt(event));
    });
    this.#slider.addEventListener("pointerleave", () => this.#hover(null));
    this.element = html(
      "div",
      { class: "course" },
      html("div", { class: "drawn" }, picture, this.#turn, this.#slider, this.#tip),
      this.#phases,
    );
  }

  /** @param {Point[]} points the start and every turn */
  draw(points) {
    this.#points = points;
    const spots = points.map(({ score }, index) => {
      const x = (this.#share(index) * WIDTH).toFixed(1);
      return `${x} ${((1 - chanceOf(score)) * HEIGHT).toFixed(1)}`;
    });
    this.#curve.setAttribute("d", `M${spots.join("L")}`);
    this.#area.setAttribute("d", `M0 ${HEIGHT}L${spots.join("L")}L${WIDTH} ${HEIGHT}Z`);
    this.#slider.max = String(Math.max(0, points.length - 1));
    this.#drawPhases();
    const turned = points.findIndex((point) => point.turns);
    this.#turn.hidden = turned < 0;
    if (turned >= 0) this.#place(this.#turn, turned);
  }

  /** @param {number | null} index current point; null if it is not on the graph */
  mark(index) {
    const point = index === null ? undefined : this.#points[index];
    this.#here.toggleAttribute("hidden", !point);
    if (!point || index === null) return;
    this.#here.setAttribute("d", `M${(this.#share(index) * WIDTH).toFixed(1)} 0V${HEIGHT}`);
    this.#slider.value = String(index);
    this.#slider.setAttribute("aria-valuetext", describe(point));
  }

  #drawPhases() {
    /** @type {{ phase: Phase, from: number, to: number }[]} */
    const parts = [];
    this.#points.forEach(({ phase }, index) => {
      if (!phase) return;
      const last = parts.at(-1);
      if (last?.phase === phase) last.to = index;
      else parts.push({ phase, from: index - 1, to: index });
    });
    this.#phases.hidden = parts.length === 0;
    this.#borders.setAttribute(
      "d",
      parts
        .slice(1)
        .map(({ from }) => `M${(this.#share(from) * WIDTH).toFixed(1)} 0V${HEIGHT}`)
        .join(""),
    );
    this.#phases.replaceChildren(
      ...parts.map(({ phase, from, to }) => {
        const share = 100 * (this.#share(to) - this.#share(from));
        const name = html("span", {}, share < PHASE_NAME_MIN_PERCENT ? "" : phaseName(phase));
        name.style.setProperty("inline-size", `${share.toFixed(2)}%`);
        return name;
      }),
    );
  }

  /** @param {number | null} index */
  #hover(index) {
    const point = index === null ? undefined : this.#points[index];
    this.#tip.hidden = !point;
    if (!point || index === null) return;
    this.#tip.textContent = describe(point);
    this.#place(this.#tip, index);
  }

  /** @param {HTMLElement} element @param {number} index */
  #place(element, index) {
    element.style.setProperty("--at", this.#share(index).toFixed(4));
    element.style.setProperty("--chance", chanceOf(/** @type {Point} */ (this.#points[index]).score).toFixed(4));
  }

  /** @param {number} index */
  #share(index) {
    return this.#points.length > 1 ? index / (this.#points.length - 1) : 0;
  }

  /** @param {PointerEvent} event */
  #indexAt({ clientX }) {
    const { left, width } = this.#slider.getBoundingClientRect();
    const share = width > 0 ? (clientX - left) / width : 0;
    return Math.round(Math.min(1, Math.max(0, share)) * (this.#points.length - 1));
  }
}

/** @param {Point} point */
function describe({ text, score, turns }) {
  const chance = t("report-chance", { turn: text, percent: Math.round(100 * chanceOf(score)) });
  return turns ? `${chance}. ${t("analyse-review-turning-point")}` : chance;
}
