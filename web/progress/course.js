// A value over time as a plot, with a sentence that describes it, and a table.

import { html, svg } from "../dom/element.js";
import { roundNumbers } from "../player/scale.js";
import { date } from "../site/dates.js";
import { t } from "../words/words.js";

/** @typedef {{ at: number, value: number, cells: string[] }} Point */

/**
 * @typedef {object} Course
 * @property {string} about the sentence
 * @property {Point[]} points in chronological order, at least two
 * @property {number} window number of recent points over which the line averages
 * @property {[number, number]} [within] minimum range of the scale
 * @property {(value: number) => string} format writes a number of the scale
 * @property {string[]} columns of the table: the day, then the cells
 */

const [WIDTH, HEIGHT] = [560, 200];
const MARGIN = { left: 48, right: 12, top: 10, bottom: 24 };
const STEPS = 4;
/** Maximum number of rows; the newest are kept. */
const ROWS_MAX = 100;

/**
 * @param {HTMLElement} figure
 * @param {Course} course
 */
export function drawCourse(figure, course) {
  figure.replaceChildren(html("figcaption", {}, course.about), drawing(course), table(course));
}

/** @param {Course} course */
function drawing({ about, points, window, within, format }) {
  const values = [...points.map(({ value }) => value), ...(within ?? [])];
  const ticks = roundNumbers(Math.min(...values), Math.max(...values), STEPS);
  const [low, high] = [ticks[0], ticks[ticks.length - 1]];
  const [width, height] = [WIDTH - MARGIN.left - MARGIN.right, HEIGHT - MARGIN.top - MARGIN.bottom];
  const x = (/** @type {number} */ index) => MARGIN.left + (index / (points.length - 1)) * width;
  const y = (/** @type {number} */ value) => MARGIN.top + (1 - (value - low) / (high - low)) * height;
  const rules = ticks.flatMap((value) => [
    svg("line", { x1: MARGIN.left, x2: WIDTH - MARGIN.right, y1: y(value), y2: y(value), class: "rule" }),
    svg("text", { x: MARGIN.left - 6, y: y(value) + 4, class: "number" }, format(value)),
  ]);
  const averages = points.map((_, index) => mean(points.slice(Math.max(0, index - window + 1), index + 1)));
  const line = averages.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join("L");
  const spots = window > 1 ? points.map(({ value }, index) => svg("circle", { cx: x(index), cy: y(value), r: 3, class: "spot" })) : [];
  return svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": about, class: "course-drawing" },
    ...rules,
    ...spots,
    svg("path", { d: `M${line}`, class: "curve" }),
    svg("text", { x: MARGIN.left, y: HEIGHT - 6, class: "day" }, date(points[0].at)),
    svg("text", { x: WIDTH - MARGIN.right, y: HEIGHT - 6, class: "day end" }, date(points[points.length - 1].at)),
  );
}

/** @param {Point[]} points */
const mean = (points) => points.reduce((sum, { value }) => sum + value, 0) / points.length;

/** Lists the points in a table, newest first. @param {Course} course */
function table({ points, columns }) {
  const rows = points
    .slice(-ROWS_MAX)
    .reverse()
    .map(({ at, cells }) => html("tr", {}, html("th", { scope: "row" }, date(at)), ...cells.map((text) => html("td", {}, text))));
  const head = html("tr", {}, ...columns.map((text) => html("th", { scope: "col" }, text)));
  return html(
    "details",
    {},
    html("summary", {}, t("progress-table")),
    html("table", {}, html("thead", {}, head), html("tbody", {}, ...rows)),
  );
}
