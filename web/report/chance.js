// Winning chances.

/** @import { WhiteScore } from "../engine/messages.d.ts" */

/** Score, in hundredths, at which the odds are e to one. */
const STEEPNESS = 200;

/**
 * Returns White's chance of winning, from 0 to 1.
 * @param {WhiteScore} score
 */
export function chanceOf(score) {
  if ("winner" in score) return score.winner === "w" ? 1 : 0;
  return 1 / (1 + Math.exp(-score.centi / STEEPNESS));
}
