// The home page: what is visible without scrolling, a live board, and three ways to begin.

import assert from "node:assert/strict";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { LANGUAGES } from "./languages.js";
import { overhang } from "./layout.js";
import { lessonsOf } from "./routes.js";
import { scales } from "./scales.js";
import { settled } from "./settled.js";
import { keptGame } from "./stored-game.js";

/** @typedef {import("playwright-core").Page} Page */

/** Screens, and the minimum width of the board on each. */
const SCREENS = [
  { width: 390, height: 664, board: 240 },
  { width: 360, height: 640, board: 200 },
  { width: 844, height: 390, board: 200 },
  { width: 1280, height: 800, board: 500 },
  { width: 1920, height: 1080, board: 600 },
];

/** Returns the visible link to a way to begin. @param {Page} page @param {"play" | "learn" | "friend"} way */
const way = (page, way) => page.locator(`[data-${way}]`).filter({ visible: true });

/** Returns the pieces on the board, as text that changes when one does. @param {Page} page */
const pieces = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#board .hb-pieces .hb-piece")]
      .map((piece) => `${piece.getAttribute("transform")} ${piece.getAttribute("data-color")} ${piece.getAttribute("data-kind")}`)
      .sort()
      .join("\n"),
  );

/** Returns the parts of the first screen that are not wholly visible, or too small. @param {Page} page @param {number} least */
const unseen = (page, least) =>
  page.evaluate((least) => {
    const parts = [...document.querySelectorAll(".hero h1, .hero .switch, .hero .line p, .hero .ways .button, #board svg")];
    const faults = parts
      .filter((part) => part.checkVisibility())
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.top < 0 || box.bottom > innerHeight + 0.5 || box.left < 0 || box.right > innerWidth + 0.5)
      .map(
        ({ part, box }) => `${part.textContent?.trim().slice(0, 30) || "the board"} from ${box.top.toFixed(0)} to ${box.bottom.toFixed(0)}`,
      );
    const board = document.querySelector("#board svg")?.getBoundingClientRect();
    if (!board || board.width < least) faults.push(`the board is ${board?.width.toFixed(0)} wide`);
    const ways = [...document.querySelectorAll(".hero .ways .button")].filter((button) => button.checkVisibility()).length;
    if (ways !== 3) faults.push(`${ways} ways to begin`);
    // Nothing overlaps.
    const boxes = parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
    boxes.forEach((a, i) =>
      boxes.slice(i + 1).forEach((b) => {
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) faults.push("two parts overlap");
      }),
    );
    return faults;
  }, least);

test("the board and all start buttons are visible without scrolling, in every language and on every screen", { seconds: 90 }, async ({
  page,
  open,
}) => {
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 390, height: 664 });
    await open(`/${language}/`);
    await settled(page);
    for (const { width, height, board } of SCREENS) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await unseen(page, board), [], `${language}, ${width} × ${height}`);
      assert.deepEqual(await overhang(page), [], `${language}, ${width} × ${height}`);
    }
  }
});

test("the board plays a game by itself, and can be paused", { moving: true }, async ({ page, open }) => {
  await page.clock.install();
  await open("/en/");
  await settled(page);
  const before = await pieces(page);
  await page.waitForFunction(
    (count) => document.querySelectorAll("#board .hb-pieces .hb-piece").length !== count,
    before.split("\n").length,
  );
  // It pauses when Black has replied, with White to act.
  await page.getByRole("button", { name: "Pause" }).click();
  await page.locator("#board.hb-live").waitFor();
  const paused = await pieces(page);
  assert.notEqual(paused, before);
  await page.clock.fastForward(60_000);
  assert.equal(await pieces(page), paused);
});

test("the board stays still if reduced motion is preferred", {}, async ({ page, open }) => {
  await page.clock.install();
  await open("/en/");
  await settled(page);
  const before = await pieces(page);
  await page.clock.runFor(60_000);
  assert.equal(await pieces(page), before);
  assert.equal(await page.getByRole("button", { name: "Pause" }).isVisible(), false);
});

test("a visitor with a mouse is asked to click a ring", {}, async ({ page, open }) => {
  await open("/en/");
  await page.getByText("Click a ring and play on, against level 1.").waitFor();
  assert.equal(await page.getByText("Touch a ring").isVisible(), false);
});

test("a visitor who touches the board plays the next move, against level 1, and a message says so", {
  quick: true,
  screen: "phone",
  seconds: 90,
}, async ({ page, open }) => {
  /** @type {string[]} */
  const engine = [];
  page.on("request", (request) => /engine/.test(request.url()) && engine.push(request.url()));
  await open("/en/");
  await settled(page);
  await page.getByText("Touch a ring and play on, against level 1.").waitFor();
  assert.deepEqual(engine, [], "the engine is loaded after the first touch");
  const hand = new Hand(page, "tap");
  await hand.look();
  await hand.press(hand.place("k7"));
  await page.locator('#board [data-point="k7"][aria-selected="true"]').waitFor();
  await page.getByText("Your move: you are White, against level 1.").waitFor();
  assert.equal(await page.locator(".toast").count(), 0);
  await hand.press(hand.place("g7"));
  await page.waitForFunction(() => document.querySelectorAll("#board [data-kind=marker]").length >= 20, null, { timeout: 20_000 });
  await page.locator("#board.hb-live").waitFor();
  await page.getByRole("link", { name: "Larger board" }).tap();
  await page.locator("#plate-bottom").waitFor();
  const game = /** @type {any} */ (await keptGame(page));
  assert.deepEqual(game.seats, { w: { kind: "person", name: "" }, b: { kind: "engine", level: 1 } });
  assert.equal(game.turns[0], "k7-g7");
  assert.equal(game.turns.length, 2);
});

