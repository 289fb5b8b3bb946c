// The number of cards that become due in the coming days: bars, a sentence, and a table.

import { html, svg } from "../dom/element.js";
import { t } from "../words/words.js";

const [WIDTH, HEIGHT, FOOT] = [420, 130, 20];
const DAY_MS = 86_400_000;

/**
 * @param {HTMLElement} figure
 * @param {number[]} counts one per day, from today on
 * @param {number} now
 */
export function drawForecast(figure, counts, now) {
  const sum = (/** @type {number} */ days) => counts.slice(0, days).reduce((a, b) => a + b, 0);
  const about = t("repeat-forecast-about", { today: sum(1), week: sum(7), all: sum(counts.length) });
  figure.replaceChildren(html("figcaption", {}, about), bars(counts, now, about), table(counts, now));
}

/**
 * @param {number[]} counts
 * @param {number} now
 * @param {string} about
 */
function bars(counts, now, about) {
  const highest = Math.max(1, ...counts);
  const step = WIDTH / counts.length;
  const parts = counts.flatMap((count, day) => {
    const height = (count / highest) * (HEIGHT - FOOT - 18);
    const x = day * step;
    const middle = x + step / 2;
    return [
      svg("rect", { x: x + step * 0.15, y: HEIGHT - FOOT - height, width: step * 0.7, height, rx: 2, class: "column" }),
      svg("text", { x: middle, y: HEIGHT - FOOT - height - 4, class: "count" }, count > 0 ? String(count) : ""),
      svg("text", { x: middle, y: HEIGHT - 5, class: "day" }, weekday(now + day * DAY_MS)),
    ];
  });
  return svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": about, class: "forecast-drawing" },
    svg("path", { d: `M0 ${HEIGHT - FOOT}H${WIDTH}`, class: "foot" }),
    ...parts,
  );
}

/**
 * @param {number[]} counts
 * @param {number} now
 */
function table(counts, now) {
  const head = html("tr", {}, ...[t("repeat-day"), t("repeat-count")].map((text) => html("th", { scope: "col" }, text)));
  const rows = counts.map((count, day) =>
    html("tr", {}, html("th", { scope: "row" }, fullDay(now + day * DAY_MS)), html("td", {}, String(count))),
  );
  return html(
    "details",
    {},
    html("summary", {}, t("repeat-forecast-table")),
    html("table", {}, html("thead", {}, head), html("tbody", {}, ...rows)),
  );
}

/** @param {number} at */
function weekday(at) {
  return new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "narrow" }).format(at);
}

/** @param {number} at */
function fullDay(at) {
  return new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "long", day: "numeric", month: "long" }).format(at);
}
