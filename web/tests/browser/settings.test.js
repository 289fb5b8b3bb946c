// Settings apply at once, on every page, and after a reload. So does the language.

import assert from "node:assert/strict";
import { test } from "./browser-test.js";
import { settled } from "./settled.js";

/** @typedef {import("playwright-core").Page} Page */

/** Returns the colour of the page. @param {Page} page */
const paper = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test("dark colours are stored and apply to every page", { quick: true }, async ({ page, open }) => {
  await open("/en/settings");
  const light = await paper(page);
  await page.getByLabel("Dark", { exact: true }).check();
  const dark = await paper(page);
  assert.notEqual(dark, light);
  for (const path of ["/en/settings", "/en/", "/en/play", "/en/rules/gipf"]) {
    await open(path);
    assert.equal(await paper(page), dark, path);
  }
});

test("coordinates can be switched off", {}, async ({ page, open }) => {
  const labels = () => page.locator("hex-board .hb-label").first().isVisible();
  await open("/en/play?variant=yinsh&opponent=person");
  await settled(page);
  assert.equal(await labels(), true);
  await open("/en/settings");
  await page.locator('label:has([name="coordinates"][value="off"])').click();
  await open("/en/play?variant=yinsh&opponent=person");
  await settled(page);
  assert.equal(await labels(), false);
});

test("the field for typing turns is shown on request, and works", {}, async ({ page, open }) => {
  await open("/en/play?variant=yinsh&opponent=person");
  await settled(page);
  assert.equal(await page.getByLabel("Type a turn").isVisible(), false);
  await open("/en/settings");
  await page.getByLabel("Show a field for typing turns").check();
  await page.goBack();
  await page.getByLabel("Type a turn").fill("e5");
  await page.keyboard.press("Enter");
  await page.locator('hex-board [data-point="e5"][aria-label*="white ring"]').waitFor();
  await page.getByLabel("Type a turn").fill("e5");
  await page.keyboard.press("Enter");
  await page.locator("hex-board .hb-error", { hasText: /\w/ }).waitFor();
});

test("everything can be reset and erased", { kept: { "gipfel.settings": { theme: "dark" }, "gipfel.progress": {} } }, async ({
  page,
  open,
}) => {
  await open("/en/settings");
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Keep" }).click();
  assert.notEqual(await page.evaluate(() => localStorage.getItem("gipfel.progress")), null);
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Erase" }).click();
  await page.locator(".toast").waitFor();
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("gipfel."))), []);
});

test("training data is erased too", {}, async ({ page, open }) => {
  // A page that creates the database.
  await open("/en/train");
  const entries = () =>
    page.evaluate(async () => {
      const request = indexedDB.open("gipfel-notebook", 1);
      await new Promise((done) => {
        request.onsuccess = done;
      });
      const count = request.result.transaction("entries").objectStore("entries").count();
      await new Promise((done) => {
        count.onsuccess = done;
      });
      request.result.close();
      return count.result;
    });
  await page.evaluate(async () => {
    const request = indexedDB.open("gipfel-notebook", 1);
    await new Promise((done) => {
      request.onsuccess = done;
    });
    const transaction = request.result.transaction("entries", "readwrite");
    transaction.objectStore("entries").put({ owner: "", kind: "card", key: "a", at: 1, body: {}, unsent: 1 });
    await new Promise((done) => {
      transaction.oncomplete = done;
    });
    request.result.close();
  });
  assert.equal(await entries(), 1);
  await open("/en/settings");
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Erase" }).click();
  await page.locator(".toast").waitFor();
  assert.equal(await entries(), 0);
});

test("the first visit is in the browser's language", { language: "fr-CA" }, async ({ page, open }) => {
  await open("/");
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
});

test("the language can be changed on every page, and is remembered", {}, async ({ page, open }) => {
  await open("/en/about");
  await page.locator("header summary").click();
  await page.locator('header a[hreflang="de"]').click();
  await page.waitForURL("**/de/about");
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await open("/");
  await page.waitForURL("**/de/");
});

test("board, pieces, coordinates and volume can be chosen, appear in the preview at once, and apply to a game", {}, async ({
  page,
  open,
}) => {
  await open("/en/settings");
  await settled(page);
  const look = (/** @type {string} */ selector, /** @type {string} */ property) =>
    page
      .locator(selector)
      .first()
      .evaluate((part, property) => getComputedStyle(part).getPropertyValue(property), property);
  const boardColors = new Set();
  const themes = await page.locator('label:has([name="boardTheme"])').all();
  for (const theme of themes) {
    await theme.click();
    boardColors.add(await look("[data-preview] .hb-surface", "fill"));
  }
  assert.ok(themes.length >= 3);
  assert.equal(boardColors.size, themes.length, "every theme has colours of its own");
  const pieces = new Set();
  for (const value of ["ivory", "flat", "clear"]) {
    await page.locator(`label:has([name="pieces"][value="${value}"])`).click();
    pieces.add(await look("#hb-art .hb-b-2", "stop-color"));
  }
  assert.equal(pieces.size, 3);
  await page.locator('label:has([name="coordinates"][value="inside"])').click();
  assert.equal(await page.locator("[data-preview] .hb-name").first().isVisible(), true);
  await page.locator('[name="volume"]').fill("80");
  await open("/en/play?variant=yinsh&opponent=person");
  await settled(page);
  assert.ok(boardColors.has(await look(".hb-surface", "fill")) && pieces.has(await look("#hb-art .hb-b-2", "stop-color")));
  assert.equal(await page.locator("#board .hb-name").first().isVisible(), true);
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("gipfel.settings") ?? "{}").volume), 80);
});
