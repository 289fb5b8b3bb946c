// Every page fits a small phone, and a finger fits every control.

import assert from "node:assert/strict";
import { claim } from "./claim.js";
import { overhang, smallControls } from "./layout.js";
import { NOWHERE, ROUTES } from "./routes.js";
import { settled } from "./settled.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * The main controls that a finger may miss.
 * @param {Page} page
 * @param {string} selector
 */
const thinControls = (page, selector) =>
  page.locator(selector).evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 44)
      .map(({ control, box }) => `${control.textContent?.trim().slice(0, 30)} ${box.width.toFixed(0)}×${box.height.toFixed(0)}`),
  );

claim("the main controls are at least 44 pixels high on a phone", { screen: "small" }, async ({ page, open }) => {
  const main = "main button.primary, main a.button, .commands button, .commands summary, .site-header nav a, header summary";
  for (const route of [...ROUTES, "play?variant=yinsh&opponent=person"]) {
    await open(`/en/${route}`);
    await settled(page);
    assert.deepEqual(await thinControls(page, main), [], `/en/${route}`);
  }
});

claim("a game fits a small phone without scrolling to the board", { screen: "small" }, async ({ page, open }) => {
  await open("/en/play?variant=gipf-standard&opponent=person");
  await settled(page);
  const { top, bottom, width } = await page
    .locator("hex-board svg")
    .first()
    .evaluate((board) => board.getBoundingClientRect().toJSON());
  assert.ok(top >= 0 && bottom <= 740, `the board reaches from ${top} to ${bottom}`);
  assert.ok(width >= 330, `the board is ${width} wide`);
});

claim("no page scrolls sideways at 360 pixels", { screen: "small", quick: true, expected: [/404/] }, async ({ page, open }) => {
  for (const route of [...ROUTES, NOWHERE]) {
    await open(`/en/${route}`);
    await settled(page);
    assert.deepEqual(await overhang(page), [], `/en/${route}`);
  }
});

claim("neither bar nor lobby scrolls sideways at 320 pixels in any language", { screen: "small" }, async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open("/en/online");
  const languages = await page.locator("header a[hreflang]").evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
  assert.equal(new Set(languages).size, 9);
  for (const language of new Set(languages)) {
    await open(`/${language}/online`);
    await settled(page);
    assert.deepEqual(await overhang(page), [], String(language));
  }
});

claim(
  "no page scrolls sideways at 320 pixels, where others are made twice as large",
  { screen: "small", expected: [/404/] },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const route of [...ROUTES, NOWHERE]) {
      await open(`/en/${route}`);
      await settled(page);
      assert.deepEqual(await overhang(page), [], `/en/${route}`);
    }
  },
);

claim("every control is at least 24 pixels wide and high", { screen: "small", expected: [/404/] }, async ({ page, open }) => {
  for (const route of [...ROUTES, NOWHERE]) {
    await open(`/en/${route}`);
    await settled(page);
    assert.deepEqual(await smallControls(page), [], `/en/${route}`);
  }
});
