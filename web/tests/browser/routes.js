// Every address of the site that a person can come to.

import { readFileSync } from "node:fs";

/** @typedef {import("../../core/types.d.ts").VariantId} VariantId */
/** @typedef {{ variant: VariantId, position: string, goal: string, replies?: string[], declared?: string, answer?: string }} Step */

/** @typedef {import("../../core/types.d.ts").CourseId} CourseId */

/**
 * The lessons of a course in their order.
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

/** One of each kind: what lies behind the language. */
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

/** The address that leads nowhere. */
export const NOWHERE = "no/such/page";
