// The order of the engine's lines, while the news about them come one by one.

/** @typedef {import("../engine/messages.d.ts").Info} Info */
/** @typedef {import("../engine/messages.d.ts").Variation} Variation */

/**
 * The lines with news about one of them. A turn that rises changes places with the one that was there, so that
 * none is listed twice.
 * @param {Variation[]} lines
 * @param {Pick<Info, "rank" | "line">} news
 */
export function ranked(lines, { rank, line }) {
  const next = [...lines];
  const before = next[rank - 1];
  const twin = next.findIndex((other) => other?.turns[0] === line.turns[0]);
  if (twin >= 0 && before) next[twin] = before;
  next[rank - 1] = line;
  return next;
}
