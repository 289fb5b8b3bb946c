// Where the report of a game is: on the analysis page, with the game and whose it was in the address.

import { encodeLink } from "../game/link.js";

/** @import { Opening } from "../core/types.d.ts" */
/** @import { About } from "./packed.js" */

/**
 * @param {Opening} opening the start and all turns
 * @param {About} about
 */
export function reportAddress(opening, { own, against }) {
  const whose = `report=${own ?? "both"}${against ? `&against=${against}` : ""}`;
  return `/${document.documentElement.lang}/analyse?${encodeLink(opening)}&${whose}`;
}

/**
 * Whose report an address asks for; null if it asks for none.
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
 * The game of this server that an address is about; null if there is none.
 * @param {string} query
 */
export function serverGame(query) {
  return /^\w{1,30}$/.exec(new URLSearchParams(query).get("server") ?? "")?.[0] ?? null;
}
