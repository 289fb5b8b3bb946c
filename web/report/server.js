// A report that the server has computed, so the browser need not compute it again.

import { ask } from "../site/rest.js";
import { REVIEW_NODES } from "./reviewing.js";

/** @import { Token } from "../core/types.d.ts" */
/** @import { Review } from "../engine/messages.d.ts" */

/**
 * Returns the report on a game of this server; null if there is no usable one.
 * @param {string} game its id
 * @param {Token[]} turns
 * @returns {Promise<Review | null>}
 */
export async function serverReport(game, turns) {
  const review = await ask("GET", `games/${game}/report`).catch(() => null);
  return isUsable(review, turns) ? review : null;
}

/**
 * Tests whether a report is about these turns and not a quick one, which this browser can surpass.
 * @param {Review | null} review
 * @param {Token[]} turns
 */
export function isUsable(review, turns) {
  const judged = Array.isArray(review?.turns) ? review.turns : [];
  const isSame = judged.length === turns.length && turns.every((token, index) => judged[index]?.token === token);
  // Earlier servers sent full reports without their number of nodes.
  return isSame && (review?.nodes ?? REVIEW_NODES) >= REVIEW_NODES;
}
