// The games stored in this browser: the current one and the latest others. Each is a separate entry so that
// a damaged one does not affect the others.

import { storage } from "../site/storage.js";
import { isKeptClock } from "./clock.js";
import { POTENTIALS, VARIANTS } from "./url.js";

/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../core/types.d.ts").Token} Token */
/** @typedef {import("../core/types.d.ts").GameStart} GameStart */
/** @typedef {import("../core/types.d.ts").Outcome} Outcome */
/** @typedef {import("./clock.js").KeptClock} KeptClock */

/** @typedef {{ kind: "person", name: string } | { kind: "engine", level: number }} Seat */
/** @typedef {{ w: Seat, b: Seat }} Seats */

/** @typedef {{ winner: Color | null, reason: Outcome["reason"] | "resignation" | "time" | "other" }} Ending */

/**
 * @typedef {object} Game
 * @property {string} id
 * @property {number} revision number of writes: shows whether another tab has written in the meantime
 * @property {string} made when it began
 * @property {string} changed when it was last stored
 * @property {GameStart} opening without turns
 * @property {Token[]} turns complete turns
 * @property {Token} part the actions of the unfinished turn
 * @property {Seats} seats
 * @property {number} seed makes the engine's games differ
 * @property {boolean} turning whether the board turns to the player to act
 * @property {boolean} [teaching] whether bad turns are pointed out
 * @property {KeptClock | null} clock
 * @property {Ending | null} ending
 */

const PREFIX = "game.";
const STORED_GAMES_MAX = 20;
const REASONS = [
  "rings-off",
  "pool-empty",
  "no-moves",
  "reserve-empty",
  "board-full",
  "gipf-pieces-gone",
  "repetition",
  "resignation",
  "time",
  "other",
];

/**
 * Returns an id that is unique in this browser.
 */
export function newId() {
  return (
    Date.now().toString(36) +
    Math.floor(Math.random() * 36 ** 4)
      .toString(36)
      .padStart(4, "0")
  );
}

export const games = {
  /**
   * @param {string} id
   * @returns {Game | null}
   */
  find(id) {
    return /^[a-z0-9]+$/.test(id) ? storage.get(PREFIX + id, isGame) : null;
  },

  /** Returns all games, most recently changed first. */
  all() {
    const found = [];
    for (const name of storage.names()) {
      if (!/^game\.[a-z0-9]+$/.test(name)) continue;
      const game = storage.get(name, isGame);
      if (game) found.push(game);
    }
    return found.sort((a, b) => (a.changed < b.changed ? 1 : -1));
  },

  /**
   * Stores a game. "stale": another tab has stored it since, and nothing was written. "full": the browser's storage is full.
   * @param {Game} game
   * @returns {"kept" | "stale" | "full"}
   */
  put(game) {
    const before = games.find(game.id);
    if (before && before.revision !== game.revision) return "stale";
    game.revision += 1;
    game.changed = new Date().toISOString();
    if (storage.set(PREFIX + game.id, game)) return "kept";
    game.revision -= 1;
    return "full";
  },

  /** Removes the oldest games if there are too many; finished ones first. */
  prune() {
    const all = games.all();
    const order = [...all.filter((game) => game.ending === null), ...all.filter((game) => game.ending !== null)];
    for (const game of order.slice(STORED_GAMES_MAX)) games.remove(game.id);
  },

  /** @param {string} id */
  remove(id) {
    storage.remove(PREFIX + id);
  },
};

/**
 * Tests whether a stored value has the shape of a game. The core checks whether its turns are legal.
 * @param {unknown} value
 * @returns {value is Game}
 */
export function isGame(value) {
  const game = /** @type {any} */ (value ?? {});
  const texts = [game.id, game.made, game.changed, game.part].every((text) => typeof text === "string");
  return (
    texts &&
    Number.isInteger(game.revision) &&
    Number.isInteger(game.seed) &&
    typeof game.turning === "boolean" &&
    isGameStart(game.opening) &&
    Array.isArray(game.turns) &&
    game.turns.every((/** @type {unknown} */ turn) => typeof turn === "string") &&
    isSeat(game.seats?.w) &&
    isSeat(game.seats?.b) &&
    (game.clock === null || isKeptClock(game.clock)) &&
    (game.ending === null || isEnding(game.ending))
  );
}

/** @param {any} value */
function isGameStart(value) {
  const isText = (/** @type {unknown} */ text) => text === undefined || typeof text === "string";
  return (
    [...VARIANTS, ...POTENTIALS].includes(value?.variant) &&
    [value.terms, value.position, value.handicap, value.links, value.challenges].every(isText)
  );
}

/** @param {any} value */
function isSeat(value) {
  if (value?.kind === "person") return typeof value.name === "string";
  return value?.kind === "engine" && Number.isInteger(value.level) && value.level >= 1 && value.level <= 10;
}

/** @param {any} value */
function isEnding(value) {
  return ["w", "b", null].includes(value.winner) && REASONS.includes(value.reason);
}
