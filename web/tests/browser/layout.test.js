// Every page fits a small phone, and every control is large enough for a finger.

import assert from "node:assert/strict";
import { test } from "./browser-test.js";
import { LANGUAGES } from "./languages.js";
import { profile, tells } from "./filled.js";
import { crooked } from "./edges.js";
import { boardIsLeft, overhang, pointDistance, smallControls } from "./layout.js";
import { NOWHERE, ROUTES } from "./routes.js";
import { settled } from "./settled.js";
import { SCREENS } from "./stage.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Returns the main controls that are too thin for a finger.
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

/** Faults of the pages on a small screen, for the tests of all pages. */
const faults = {
  /** @type {string[]} */ sideways: [],
  /** @type {string[]} */ sidewaysEnlarged: [],
  /** @type {string[]} */ thin: [],
  /** @type {string[]} */ small: [],
};

/** The survey of the pages, done once for all tests. @type {Promise<typeof faults> | null} */
let survey = null;

/** Surveys every page. @param {import("./browser-test.js").Stage} stage */
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
    // As on a screen of 640 pixels with everything enlarged to twice its size.
    await page.setViewportSize({ width: 320, height: 640 });
    await settled(page);
    note(faults.sidewaysEnlarged, await overhang(page));
  }
  return faults;
}

for (const [name, fault] of /** @type {[string, keyof typeof faults][]} */ ([
  ["no page scrolls sideways at 360 pixels", "sideways"],
  ["no page scrolls sideways at 320 pixels, the width of 640 at twice the size", "sidewaysEnlarged"],
  ["the main controls are at least 44 pixels high on a phone", "thin"],
  ["every control is at least 24 pixels wide and high", "small"],
])) {
  test(name, { screen: "small", quick: fault === "sideways", seconds: 120, expected: [/404/] }, async (stage) => {
    survey ??= look(stage);
    assert.deepEqual((await survey)[fault], []);
  });
}

test("a game fits a small phone without scrolling to the board", { screen: "small" }, async ({ page, open }) => {
  await open("/en/play?variant=gipf-standard&opponent=person");
  await settled(page);
  const { top, bottom, width } = await page
    .locator("hex-board svg")
    .first()
    .evaluate((board) => board.getBoundingClientRect().toJSON());
  assert.ok(top >= 0 && bottom <= 740, `the board reaches from ${top} to ${bottom}`);
  assert.ok(width >= 330, `the board is ${width} wide`);
});

test("tabs, menus and labels fit in every language at 360 pixels", { screen: "small", seconds: 180 }, async ({ page, open }) => {
  for (const language of LANGUAGES) {
    for (const route of ["analyse", "studies", "study", "settings", "learn", "learn/potentials/match", "rules/potentials"]) {
      await open(`/${language}/${route}`);
      await settled(page);
      assert.deepEqual(await overhang(page), [], `/${language}/${route}`);
      const cut = await page
        .locator(".tabs button, .site-nav a, .menu > summary, .picks span, .controls button, main .button")
        .evaluateAll((all) =>
          all
            .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
            .map((element) => element.textContent),
        );
      assert.deepEqual(cut, [], `/${language}/${route}`);
    }
  }
});

test("neither bar nor lobby scrolls sideways at 320 pixels in any language", { screen: "small" }, async ({ page, open }) => {
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

/** Pages with breadcrumbs, with forms, with lists and with a board on the left; the last is a page of text. */
const EDGES = [
  "",
  "learn",
  "learn/yinsh",
  "learn/gipf/pushing",
  "games",
  "leaders",
  "account",
  "online",
  "play?new",
  "club",
  "player",
  "tv",
  "train",
  "puzzles",
];

test("bar, breadcrumbs, footer and labels are aligned at 360, 390 and 1280 pixels", { seconds: 120 }, async ({ page, open }) => {
  // The languages with the longest words.
  for (const language of ["de", "fr", "uk"]) {
    for (const route of [...EDGES, "rules/gipf", "settings"]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(`/${language}/${route}`);
      await settled(page);
      for (const [width, height] of /** @type {const} */ ([
        [1280, 800],
        [390, 844],
        [360, 640],
      ])) {
        await page.setViewportSize({ width, height });
        assert.deepEqual(await crooked(page), [], `/${language}/${route} at ${width}`);
      }
    }
  }
});

/** Returns the boxes of visible elements. @param {Page} page @param {string} selector */
const boxes = (page, selector) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().toJSON()));

test("the lobby starts with quick pairing across the page, and has no empty column", {}, async ({ page, open }) => {
  for (const [width, height] of /** @type {const} */ ([
    [390, 844],
    [1280, 800],
  ])) {
    await page.setViewportSize({ width, height });
    await open("/en/online");
    await page.locator("#quick button").first().waitFor();
    const quick = await boxes(page, "#quick button");
    assert.ok(
      quick.every(({ bottom }) => bottom <= height),
      `${width}: quick pairing ends at ${Math.max(...quick.map(({ bottom }) => bottom))}`,
    );
    assert.ok(Math.max(...quick.map(({ right }) => right)) >= Math.min(width - 100, 1000), `${width}: it is narrower than the page`);
  }
  // Form and lists begin side by side, their headings on one line.
  const [form] = await boxes(page, ".own-game");
  const [lists] = await boxes(page, "#seeks");
  assert.ok(form && lists && Math.abs(form.top - lists.top) < 40 && lists.left > form.right, JSON.stringify({ form, lists }));
  const [own] = await boxes(page, ".own-game > h2");
  const [first] = await boxes(page, "#seeks h2");
  assert.ok(own && first && Math.abs(own.bottom - first.bottom) <= 1, JSON.stringify({ own, first }));
});

