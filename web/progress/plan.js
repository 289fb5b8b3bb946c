// A training plan: five puzzles and one lesson for what goes wrong most often. It stays the same until all five are solved.

import { topicOf, trainingOf } from "../report/lesson.js";
import { storage } from "../site/storage.js";

/** @import { Family } from "../core/types.d.ts" */
/** @import { DatedAttempt } from "../puzzles/types.d.ts" */
/** @import { Topic } from "../report/reasons.js" */
/** @import { PuzzleSummary, Theme } from "../training/types.d.ts" */
/** @import { OwnGame } from "./figures.js" */

/** A stored plan. @typedef {{ topic: string, game: string, puzzles: string[] }} Plan */

/** The part of the puzzle library that a plan needs. @typedef {Pick<import("../puzzles/library.js").Library, "near">} PuzzleSource */

const STORED = "plan";

const PUZZLES = 5;

/** Turns that count as mistakes. */
const MISTAKES = ["mistake", "blunder"];

/**
 * Returns the topic and family with the most mistakes among those with puzzles; null without such mistakes.
 * @param {OwnGame[]} games
 */
export function weakness(games) {
  /** @type {Map<string, { topic: Topic, game: Family, theme: Theme, count: number }>} */
  const found = new Map();
  for (const { report, own } of games) {
    const { variant } = report.body;
    for (const { player, kind, reason } of report.review.turns) {
      const topic = player === own && MISTAKES.includes(kind) && reason ? topicOf(reason.code) : null;
      const { game, theme } = topic ? trainingOf(topic, variant) : { game: null, theme: null };
      if (!topic || !game || !theme) continue;
      const known = found.get(`${topic} ${game}`);
      found.set(`${topic} ${game}`, { topic, game, theme: theme.id, count: (known?.count ?? 0) + 1 });
    }
  }
  return [...found.values()].sort((one, other) => other.count - one.count)[0] ?? null;
}

/** Returns the solved puzzles. @param {DatedAttempt[]} attempts */
export const solvedIn = (attempts) => new Set(attempts.filter(({ right }) => right).map(({ puzzle }) => puzzle));

/**
 * Returns the puzzles of the current plan, or of a new one if the weakness has changed or all are solved.
 * @param {{ topic: Topic, game: Family, theme: Theme }} weak
 * @param {DatedAttempt[]} attempts
 * @param {number} rating difficulty that suits the user
 * @param {() => PuzzleSource} library
 * @returns {Promise<string[]>} ids
 */
export async function plannedPuzzles({ topic, game, theme }, attempts, rating, library) {
  const solved = solvedIn(attempts);
  const stored = storage.get(STORED, isPlan);
  const isOpen = stored?.topic === topic && stored.game === game && stored.puzzles.some((id) => !solved.has(id));
  if (stored && isOpen) return stored.puzzles;
  const tried = new Set(attempts.map(({ puzzle }) => puzzle));
  /** @type {string[]} */
  const puzzles = [];
  const source = library();
  while (puzzles.length < PUZZLES) {
    const fits = (/** @type {PuzzleSummary} */ puzzle) => puzzle.themes.includes(theme) && !puzzles.includes(puzzle.id);
    const isNew = (/** @type {PuzzleSummary} */ puzzle) => fits(puzzle) && !tried.has(puzzle.id);
    const found = (await source.near(game, rating, [isNew])) ?? (await source.near(game, rating, [fits]));
    if (!found) break;
    puzzles.push(found.id);
  }
  if (puzzles.length > 0) storage.set(STORED, { topic, game, puzzles });
  return puzzles;
}

/** @param {any} value @returns {value is Plan} */
function isPlan(value) {
  const isId = (/** @type {unknown} */ id) => /^[0-9a-z]{6}$/.test(String(id));
  return typeof value?.topic === "string" && typeof value.game === "string" && Array.isArray(value.puzzles) && value.puzzles.every(isId);
}
