// The response time of the board. Other processes may disturb a machine for a moment, so the best of a few rounds counts.

import assert from "node:assert/strict";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { actionsOf, recordedGame, Shadow } from "./shadow.js";

/** Milliseconds within which a click must have a visible effect: 50 on an idle machine (`GIPFEL_MEASURE=1 cargo xtask browser speed`). */
const RESPONSE_TIME_MAX_MS = process.env.GIPFEL_MEASURE ? 50 : 150;

/** Milliseconds within which the home page must be ready. */
const READY_TIME_MAX_MS = 3000;

/** Milliseconds within which the first puzzle can be solved on a slow phone, only on an idle machine. */
const PUZZLE_TIME_MAX_MS = process.env.GIPFEL_MEASURE ? 3000 : Number.POSITIVE_INFINITY;

const ROUNDS = 3;

test("the board responds to a click at once", { seconds: 120 }, async ({ page, open, tell }) => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && best > RESPONSE_TIME_MAX_MS; round++) {
    const answers = await clickThrough(page, open);
    const at = (/** @type {number} */ share) => /** @type {number} */ (answers[Math.floor(share * (answers.length - 1))]);
    tell(`median ${at(0.5).toFixed(1)} ms, nine of ten within ${at(0.9).toFixed(1)} ms, ${answers.length} clicks`);
    assert.ok(answers.length >= 40);
    best = Math.min(best, at(0.5));
  }
  assert.ok(best <= RESPONSE_TIME_MAX_MS, `median ${best} ms`);
});

/**
 * Plays a part of a game, and returns the response time of each click in milliseconds, the fastest first.
 * @param {import("playwright-core").Page} page @param {import("./browser-test.js").Stage["open"]} open
 */
async function clickThrough(page, open) {
  await open("/en/play?variant=yinsh&opponent=person");
  const shadow = new Shadow({ variant: "yinsh" });
  const hand = new Hand(page);
  await hand.shows(shadow.pieces, "the start");
  await page.evaluate(() => {
    const board = /** @type {Element} */ (document.querySelector("hex-board"));
    /** Time of the last click; 0 after its response. */
    let since = 0;
    /** @type {any} */ (window).answers = [];
    addEventListener("pointerup", (event) => (since = event.timeStamp), { capture: true });
    new MutationObserver(() => {
      if (since > 0) /** @type {any} */ (window).answers.push(performance.now() - since);
      since = 0;
    }).observe(board, { childList: true, subtree: true, attributes: true });
  });
  for (const turn of recordedGame("yinsh").slice(0, 40)) for (const action of actionsOf(turn)) await hand.act(shadow, action);
  return /** @type {number[]} */ (await page.evaluate(() => /** @type {any} */ (window).answers)).sort((a, b) => a - b);
}

test("a click on the board measures the page once, before it changes anything", {}, async ({ page, open }) => {
  await open("/en/play?variant=yinsh&opponent=person");
  const shadow = new Shadow({ variant: "yinsh" });
  const hand = new Hand(page);
  await hand.shows(shadow.pieces, "the start");
  await page.evaluate(() => {
    const { prototype } = SVGGraphicsElement;
    const { getScreenCTM } = prototype;
    let count = 0;
    prototype.getScreenCTM = function () {
      count += 1;
      return getScreenCTM.call(this);
    };
    /** @type {number[]} */
    const counts = [];
    /** @type {any} */ (window).counts = counts;
    addEventListener("pointerup", () => (count = 0), { capture: true });
    addEventListener("pointerup", () => counts.push(count));
  });
  for (const turn of recordedGame("yinsh").slice(0, 6)) for (const action of actionsOf(turn)) await hand.act(shadow, action);
  const counts = await page.evaluate(() => /** @type {any} */ (window).counts);
  assert.ok(counts.length >= 6);
  assert.deepEqual([...new Set(counts)], [1]);
});

