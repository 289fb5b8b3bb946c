// Evaluations of a position, from White's point of view.

import { other } from "../core/color.js";

/** @typedef {import("../core/types.js").Color} Color */
/** @typedef {import("../core/types.js").Outcome} Outcome */

/**
 * Hundredths of the engine's unit, or a win in a number of the winner's own turns.
 * @typedef {{ centi: number } | { winner: Color, turns: number }} Score
 */

/**
 * Converts an engine score, which is from the point of view of the player to act.
 * @param {{ cp?: number, mate?: number }} score
 * @param {Color} toAct
 * @returns {Score}
 */
export function scoreOf(score, toAct) {
  if (score.mate !== undefined) {
    const winner = score.mate > 0 ? toAct : other(toAct);
    return { winner, turns: Math.abs(score.mate) };
  }
  const centi = score.cp ?? 0;
  // Adding 0 turns -0 into 0.
  return { centi: (toAct === "w" ? centi : -centi) + 0 };
}

/**
 * Returns the score of a finished game.
 * @param {Outcome} outcome
 * @returns {Score}
 */
export function scoreOfEnd(outcome) {
  return outcome.winner ? { winner: outcome.winner, turns: 0 } : { centi: 0 };
}

/**
 * Compares two scores for a player: positive if the first is better.
 * @param {Score} a
 * @param {Score} b
 * @param {Color} player
 */
export function compare(a, b, player) {
  const worth = (/** @type {Score} */ score) => {
    if (!("winner" in score)) return player === "w" ? score.centi : -score.centi;
    return score.winner === player ? 1e6 - score.turns : score.turns - 1e6;
  };
  return worth(a) - worth(b);
}

/**
 * Formats a score as in records: `0.35`, `#3`, `#-3`.
 * @param {Score} score
 */
export function toRecord(score) {
  if ("winner" in score) return `#${score.winner === "w" ? "" : "-"}${score.turns}`;
  return (score.centi / 100).toFixed(2);
}

/**
 * @param {string | null} text
 * @returns {Score | null}
 */
export function fromRecord(text) {
  const win = /^#(-?)(\d+)$/.exec(text ?? "");
  if (win) return { winner: win[1] ? "b" : "w", turns: Number(win[2]) };
  return text && /^[+-]?\d+(\.\d+)?$/.test(text) ? { centi: Math.round(Number(text) * 100) } : null;
}

/**
 * Formats a score with a sign: `+1.23`, `−0.40`.
 * @param {number} centi
 * @param {string} language
 */
export function signed(centi, language) {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "exceptZero",
  });
  return format.format(centi / 100).replace("-", "\u2212");
}

/**
 * Abbreviates a number that changes often: `12.3K`, or `12.300` in German, which has no short form of a thousand.
 * @param {number} number
 * @param {string} language
 */
export function short(number, language) {
  return new Intl.NumberFormat(language, { notation: "compact", maximumSignificantDigits: 3 }).format(number);
}
