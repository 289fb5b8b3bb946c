// Accuracy over time as a drawing, with a sentence that says the same, and a table.

import { svg } from "../board/art.js";
import { html } from "../game/element.js";
import { variantName } from "../game/names.js";
import { date } from "../site/dates.js";
import { t } from "../words/words.js";
import { mean } from "./figures.js";

/** @import { OwnGame } from "./figures.js" */

const [WIDTH, HEIGHT] = [560, 200];
const MARGIN = { left: 40, right: 12, top: 10, bottom: 24 };
/** The scale begins here unless a game was worse: hardly anybody plays below. */
const LOWEST = 50;
/** Games that the line averages over. */
const WINDOW = 5;
/** More rows than that nobody reads; the newest stay. */
const ROWS = 100;

/**
 * @param {HTMLElement} figure
 * @param {OwnGame[]} games
 */
export function drawCourse(figure, games) {
  const caption = html("figcaption", {}, about(games));
  if (games.length < 2) return figure.replaceChildren(html("figcaption", {}, t("progress-accuracy-few")));
  figure.replaceChildren(caption, drawing(games, about(games)), table(games));
}

/** @param {OwnGame[]} games */
function about(games) {
  const [first, last] = [games[0], games[games.length - 1]];
  const whole = (/** @type {number} */ share) => Math.round(share);
  return t("progress-accuracy-about", {
    count: games.length,
    first: whole(first.accuracy),
    last: whole(last.accuracy),
    mean: whole(mean(games)),
  });
}

/**
 * @param {OwnGame[]} games
 * @param {string} text
 */
function drawing(games, text) {
  const low = Math.min(LOWEST, ...games.map(({ accuracy }) => Math.floor(accuracy / 10) * 10));
  const [width, height] = [WIDTH - MARGIN.left - MARGIN.right, HEIGHT - MARGIN.top - MARGIN.bottom];
  const x = (/** @type {number} */ index) => MARGIN.left + (index / (games.length - 1)) * width;
  const y = (/** @type {number} */ share) => MARGIN.top + (1 - (share - low) / (100 - low)) * height;
  const averages = games.map((_, index) => mean(games.slice(Math.max(0, index - WINDOW + 1), index + 1)));
  const rules = [low, (low + 100) / 2, 100].flatMap((share) => [
    svg("line", { x1: MARGIN.left, x2: WIDTH - MARGIN.right, y1: y(share), y2: y(share), class: "rule" }),
    svg("text", { x: MARGIN.left - 6, y: y(share) + 4, class: "number" }, `${Math.round(share)} %`),
  ]);
  return svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": text, class: "accuracy-drawing" },
    ...rules,
    ...games.map(({ accuracy }, index) => svg("circle", { cx: x(index), cy: y(accuracy), r: 3, class: "spot" })),
    svg("path", { d: `M${averages.map((share, index) => `${x(index).toFixed(1)} ${y(share).toFixed(1)}`).join("L")}`, class: "curve" }),
    svg("text", { x: MARGIN.left, y: HEIGHT - 6, class: "day" }, date(games[0].at)),
    svg("text", { x: WIDTH - MARGIN.right, y: HEIGHT - 6, class: "day end" }, date(games[games.length - 1].at)),
  );
}

/** The newest first. @param {OwnGame[]} games */
function table(games) {
  const head = [t("progress-date"), t("progress-game"), t("progress-value")].map((text) => html("th", { scope: "col" }, text));
  const rows = games
    .slice(-ROWS)
    .reverse()
    .map(({ at, accuracy, report }) =>
      html(
        "tr",
        {},
        html("th", { scope: "row" }, date(at)),
        html("td", {}, variantName(report.body.variant)),
        html("td", {}, `${Math.round(accuracy)} %`),
      ),
    );
  return html(
    "details",
    {},
    html("summary", {}, t("progress-table")),
    html("table", {}, html("thead", {}, html("tr", {}, ...head)), html("tbody", {}, ...rows)),
  );
}
