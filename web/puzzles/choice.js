// Selects the next puzzle.

import { gameOf, today } from "./library.js";

/** @import { PuzzleSummary } from "../training/types.d.ts" */
/** @import { Library } from "./library.js" */
/** @import { Accept, Selection } from "./types.d.ts" */

/** Difficulty of the first puzzle of a streak, and the increase from each to the next. */
const STREAK_FIRST = 600;
const STREAK_STEP = 60;

/** Returns the approximate difficulty of the next puzzle of a streak. @param {number} solved */
export const streakDifficulty = (solved) => STREAK_FIRST + STREAK_STEP * solved;

/**
 * @param {Library} library
 * @param {Selection} selection
 * @param {{ rating: number, tried: ReadonlySet<string>, streak: number[], now: number }} person `streak`: the difficulties in this
 * streak so far
 * @returns {Promise<PuzzleSummary | null>}
 */
export async function choose(library, selection, { rating, tried, streak, now }) {
  const { mode, game, variant, theme } = selection;
  if (mode === "daily") return library.daily(game, today(now));
  const wanted = mode === "streak" ? streakDifficulty(streak.length) : rating;
  const hardest = mode === "streak" ? Math.max(0, ...streak) : 0;
  /** @type {Accept} */
  const fits = (puzzle) =>
    puzzle.difficulty > hardest &&
    (variant === "" || puzzle.variant === variant) &&
    (mode !== "theme" || theme === "" || puzzle.themes.includes(theme));
  const fresh = await library.near(game, wanted, (puzzle) => fits(puzzle) && !tried.has(puzzle.id));
  if (fresh) return fresh;
  // Once all have been tried, puzzles repeat; none counts twice for a rating.
  return library.near(game, wanted, fits);
}

/** @type {readonly Selection["mode"][]} */
const MODES = ["rated", "theme", "streak", "daily"];

/** @type {readonly Selection["game"][]} */
const GAMES = ["yinsh", "gipf"];

/** @type {readonly Selection["variant"][]} */
const VARIANTS = ["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"];

/** Reads the selection from a URL, with defaults for what it omits. @param {URLSearchParams} query @param {Selection} usual @returns {Selection} */
export function selectionOf(query, usual) {
  const mode = MODES.find((name) => name === query.get("mode")) ?? usual.mode;
  const variant = VARIANTS.find((id) => id === query.get("variant"));
  const game = variant ? gameOf(variant) : (GAMES.find((name) => name === query.get("game")) ?? usual.game);
  const theme = /** @type {Selection["theme"]} */ (query.get("theme") ?? (mode === usual.mode ? usual.theme : ""));
  return { mode, game, variant: variant ?? (query.has("game") ? "" : usual.variant), theme };
}
