// A stored game as a record, and the name of its file.

import { other } from "../core/color.js";
import { clockTag } from "./clock.js";

/** @typedef {import("../core/types.d.ts").RecordTree} RecordTree */
/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("./games.js").Game} Game */

/**
 * @param {Game} game
 * @param {Color} first player of the first turn
 * @returns {RecordTree}
 */
export function recordOf(game, first) {
  const players = [first, other(first)];
  return {
    variant: game.opening.variant,
    terms: game.opening.terms ?? null,
    links: game.opening.links,
    challenges: game.opening.challenges,
    position: game.opening.position ?? null,
    handicap: game.opening.handicap ?? null,
    tags: tagsOf(game),
    result: resultOf(game),
    termination: terminationOf(game),
    comments: [],
    turns: game.turns.map((token, i) => {
      const player = /** @type {Color} */ (players[i % 2]);
      const left = game.clock?.past[i + 1];
      return { token, player, comments: [], nags: [], clock: left ? clockTag(left[player]) : null, evaluation: null, variations: [] };
    }),
  };
}

/** Returns the file name of a record: `gipfel-yinsh-2026-11-15.txt`. @param {Game} game */
export function recordFile(game) {
  return `gipfel-${game.opening.variant}-${game.made.slice(0, 10)}.txt`;
}

/** @param {Game} game @returns {[string, string][]} */
function tagsOf(game) {
  /** @type {[string, string][]} */
  const tags = [["Date", game.made.slice(0, 10).replaceAll("-", ".")]];
  for (const [tag, seat] of /** @type {const} */ ([
    ["White", game.seats.w],
    ["Black", game.seats.b],
  ])) {
    if (seat.kind === "engine") tags.push([tag, `Gipfel, level ${seat.level}`]);
    else if (seat.name !== "") tags.push([tag, seat.name]);
  }
  if (game.clock) tags.push(["TimeControl", `${game.clock.pace.base / 1000}+${game.clock.pace.increment / 1000}`]);
  return tags;
}

/** @param {Game} game @returns {RecordTree["result"]} */
function resultOf({ ending }) {
  if (!ending || (ending.reason === "other" && ending.winner === null)) return "*";
  if (ending.winner === null) return "1/2-1/2";
  return ending.winner === "w" ? "1-0" : "0-1";
}

/** Returns the termination; an ending by the rules needs none, because the turns show it. @param {Game} game */
function terminationOf({ ending }) {
  return ending?.reason === "resignation" || ending?.reason === "time" ? ending.reason : null;
}
