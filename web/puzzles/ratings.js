// Difficulties of puzzles: the server's, from people's attempts, or without a network those in their files.

import { ask } from "../site/rest.js";

/** @import { Family } from "../core/types.d.ts" */
/** @import { PuzzleRating } from "./types.d.ts" */

/** Rating deviation of an untried puzzle; the crate `puzzles` uses the same value. */
const UNTRIED = 150;

/** @type {Map<string, PuzzleRating>} */
const known = new Map();

/** @type {Set<Family>} */
const asked = new Set();

/** Asks the server once for each game. @param {Family} game */
export async function loadRatings(game) {
  if (asked.has(game) || !navigator.onLine) return;
  asked.add(game);
  try {
    const { ratings } = await ask("GET", `puzzles/ratings?game=${game}`);
    for (const [id, rating, deviation] of ratings) known.set(id, { rating, deviation });
  } catch {
    asked.delete(game);
  }
}

/** @param {{ id: string, difficulty: number }} puzzle @returns {PuzzleRating} */
export function ratingOf({ id, difficulty }) {
  return known.get(id) ?? { rating: difficulty, deviation: UNTRIED };
}
