// A rating over time as a plot, with a sentence that describes it, and a table with the numbers.

import { html, svg } from "../dom/element.js";
import { date } from "../site/dates.js";
import { t } from "../words/words.js";
import { laidOut, thinned } from "./scale.js";

/** @import { RatingPoint } from "../protocol/types.d.ts" */

/** Height of a plot, regardless of its width. */
const HEIGHT = 250;
const STEPS = 5;

/** Space for the numbers at the side and the days below. */
const MARGIN = { left: 44, right: 14, top: 14, bottom: 28 };

/** Maximum number of rows; the newest are kept. */
const ROWS_MAX = 200;

/**
 * Fills a figure.
 * @param {HTMLElement} figure
 * @param {string} title
 * @param {RatingPoint[]} history in chronological order
 */
export function drawPlot(figure, title, history) {
  const caption = html("figcaption", {}, title);
  if (history.length < 2) {
    figure.replaceChildren(caption, html("p", { class: "quiet" }, t("player-plot-few")));
    return;
  }
  const known = figure.querySelector("details");
  figure.replaceChildren(caption, drawing(title, history, plotWidth(figure)), known ?? table(history));
}

/** Returns the width in pixels: the drawing uses them as units, so text has its usual size. @param {HTMLElement} figure */
export function plotWidth(figure) {
  const { paddingLeft, paddingRight } = getComputedStyle(figure);
  return Math.max(240, Math.round(figure.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)));
}

/**
 * @param {string} title
 * @param {RatingPoint[]} history
 * @param {number} width
 */
function drawing(title, history, width) {
  const height = HEIGHT;
  const box = {
    left: MARGIN.left,
    top: MARGIN.top,
    width: width - MARGIN.left - MARGIN.right,
    height: height - MARGIN.top - MARGIN.bottom,
  };
  const { line, band, ticks, spots } = laidOut(thinned(history, box.width / 3), box, STEPS);
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  const first = history[0];
  const last = history[history.length - 1];
  const rules = ticks.flatMap(({ value, place }) => [
    svg("line", { x1: box.left, x2: right, y1: place, y2: place, class: "rule" }),
    svg("text", { x: box.left - 6, y: place, class: "number" }, String(value)),
  ]);
  const days = [
    svg("text", { x: box.left, y: height - 6, class: "day" }, date(first.at)),
    svg("text", { x: right, y: height - 6, class: "day end" }, date(last.at)),
  ];
  const end = spots[spots.length - 1];
  const mark = svg("circle", { cx: end.x, cy: end.y, r: 4.5, class: "now" });
  const cursor = svg(
    "g",
    { class: "cursor", visibility: "hidden" },
    svg("line", { y1: box.top, y2: bottom }),
    svg("circle", { r: 4.5 }),
    svg("text", { y: box.top + 2 }),
  );
  const root = svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-labelledby": "plot-title plot-desc", class: "plot-drawing" },
    svg("title", { id: "plot-title" }, title),
    svg("desc", { id: "plot-desc" }, inWords(history)),
    ...rules,
    svg("path", { d: band, class: "band" }),
    svg("path", { d: line, class: "curve" }),
    mark,
    ...days,
    cursor,
  );
  root.addEventListener("pointermove", (event) => point(root, cursor, spots, event, right));
  root.addEventListener("pointerleave", () => cursor.setAttribute("visibility", "hidden"));
  return root;
}

/**
 * Shows the value next to the pointer.
 * @param {SVGSVGElement} root
 * @param {SVGGElement} cursor
 * @param {{ point: RatingPoint, x: number, y: number }[]} spots
 * @param {PointerEvent} event
 * @param {number} right
 */
function point(root, cursor, spots, event, right) {
  const matrix = root.getScreenCTM();
  if (!matrix) return;
  const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  const spot = spots.reduce((best, next) => (Math.abs(next.x - x) < Math.abs(best.x - x) ? next : best));
  const [line, circle, text] = /** @type {SVGElement[]} */ ([...cursor.children]);
  for (const end of ["x1", "x2"]) line.setAttribute(end, String(spot.x));
  circle.setAttribute("cx", String(spot.x));
  circle.setAttribute("cy", String(spot.y));
  const isLate = spot.x > right / 2;
  text.setAttribute("x", String(spot.x + (isLate ? -8 : 8)));
  text.setAttribute("class", isLate ? "end" : "");
  text.textContent = `${Math.round(spot.point.rating)} · ${date(spot.point.at)}`;
  cursor.setAttribute("visibility", "visible");
}

/** Describes the plot in a sentence. @param {RatingPoint[]} history */
function inWords(history) {
  const first = history[0];
  const last = history[history.length - 1];
  const ratings = history.map(({ rating }) => rating);
  const whole = (/** @type {number} */ rating) => String(Math.round(rating));
  return t("player-plot-about", {
    first: whole(first.rating),
    from: date(first.at),
    last: whole(last.rating),
    to: date(last.at),
    low: whole(ratings.reduce((a, b) => Math.min(a, b))),
    high: whole(ratings.reduce((a, b) => Math.max(a, b))),
  });
}

/** Lists the points in a table, newest first, built on demand. @param {RatingPoint[]} history */
function table(history) {
  const details = html("details", {}, html("summary", {}, t("player-plot-table")));
  details.addEventListener("toggle", () => {
    if (!details.open || details.querySelector("table")) return;
    const head = html(
      "tr",
      {},
      ...[t("player-plot-date"), t("player-plot-rating"), t("player-plot-deviation")].map((text) => html("th", { scope: "col" }, text)),
    );
    const rows = history
      .slice(-ROWS_MAX)
      .reverse()
      .map(({ at, rating, deviation }) =>
        html(
          "tr",
          {},
          html("th", { scope: "row" }, date(at)),
          html("td", {}, String(Math.round(rating))),
          html("td", {}, String(Math.round(deviation))),
        ),
      );
    details.append(
      html(
        "div",
        { class: "scrolls", tabindex: "0", role: "region", "aria-label": t("player-plot-table") },
        html("table", {}, html("thead", {}, head), html("tbody", {}, ...rows)),
      ),
    );
  });
  return details;
}
