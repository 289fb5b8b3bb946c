// A game in a list: a small board, the players, the variant and the result. The whole card is a link to the game.

import { html } from "../dom/element.js";
import { linkedText } from "../game/links.js";
import { gameName } from "../game/match-names.js";
import { wayToMatch } from "../game/match-way.js";
import { colorName } from "../game/names.js";
import { timeControlName } from "../online/time-control.js";
import { personName, ratingText } from "../online/people.js";
import { date } from "../site/dates.js";
import { t } from "../words/words.js";
import { picture, redraw } from "./picture.js";

/** @import { Color, GameSummary, Player } from "../protocol/types.d.ts" */

const ENDINGS = /** @type {const} */ ({
  resignation: "archive-by-resignation",
  time: "archive-by-time",
  agreement: "archive-by-agreement",
  abandoned: "archive-by-abandoned",
});

/**
 * @param {GameSummary} game
 * @param {Player | null} [viewer] player from whose side the result is described
 */
export function card(game, viewer) {
  const { id, terms, speed, w, b, plies, status, updated } = game;
  const turns = t("online-turns", { count: plies });
  const when = status === "playing" ? [turns] : [html("time", { datetime: new Date(updated).toISOString() }, date(updated)), " · ", turns];
  const facts = [gameName(terms), timeControlName(terms.clock)];
  if (terms.rated) facts.push(t("archive-rated-yes"));
  if (game.private) facts.push(t("online-private"));
  facts.push(...linkedText(terms));
  const link = html(
    "a",
    { href: `/${document.documentElement.lang}/game/${id}` },
    picture(terms.variant, game.position),
    html(
      "span",
      { class: "body" },
      person(w, "w", game),
      person(b, "b", game),
      html("span", { class: "facts", "data-speed": speed }, facts.join(" · ")),
      html("span", { class: "end" }, ...standing(game, viewer)),
      html("span", { class: "quiet small" }, ...when),
    ),
  );
  return html("li", { "data-game": id, "data-status": status }, link, ...wayToMatch(game));
}

/**
 * Updates a row of cards: games in progress change in place.
 * @param {HTMLElement} list
 * @param {GameSummary[]} games
 * @param {Player | null} [viewer]
 */
export function updateCards(list, games, viewer) {
  const there = new Map([...list.children].map((item) => [/** @type {HTMLElement} */ (item).dataset.game ?? "", item]));
  const items = games.map((game) => {
    const old = there.get(game.id);
    const fresh = card(game, viewer);
    if (!old) return fresh;
    const [oldPicture, newPicture] = [old.querySelector(".mini"), fresh.querySelector(".mini")];
    if (oldPicture && newPicture) {
      redraw(oldPicture, game.position);
      newPicture.replaceWith(oldPicture);
    }
    // Keep the focus.
    old.querySelector("a")?.replaceChildren(...(fresh.querySelector("a")?.childNodes ?? []));
    return old;
  });
  if (items.length !== list.children.length || items.some((item, index) => list.children[index] !== item)) list.replaceChildren(...items);
}

/**
 * @param {Player | null | undefined} player
 * @param {Color} color
 * @param {GameSummary} game
 */
function person(player, color, { score }) {
  const won = score === (color === "w" ? "1-0" : "0-1");
  const name = html("span", { class: "name" }, personName(player));
  const line = html(
    "span",
    { class: `person ${color}${won ? " won" : ""}` },
    html("span", { class: "stone", "aria-hidden": "true" }),
    html("span", { class: "unseen" }, `${colorName(color)}: `),
    name,
  );
  const rating = ratingText(player);
  if (rating) line.append(" ", html("span", { class: "rating" }, rating));
  if (player?.kind === "bot") line.append(" ", html("span", { class: "tag" }, t("player-bot")));
  return line;
}

/**
 * Describes the state or the result of the game.
 * @param {GameSummary} game
 * @param {Player | null} [viewer]
 * @returns {(Node | string)[]}
 */
function standing({ status, score, by, w, b, toAct }, viewer) {
  const own = !viewer ? null : w?.id === viewer.id ? "w" : b?.id === viewer.id ? "b" : null;
  if (status === "waiting") return [t("archive-waiting")];
  if (status === "playing") {
    const isOwn = own !== null && toAct;
    return [html("span", { class: "live" }, !isOwn ? t("archive-live") : t(own === toAct ? "online-your-turn" : "online-their-turn"))];
  }
  if (by === "aborted" || score === "*") return [t("archive-aborted")];
  const how = by && by in ENDINGS ? t(ENDINGS[/** @type {keyof typeof ENDINGS} */ (by)]) : "";
  const result = own ? ownResult(score, own) : plainResult(score);
  return how ? [result, " ", html("span", { class: "quiet" }, how)] : [result];
}

/** @param {string} score */
function plainResult(score) {
  return score === "1-0" ? t("archive-white") : score === "0-1" ? t("archive-black") : t("archive-draw");
}

/** @param {string} score @param {Color} own */
function ownResult(score, own) {
  if (score === "1/2-1/2") return html("strong", { class: "drawn" }, t("player-result-drawn"));
  const won = (score === "1-0") === (own === "w");
  return html("strong", { class: won ? "gained" : "lost" }, t(won ? "player-result-won" : "player-result-lost"));
}
