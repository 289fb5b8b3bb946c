// Every address of the site that a person can come to.

import { readFileSync } from "node:fs";

/**
 * The lessons of a game in their order.
 * @param {"yinsh" | "gipf"} family
 * @returns {{ slug: string, steps: unknown[] }[]}
 */
export function lessonsOf(family) {
  const text = readFileSync(new URL(`../../../data/lessons/${family}.json`, import.meta.url), "utf8");
  return JSON.parse(text).lessons;
}

/** One of each kind: what lies behind the language. */
export const ROUTES = [
  "",
  "play",
  "online",
  "analyse",
  "learn",
  "learn/yinsh",
  "learn/gipf",
  ...(/** @type {const} */ (["yinsh", "gipf"])).map((family) => `learn/${family}/${lessonsOf(family)[0].slug}`),
  "rules/yinsh",
  "rules/gipf",
  "settings",
  "account",
  "player",
  "games",
  "api",
  "about",
];

/** The address that leads nowhere. */
export const NOWHERE = "no/such/page";
