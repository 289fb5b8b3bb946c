// The puzzles of the day as small pictures, for the home page and the puzzle page. The server names them; without a network
// they come from the files, if these are stored.

import { picture } from "../archive/picture.js";
import { ask } from "../site/rest.js";
import { isKept } from "../training/data.js";
import { today } from "./library.js";

/** @import { Family, VariantId } from "../core/types.d.ts" */

/** @typedef {{ id: string, variant: VariantId, position: string }} Daily */

/** Fills the placeholders on the page. @param {ParentNode} root */
export async function showDaily(root) {
  const places = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-daily]"));
  await Promise.all([...places].map(fill));
}

/** @param {HTMLElement} place */
async function fill(place) {
  const game = /** @type {Family} */ (place.dataset.daily);
  const daily = await dailyOf(game).catch(() => null);
  if (!daily) return;
  place.dataset.puzzle = daily.id;
  place.querySelector(".daily-place")?.replaceChildren(picture(daily.variant, daily.position));
}

/** @param {Family} game @returns {Promise<Daily | null>} */
async function dailyOf(game) {
  if (navigator.onLine) return ask("GET", `puzzles/daily?game=${game}`);
  if (!(await isKept(["puzzles/parts.tsv"]))) return null;
  const [{ loadTraining }, { Library }] = await Promise.all([import("../training/training.js"), import("./library.js")]);
  const training = await loadTraining();
  const found = await new Library(training).daily(game, today());
  return found && training.puzzle(found.line);
}
