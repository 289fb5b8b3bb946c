// The published puzzles with their solutions, for tests that solve them.

import { readFileSync } from "node:fs";
import { openTraining } from "../../training/training.js";
import { actionsOf, core, Shadow, tokensOf } from "./shadow.js";
import { Hand } from "./hand.js";
import { Keys } from "./keys.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../training/types.d.ts").PuzzleFacts} PuzzleFacts */
/** @typedef {import("../../training/types.d.ts").PuzzleSummary} PuzzleSummary */

const file = (/** @type {string} */ path) => readFileSync(new URL(`../../../${path}`, import.meta.url));

const study = await openTraining(file("web/training/training.wasm"));

/** @type {Map<string, PuzzleSummary>} */
const book = new Map();
for (const name of ["yinsh-1", "yinsh-2", "yinsh-3", "yinsh-4", "yinsh-5", "gipf-1", "gipf-2", "gipf-3", "gipf-4"]) {
  for (const puzzle of study.puzzles(file(`data/puzzles/${name}.puzzles`).toString())) book.set(puzzle.id, puzzle);
}

/** @param {string} id @returns {PuzzleFacts} */
export function factsOf(id) {
  const known = book.get(id);
  if (!known) throw new Error(`there is no puzzle ${id}`);
  return study.puzzle(known.line);
}

/** Returns the id of a puzzle as in the files. @param {string} line */
export const idOf = (line) => study.puzzle(line).id;

/**
 * Returns a number of puzzles of one game and kind, with different difficulties.
 * @param {"yinsh" | "gipf"} game @param {string} kind @param {number} count
 */
export function puzzlesOf(game, kind, count) {
  const all = [...book.values()].filter((puzzle) => puzzle.variant.startsWith(game) && puzzle.kind === kind);
  return Array.from({ length: count }, (_, index) => /** @type {PuzzleSummary} */ (all[Math.floor((index * all.length) / count)]).id);
}

/** Returns the current puzzle of a page. @param {Page} page */
export async function asked(page) {
  await page.locator('main[data-stage="ask"]').waitFor();
  return (await page.locator("main").getAttribute("data-puzzle")) ?? "";
}

/** Goes to a puzzle without reloading the page. @param {Page} page @param {string} id */
export async function goTo(page, id) {
  await page.evaluate((id) => {
    location.hash = id;
  }, id);
  await page.locator(`main[data-puzzle="${id}"][data-stage="ask"]`).waitFor();
}

/**
 * Solves the current puzzle: all turns, with the replies in between.
 * @param {Page} page
 * @param {"click" | "tap" | "keys"} manner
 */
export async function solve(page, manner) {
  const id = await asked(page);
  const { variant, start, ledBy, line, asked: count } = factsOf(id);
  const shadow = new Shadow({ variant, position: start, turns: ledBy ? [ledBy] : [] });
  const hand = new Hand(page, manner === "keys" ? "click" : manner);
  const keys = manner === "keys" ? new Keys(page, core.geometry(shadow.view.family)) : null;
  await hand.shows(shadow.pieces, `${id} is asked`);
  await keys?.begin();
  for (const [place, turn] of line.slice(0, count).entries()) {
    for (const action of actionsOf(turn)) {
      if (place % 2 === 1) shadow.act(action);
      else if (keys) await keys.act(shadow, action);
      else {
        await hand.choose(shadow.way(action));
        shadow.act(action);
      }
    }
    // The next turn is chosen on the board after the reply.
    if (place % 2 === 1) await hand.shows(shadow.pieces, `the reply in ${id}`);
  }
  await page.locator('main[data-stage="solved"]').waitFor();
  return id;
}

/** Plays a wrong turn. @param {Page} page */
export async function miss(page) {
  const id = await asked(page);
  const { variant, start, ledBy } = factsOf(id);
  const shadow = new Shadow({ variant, position: start, turns: ledBy ? [ledBy] : [] });
  const line = book.get(id)?.line ?? "";
  const wrong = [...wholeTurns(shadow)].filter(({ turn }) => !study.attempt(line, 0, turn));
  // Prefer a single action.
  const [shortest] = wrong.sort((one, other) => one.actions.length - other.actions.length);
  if (!shortest) throw new Error(`every turn of ${id} is right`);
  const hand = new Hand(page);
  for (const [place, action] of shortest.actions.entries()) {
    if (place > 0) await hand.shows(shadow.pieces, `an action of ${id}`);
    await hand.choose(shadow.way(action));
    shadow.act(action);
  }
  await page.locator('main[data-stage="wrong"]').waitFor();
  return id;
}

/**
 * Yields all turns of the player to act, with their actions.
 * @param {Shadow} shadow
 * @param {string[]} [actions] those already played
 * @returns {Generator<{ turn: string, actions: string[] }>}
 */
function* wholeTurns(shadow, actions = []) {
  const { id, view } = core.open(shadow.played);
  const after = actions.reduce((_, token) => core.act(id, token).view, view);
  core.close(id);
  if (after.turns.length > view.turns.length) yield { turn: after.turns[view.turns.length].token, actions };
  else for (const token of tokensOf(after.choices)) yield* wholeTurns(shadow, [...actions, token]);
}
