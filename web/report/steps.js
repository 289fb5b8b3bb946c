// The steps that show a mistake on a board: the turn played and what follows, then the better turn and what follows.

/** @import { Color, Effect, PointName, Token } from "../core/types.d.ts" */
/** @import { Shape } from "../board/types.d.ts" */
/** @import { JudgedTurn, Reason } from "../engine/messages.d.ts" */

/** The line played, or the better one. @typedef {"played" | "better"} Branch */

/**
 * @typedef {object} Step
 * @property {Branch} branch
 * @property {number} count number of turns of that line on the board
 * @property {boolean} isEvidence whether the event that the reason names happens in the last of them
 */

/** A judged turn, as far as it can be shown. @typedef {Pick<JudgedTurn, "token" | "player" | "line" | "answer" | "reason">} Mistake */

/** @type {Branch[]} */
export const BRANCHES = ["played", "better"];

/** Number of turns shown if the reason does not need more: a turn and the answer. */
const USUAL_TURNS = 2;

/** Reasons that compare both lines at the same turn, so both are shown up to it. @param {Reason} reason */
const isComparison = ({ code }) => code.startsWith("compare-") || code.startsWith("costs-");

/** Reasons that compare the turns in which something happens: `number` in the line played, `other` in the better one. */
const DELAYS = ["row-delayed", "row-sooner"];

/** Returns the turns of a line. @param {Mistake} mistake @param {Branch} branch @returns {Token[]} */
export const turnsOf = ({ token, answer, line }, branch) => (branch === "played" ? [token, ...answer] : line);

/**
 * Returns the number of turns of a line that the reason needs.
 * @param {Reason | null} reason @param {Branch} branch
 */
export function neededTurns(reason, branch) {
  const turn = reason?.turn;
  if (!reason || turn === undefined) return USUAL_TURNS;
  if (DELAYS.includes(reason.code)) return Math.max(USUAL_TURNS, (branch === "played" ? reason.number : (reason.other ?? 0)) + 1);
  const isShown = isComparison(reason) || (reason.branch ?? "played") === branch;
  return isShown ? Math.max(USUAL_TURNS, turn + 1) : USUAL_TURNS;
}

/**
 * Returns the steps of a mistake, in order; each line begins with the position before the turn.
 * @param {Mistake} mistake
 * @returns {Step[]}
 */
export function stepsOf(mistake) {
  const { reason } = mistake;
  return BRANCHES.flatMap((branch) => {
    const length = Math.min(neededTurns(reason, branch), turnsOf(mistake, branch).length);
    const event = reason && (reason.branch ?? "played") === branch ? Math.min((reason.turn ?? 0) + 1, length) : 0;
    return length === 0
      ? []
      : Array.from({ length: length + 1 }, (_, count) => ({ branch, count, isEvidence: event > 0 && count === event }));
  });
}

/**
 * Returns an arrow or a circle for each action of a turn.
 * @param {Effect[]} effects @param {Shape["color"]} color
 * @returns {Shape[]}
 */
export function arrowsOf(effects, color) {
  return effects.flatMap((effect) => {
    switch (effect.kind) {
      case "place":
        return [{ color, from: effect.piece.at, to: null }];
      case "move":
        return [{ color, from: effect.piece.at, to: effect.to }];
      case "push":
        return [effect.from ? { color, from: effect.from, to: effect.moved[0]?.to ?? effect.piece.at } : circle(effect.piece.at, color)];
      case "use":
        return [{ color, from: effect.piece.at, to: effect.lands.at }];
      default:
        return [];
    }
  });
}

/** @param {PointName} from @param {Shape["color"]} color @returns {Shape} */
const circle = (from, color) => ({ color, from, to: null });

/**
 * Returns the evidence of a reason as effects that a board marks: rows as bands, pieces as circles.
 * @param {Pick<Reason, "points">} reason @param {Color} player
 * @returns {Effect[]}
 */
export function evidenceOf({ points }, player) {
  return points.map((text) => {
    const row = /^([a-k]\d{1,2})-([a-k]\d{1,2})$/.exec(text)?.slice(1) ?? [];
    const piece = { at: text, kind: /** @type {const} */ ("marker"), color: player };
    return { kind: "remove", player, row, gone: row.length > 0 ? [] : [{ piece, to: /** @type {const} */ ("gone") }], stays: [] };
  });
}
