// A card for each rating. The selected one is shown over time.

import { html } from "../dom/element.js";
import { variantName } from "../game/names.js";
import { speedName } from "../online/time-control.js";
import { marked } from "../account/part.js";
import { problemText } from "../site/problem.js";
import { ask, withQuery } from "../site/rest.js";
import { t } from "../words/words.js";
import { drawPlot, plotWidth } from "./plot.js";

/** @import { RatingPoint, PlayerRating } from "../protocol/types.d.ts" */

/** Number of the latest request; replies to earlier ones are ignored. */
let turn = 0;

/** Draws the current plot again for another width. @type {(() => void) | null} */
let redraw = null;

/**
 * @param {string} path path of the player in the API
 * @param {PlayerRating[]} ratings
 */
export function showRatings(path, ratings) {
  const sorted = [...ratings].sort((a, b) => b.games - a.games);
  marked("unrated").hidden = sorted.length > 0;
  const cards = sorted.map((rating) => {
    const made = card(rating);
    made.addEventListener("click", () => choose(rating, made));
    return made;
  });
  marked("ratings").replaceChildren(...cards.map((made) => html("li", {}, made)));

  /** @param {PlayerRating} rating @param {HTMLButtonElement} chosen */
  const choose = async (rating, chosen) => {
    for (const other of cards) other.setAttribute("aria-pressed", String(other === chosen));
    await showHistory(path, rating);
  };
  if (sorted[0] && cards[0]) choose(sorted[0], cards[0]);
  new ResizeObserver(() => redraw?.()).observe(marked("ratings"));
}

/** @param {PlayerRating} rating */
function card({ variant, speed, rating, deviation, provisional, games }) {
  const whole = String(Math.round(rating));
  const around = String(Math.round(deviation));
  const number = html(
    "span",
    { class: "number" },
    html("span", { "aria-hidden": "true" }, whole, provisional ? "?" : ""),
    html("span", { class: "unseen" }, t("player-rating", { rating: whole, deviation: around })),
  );
  const made = html(
    "button",
    { type: "button", class: "rating-card", "aria-pressed": "false" },
    html("span", { class: "what" }, variantName(variant)),
    html("span", { class: "quiet small" }, speedName(speed)),
    number,
    html(
      "span",
      { class: "quiet small" },
      html("span", { "aria-hidden": "true" }, `± ${around} · `),
      t("player-rated-games", { count: games }),
    ),
  );
  if (provisional) {
    made.title = t("player-provisional");
    made.append(html("span", { class: "unseen" }, t("player-provisional")));
  }
  return made;
}

/**
 * @param {string} path
 * @param {PlayerRating} rating
 */
async function showHistory(path, { variant, speed }) {
  const own = ++turn;
  const figure = marked("plot");
  const title = t("player-plot", { variant: variantName(variant), speed: speedName(speed) });
  figure.setAttribute("aria-busy", "true");
  try {
    const history = /** @type {RatingPoint[]} */ (await ask("GET", withQuery(`${path}/ratings`, { variant, speed })));
    if (own !== turn) return;
    figure.hidden = false;
    let width = 0;
    figure.replaceChildren();
    redraw = () => {
      if (plotWidth(figure) === width) return;
      width = plotWidth(figure);
      drawPlot(figure, title, history);
    };
    redraw();
  } catch (error) {
    if (own !== turn) return;
    figure.hidden = false;
    figure.replaceChildren(html("p", { class: "quiet" }, problemText(error)));
  } finally {
    if (own === turn) figure.removeAttribute("aria-busy");
  }
}
