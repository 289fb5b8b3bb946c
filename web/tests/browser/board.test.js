// The surroundings of a board do not cover it: messages, buttons, questions and the result have places of their own.

import assert from "node:assert/strict";
import { test } from "./browser-test.js";
import { LANGUAGES } from "./languages.js";
import { openGame, play, register } from "./api.js";
import { Hand } from "./hand.js";
import { Person } from "./person.js";
import { lessonsOf, stepOf } from "./routes.js";
import { settled } from "./settled.js";
import { recordedGame, Shadow } from "./shadow.js";
import { TYPING } from "./stage.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** @param {import("../../core/types.d.ts").VariantId} variant @param {number} count */
const link = (variant, count) =>
  `/en/play?variant=${variant}&opponent=person&turns=${recordedGame(variant).slice(0, count).map(encodeURIComponent).join("_")}`;

/** @param {"yinsh" | "gipf"} family @param {string} lesson @param {number} index */
function linkOfStep(family, lesson, index) {
  const { variant, position } = stepOf(family, lesson, index);
  return `/en/play?variant=${variant}&opponent=person&position=${position.replaceAll(" ", "_")}`;
}

/**
 * Returns the boxes of visible elements, each with its name.
 * @param {Page} page @param {string} selector @returns {Promise<[string, Box][]>}
 */
const boxes = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [element.id || element.className.toString() || element.tagName, { left, top, right, bottom }];
      }),
  );

/** @param {Box} a @param {Box} b */
const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

const CONTROLS = "hex-board svg.hb-svg, .commands > :is(button, a, details), .stepper, .hb-answers button, .clock";

for (const [screen, size] of /** @type {const} */ ([
  ["desktop", { width: 1280, height: 800 }],
  ["small", { width: 360, height: 640 }],
])) {
  test(`a message covers neither board nor buttons at ${size.width} pixels, and disappears with the next action`, { screen }, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(size);
    await open(link("yinsh", 30));
    const hand = new Hand(page, screen === "small" ? "tap" : "click");
    await hand.look();
    const theirs = new Shadow({ variant: "yinsh", turns: recordedGame("yinsh").slice(0, 30) }).view;
    await hand.press(hand.place(theirs.pieces.find(({ color }) => color !== theirs.toAct)?.at ?? ""));
    await page.locator(".toast").waitFor();
    const [[, message]] = await boxes(page, ".toast");
    for (const [name, box] of await boxes(page, CONTROLS)) assert.ok(!overlap(message, box), `the message covers ${name}`);
    assert.ok(message.top >= 0 && message.bottom <= size.height, "the message is visible");
    await page.keyboard.press(".");
    assert.equal(await page.locator(".toast").count(), 0);
  });
}

test("no button moves when the turn changes or the game ends", { screen: "small" }, async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(link("gipf-standard", 20));
  await new Hand(page).look();
  const places = async () =>
    JSON.stringify((await boxes(page, ".commands > *, .stepper")).map(([, box]) => Object.values(box).map(Math.round)));
  const before = await places();
  const shadow = new Shadow({ variant: "gipf-standard", turns: recordedGame("gipf-standard").slice(0, 20) });
  const hand = new Hand(page, "tap");
  for (const turn of recordedGame("gipf-standard").slice(20, 22)) {
    await hand.act(shadow, turn);
    assert.equal(await places(), before, turn);
  }
  await page.locator("#resign").tap();
  await page.locator("#sure-yes").tap();
  await page.locator("#rematch").waitFor();
  assert.equal(await places(), before, "the end");
});

test("a piece that stays can be toggled back, because the confirming button is not on the board", { screen: "small" }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(linkOfStep("gipf", "tournament", 3));
  const hand = new Hand(page, "tap");
  await hand.look();
  await hand.press(hand.place("e5"));
  await page.locator(".hb-confirm").waitFor();
  const [[, board]] = await boxes(page, "hex-board svg.hb-svg");
  for (const [name, box] of await boxes(page, ".hb-answers button")) assert.ok(!overlap(board, box), `${name} covers the board`);
  const said = page.locator('[data-point="e5"]');
  const before = await said.getAttribute("aria-label");
  await hand.press(hand.place("e5"));
  await page.waitForFunction((before) => document.querySelector('[data-point="e5"]')?.getAttribute("aria-label") !== before, before);
  await hand.press(hand.place("e5"));
  await page.waitForFunction((before) => document.querySelector('[data-point="e5"]')?.getAttribute("aria-label") === before, before);
});

