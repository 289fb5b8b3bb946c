// What people are called.

import { html } from "../game/element.js";
import { t } from "../words/words.js";

/** @import { Player } from "./types.d.ts" */

/** @param {Player | null | undefined} player */
export function personName(player) {
  if (!player) return t("online-nobody");
  if (player.name) return player.name;
  return player.kind === "engine" ? t("online-engine", { level: player.level ?? 1 }) : t("online-guest");
}

/** `1500`, with a question mark while it is not yet sure; empty if there is none. @param {Player | null | undefined} player */
export function ratingText(player) {
  const rating = player?.rating;
  if (!rating) return "";
  const whole = String(Math.round(rating.rating));
  return rating.provisional ? t("online-rating-provisional", { rating: whole }) : t("online-rating", { rating: whole });
}

/** A name with a way to the profile, if there is one. @param {Player | null | undefined} player */
export function personLink(player) {
  const named = player?.name && player.kind !== "guest" && player.kind !== "engine";
  if (!named) return html("span", { class: "person" }, personName(player));
  return html(
    "a",
    { class: "person", href: `/${document.documentElement.lang}/player/${encodeURIComponent(player.name ?? "")}` },
    player.name ?? "",
  );
}

/** Name and rating in one. @param {Player | null | undefined} player */
export function personText(player) {
  const rating = ratingText(player);
  return rating ? `${personName(player)} (${rating})` : personName(player);
}

/** Whether somebody can play rated games. @param {Player | null | undefined} player */
export function hasAccount(player) {
  return player?.kind === "person" || player?.kind === "bot";
}
