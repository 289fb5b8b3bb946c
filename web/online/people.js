// Names and ratings of people.

import { html } from "../dom/element.js";
import { t } from "../words/words.js";

/** @import { Player } from "../protocol/types.d.ts" */

/** @param {Player | null | undefined} player */
export function personName(player) {
  if (!player) return t("online-nobody");
  if (player.name) return player.name;
  return player.kind === "engine" ? t("online-engine", { level: player.level ?? 1 }) : t("online-guest");
}

/**
 * Formats a rating: `1500`, with a question mark while it is provisional; empty if there is none.
 * @param {Player | null | undefined} player
 */
export function ratingText(player) {
  const rating = player?.rating;
  if (!rating) return "";
  const whole = String(Math.round(rating.rating));
  return rating.provisional ? t("online-rating-provisional", { rating: whole }) : t("online-rating", { rating: whole });
}

/** Returns a name with a link to the profile, if there is one. @param {Player | null | undefined} player */
export function personLink(player) {
  const named = player?.name && player.kind !== "guest" && player.kind !== "engine";
  if (!named) return html("span", { class: "person" }, personName(player));
  return html(
    "a",
    { class: "person", href: `/${document.documentElement.lang}/player/${encodeURIComponent(player.name ?? "")}` },
    player.name ?? "",
  );
}

/** Returns name and rating. @param {Player | null | undefined} player */
export function personText(player) {
  const rating = ratingText(player);
  return rating ? `${personName(player)} (${rating})` : personName(player);
}

/** Tests whether a player can play rated games. @param {Player | null | undefined} player */
export function hasAccount(player) {
  return player?.kind === "person" || player?.kind === "bot";
}