test("GIPF-pieces that stay or go are named on the board, and the choice is explained next to it", {}, async ({ page, open }) => {
  await open(linkOfStep("gipf", "tournament", 3));
  const hand = new Hand(page);
  await hand.look();
  assert.equal(await page.locator(".hb-outlines > .hb-outline").count(), 1);
  const layers = await page.locator("hex-board svg.hb-svg > g").evaluateAll((all) => all.map((layer) => layer.getAttribute("class")));
  assert.ok(layers.indexOf("hb-outlines") > layers.indexOf("hb-pieces"), "the outline lies above the pieces");
  await hand.press(hand.place("e5"));
  assert.deepEqual(new Set(await page.locator(".hb-badge text").allTextContents()), new Set(["stays", "goes"]));
  assert.match(await page.locator(".hb-question").innerText(), /reserve.*captured/);
});

test("the result covers no piece on any screen, from either side", { seconds: 90 }, async ({ page, open }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [360, 640],
  ]) {
    await page.setViewportSize({ width: Number(width), height: Number(height) });
    for (const variant of /** @type {const} */ (["yinsh", "gipf-basic", "gipf-tournament"])) {
      await open(link(variant, recordedGame(variant).length));
      for (const side of ["White", "Black"]) {
        await page.locator(".hb-result").waitFor();
        // The board takes its final size only when the page is complete.
        await settled(page);
        const [[, message]] = await boxes(page, ".hb-result");
        const pieces = await boxes(page, "hex-board :is(.hb-pieces .hb-piece, .hb-trays .hb-shelf)");
        const covered = pieces.filter(([, box]) => overlap(message, box)).length;
        assert.equal(covered, 0, `${width} × ${height}, ${variant}, seen by ${side}`);
        await page.keyboard.press("/");
      }
    }
  }
});

test("the result is shown on the board until it is touched", { screen: "phone" }, async ({ page, open }) => {
  await open(link("yinsh", 30));
  await page.locator("#resign").tap();
  await page.locator("#sure-yes").tap();
  const result = page.locator(".hb-result");
  assert.match(await result.innerText(), /has won/);
  const [[, plaque], [, board]] = [...(await boxes(page, ".hb-result")), ...(await boxes(page, "hex-board svg.hb-svg"))];
  assert.ok(overlap(plaque, board));
  await result.tap();
  assert.equal(await result.isVisible(), false);
});

test("a game fits on one screen on phones, in portrait and landscape", { screen: "small" }, async ({ page, open }) => {
  for (const [width, height, least] of [
    [390, 844, 370],
    [360, 640, 340],
    [844, 390, 325],
  ]) {
    await page.setViewportSize({ width, height });
    await open(link("yinsh", 30));
    await settled(page);
    const { scroll, bar } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollHeight,
      bar: document.querySelector("header.bar")?.checkVisibility(),
    }));
    assert.ok(scroll <= height, `${width} × ${height}: the page is ${scroll} high`);
    assert.equal(bar, false, "there is no navigation bar during a game");
    const seen = [...(await boxes(page, CONTROLS)), ...(await boxes(page, ".plate, .status"))];
    for (const [name, box] of seen) {
      const inside = box.left >= 0 && box.top >= 0 && box.right <= width + 1 && box.bottom <= height + 1;
      assert.ok(inside, `${width} × ${height}: ${name} at ${JSON.stringify(box)}`);
    }
    const [[, board]] = await boxes(page, "hex-board svg.hb-svg");
    assert.ok(board.right - board.left >= least, `${width} × ${height}: the board is ${board.right - board.left} wide`);
    if (height > width)
      assert.ok(
        seen.every(([name, box]) => !name.startsWith("stepper") || box.top >= board.bottom),
        "steps under the board",
      );
  }
});

test("the text field covers nothing in a window as small as a phone", { kept: TYPING }, async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(link("yinsh", 12));
  await settled(page);
  const [[, field]] = await boxes(page, ".hb-entry");
  for (const [name, box] of await boxes(page, CONTROLS)) assert.ok(!overlap(field, box), `the field covers ${name}`);
});

