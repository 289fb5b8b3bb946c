// Settings hold at once, on every page, and after a reload. So does the language.

import assert from "node:assert/strict";
import { claim } from "./claim.js";
import { settled } from "./settled.js";

/** @typedef {import("playwright-core").Page} Page */

/** The colour of the page. @param {Page} page */
const paper = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

claim("dark colours are kept and hold on every page", { quick: true }, async ({ page, open }) => {
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

claim("coordinates that are switched off are gone from the board", {}, async ({ page, open }) => {
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

claim("the field for typing turns can be used, and be switched off", {}, async ({ page, open }) => {
  await open("/en/play?variant=yinsh&opponent=person");
  await page.getByLabel("Type a turn").fill("e5");
  await page.keyboard.press("Enter");
  await page.locator('hex-board [data-point="e5"][aria-label*="white ring"]').waitFor();
  await page.getByLabel("Type a turn").fill("e5");
  await page.keyboard.press("Enter");
  await page.locator("hex-board .hb-error", { hasText: /\w/ }).waitFor();
  await open("/en/settings");
  await page.getByLabel("Show a field for typing turns").uncheck();
  await page.goBack();
  await settled(page);
  assert.equal(await page.getByLabel("Type a turn").isVisible(), false);
});

claim(
  "everything can be set back and erased",
  { kept: { "gipfel.settings": { theme: "dark" }, "gipfel.progress": {} } },
  async ({ page, open }) => {
    await open("/en/settings");
    await page.getByRole("button", { name: "Erase everything" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Keep" }).click();
    assert.notEqual(await page.evaluate(() => localStorage.getItem("gipfel.progress")), null);
    await page.getByRole("button", { name: "Erase everything" }).click();
    await page.locator("dialog[open]").getByRole("button", { name: "Erase" }).click();
    await page.locator(".toast").waitFor();
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("gipfel."))), []);
  },
);

claim("the first visit speaks the browser's language", { language: "fr-CA" }, async ({ page, open }) => {
  await open("/");
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");
});

claim("the language can be changed on every page, and is remembered", {}, async ({ page, open }) => {
  await open("/en/about");
  await page.locator("header summary").click();
  await page.locator('header a[hreflang="de"]').click();
  await page.waitForURL("**/de/about");
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await open("/");
  await page.waitForURL("**/de/");
});

claim(
  "board, pieces, coordinates and volume can be chosen, are seen in the preview at once, and hold in a game",
  {},
  async ({ page, open }) => {
    await open("/en/settings");
    await settled(page);
    const look = (/** @type {string} */ selector, /** @type {string} */ property) =>
      page
        .locator(selector)
        .first()
        .evaluate((part, property) => getComputedStyle(part).getPropertyValue(property), property);
    const surfaces = new Set();
    for (const value of ["wood", "stone", "night"]) {
      await page.locator(`label:has([name="surface"][value="${value}"])`).click();
      surfaces.add(await look("[data-preview] .hb-surface", "fill"));
    }
    assert.equal(surfaces.size, 3);
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
    assert.ok(surfaces.has(await look(".hb-surface", "fill")) && pieces.has(await look("#hb-art .hb-b-2", "stop-color")));
    assert.equal(await page.locator("#board .hb-name").first().isVisible(), true);
    assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("gipfel.settings") ?? "{}").volume), 80);
  },
);
