// Scenes for the pictures of the documentation.

import { Hand } from "./hand.js";
import { recordedGame } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./stage.js").Conditions} Conditions */

/**
 * An address, its conditions, and the actions before the picture.
 * @typedef {{ name: string, path: string, conditions?: Conditions, prepare?: (page: Page) => Promise<void> }} Scene
 */

/** @param {import("../../core/types.d.ts").VariantId} variant @param {number} count */
const turns = (variant, count) => recordedGame(variant).slice(0, count).map(encodeURIComponent).join("_");

/** Picks a point so that the board shows where it can go. @param {Page} page @param {string} point */
async function pick(page, point) {
  const hand = new Hand(page);
  await hand.look();
  await hand.press(hand.place(point));
}

/** Lets the engine search until it has a result. @param {Page} page */
async function think(page) {
  await page.locator("#panel-engine .engine-head .switch").click();
  await page.waitForFunction(() => document.querySelectorAll('[data-part="lines"] > li button').length > 6, null, { timeout: 30_000 });
  await page.locator("#panel-engine .engine-head .switch").hover();
}

/** @type {Scene[]} */
export const SCENES = [
  { name: "home", path: "/en/" },
  { name: "home-dark", path: "/en/", conditions: { colorScheme: "dark" } },
  {
    name: "home-phone",
    path: "/en/",
    conditions: { screen: "phone" },
    // The height that a browser's own bars leave.
    prepare: (page) => page.setViewportSize({ width: 390, height: 664 }),
  },
  { name: "game-yinsh", path: `/en/play?variant=yinsh&opponent=person&turns=${turns("yinsh", 42)}`, prepare: (page) => pick(page, "f8") },
  { name: "game-gipf", path: `/en/play?variant=gipf-standard&opponent=person&turns=${turns("gipf-standard", 25)}` },
  {
    name: "game-dark",
    path: `/en/play?variant=gipf-standard&opponent=person&turns=${turns("gipf-standard", 25)}`,
    conditions: { colorScheme: "dark" },
  },
  { name: "lesson", path: "/en/learn/yinsh/flipping" },
  { name: "analysis", path: `/en/analyse?variant=yinsh&turns=${turns("yinsh", 40)}`, prepare: think },
  { name: "phone", path: `/en/play?variant=yinsh&opponent=person&turns=${turns("yinsh", 42)}`, conditions: { screen: "phone" } },
  { name: "phone-dark", path: "/en/learn/gipf", conditions: { screen: "phone", colorScheme: "dark" } },
];
