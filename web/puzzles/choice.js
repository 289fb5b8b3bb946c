// Selects the next puzzle.

import { BLITZ, gameOf, today } from "./library.js";

/** @import { PuzzleKind, PuzzleSummary } from "../training/types.d.ts" */
/** @import { Library } from "./library.js" */
/** @import { Accept, Selection } from "./types.d.ts" */

/** Frequency of each kind among the puzzles dealt, regardless of what the files contain. @type {readonly [PuzzleKind, number][]} */
const SHARES = [
  ["win", 0.5],
  ["save", 0.25],
  ["gain", 0.25],
];

/** Difficulty of the first puzzle of a streak, and the increase from each to the next. */
const STREAK_FIRST = 600;
const STREAK_STEP = 60;

/** Greatest difficulty of a newcomer's first rated puzzle, and the increase from each to the next. */
const NEWCOMER_FIRST = 750;
const NEWCOMER_STEP = 50;

/** Number of rated puzzles after which a player is no longer a newcomer. */
export const NEWCOMER_PUZZLES = 5;

/** Maximum length of a newcomer's wins, in turns. */
const NEWCOMER_TURNS = 2;

/** Returns the approximate difficulty of the next puzzle of a streak. @param {number} solved */
export const streakDifficulty = (solved) => STREAK_FIRST + STREAK_STEP * solved;

/** Returns the wanted difficulty of the next rated puzzle. @param {number} rating @param {number} count rated puzzles so far */
export const ratedDifficulty = (rating, count) => Math.min(rating, NEWCOMER_FIRST + NEWCOMER_STEP * count);

/**
 * Draws a kind, and returns all kinds in the order in which they are wanted.
 * @param {() => number} random @returns {PuzzleKind[]}
 */
export function drawKinds(random) {
  const kinds = SHARES.map(([kind]) => kind);
  const draw = random();
  let drawn = 0;
  for (let sum = 0; drawn < SHARES.length - 1; drawn++) {
    sum += SHARES[drawn]?.[1] ?? 0;
    if (draw < sum) break;
  }
  return [...kinds.splice(drawn, 1), ...kinds];
}

/**
 * @typedef {object} Person
 * @property {number} rating
 * @property {number} rated number of rated puzzles so far
 * @property {ReadonlySet<string>} tried
 * @property {number[]} streak the difficulties in this streak so far
 * @property {number} now
 */

/**
 * @param {Library} library
 * @param {Selection} selection
 * @param {Person} person
 * @param {() => number} [random]
 * @returns {Promise<PuzzleSummary | null>}
 */
export async function choose(library, selection, person, random = Math.random) {
  const { mode, game } = selection;
  if (mode === "daily") return library.daily(game, today(person.now));
  const wanted = wantedDifficulty(selection, person);
  const fits = fitting(selection, person);
  const kinds = drawKinds(random);
  const ofKinds = (/** @type {Accept} */ accept) =>
    kinds.map((kind) => (/** @type {PuzzleSummary} */ puzzle) => puzzle.kind === kind && accept(puzzle));
  const isNew = (/** @type {PuzzleSummary} */ puzzle) => fits(puzzle) && !person.tried.has(puzzle.id);
  if (mode === "rated" && person.rated < NEWCOMER_PUZZLES) {
    const easy = await library.near(game, wanted, [(puzzle) => isNew(puzzle) && isShortWin(puzzle)], random).catch(() => null);
    if (easy) return easy;
  }
  // Once all have been tried, puzzles repeat; none counts twice for a rating.
  return (await library.near(game, wanted, ofKinds(isNew), random)) ?? library.near(game, wanted, ofKinds(fits), random);
}

/** Returns the approximate difficulty of the next puzzle. @param {Selection} selection @param {Person} person */
export const wantedDifficulty = ({ mode }, { rating, rated, streak }) =>
  mode === "streak" ? streakDifficulty(streak.length) : ratedDifficulty(rating, rated);

/** Tests whether a puzzle is a short win, which needs no experience. @param {Pick<PuzzleSummary, "kind" | "number">} puzzle */
export const isShortWin = ({ kind, number }) => kind === "win" && number <= NEWCOMER_TURNS;

/**
 * Returns a test for the puzzles that belong to a selection.
 * @param {Selection} selection @param {Person} person
 * @returns {(puzzle: Pick<PuzzleSummary, "difficulty" | "variant" | "themes">) => boolean}
 */
export function fitting({ mode, variant, theme }, { streak }) {
  const hardest = mode === "streak" ? Math.max(0, ...streak) : 0;
  return (puzzle) =>
    puzzle.difficulty > hardest &&
    (variant === "" ? puzzle.variant !== BLITZ : puzzle.variant === variant) &&
    (mode !== "theme" || theme === "" || puzzle.themes.includes(theme));
}

/** @type {readonly Selection["mode"][]} */
const MODES = ["rated", "theme", "streak", "daily"];

/** @type {readonly Selection["game"][]} */
export const GAMES = ["yinsh", "gipf"];

/** @type {readonly Selection["variant"][]} */
const VARIANTS = ["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"];

/** Returns the id of the puzzle that the URL of the page names, if any. */
export const namedId = () => /^#([0-9a-z]{6})$/.exec(location.hash)?.[1] ?? null;

/** Reads the selection from a URL, with defaults for what it omits. @param {URLSearchParams} query @param {Selection} usual @returns {Selection} */
export function selectionOf(query, usual) {
  const mode = MODES.find((name) => name === query.get("mode")) ?? usual.mode;
  const variant = VARIANTS.find((id) => id === query.get("variant"));
  const game = variant ? gameOf(variant) : (GAMES.find((name) => name === query.get("game")) ?? usual.game);
  const theme = /** @type {Selection["theme"]} */ (query.get("theme") ?? (mode === usual.mode ? usual.theme : ""));
  return { mode, game, variant: variant ?? (query.has("game") ? "" : usual.variant), theme };
}
