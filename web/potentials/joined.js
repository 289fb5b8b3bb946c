// Two modules that play different games, combined.
import { hasPotentials } from "../game/url.js";

/** @typedef {import("../core/types.d.ts").BoardCalls} BoardCalls */

/**
 * Combines the calls of two modules: a game is opened by the module that supports it. The second module's handles are negative.
 * @param {BoardCalls} first
 * @param {BoardCalls} second
 * @returns {BoardCalls}
 */
export function joined(first, second) {
  const of = (/** @type {number} */ id) => (id < 0 ? second : first);
  return {
    geometry: first.geometry,
    open: (opening) => {
      if (!hasPotentials(opening.variant)) return first.open(opening);
      const { id, view } = second.open(opening);
      return { id: -id, view };
    },
    close: (id) => of(id).close(Math.abs(id)),
    view: (id) => of(id).view(Math.abs(id)),
    act: (id, token) => of(id).act(Math.abs(id), token),
    preview: (id, token) => of(id).preview(Math.abs(id), token),
    undo: (id) => of(id).undo(Math.abs(id)),
    why: (id, path) => of(id).why(Math.abs(id), path),
    retell: (id, index) => of(id).retell(Math.abs(id), index),
  };
}
