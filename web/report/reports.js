// Stored reports, so none is computed twice: entries `review` of the notebook.

import { digest } from "../notebook/digest.js";
import { notebook } from "../notebook/notebook.js";
import { packed, readReport, RULES } from "./packed.js";
import { REVIEW_NODES } from "./reviewing.js";

/** @import { JudgedDecision, Review } from "../engine/messages.d.ts" */
/** @import { GoodTurn } from "./good.js" */
/** @import { About, Report, ReviewBody } from "./packed.js" */
/** @import { ReviewedGame } from "./reviewing.js" */

/** Maximum size of a stored report in characters, less than an entry of the notebook may have; a larger one is computed again. */
const REPORT_MAX_CHARS = 30_000;

/** Returns the key of a game's report. @param {ReviewedGame & { start: string }} game @param {number} [rules] */
export function keyOf({ variant, terms, start, turns, match }, rules = RULES) {
  const parts = [variant, terms ?? null, start, turns, REVIEW_NODES, ...(match ? [match] : [])];
  return `r${digest(JSON.stringify(rules > 1 ? [...parts, rules] : parts))}`;
}

/**
 * Returns the latest report of a game, if there is one.
 * @param {ReviewedGame & { start: string }} game
 * @returns {Promise<Report | null>}
 */
export async function findReport(game) {
  for (let rules = RULES; rules > 0; rules--) {
    const report = readReport(await notebook.find("review", keyOf(game, rules)));
    if (report) return report;
  }
  return null;
}

/** @param {string} key @returns {Promise<Report | null>} */
export async function reportAt(key) {
  return readReport(await notebook.find("review", key));
}

/** Returns the latest report of each game, oldest game first. @returns {Promise<Report[]>} */
export async function allReports() {
  return latestOf((await notebook.all("review")).flatMap((entry) => readReport(entry) ?? []));
}

/** Omits reports that have been renewed. @param {Report[]} reports @returns {Report[]} */
export function latestOf(reports) {
  /** @type {Map<string, Report>} */
  const latest = new Map();
  for (const report of reports) {
    const game = keyOf(report.body);
    const known = latest.get(game);
    if (!known || (known.body.rules ?? 1) < (report.body.rules ?? 1)) latest.set(game, report);
  }
  return [...latest.values()].sort((one, other) => one.at - other.at);
}

/** Returns the version of the rules that found the reasons of a review: those of the first lack the line that shows them. @param {Review} review */
const rulesOf = ({ turns }) => (turns.every(({ reason }) => !reason || reason.branch) ? RULES : 1);

/** Returns a wrong decision without what its sentence does not need. @param {JudgedDecision} decision @returns {JudgedDecision} */
function storedDecision({ ply, number, player, token, better, loss, kind, reason }) {
  return { ply, number, player, token, better, loss, kind, reason };
}

/**
 * Stores a report; returns its key.
 * @param {ReviewedGame & { start: string }} game
 * @param {{ review: Review, good: GoodTurn[] }} report
 * @param {About} about
 * @param {number} [made] when the game was first reviewed, if the report is renewed
 */
export async function keepReport({ variant, terms, start, turns, match }, { review, good }, about, made) {
  const rules = rulesOf(review);
  const key = keyOf({ variant, terms, start, turns, match }, rules);
  const decisions = review.decisions?.filter(({ reason }) => reason) ?? [];
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
    ...(good.length > 0 && { good: good.map(({ ply, merit }) => [ply, merit]) }),
    ...(match && { match }),
    ...(decisions.length > 0 && { decisions: decisions.map(storedDecision) }),
    ...(rules > 1 && { rules }),
    ...(made !== undefined && { made }),
  };
  if (JSON.stringify(body).length <= REPORT_MAX_CHARS) await notebook.add("review", key, body);
  return key;
}
