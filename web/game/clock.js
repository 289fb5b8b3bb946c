// A clock for two players with Fischer's increment. Nothing here asks for the time: it is handed in, in
// milliseconds, so that a game can be tried without waiting. A clock is never changed; each step gives a new one.

/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {{ w: number, b: number }} Left what each player has left, in milliseconds */
/** @typedef {{ base: number, increment: number }} Pace in milliseconds */

/**
 * @typedef {object} Clock
 * @property {Pace} pace
 * @property {Left} left as it was when the clock was last touched
 * @property {Left[]} past what was left after 0, 1, 2 … turns, so that turns can be taken back
 * @property {Color | null} running whose time runs
 * @property {number} since when it began to run
 */

/** @typedef {Pick<Clock, "pace" | "left" | "past">} KeptClock a clock that stands, as it is kept */

/**
 * A clock that stands. White's first turn is free: the clock starts when it has been played.
 * @param {Pace} pace
 * @returns {Clock}
 */
export function newClock(pace) {
  const left = { w: pace.base, b: pace.base };
  return { pace, left, past: [left], running: null, since: 0 };
}

/**
 * What a player has left; never less than nothing.
 * @param {Clock} clock
 * @param {Color} player
 * @param {number} now
 */
export function timeLeft(clock, player, now) {
  const spent = clock.running === player ? Math.max(0, now - clock.since) : 0;
  return Math.max(0, clock.left[player] - spent);
}

/**
 * The player whose time has run out, if any.
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
 * Lets a player's time run.
 * @param {Clock} clock
 * @param {Color} player
 * @param {number} now
 * @returns {Clock}
 */
export function run(clock, player, now) {
  return { ...stop(clock, now), running: player, since: now };
}

/**
 * Stops the clock: what was spent is spent.
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
 * A turn is complete: its player gets the increment, unless their time is up, and the other's time runs.
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
  return { ...still, left, past: [...still.past, left], running: player === "w" ? "b" : "w", since: now };
}

/**
 * The clock as it was after so many turns. It stands.
 * @param {Clock} clock
 * @param {number} turns
 * @returns {Clock}
 */
export function takeBack(clock, turns) {
  const past = clock.past.slice(0, turns + 1);
  return { ...clock, past, left: past[past.length - 1] ?? clock.left, running: null };
}

/**
 * Whether a player should hurry: an eighth of the initial time, but from 10 to 60 seconds.
 * @param {Clock} clock
 * @param {Color} player
 * @param {number} now
 */
export function isLow(clock, player, now) {
  const limit = Math.min(60_000, Math.max(10_000, clock.pace.base / 8));
  return timeLeft(clock, player, now) < limit;
}

/**
 * What is kept when the page is closed: the time stands until it is opened again.
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
export function wakenClock(kept) {
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
 * As a clock shows it: `1:02:03`, `5:00`, and with tenths in the last ten seconds, `0:09.4`.
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
 * As records write it: `0:04:59`.
 * @param {number} time
 */
export function clockTag(time) {
  const seconds = Math.floor(time / 1000);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
