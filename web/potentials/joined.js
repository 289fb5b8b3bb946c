// Two modules that play different games, as one.
import { hasPotentials } from "../game/link.js";

/** @typedef {import("../core/types.d.ts").BoardCalls} BoardCalls */

/**
 * The calls of two modules as one: a game is opened by the one that knows it. The handles of the second are negative.
 * @param {BoardCalls} first
 * @param {BoardCalls} second
 * @returns {BoardCalls}
 */
export function joined(first, second) {
  const of = (/** @type {number} */ table) => (table < 0 ? second : first);
  return {
    geometry: first.geometry,
    open: (opening) => {
      if (!hasPotentials(opening.variant)) return first.open(opening);
      const { table, view } = second.open(opening);
      return { table: -table, view };
    },
    close: (table) => of(table).close(Math.abs(table)),
    view: (table) => of(table).view(Math.abs(table)),
    act: (table, token) => of(table).act(Math.abs(table), token),
    preview: (table, token) => of(table).preview(Math.abs(table), token),
    undo: (table) => of(table).undo(Math.abs(table)),
    why: (table, path) => of(table).why(Math.abs(table), path),
    retell: (table, index) => of(table).retell(Math.abs(table), index),
  };
}
