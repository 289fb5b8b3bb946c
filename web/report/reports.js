// Stored reports, so that none is computed twice: entries `review` of the notebook.

import { digest } from "../notebook/digest.js";
import { notebook } from "../notebook/notebook.js";
import { packed, readReport } from "./packed.js";
import { REVIEW_NODES } from "./reviewing.js";

/** @import { Review } from "../engine/messages.d.ts" */
/** @import { About, Report, ReviewBody } from "./packed.js" */
/** @import { ReviewedGame } from "./reviewing.js" */

/** Maximum size of a stored report in characters, less than an entry of the notebook may have; a larger one is computed again. */
const REPORT_MAX_CHARS = 30_000;

/** @param {ReviewedGame & { start: string }} game @param {number} [nodes] */
export function keyOf({ variant, terms, start, turns }, nodes = REVIEW_NODES) {
  return `r${digest(JSON.stringify([variant, terms ?? null, start, turns, nodes]))}`;
}

/**
 * Returns the report of a game, if there is one.
 * @param {ReviewedGame & { start: string }} game
 * @returns {Promise<Report | null>}
 */
export async function findReport(game) {
  return readReport(await notebook.find("review", keyOf(game)));
}

/** @param {string} key @returns {Promise<Report | null>} */
export async function reportAt(key) {
  return readReport(await notebook.find("review", key));
}

/** Returns all reports, oldest first. @returns {Promise<Report[]>} */
export async function allReports() {
  return (await notebook.all("review")).flatMap((entry) => readReport(entry) ?? []);
}

/**
 * Stores a report; returns its key.
 * @param {ReviewedGame & { start: string }} game
 * @param {Review} review
 * @param {About} about
 */
export async function keepReport({ variant, terms, start, turns }, review, about) {
  const key = keyOf({ variant, terms, start, turns });
  /** @type {ReviewBody} */
  const body = {
    v: 1,
    variant,
    ...(terms && { terms }),
    start,
    turns,
    nodes: REVIEW_NODES,
    ...about,
    players: review.players,
    turning: review.turning_point,
    judged: review.turns.map(packed),
  };
  if (JSON.stringify(body).length <= REPORT_MAX_CHARS) await notebook.add("review", key, body);
  return key;
}
