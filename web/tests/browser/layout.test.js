// Every page fits a small phone, and a finger fits every control.

import assert from "node:assert/strict";
import { claim } from "./claim.js";
import { overhang, smallControls } from "./layout.js";
import { NOWHERE, ROUTES } from "./routes.js";
import { settled } from "./settled.js";
import { SCREENS } from "./stage.js";

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

/** The main controls of pages. */
const MAIN = "main button.primary, main a.button, .commands button, .commands summary, .site-header nav a, header summary";

/** What is wrong with the pages on a small screen, for each of the claims about all of them. */
const faults = {
  /** @type {string[]} */ sideways: [],
  /** @type {string[]} */ sidewaysEnlarged: [],
  /** @type {string[]} */ thin: [],
  /** @type {string[]} */ small: [],
};

/** Once for all claims. @type {Promise<typeof faults> | null} */
let survey = null;

/** Looks at every page. @param {import("./claim.js").Stage} stage */
async function look({ page, open }) {
  for (const route of [...ROUTES, "play?variant=yinsh&opponent=person", NOWHERE]) {
    const note = (/** @type {string[]} */ list, /** @type {string[]} */ found) =>
      list.push(...found.map((fault) => `/en/${route}: ${fault}`));
    await page.setViewportSize(SCREENS.small.viewport);
    await open(`/en/${route}`);
    await settled(page);
    note(faults.sideways, await overhang(page));
    note(faults.small, await smallControls(page));
    note(faults.thin, await thinControls(page, MAIN));
    // As on a screen of 640 pixels when somebody makes everything twice as large.
    await page.setViewportSize({ width: 320, height: 640 });
    await settled(page);
    note(faults.sidewaysEnlarged, await overhang(page));
  }
  return faults;
}

for (const [name, fault] of /** @type {[string, keyof typeof faults][]} */ ([
  ["no page scrolls sideways at 360 pixels", "sideways"],
  ["no page scrolls sideways at 320 pixels, where others are made twice as large", "sidewaysEnlarged"],
  ["the main controls are at least 44 pixels high on a phone", "thin"],
  ["every control is at least 24 pixels wide and high", "small"],
])) {
  claim(name, { screen: "small", quick: fault === "sideways", seconds: 120, expected: [/404/] }, async (stage) => {
    survey ??= look(stage);
    assert.deepEqual((await survey)[fault], []);
  });
}

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