/** Maximum number of elements whose style a click may recalculate; `:has()` with `> *` or `> :not(…)` would make it the whole page. */
const RESTYLED_MAX = 300;

test("a click on the board recalculates the style of few elements", {}, async ({ page, open, context }) => {
  await open("/en/play?variant=yinsh&opponent=person");
  const board = page.locator("hex-board.hb-live");
  await board.waitFor();
  const browser = /** @type {import("playwright-core").Browser} */ (context.browser());
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  for (const point of ["f6", "e5", "g7"]) await board.locator(`[data-point="${point}"]`).click({ force: true });
  /** @type {{ name: string, args: { elementCount?: number } }[]} */
  const events = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  const counts = events.filter(({ name }) => name === "UpdateLayoutTree").map(({ args }) => args.elementCount ?? 0);
  assert.ok(counts.length > 0);
  assert.ok(Math.max(...counts) <= RESTYLED_MAX, `${Math.max(...counts)} elements`);
});

/**
 * Simulates a slow phone: 1.6 Mbit/s, 150 ms latency, and a quarter of this machine's speed.
 * @param {import("playwright-core").Page} page
 */
async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const rate = 1_600_000 / 8;
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return devtools;
}

test("on a slow phone the board of the home page is ready within 3 s, and nothing shifts", { screen: "phone", moving: true }, async ({
  page,
  open,
  tell,
}) => {
  const devtools = await slowDown(page);
  await page.addInitScript(() => {
    const seen = { shift: 0, ready: 0 };
    /** @type {any} */ (window).seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
    }).observe({ type: "layout-shift", buffered: true });
    new MutationObserver(() => {
      if (seen.ready === 0 && document.querySelector("#board.hb-live .hb-piece")) seen.ready = performance.now();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && best > READY_TIME_MAX_MS; round++) {
    await devtools.send("Network.clearBrowserCache");
    await open("/en/");
    await page.locator("#board.hb-live").waitFor();
    await page.waitForLoadState("networkidle");
    const { shift, ready } = await page.evaluate(() => /** @type {any} */ (window).seen);
    tell(`ready after ${ready.toFixed(0)} ms, layout shift ${shift.toFixed(4)}`);
    assert.ok(shift < 0.02, `layout shift ${shift}`);
    assert.ok(ready > 0);
    best = Math.min(best, ready);
  }
  assert.ok(best <= READY_TIME_MAX_MS, `ready after ${best} ms`);
});

test("on a slow phone the first puzzle is asked for before its module, and can soon be solved", { screen: "phone", seconds: 120 }, async ({
  page,
  open,
  tell,
}) => {
  const devtools = await slowDown(page);
  await page.addInitScript(() => {
    localStorage.removeItem("gipfel.puzzles-visited");
    const seen = { ready: 0 };
    /** @type {any} */ (window).seen = seen;
    new MutationObserver(() => {
      if (seen.ready === 0 && document.querySelector('main[data-stage="ask"] .hb-piece')) seen.ready = performance.now();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && (round === 0 || best > PUZZLE_TIME_MAX_MS); round++) {
    await devtools.send("Network.clearBrowserCache");
    /** @type {string[]} */
    const asked = [];
    const note = (/** @type {import("playwright-core").Request} */ request) => asked.push(new URL(request.url()).pathname);
    page.on("request", note);
    await open("/en/puzzles");
    await page.waitForLoadState("networkidle");
    page.off("request", note);
    const { ready } = await page.evaluate(() => /** @type {any} */ (window).seen);
    tell(`ready after ${ready.toFixed(0)} ms`);
    const [puzzle, module] = [asked.indexOf("/api/puzzles"), asked.findIndex((path) => path.endsWith("/training.wasm"))];
    assert.ok(puzzle >= 0 && puzzle < module, asked.join(" "));
    assert.ok(ready > 0);
    best = Math.min(best, ready);
  }
  assert.ok(best <= PUZZLE_TIME_MAX_MS, `ready after ${best} ms`);
});
