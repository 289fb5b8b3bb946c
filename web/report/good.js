// Good turns of a game: turns that are hard to find, the only good turns, sacrifices that work, and the best answers to mistakes.

import { chanceOf } from "./chance.js";

/** @import { Color, Effect } from "../core/types.d.ts" */
/** @import { JudgedTurn, WhiteScore } from "../engine/messages.d.ts" */

/** Reason why a turn is good. @typedef {"only" | "sacrifice" | "punishes" | "hard"} Merit */

/**
 * How the best turn of a position compares with the others.
 * @typedef {object} Margin
 * @property {number} lost how much of the chances the second-best turn gives away
 * @property {boolean} isHidden whether a quick search chooses another turn
 */

/** A good turn, by the number of turns before it. @typedef {{ ply: number, merit: Merit }} GoodTurn */

/** Maximum number of positions in which the second-best turn is searched. */
const SEARCHES_MAX = 12;

/** Loss of winning chances, from 0 to 1, that makes a turn a mistake. */
const MISTAKE = 0.1;

/** Loss that makes it an inaccuracy. */
const INACCURACY = 0.05;

/** Chances between which a position is contested. */
const CONTESTED = [0.1, 0.95];

/** Least chance after a sacrifice that works. */
const WORKS = 0.5;

/** @param {WhiteScore} score @param {Color} player */
const chanceFor = (score, player) => (player === "w" ? chanceOf(score) : 1 - chanceOf(score));

/** Tests whether a player found the engine's first choice. @param {JudgedTurn} turn */
const isFirstChoice = ({ kind, token, best }) => kind === "best" && (best === null || best === token);

/** @param {JudgedTurn} turn */
function isContested({ best_score, player }) {
  const chance = chanceFor(best_score, player);
  return chance > CONTESTED[0] && chance < CONTESTED[1];
}

/**
 * Returns the plies at which the second-best turn is worth a search: first choices in contested positions, the most even first.
 * @param {JudgedTurn[]} turns
 * @returns {number[]} in ascending order
 */
export function doubtfulPlies(turns) {
  const plies = turns.flatMap((turn, ply) => (isFirstChoice(turn) && isContested(turn) && turn.phase !== "opening" ? [ply] : []));
  const evenness = (/** @type {number} */ ply) => Math.abs(chanceOf(/** @type {JudgedTurn} */ (turns[ply]).best_score) - 0.5);
  return plies
    .sort((one, other) => evenness(one) - evenness(other))
    .slice(0, SEARCHES_MAX)
    .sort((one, other) => one - other);
}

/**
 * Returns the good turns in the order of play.
 * @param {JudgedTurn[]} turns
 * @param {Effect[][]} effects the effects of each turn
 * @param {ReadonlyMap<number, Margin>} margins by ply
 * @returns {GoodTurn[]}
 */
export function goodTurns(turns, effects, margins) {
  return turns.flatMap((turn, ply) => {
    const merit = isFirstChoice(turn) && isContested(turn) ? meritOf(turns, ply, effects, margins) : null;
    return merit === null ? [] : [{ ply, merit }];
  });
}

/**
 * @param {JudgedTurn[]} turns
 * @param {number} ply
 * @param {Effect[][]} effects
 * @param {ReadonlyMap<number, Margin>} margins
 * @returns {Merit | null}
 */
function meritOf(turns, ply, effects, margins) {
  const turn = /** @type {JudgedTurn} */ (turns[ply]);
  if (isSacrifice(turn, effects[ply] ?? [], effects[ply + 1] ?? [])) return "sacrifice";
  const margin = margins.get(ply);
  if (margin?.isHidden && margin.lost >= INACCURACY) return "hard";
  if (margin && margin.lost >= MISTAKE) return "only";
  const before = turns[ply - 1]?.kind;
  return before === "mistake" || before === "blunder" ? "punishes" : null;
}

/**
 * Tests whether the opponent captures more in their answer than the turn captured, and the player is still ahead.
 * @param {JudgedTurn} turn @param {Effect[]} own @param {Effect[]} answer
 */
function isSacrifice({ score, player }, own, answer) {
  return chanceFor(score, player) >= WORKS && capturedIn(answer) > capturedIn(own);
}

/** Counts captured pieces. @param {Effect[]} effects */
function capturedIn(effects) {
  const gone = effects.flatMap((effect) => (effect.kind === "remove" ? effect.gone : []));
  return gone.filter(({ to }) => to === "captured").length;
}