test("a touch while the board moves gives White to the visitor", { moving: true }, async ({ page, open }) => {
  await open("/en/");
  await settled(page);
  // White's first turn is being played: the board is not interactive.
  await page.waitForFunction(() => !document.querySelector("#board.hb-live"));
  const board = await page.locator("#board svg").boundingBox();
  assert.ok(board);
  await page.mouse.click(board.x + board.width / 2, board.y + board.height - 4);
  await page.getByText("Your move: you are White, against level 1.").waitFor();
  await page.locator("#board.hb-live").waitFor();
  assert.equal(await page.locator(".toast").count(), 0, "a touch that hits nothing is not refused");
  await page.getByRole("button", { name: "Watch" }).click();
  await page.getByText("Click a ring and play on, against level 1.").waitFor();
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("gipfel.game."))), []);
});

test("the other game can be chosen with one touch, and the choice is remembered", { screen: "phone" }, async ({ page, open }) => {
  await open("/en/");
  await settled(page);
  const points = () => page.locator("#board [data-point]").count();
  assert.equal(await points(), 85);
  await page.locator('.switch label:has([value="gipf"])').tap();
  await page.waitForFunction(() => document.querySelectorAll("#board [data-point]").length === 61);
  await page.getByText("Touch a green dot and play on, against level 1.").waitFor();
  for (const [name, address] of /** @type {const} */ ([
    ["play", /play\?variant=gipf-standard&opponent=engine&level=3$/],
    ["learn", /learn\/gipf\/\w/],
    ["friend", /online\?.*variant=gipf-standard/],
  ]))
    assert.match((await way(page, name).getAttribute("href")) ?? "", address);
  await page.reload();
  await settled(page);
  assert.equal(await points(), 61);
});

test("Play now starts a game against level 3, and later against the level played last", {}, async ({ page, open }) => {
  await open("/en/");
  await settled(page);
  await page.getByRole("link", { name: "Play now against level 3" }).click();
  await page.locator("#plate-bottom").getByText("You").waitFor();
  const seats = /** @type {any} */ (await keptGame(page)).seats;
  assert.ok([seats.w.level, seats.b.level].includes(3));
  await open("/en/play?variant=yinsh-blitz&opponent=engine&level=7&color=w");
  await page.locator("hex-board.hb-live").waitFor();
  await open("/en/");
  await page.getByRole("link", { name: "Play now against level 7" }).waitFor();
  assert.match((await way(page, "play").getAttribute("href")) ?? "", /variant=yinsh-blitz&opponent=engine&level=7/);
});

const [first, second] = lessonsOf("yinsh");

test("Learn in ten minutes opens the first unfinished lesson", {}, async ({ page, open, context }) => {
  await open("/en/");
  await settled(page);
  await way(page, "learn").click();
  await page.waitForURL(`**/learn/yinsh/${first?.slug}`);
  await context.addInitScript(
    ([slug, steps]) => localStorage.setItem("gipfel.progress", JSON.stringify({ yinsh: { [slug]: steps } })),
    /** @type {[string, number[]]} */ ([first?.slug, first?.steps.map((_, index) => index)]),
  );
  await open("/en/");
  await page.getByText(`1 of ${lessonsOf("yinsh").length}`).waitFor();
  await way(page, "learn").click();
  await page.waitForURL(`**/learn/yinsh/${second?.slug}`);
});

test("both games can be started without JavaScript", { script: false, expected: [/ csp$/, /was preloaded/] }, async ({ page, open }) => {
  await open("/en/");
  for (const [value, address] of /** @type {const} */ ([
    ["gipf", /learn\/gipf/],
    ["yinsh", /learn\/yinsh/],
  ])) {
    await page.locator(`.switch label:has([value="${value}"])`).click();
    assert.match((await way(page, "learn").getAttribute("href")) ?? "", address);
  }
});

test("the home page needs at most 150 KB before the first touch", { worker: true, moving: true }, async ({ context, page, open, tell }) => {
  const weigh = scales(context);
  await open("/en/");
  await settled(page);
  await page.waitForLoadState("networkidle");
  const { bodies, summary } = await weigh();
  tell(summary);
  assert.ok(bodies > 20_000, "nothing was measured");
  assert.ok(bodies <= 150_000, summary);
  assert.doesNotMatch(summary, /engine/);
});
