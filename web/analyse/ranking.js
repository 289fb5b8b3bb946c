// The order of the engine's variations while updates arrive one at a time.

/** @typedef {import("../engine/messages.d.ts").Info} Info */
/** @typedef {import("../engine/messages.d.ts").Variation} Variation */

/**
 * Returns the variations with one of them updated. A turn that rises swaps places with the one ranked there, so no turn
 * is listed twice.
 * @param {Variation[]} lines
 * @param {Pick<Info, "rank" | "line">} update
 */
export function ranked(lines, { rank, line }) {
  const next = [...lines];
  const before = next[rank - 1];
  const twin = next.findIndex((other) => other?.turns[0] === line.turns[0]);
  if (twin >= 0 && before) next[twin] = before;
  next[rank - 1] = line;
  return next;
}
