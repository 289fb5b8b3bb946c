// Which puzzle comes next.

import { gameOf, today } from "./library.js";

/** @import { PuzzleSummary } from "../study/types.d.ts" */
/** @import { Library } from "./library.js" */
/** @import { Accept, Wish } from "./types.d.ts" */

/** How hard the first puzzle of a streak is, and by how much each is harder than the one before. */
const STREAK_FIRST = 600;
const STREAK_STEP = 60;

/** About how hard the puzzle is that a streak brings after so many. @param {number} solved */
export const streakDifficulty = (solved) => STREAK_FIRST + STREAK_STEP * solved;

/**
 * @param {Library} library
 * @param {Wish} wish
 * @param {{ rating: number, tried: ReadonlySet<string>, streak: number[], now: number }} person `streak`: how hard those were that this streak has brought
 * @returns {Promise<PuzzleSummary | null>}
 */
export async function choose(library, wish, { rating, tried, streak, now }) {
  const { mode, game, variant, theme } = wish;
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
  // Who has seen them all meets them again; a rating counts none twice.
  return library.near(game, wanted, fits);
}

/** @type {readonly Wish["mode"][]} */
const MODES = ["rated", "theme", "streak", "daily"];

/** @type {readonly Wish["game"][]} */
const GAMES = ["yinsh", "gipf"];

/** @type {readonly Wish["variant"][]} */
const VARIANTS = ["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"];

/** The wish in an address; what it does not say is as usual. @param {URLSearchParams} query @param {Wish} usual @returns {Wish} */
export function wishOf(query, usual) {
  const mode = MODES.find((name) => name === query.get("mode")) ?? usual.mode;
  const variant = VARIANTS.find((id) => id === query.get("variant"));
  const game = variant ? gameOf(variant) : (GAMES.find((name) => name === query.get("game")) ?? usual.game);
  const theme = /** @type {Wish["theme"]} */ (query.get("theme") ?? (mode === usual.mode ? usual.theme : ""));
  return { mode, game, variant: variant ?? (query.has("game") ? "" : usual.variant), theme };
}
