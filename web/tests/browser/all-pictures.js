// Takes a picture of every page on every screen, in light and dark, for visual review: `cargo xtask pictures --all`.

import { mkdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { openGame, play, post, register } from "./api.js";
import { filled } from "./filled.js";
import { NOWHERE, ROUTES } from "./routes.js";
import { settled } from "./settled.js";
import { recordedGame } from "./shadow.js";
import { startSite } from "./site.js";
import { launch, onStage } from "./stage.js";

const FOLDER = new URL("../../../target/pictures/", import.meta.url);

/** Small and usual phones, a phone in landscape, a laptop, a large screen. */
const SIZES = /** @type {const} */ ([
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
  [1920, 1080],
]);

/** English, and a language with long words. */
const LANGUAGES = { light: "en", dark: "de" };

/** Paths after the language, which are also the file names. Problems reported by the browser are ignored here. */
const PLACES = [...ROUTES, "player/ada", "play?variant=yinsh&opponent=person", NOWHERE];

/** @param {string} place */
const nameOf = (place) => place.replace(/[?&=]/g, "-").replaceAll("/", "-") || "home";

/**
 * Takes a picture of the current page on every screen.
 * @param {import("playwright-core").Page} page
 * @param {string} name
 * @param {"light" | "dark"} colorScheme
 */
async function take(page, name, colorScheme) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await page.screenshot({ path: fileURLToPath(new URL(`${name}-${width}-${colorScheme}.png`, FOLDER)) });
  }
}

/**
 * Takes pictures of pages that need two people: a game, its spectators, an invitation, a club night, the account.
 * @param {import("./stage.js").Stage} ada
 * @param {"light" | "dark"} colorScheme
 */
async function takePeople(ada, colorScheme) {
  const bea = await ada.invite({ colorScheme, expected: [/./] });
  await register(ada, `Ada-${colorScheme}`);
  await register(bea, `Bea-${colorScheme}`);
  const game = await openGame(ada, bea);
  for (const [ply, turn] of recordedGame("yinsh").slice(0, 30).entries()) await play(ply % 2 === 0 ? ada : bea, game, ply, turn);
  const invited = await post(ada, "games", { variant: "yinsh", clock: "3days", color: "w", opponent: "open" });
  const night = await post(ada, "club-nights", { variant: "yinsh", clock: "300+3" });
  const language = LANGUAGES[colorScheme];
  for (const [name, path] of [
    ["people-game", `game/${game}`],
    ["people-tv", "tv"],
    ["people-lobby", "online"],
    ["people-invite", `game/${invited.id}`],
    ["people-club", `club/${night.id}`],
    ["people-account", "account"],
    ["people-home", ""],
    ["people-leaders", "leaders"],
  ]) {
    await ada.open(`/${language}/${path}`);
    await ada.page.waitForLoadState("networkidle");
    await take(ada.page, name, colorScheme);
  }
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const [browser, site] = await Promise.all([launch(), startSite()]);
try {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await onStage(browser, site.origin, { colorScheme, expected: [/./] }, async ({ page, open }) => {
      await filled(page);
      for (const place of PLACES) {
        await open(`/${LANGUAGES[colorScheme]}/${place}`);
        await take(page, nameOf(place), colorScheme);
      }
      console.log(`target/pictures/*-${colorScheme}.png  ${PLACES.length * SIZES.length} pictures`);
    });
    await onStage(browser, site.origin, { colorScheme, expected: [/./] }, (stage) => takePeople(stage, colorScheme));
  }
} finally {
  await browser.close();
  await site.stop();
}
