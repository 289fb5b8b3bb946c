// What the engine thinks of a position, from White's side.

/** @typedef {import("../core/types.js").Color} Color */
/** @typedef {import("../core/types.js").Outcome} Outcome */

/**
 * Hundredths of the engine's unit, or a win in so many of the winner's own turns.
 * @typedef {{ centi: number } | { winner: Color, turns: number }} Score
 */

/** Odds of e to one. */
const STEEPNESS = 200;

/**
 * The engine tells scores for the player to act.
 * @param {{ cp?: number, mate?: number }} told
 * @param {Color} toAct
 * @returns {Score}
 */
export function scoreOf(told, toAct) {
  if (told.mate !== undefined) {
    const winner = told.mate > 0 ? toAct : toAct === "w" ? "b" : "w";
    return { winner, turns: Math.abs(told.mate) };
  }
  const centi = told.cp ?? 0;
  // Adding 0 turns -0 into 0.
  return { centi: (toAct === "w" ? centi : -centi) + 0 };
}

/**
 * The score of a game that has ended.
 * @param {Outcome} outcome
 * @returns {Score}
 */
export function scoreOfEnd(outcome) {
  return outcome.winner ? { winner: outcome.winner, turns: 0 } : { centi: 0 };
}

/**
 * White's chance to win, from 0 to 1.
 * @param {Score} score
 */
export function chanceOf(score) {
  if ("winner" in score) return score.winner === "w" ? 1 : 0;
  return 1 / (1 + Math.exp(-score.centi / STEEPNESS));
}

/**
 * Which of two scores a player likes better: more than 0 for the first.
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
 * As records write it: `0.35`, `#3`, `#-3`.
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
 * With a sign: `+1.23`, `−0.40`.
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
 * A number that changes often, short: `12.3k`.
 * @param {number} number
 * @param {string} language
 */
export function short(number, language) {
  return new Intl.NumberFormat(language, { notation: "compact", maximumFractionDigits: 1 }).format(number);
}
