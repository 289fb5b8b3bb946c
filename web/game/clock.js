// A Fischer clock for two players. It does not read the system time: times are passed in, in milliseconds, so tests need
// not wait. A clock is immutable; each step returns a new one.

import { other } from "../core/color.js";

/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {{ w: number, b: number }} Left remaining time of each player, in milliseconds */
/** @typedef {{ base: number, increment: number }} TimeControl in milliseconds */

/**
 * @typedef {object} Clock
 * @property {TimeControl} pace time control, by its name in stored games
 * @property {Left} left remaining times when the clock was last updated
 * @property {Left[]} past remaining times after 0, 1, 2 … turns, for taking turns back
 * @property {Color | null} running player whose time is running
 * @property {number} since when it started to run
 */

/** @typedef {Pick<Clock, "pace" | "left" | "past">} KeptClock a stopped clock, as stored */

/**
 * Returns a stopped clock. White's first turn is free: the clock starts when it has been played.
 * @param {TimeControl} timeControl
 * @returns {Clock}
 */
export function newClock(timeControl) {
  const left = { w: timeControl.base, b: timeControl.base };
  return { pace: timeControl, left, past: [left], running: null, since: 0 };
}

/**
 * Returns the remaining time of a player, never negative.
 * @param {Clock} clock
 * @param {Color} player
 * @param {number} now
 */
export function timeLeft(clock, player, now) {
  const spent = clock.running === player ? Math.max(0, now - clock.since) : 0;
  return Math.max(0, clock.left[player] - spent);
}

/**
 * Returns the player whose time has run out, if any.
 * @param {Clock} clock
 * @param {number} now
 * @returns {Color | null}
 */
export function fallen(clock, now) {
  if (timeLeft(clock, "w", now) === 0) return "w";
  if (timeLeft(clock, "b", now) === 0) return "b";
  return null;
}

/**
 * Starts a player's time.
 * @param {Clock} clock
 * @param {Color} player
 * @param {number} now
 * @returns {Clock}
 */
export function run(clock, player, now) {
  return { ...stop(clock, now), running: player, since: now };
}

/**
 * Stops the clock and deducts the time used.
 * @param {Clock} clock
 * @param {number} now
 * @returns {Clock}
 */
export function stop(clock, now) {
  const { running } = clock;
  if (running === null) return clock;
  return { ...clock, left: { ...clock.left, [running]: timeLeft(clock, running, now) }, running: null };
}

/**
 * Completes a turn: its player receives the increment, unless their time is up, and the opponent's time starts.
 * @param {Clock} clock
 * @param {Color} player
 * @param {number} now
 * @returns {Clock}
 */
export function press(clock, player, now) {
  const still = stop(clock, now);
  const started = clock.past.length > 1 || clock.running !== null;
  const extra = started && still.left[player] > 0 ? clock.pace.increment : 0;
  const left = { ...still.left, [player]: still.left[player] + extra };
  return { ...still, left, past: [...still.past, left], running: other(player), since: now };
}

/**
 * Returns the clock as it was after a number of turns, stopped.
 * @param {Clock} clock
 * @param {number} turns
 * @returns {Clock}
 */
export function takeBack(clock, turns) {
  const past = clock.past.slice(0, turns + 1);
  return { ...clock, past, left: past[past.length - 1] ?? clock.left, running: null };
}

/**
 * Tests whether a player is low on time: an eighth of the initial time, but at least 10 and at most 60 seconds.
 * @param {Clock} clock
 * @param {Color} player
 * @param {number} now
 */
export function isLow(clock, player, now) {
  const limit = Math.min(60_000, Math.max(10_000, clock.pace.base / 8));
  return timeLeft(clock, player, now) < limit;
}

/**
 * Returns the stored form of the clock: time does not run while the page is closed.
 * @param {Clock} clock
 * @param {number} now
 * @returns {KeptClock}
 */
export function keptClock(clock, now) {
  const { pace, left, past } = stop(clock, now);
  return { pace, left, past };
}

/**
 * @param {KeptClock} kept
 * @returns {Clock}
 */
export function restoredClock(kept) {
  return { ...kept, running: null, since: 0 };
}

/**
 * @param {unknown} value
 * @returns {value is KeptClock}
 */
export function isKeptClock(value) {
  const { pace, left, past } = /** @type {any} */ (value ?? {});
  return isTime(pace?.base) && isTime(pace?.increment) && isLeft(left) && Array.isArray(past) && past.length > 0 && past.every(isLeft);
}

/** @param {any} value */
function isLeft(value) {
  return isTime(value?.w) && isTime(value?.b);
}

/** @param {unknown} value */
function isTime(value) {
  return Number.isFinite(value) && Number(value) >= 0;
}

/**
 * Formats a time for display: `1:02:03`, `5:00`, and with tenths in the last ten seconds, `0:09.4`.
 * @param {number} time
 */
export function clockText(time) {
  if (time < 10_000) return `0:0${(Math.floor(time / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(time / 1000);
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const minutes = Math.floor(rest / 60);
  const tail = `${String(rest % 60).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

/**
 * Formats a time as in records: `0:04:59`.
 * @param {number} time
 */
export function clockTag(time) {
  const seconds = Math.floor(time / 1000);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
