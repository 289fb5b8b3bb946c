// Every kind of address of the site.

import { readFileSync } from "node:fs";

/** @typedef {import("../../core/types.d.ts").VariantId} VariantId */
/** @typedef {{ variant: VariantId, position: string, goal: string, replies?: string[], declared?: string, answer?: string }} Step */

/** @typedef {import("../../core/types.d.ts").CourseId} CourseId */

/**
 * Returns the lessons of a course in their order.
 * @param {CourseId} family
 * @returns {{ slug: string, steps: Step[] }[]}
 */
export function lessonsOf(family) {
  const text = readFileSync(new URL(`../../../data/lessons/${family}.json`, import.meta.url), "utf8");
  return JSON.parse(text).lessons;
}

/** @param {CourseId} family @param {string} lesson @param {number} index @returns {Step} */
export function stepOf(family, lesson, index) {
  const step = lessonsOf(family).find(({ slug }) => slug === lesson)?.steps[index];
  if (!step) throw new Error(`${family}/${lesson} has no step ${index}`);
  return step;
}

/** One address of each kind: the path after the language. */
export const ROUTES = [
  "",
  "play",
  "online",
  "analyse",
  "studies",
  "study",
  "mistakes",
  "learn",
  "learn/yinsh",
  "learn/gipf",
  "learn/potentials",
  .../** @type {const} */ (["yinsh", "gipf", "potentials"]).map((family) => `learn/${family}/${lessonsOf(family)[0].slug}`),
  "train",
  "puzzles",
  "rules/yinsh",
  "rules/gipf",
  "rules/potentials",
  "settings",
  "account",
  "player",
  "games",
  "leaders",
  "tv",
  "repeat",
  "progress",
  "club",
  "api",
  "about",
  "offline",
];

/** An address that does not exist. */
export const NOWHERE = "no/such/page";
