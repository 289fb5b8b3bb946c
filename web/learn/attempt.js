// The effects of a wrong attempt, in numbers, compared with what the step asks for.

/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../core/types.d.ts").Effect} Effect */

/**
 * A wrong attempt: numbers by the keyword of the goal that they belong to, and the point where a right turn begins.
 * @typedef {{ done: Record<string, number>, from: string }} Attempt
 */

/**
 * Counts what a player's turn did.
 * @param {Effect[]} effects
 * @param {Color} player
 * @returns {Record<string, number>}
 */
export function counted(effects, player) {
  const done = { jump: 0, gain: 0, "push-moves": 0, capture: 0, remove: 0, "ring-off": 0 };
  for (const effect of effects) {
    if (!("player" in effect) || effect.player !== player) continue;
    if (effect.kind === "flip") {
      const own = effect.pieces.filter(({ color }) => color === player).length;
      done.jump += effect.pieces.length;
      done.gain += 2 * own - effect.pieces.length;
    }
    if (effect.kind === "push") done["push-moves"] = Math.max(done["push-moves"], effect.moved.length);
    if (effect.kind === "remove") {
      done.capture += effect.gone.filter(({ to }) => to === "captured").length;
      if (effect.row.length > 0) done.remove += 1;
      else done["ring-off"] += 1;
    }
  }
  return done;
}