test("the buttons of a game fit in every language at 360 pixels", { screen: "small", seconds: 90 }, async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of LANGUAGES) {
    await open(link("gipf-standard", 20).replace("/en/", `/${language}/`));
    await settled(page);
    // Buttons that appear at the end take the same places.
    await page.locator(".commands > [hidden]").evaluateAll((all) => all.forEach((button) => button.removeAttribute("hidden")));
    const cut = await page
      .locator(".commands > :is(button, a), .commands summary, .status .say:not([hidden])")
      .evaluateAll((all) =>
        all
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
          )
          .map((element) => element.textContent),
      );
    assert.deepEqual(cut, [], language);
  }
});

test("arrow keys step through the turns unless a point has focus; comma, full stop and slash work everywhere", {}, async ({
  page,
  open,
}) => {
  await open(link("yinsh", 12));
  await settled(page);
  const shown = () =>
    page.locator("#turns .turn[aria-current]").evaluate((turn) => [...document.querySelectorAll("#turns .turn")].indexOf(turn) + 1);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await shown(), 10);
  await page.keyboard.press("ArrowRight");
  assert.equal(await shown(), 11);
  const cell = page.locator('hex-board [data-point][tabindex="0"]');
  await cell.focus();
  const at = await cell.getAttribute("data-point");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await shown(), 11, "on a point the arrow keys move the focus");
  assert.notEqual(await cell.getAttribute("data-point"), at);
  await page.keyboard.press(",");
  assert.equal(await shown(), 10);
  await page.keyboard.press(".");
  assert.equal(await shown(), 11);
  const y = () => page.locator('hex-board [data-point="f10"]').getAttribute("cy");
  const before = await y();
  await page.keyboard.press("/");
  assert.notEqual(await y(), before);
});

/** Presses Tab until a point of the board has the focus, and returns the number of presses. @param {Page} page */
async function tabsToBoard(page) {
  let tabs = 0;
  do {
    await page.keyboard.press("Tab");
    tabs += 1;
  } while (tabs < 6 && !(await page.evaluate(() => document.activeElement?.hasAttribute("data-point"))));
  return tabs;
}

test("the board is reached within three Tabs on every page that has one", { seconds: 90 }, async (stage) => {
  const { page, open } = stage;
  const lessons = ["yinsh", "gipf", "potentials"].map((family) => `learn/${family}/${lessonsOf(/** @type {"yinsh"} */ (family))[1].slug}`);
  for (const path of [
    "/en/",
    link("yinsh", 12),
    "/en/analyse?variant=yinsh",
    "/en/puzzles?mode=rated&game=yinsh",
    ...lessons.map((lesson) => `/en/${lesson}`),
  ]) {
    await open(path);
    await settled(page);
    assert.ok((await tabsToBoard(page)) <= 3, path);
  }
  // Named players are links above the board, and those not followed yet have a button too.
  const people = [new Person(stage), new Person(await stage.invite({})), new Person(await stage.invite({}))];
  const [ada, bea, spectator] = /** @type {[Person, Person, Person]} */ (people);
  await register(ada, "Ada-Tabs");
  await register(bea, "Bea-Tabs");
  const game = await openGame(ada, bea);
  // TV shows games in which both have played.
  await play(ada, game, 0, "e5");
  await play(bea, game, 1, "f6");
  for (const [person, path] of /** @type {const} */ ([
    [ada, `game/${game}`],
    [bea, `game/${game}`],
    [spectator, `game/${game}`],
    [spectator, "tv"],
  ])) {
    await person.open(`/en/${path}`);
    await person.page.locator("#plate-top").getByText("-Tabs").waitFor();
    await settled(person.page);
    assert.ok((await tabsToBoard(person.page)) <= 3, `/en/${path}`);
  }
});

test("between two people the board keeps its side on a wide screen, and flips with an animation if that is set", {
  moving: true,
  kept: TYPING,
}, async ({ page, open }) => {
  await open("/en/play?new");
  await page.locator('#setup label:has([value="person"])').click();
  assert.equal(await page.locator('#setup [name="turning"]').isChecked(), false);
  await page.locator('#setup [name="turning"]').check();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByLabel("Type a turn").fill("e5");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("hex-board svg.hb-svg")?.getAnimations().length);
  await page.waitForFunction(() => document.querySelector("hex-board svg.hb-svg")?.getAnimations().length === 0);
});
