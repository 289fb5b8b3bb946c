// The first puzzle of a visit. It comes from the server, so it can be solved while the library and its module are loading.

import { ask, withQuery } from "../site/rest.js";
import { drawKinds, fitting, isShortWin, NEWCOMER_PUZZLES, wantedDifficulty } from "./choice.js";

/** @import { PuzzleView } from "../protocol/types.d.ts" */
/** @import { Person } from "./choice.js" */
/** @import { Dealt, Selection } from "./types.d.ts" */

/** How far the difficulty of a first puzzle may be from the wanted one. */
export const REACH = 12;

/** Maximum number of puzzles among which the first is drawn. The server sends the easiest, so it must be able to send all. */
export const COUNT = 100;

/** Returns a puzzle by its id. @param {string} id @returns {Promise<Dealt>} */
export const namedPuzzle = async (id) => dealtOf(await ask("GET", `puzzles/${id}`));

/**
 * Returns a puzzle as `choose` would; null if the server knows none nearby.
 * @param {Selection} selection @param {Person} person @param {() => number} [random]
 * @returns {Promise<Dealt | null>}
 */
export async function firstPuzzle(selection, person, random = Math.random) {
  const { mode, game, variant, theme } = selection;
  if (mode === "daily") return dealtOf(await ask("GET", withQuery("puzzles/daily", { game })));
  const isNewcomer = mode === "rated" && person.rated < NEWCOMER_PUZZLES;
  const wanted = wantedDifficulty(selection, person);
  const query = {
    game,
    variant: variant || (game === "yinsh" ? game : ""),
    kind: isNewcomer ? "win" : drawKinds(random)[0],
    theme: mode === "theme" ? theme : "",
    least: String(Math.max(0, wanted - REACH)),
    greatest: String(wanted + REACH),
    count: String(COUNT),
  };
  const response = await fetch(withQuery("/api/puzzles", query));
  if (!response.ok) throw new Error(`puzzles: ${response.status}`);
  const lines = (await response.text()).split("\n").filter(Boolean);
  const fits = fitting(selection, person);
  const found = lines
    .map((line) => /** @type {PuzzleView} */ (JSON.parse(line)))
    .map(dealtOf)
    .filter(({ facts }) => fits(facts) && !person.tried.has(facts.id) && (!isNewcomer || isShortWin(facts)));
  return found[Math.floor(random() * found.length)] ?? null;
}

/** @param {PuzzleView} view @returns {Dealt} */
export function dealtOf({ text, rating, deviation, attempts, ...facts }) {
  return { facts: /** @type {Dealt["facts"]} */ (facts), line: text };
}
