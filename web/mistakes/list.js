// The mistakes of a report, as positions to play better.

/** @import { Color, GameStart, Token } from "../core/types.d.ts" */
/** @import { Reason } from "../engine/messages.d.ts" */
/** @import { Report } from "../report/packed.js" */

/**
 * @typedef {object} Mistake
 * @property {GameStart} opening the game up to the position
 * @property {GameStart} game the whole game
 * @property {Color} player
 * @property {Color | null} own player whose report it is
 * @property {Token} played
 * @property {Token} better
 * @property {Reason | null} reason
 */

/**
 * Returns the mistakes and blunders of a player, or of both, in the order of play.
 * @param {Report} report
 * @param {Color | null} player
 * @returns {Mistake[]}
 */
export function mistakesOf({ body, review }, player) {
  const { variant, terms, start, turns } = body;
  const from = { variant, ...(terms && { terms }), position: start };
  return review.turns.flatMap((turn, ply) => {
    const isOne = (turn.kind === "mistake" || turn.kind === "blunder") && (player ?? turn.player) === turn.player;
    if (!isOne || turn.best === null) return [];
    return [
      {
        opening: { ...from, turns: turns.slice(0, ply) },
        game: { ...from, turns },
        player: turn.player,
        own: body.own,
        played: turn.token,
        better: turn.best,
        reason: turn.reason,
      },
    ];
  });
}
