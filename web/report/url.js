// The address of a game's report: on the analysis page, with the game and the user's side.

import { encodeQuery } from "../game/url.js";

/** @import { GameStart } from "../core/types.d.ts" */
/** @import { About } from "./packed.js" */

/**
 * @param {GameStart} opening the start and all turns
 * @param {About} about
 */
export function reportAddress(opening, { own, against }) {
  const whose = `report=${own ?? "both"}${against ? `&against=${against}` : ""}`;
  return `/${document.documentElement.lang}/analyse?${encodeQuery(opening)}&${whose}`;
}

/**
 * Returns the user's side and opponent, if the URL requests a report; null if it requests none.
 * @param {string} query
 * @returns {About | null}
 */
export function reportAsked(query) {
  const fields = new URLSearchParams(query);
  const own = fields.get("report");
  if (own === null) return null;
  const against = /^(person|engine:\d{1,2})$/.exec(fields.get("against") ?? "");
  return { own: own === "w" || own === "b" ? own : null, against: against?.[0] ?? null };
}

/**
 * Returns the game of this server that a URL is about; null if there is none.
 * @param {string} query
 */
export function serverGame(query) {
  return /^\w{1,30}$/.exec(new URLSearchParams(query).get("server") ?? "")?.[0] ?? null;
}
