// The colours of rows: five levels of the frequency or the score of a turn. Also the numbers of a row.

/** @import { Continuation } from "../training/types.d.ts" */

/** @typedef {"count" | "score"} Measure */

/** Lower bounds of the second to fifth level. @type {Record<Measure, readonly number[]>} */
export const LIMITS = { count: [0.02, 0.08, 0.2, 0.5], score: [0.4, 0.47, 0.53, 0.6] };

/** Returns the number of games of a row. @param {Continuation} row */
export function gamesOf({ wins, draws, losses }) {
  return wins + draws + losses;
}

/** Returns the score of the player of the turn, from 0 to 1. @param {Continuation} row */
export function scoreOf(row) {
  return (row.wins + row.draws / 2) / Math.max(1, gamesOf(row));
}

/**
 * Returns the value that is shown by colour, from 0 to 1.
 * @param {Continuation} row
 * @param {number} all number of games of all rows
 * @param {Measure} measure
 */
export function measureOf(row, all, measure) {
  return measure === "score" ? scoreOf(row) : gamesOf(row) / Math.max(1, all);
}

/** Returns the class for a value. @param {number} value @param {Measure} measure */
export function levelOf(value, measure) {
  return `heat-${measure}-${LIMITS[measure].filter((limit) => value >= limit).length + 1}`;
}

/** Formats a share as a whole percentage; a positive one is never shown as zero. @param {number} value */
export function percentOf(value) {
  return value > 0 && value < 0.005 ? "<1" : String(Math.round(value * 100));
}

/** Describes the levels: below, between, above. @param {Measure} measure @param {string} lang @returns {string[]} */
export function rangesOf(measure, lang) {
  const percent = new Intl.NumberFormat(lang, { style: "percent" });
  const limits = LIMITS[measure];
  const between = limits.slice(1).map((limit, index) => `${percent.format(limits[index]).replace(/\s?%$/, "")}–${percent.format(limit)}`);
  return [`< ${percent.format(limits[0])}`, ...between, `> ${percent.format(limits[limits.length - 1])}`];
}
