// What a turn was worth, by the chance of winning that it gave away: as `gipfel analyse` judges.

import { chanceOf } from "./score.js";

/** @typedef {import("../core/types.js").Color} Color */
/** @typedef {import("./score.js").Score} Score */

/** The loss of chance from which a turn is a blunder, a mistake, an inaccuracy, and its mark in records. */
const BOUNDS = /** @type {const} */ ([
  [0.2, 4],
  [0.1, 2],
  [0.05, 6],
]);

/** How fast accuracy falls with the loss. */
const STEEPNESS = 5;

/**
 * The chance that a player gave away, from 0 to 1.
 * @param {Score} before what could be had with the best turn
 * @param {Score} after what was had after the turn
 * @param {Color} player
 */
export function lossOf(before, after, player) {
  const had = player === "w" ? chanceOf(before) : 1 - chanceOf(before);
  const has = player === "w" ? chanceOf(after) : 1 - chanceOf(after);
  return Math.max(0, had - has);
}

/**
 * The mark that a turn deserves, or null.
 * @param {Score} before
 * @param {Score} after
 * @param {Color} player
 */
export function markOf(before, after, player) {
  if (missesWin(before, after, player)) return 4;
  return markOfLoss(lossOf(before, after, player));
}

/**
 * The mark of a turn that gave away so much.
 * @param {number} loss
 */
export function markOfLoss(loss) {
  return BOUNDS.find(([bound]) => loss >= bound)?.[1] ?? null;
}

/**
 * How well a player played, from 0 to 100, by what each turn gave away; null without a turn.
 * @param {number[]} losses
 */
export function accuracyOf(losses) {
  if (losses.length === 0) return null;
  const sum = losses.reduce((total, loss) => total + 100 * Math.exp(-STEEPNESS * loss), 0);
  return sum / losses.length;
}

/**
 * Whether a player had a win with this very turn, and afterwards no forced win at all.
 * @param {Score} before
 * @param {Score} after
 * @param {Color} player
 */
function missesWin(before, after, player) {
  const had = "winner" in before && before.winner === player && before.turns === 1;
  const has = "winner" in after && after.winner === player;
  return had && !has;
}
