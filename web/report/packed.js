// A report as the notebook stores it: compact, without what can be derived from the turns.

import { BRANCHES, neededTurns } from "./steps.js";

/** @import { Color, GameStart, Token, VariantId } from "../core/types.d.ts" */
/** @import { GoodTurn, Merit } from "./good.js" */
/** @import { JudgedDecision, JudgedTurn, Phase, PlayerSummary, Reason, Review, TurnKind, WhiteScore } from "../engine/messages.d.ts" */

/**
 * The user's side and their opponent.
 * @typedef {object} About
 * @property {Color | null} own the colour of its owner; null if they played both or none
 * @property {string | null} against `person`, `engine:3`, or null
 */

/**
 * A turn, packed: the score after it (hundredths for White, or `w3` for a win for White in 3), its kind, its loss in ten-thousandths,
 * its phase; for a criticised turn, and one with a reason not to be, also the score of the best turn, the better variation, the reply
 * and the reason.
 * @typedef {[number | string, number, number, number]
 *   | [number | string, number, number, number, number | string, Token[], Token[], Reason | null]} PackedTurn
 */

/**
 * @typedef {object} ReviewBody
 * @property {1} v
 * @property {VariantId} variant
 * @property {string} [terms]
 * @property {string} start the position string of the start
 * @property {Token[]} turns
 * @property {number} nodes nodes searched for each position
 * @property {Color | null} own
 * @property {string | null} against
 * @property {Record<Color, PlayerSummary>} players
 * @property {number | null} turning
 * @property {PackedTurn[]} judged one for each of the turns
 * @property {[number, Merit][]} [good] the good turns
 * @property {GameStart} [match] the match of which this game is the GIPF part
 * @property {JudgedDecision[]} [decisions] its wrong declarations and answers
 * @property {number} [rules] version of the rules that found the reasons; absent in the first
 * @property {number} [made] when the game was first reviewed, if the report has been renewed since
 */

/**
 * A report and its game.
 * @typedef {{ key: string, at: number, body: ReviewBody, review: Review, good: GoodTurn[], isOld: boolean }} Report
 */

/** Version of the rules that find reasons. A report of an earlier version can be renewed. */
export const RULES = 3;

/** @type {Merit[]} */
const MERITS = ["only", "sacrifice", "punishes", "hard"];

/** @type {TurnKind[]} */
const KINDS = ["best", "good", "inaccuracy", "mistake", "blunder"];
/** @type {Phase[]} */
const PHASES = ["opening", "middle", "end"];

/** First kind that is criticised. */
const BLAMED = KINDS.indexOf("inaccuracy");

/** Number of turns stored per variation, unless its reason needs more. */
const STORED_TURNS = 4;

/** Returns the number of turns of each variation that show a reason. @param {JudgedTurn} turn */
const storedTurns = (turn) => Math.max(STORED_TURNS, ...BRANCHES.map((branch) => neededTurns(turn.reason, branch)));

/** @param {JudgedTurn} turn @returns {PackedTurn} */
export function packed(turn) {
  const { score, kind, loss, phase, best_score, line, answer, reason } = turn;
  const number = KINDS.indexOf(kind);
  /** @type {[number | string, number, number, number]} */
  const all = [short(score), number, Math.round(loss * 10_000), PHASES.indexOf(phase)];
  if (number < BLAMED && !reason) return all;
  const turns = storedTurns(turn);
  return [...all, short(best_score), line.slice(0, turns), answer.slice(0, turns), reason];
}

/** @param {WhiteScore} score */
const short = (score) => ("winner" in score ? `${score.winner}${score.turns}` : score.centi);

/** @param {unknown} text @returns {WhiteScore} */
function long(text) {
  const win = /^([wb])(\d{1,4})$/.exec(String(text));
  if (win) return { winner: /** @type {Color} */ (win[1]), turns: Number(win[2]) };
  return { centi: Number.isFinite(text) ? Number(text) : 0 };
}

/**
 * Reads a report. Entries come from other devices and versions: null if it is not understood.
 * @param {{ key: string, at: number, body: any } | null} entry
 * @returns {Report | null}
 */
export function readReport(entry) {
  const body = entry?.body;
  if (!entry || body?.v !== 1 || !isTexts(body.turns) || typeof body.start !== "string" || typeof body.variant !== "string") return null;
  if (!Array.isArray(body.judged) || body.judged.length !== body.turns.length) return null;
  if (!isSummary(body.players?.w) || !isSummary(body.players?.b)) return null;
  const first = / b /.test(body.start) ? 1 : 0;
  const turns = body.judged.map((/** @type {unknown} */ judged, /** @type {number} */ ply) =>
    unpacked(judged, body.turns[ply], ply, first),
  );
  if (turns.includes(null)) return null;
  const turning = Number.isInteger(body.turning) && turns[body.turning] ? body.turning : null;
  const review = { players: body.players, turning_point: turning, turns, decisions: decisionsIn(body.decisions) };
  const at = Number.isFinite(body.made) ? body.made : entry.at;
  return { key: entry.key, at, body, review, good: goodIn(body.good, turns.length), isOld: !(body.rules >= RULES) };
}

/** Returns the stored good turns that are understood. @param {unknown} list @param {number} count @returns {GoodTurn[]} */
function goodIn(list, count) {
  const pairs = Array.isArray(list) ? list.filter(Array.isArray) : [];
  return pairs.flatMap(([ply, merit]) =>
    Number.isInteger(ply) && ply >= 0 && ply < count && MERITS.includes(merit) ? [{ ply, merit }] : [],
  );
}

/** Returns the stored decisions that are understood. @param {unknown} list @returns {JudgedDecision[]} */
function decisionsIn(list) {
  const all = Array.isArray(list) ? list : [];
  return all.filter(({ ply, token, better, reason }) => {
    const isDecision = Number.isInteger(ply) && typeof token === "string" && typeof better === "string";
    return isDecision && typeof reason?.code === "string" && [reason.number, reason.other, reason.chance].every(Number.isFinite);
  });
}

/**
 * @param {any} judged
 * @param {Token} token
 * @param {number} ply
 * @param {number} first 1 if Black began
 * @returns {JudgedTurn | null}
 */
function unpacked(judged, token, ply, first) {
  if (!Array.isArray(judged)) return null;
  const [score, kind, loss, phase, best, line = [], answer = [], reason = null] = judged;
  if (!KINDS[kind] || !PHASES[phase] || !Number.isFinite(loss) || !isTexts(line) || !isTexts(answer)) return null;
  return {
    player: (ply + first) % 2 === 0 ? "w" : "b",
    token,
    position: "",
    score: long(score),
    best: line[0] ?? null,
    best_score: long(best ?? score),
    loss: loss / 10_000,
    line,
    answer,
    kind: KINDS[kind],
    phase: PHASES[phase],
    reason: isReason(reason) ? reason : null,
  };
}

/** @param {any} value @returns {value is string[]} */
const isTexts = (value) => Array.isArray(value) && value.every((text) => typeof text === "string");

/** @param {any} value */
const isSummary = (value) => typeof value?.turns?.mistake === "number" && typeof value.phases === "object" && value.phases !== null;

/** @param {any} value @returns {value is Reason} */
const isReason = (value) => typeof value?.code === "string" && isTexts(value.points) && Number.isFinite(value.number);
