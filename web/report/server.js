// The report that somebody has asked for on the server: nobody has to make it again.

import { ask } from "../site/rest.js";

/** @import { Token } from "../core/types.d.ts" */
/** @import { Review } from "../engine/messages.d.ts" */

/**
 * The report of a game of this server; null if there is none, or if it is about other turns.
 * @param {string} game its id
 * @param {Token[]} turns
 * @returns {Promise<Review | null>}
 */
export async function serverReport(game, turns) {
  const review = await ask("GET", `games/${game}/report`).catch(() => null);
  const judged = Array.isArray(review?.turns) ? review.turns : [];
  const isSame = judged.length === turns.length && turns.every((token, index) => judged[index]?.token === token);
  return isSame ? review : null;
}
