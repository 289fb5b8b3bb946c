// The site without a network, and the update to a new version.

import assert from "node:assert/strict";
import { appendFile, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { keptGame, waitForTurn } from "./stored-game.js";
import { lessonsOf, ROUTES } from "./routes.js";
import { settled } from "./settled.js";
import { startSite } from "./site.js";
import { Shadow } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */

const WEB = fileURLToPath(new URL("../../", import.meta.url));

/** The browser's messages when there is no network. */
const NO_NETWORK = [
  /status of 503|answer 503/,
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/,
  /fetching the script|Failed to update a ServiceWorker/,
];

/**
 * Waits until the service worker has stored everything that the pages of a language need.
 * @param {Page} page
 * @param {string} language
 */
async function waitUntilKept(page, language) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
  await page.waitForFunction(
    async (language) => {
      for (const path of [`/${language}/`, `/${language}/learn/gipf`, `/${language}/about`]) if (!(await caches.match(path))) return false;
      return true;
    },
    language,
    { timeout: 30_000, polling: 200 },
  );
}

test("everything works without a network and with the server stopped", {
  worker: true,
  alone: true,
  seconds: 120,
  expected: NO_NETWORK,
}, async ({ page, context, open, site }) => {
  await open("/en/");
  // Visitors who only look around download nothing: the first touch starts it.
  await page.locator("h1").click();
  await waitUntilKept(page, "en");
  await context.setOffline(true);
  await site?.stop();

  for (const route of ROUTES) {
    await open(`/en/${route}`);
    await settled(page);
    assert.ok((await page.locator("main h1").innerText()).length > 0, route);
  }

  // Pages that are not stored, and paths that cannot be known without a network.
  for (const path of ["/en/no/such/page", "/nowhere"]) {
    await open(path);
    await page.locator('main[data-page="offline"] h1', { hasText: "No network" }).waitFor();
  }

  await open("/en/play?variant=gipf-basic&opponent=engine&level=1&color=w");
  const hand = new Hand(page);
  const shadow = new Shadow({ variant: "gipf-basic" });
  await hand.actAgainstEngine(shadow, /** @type {string} */ (shadow.view.choices.find(({ then }) => then?.length === 1)?.then?.[0]?.token));
  await waitForTurn(page, 1);
  assert.equal((await keptGame(page))?.turns.length, 2);

  await open("/en/play?variant=gipf-ultimate&opponent=engine&level=1&color=w");
  await page.locator("hex-board.hb-live .hb-hand-row").first().waitFor();
  // The engine may have replied before the board is checked.
  await hand.choose(new Shadow({ variant: "gipf-ultimate" }).way("Gh4"));
  await waitForTurn(page, 1);
  assert.equal((await keptGame(page))?.turns.length, 2);

  for (const course of /** @type {const} */ (["yinsh", "potentials"])) {
    await open(`/en/learn/${course}/${lessonsOf(course)[1]?.slug}`);
    await settled(page);
    await page.locator('[data-act="show"]').click();
    await page.locator(".answer.shown").waitFor();
  }

  await page.getByRole("navigation").getByRole("link", { name: "Analyse" }).click();
  await settled(page);
  await new Hand(page).act(new Shadow({ variant: "yinsh" }), "e5");
});

/**
 * Returns the files of the site with a change, as in a new version.
 * @param {string} folder
 */
async function newVersion(folder) {
  await cp(WEB, folder, { recursive: true, filter: (path) => !["node_modules", "tests"].includes(basename(path)) });
  await appendFile(join(folder, "shell/shell.js"), "\n// A newer version.\n");
}

test("a new version is offered without disturbing a game, and restores the game", {
  worker: true,
  alone: true,
  seconds: 120,
  expected: NO_NETWORK,
}, async ({ page, open, site }) => {
  const folder = await mkdtemp(join(tmpdir(), "gipfel-web-"));
  let newer = null;
  try {
    await newVersion(folder);
    await open("/en/play?variant=yinsh&opponent=person");
    await waitUntilKept(page, "en");
    const version = () => page.evaluate(() => document.documentElement.dataset.assets);
    const before = await version();
    const shadow = new Shadow({ variant: "yinsh" });
    const hand = new Hand(page);
    await hand.act(shadow, "e5");

    await site?.stop();
    newer = await startSite({ port: site?.port, web: folder });
    // As when the user comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await page.getByText("A new version of Gipfel is available").waitFor({ timeout: 30_000 });
    await hand.act(shadow, "f6");
    assert.equal(await version(), before);

    // An old page may still need files that it has not fetched yet.
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".hb-hint-mark").first().waitFor({ timeout: 20_000 });

    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload" }).click()]);
    await settled(page);
    assert.notEqual(await version(), before);
    await hand.shows(shadow.pieces, "the reload");
    await hand.act(shadow, "g7");
  } finally {
    await newer?.stop();
    await rm(folder, { recursive: true });
  }
});

test("the site can be installed", {}, async ({ page, open }) => {
  await open("/en/");
  const manifest = await page.evaluate(async () =>
    (await fetch(/** @type {HTMLLinkElement} */ (document.querySelector("link[rel=manifest]")).href)).json(),
  );
  assert.equal(manifest.display, "standalone");
  const sizes = manifest.icons.map((/** @type {{ sizes: string }} */ icon) => icon.sizes);
  assert.ok(sizes.includes("192x192") && sizes.includes("512x512"), String(sizes));
  assert.ok(manifest.icons.some((/** @type {{ purpose?: string }} */ icon) => icon.purpose === "maskable"));
  for (const { src } of manifest.icons) assert.equal(await page.evaluate(async (src) => (await fetch(src)).status, src), 200, src);
});