test("a profile shows ratings and games side by side on a wide screen", {}, async ({ page, open }) => {
  await tells(page, profile());
  await open("/en/player/ada");
  await page.locator("[data-playing-games] li").waitFor();
  const [ratings] = await boxes(page, ".plot");
  const [games] = await boxes(page, "[data-playing-games]");
  assert.ok(ratings && games && games.left > ratings.right && games.top < 400, JSON.stringify({ ratings, games }));
});

test("the 404 page shows its sentence and the link back without scrolling", { expected: [/404/] }, async ({ page, open }) => {
  for (const [width, height] of /** @type {const} */ ([
    [360, 640],
    [844, 390],
    [1280, 800],
  ])) {
    await page.setViewportSize({ width, height });
    await open(`/de/${NOWHERE}`);
    for (const selector of ["main h1", "main .primary", ".lost"]) {
      const [box] = await boxes(page, selector);
      assert.ok(box && box.top >= 0 && box.bottom <= height, `${width}: ${selector} ends at ${box?.bottom}`);
    }
  }
});

test("a lesson shows its text and the whole board on a phone in landscape", {}, async ({ page, open }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open("/de/learn/yinsh/rings");
  await settled(page);
  const [board] = await boxes(page, "hex-board svg");
  const [words] = await boxes(page, ".steps");
  assert.ok(board && words && board.bottom <= 390 && words.bottom <= 390 && words.left >= board.right, JSON.stringify({ board, words }));
});

test("the analysis shows the whole board with the step buttons next to it on a phone in landscape", {}, async ({ page, open }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open("/de/analyse");
  await settled(page);
  const [board] = await boxes(page, "hex-board svg");
  const [steps] = await boxes(page, ".controls .steps");
  const [tabs] = await boxes(page, ".tabs");
  const beside = steps && board && tabs && steps.left >= board.right && tabs.left >= board.right && tabs.bottom <= 390;
  assert.ok(beside && board.bottom <= 390, JSON.stringify({ board, steps, tabs }));
});

test("on a phone with its bars, the boards of puzzles, lessons and games with potentials are as large as in a game", {
  screen: "phone",
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open("/en/play?variant=yinsh&opponent=person");
  await page.locator(".hb-piece, .hb-live").first().waitFor();
  const inGame = await pointDistance(page);
  for (const [path, ready] of [
    ["/en/puzzles?mode=rated&game=yinsh", 'main[data-stage="ask"]'],
    ["/en/learn/yinsh/moving", "main.live"],
    ["/en/play?variant=gipf-ultimate&opponent=person", ".hb-hand-row"],
  ]) {
    await open(path ?? "");
    await page
      .locator(ready ?? "")
      .first()
      .waitFor();
    const here = await pointDistance(page);
    assert.ok(here > 0.95 * inGame, `${path}: ${here} instead of ${inGame}`);
  }
});

test("on a phone with its bars, the panels of the analysis begin on the first screen", { screen: "phone" }, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open("/en/analyse?variant=yinsh");
  for (const name of ["openings", "engine"]) {
    await page.locator(`#tab-${name}`).click();
    await page.evaluate(() => scrollTo(0, 0));
    const box = await page.locator(`#panel-${name}`).boundingBox();
    assert.ok(box && box.y < 640, `${name} begins at ${box?.y}`);
  }
});

test("on a wide screen every page has its board on the left", {}, async ({ page, open }) => {
  /** @type {string[]} */
  const elsewhere = [];
  for (const route of [
    "play?variant=yinsh&opponent=person",
    "puzzles?mode=rated&game=yinsh",
    "learn/yinsh/moving",
    "analyse",
    "study",
    "tv",
  ]) {
    await open(`/en/${route}`);
    await page.locator("hex-board .hb-stage").first().waitFor();
    await settled(page);
    if (!(await boardIsLeft(page))) elsewhere.push(route);
  }
  assert.deepEqual(elsewhere, []);
});

test("the form for a new game shows level, colour and teaching game on the first screen in the longest languages", {}, async ({
  page,
  open,
}) => {
  for (const language of ["en", "de", "ru"]) {
    await open(`/${language}/play?new`);
    await settled(page);
    // The buttons stay at the lower edge of the window and cover what is below.
    const [buttons] = await boxes(page, ".setup .go");
    for (const selector of ["#level", '[name="color"] + span', '.tick:has([name="teaching"])']) {
      const found = await boxes(page, selector);
      assert.ok(found.length > 0, selector);
      for (const { bottom } of found)
        assert.ok(buttons && bottom <= buttons.top, `${language}: ${selector} ends at ${bottom} of ${buttons?.top}`);
    }
  }
});

test("the name of the level is below the ends of its scale, and covers neither", {}, async ({ page, open }) => {
  await open("/fr/play?new");
  await settled(page);
  const [name] = await boxes(page, ".level output");
  for (const { bottom } of await boxes(page, ".level .ends > *")) assert.ok(name && bottom <= name.top, `${bottom} of ${name?.top}`);
});

test("on a phone a link to a game that does not exist keeps the bar", { screen: "phone" }, async ({ page, open }) => {
  await open("/en/game/00000000000");
  await page.locator("#missing a", { hasText: "lobby" }).waitFor();
  await page.locator(".bar .site-nav").or(page.locator(".bar summary")).first().waitFor();
});
