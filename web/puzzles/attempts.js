// The user's attempts at puzzles, and what follows from them. Everything is derived from the attempts in chronological
// order so that two synchronised devices show the same results.

import { gameOf, today } from "./library.js";

/** @import { Family } from "../core/types.d.ts" */
/** @import { RatedAttempt } from "../training/types.d.ts" */
/** @import { Attempt, DatedAttempt } from "./types.d.ts" */

const MODES = ["rated", "theme", "streak", "daily", "single"];
const KINDS = ["win", "save", "gain"];

/**
 * Returns the attempts among the entries of a notebook; invalid ones are skipped.
 * @param {{ key: string, at: number, body: unknown }[]} entries @returns {DatedAttempt[]}
 */
export function attemptsOf(entries) {
  return entries.flatMap(({ key, at, body }) => (isAttempt(body) ? [{ ...body, key, at }] : []));
}

/** @param {unknown} value @returns {value is Attempt} */
function isAttempt(value) {
  if (typeof value !== "object" || value === null) return false;
  const { puzzle, variant, kind, mode, right, difficulty, rating, deviation, run } = /** @type {Record<string, unknown>} */ (value);
  const isNumber = (/** @type {unknown} */ number) => Number.isInteger(number) && Number(number) >= 0 && Number(number) <= 10_000;
  return (
    /^[0-9a-z]{6}$/.test(String(puzzle)) &&
    /^(yinsh|gipf)(-[a-z]+)?$/.test(String(variant)) &&
    KINDS.includes(String(kind)) &&
    MODES.includes(String(mode)) &&
    typeof right === "boolean" &&
    [difficulty, rating, deviation].every(isNumber) &&
    (run === undefined || typeof run === "string")
  );
}

/** Returns the key of a new attempt. @param {string} puzzle @param {number} now */
export function newKey(puzzle, now) {
  const chance = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return `${puzzle}.${now.toString(36)}.${chance.toString(36)}`;
}

/** Returns the puzzles that were tried. @param {DatedAttempt[]} attempts */
export const triedIn = (attempts) => new Set(attempts.map(({ puzzle }) => puzzle));

/**
 * Returns the attempts that count for the rating in a game: the first at each puzzle, in rated mode.
 * @param {DatedAttempt[]} attempts @param {Family} game @returns {RatedAttempt[]}
 */
export function ratedIn(attempts, game) {
  const known = new Set();
  /** @type {RatedAttempt[]} */
  const rated = [];
  for (const { puzzle, variant, mode, at, right, rating, deviation } of attempts) {
    if (known.has(puzzle)) continue;
    known.add(puzzle);
    if (mode === "rated" && gameOf(variant) === game) rated.push([at, right ? 1 : 0, rating, deviation]);
  }
  return rated;
}

/** Returns the solved puzzles of a streak. @param {DatedAttempt[]} attempts @param {string} run */
export const streakOf = (attempts, run) => attempts.filter((attempt) => attempt.run === run && attempt.right);

/** Returns the length of the longest streak in a game. @param {DatedAttempt[]} attempts @param {Family} game */
export function bestStreak(attempts, game) {
  /** @type {Map<string, number>} */
  const solved = new Map();
  for (const { run, right, variant } of attempts) {
    if (run !== undefined && right && gameOf(variant) === game) solved.set(run, (solved.get(run) ?? 0) + 1);
  }
  return Math.max(0, ...solved.values());
}

/** Tests whether the puzzle of a day was solved on that day. @param {DatedAttempt[]} attempts @param {string} puzzle @param {number} day */
export const isDone = (attempts, puzzle, day) =>
  attempts.some((attempt) => attempt.puzzle === puzzle && attempt.right && today(attempt.at) === day);

/**
 * Counts the consecutive days with an attempt, up to today or yesterday, because today is not over.
 * @param {number[]} times @param {number} day
 */
export function daysInARow(times, day) {
  const days = new Set(times.map((at) => today(at)));
  let last = days.has(day) ? day : day - 1;
  let count = 0;
  for (; days.has(last); last--) count++;
  return count;
}
