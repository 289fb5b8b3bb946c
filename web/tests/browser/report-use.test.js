// From a finished game to its report, from the report to its mistakes, and the teaching game.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { boardIsLeft, pointDistance } from "./layout.js";
import { settled } from "./settled.js";
import { Shadow } from "./shadow.js";
import { waitForTurn } from "./stored-game.js";

/** @typedef {import("playwright-core").Page} Page */

/** Both players of a blitz game could win at once; White does not, and Black does. */
const BLITZ = /** @type {const} */ ({ variant: "yinsh-blitz", position: "RRRR/7/8/2MMMMR2/91/9/91/2mmmmr2/8/7/rrrr w move 0-0" });
const MISSED = "a5-b6";
const WON = "h9-h10;xh5-h9;xh10";

const GAME = {
  id: "blitz1",
  revision: 1,
  made: "2026-01-01T00:00:00.000Z",
  changed: "2026-01-01T00:00:00.000Z",
  opening: BLITZ,
  turns: [MISSED, WON],
  part: "",
  seats: { w: { kind: "person", name: "" }, b: { kind: "engine", level: 3 } },
  seed: 1,
  turning: false,
  clock: null,
  ending: { winner: "b", reason: "rings-off" },
};
const KEPT = { "gipfel.game.blitz1": GAME };

/** @param {Page} page */
const reportOf = (page) => page.locator("#review [data-part=result] dl");

/** @param {Page} page @param {import("./browser-test.js").Stage["open"]} open */
async function openReport(page, open) {
  await open("/en/play?game=blitz1");
  await page.locator("#report-now").click();
  await reportOf(page).waitFor({ timeout: 60_000 });
}

test("after a game one button leads to its report, which explains what was missed and is created only once", {
  kept: KEPT,
  seconds: 90,
}, async ({ page, open }) => {
  await openReport(page, open);
  const address = "/en/play?game=blitz1";
  const words = await page.locator("#review").innerText();
  assert.match(words, /White could have won at once\./);
  assert.match(words, /^\s*The game turned at 1\. a5-b6: White’s chances fell from 100% to 0%\./);
  assert.match(words, /Before every turn, look for a win of your own\. 1 turn\s+Lesson: How a game ends\s+Puzzles: a row of your own/);
  await checkAccess(page, "a report");
  /** @type {string[]} */
  const fetched = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open(address);
  await page.locator("#report-now").click();
  await reportOf(page).waitFor();
  assert.match(await page.locator("#review").innerText(), /White could have won at once\./);
  assert.deepEqual(
    fetched.filter((url) => url.includes("engine.wasm") || url.includes("worker.js")),
    [],
    "the engine was not asked again",
  );
});

test("a mistake is shown step by step on a board, by keyboard, and the position can be tried", {
  kept: KEPT,
  seconds: 120,
}, async ({ page, open }) => {
  await openReport(page, open);
  await page.getByRole("button", { name: "Show me: 1. a5-b6" }).first().press("Enter");
  const dialog = page.getByRole("dialog", { name: "a5-b6 on the board" });
  const said = dialog.getByRole("status");
  await said.filter({ hasText: "The position before the turn." }).waitFor();
  await checkAccess(page, "a mistake that is shown");
  /** @type {string[]} */
  const steps = [];
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press("ArrowRight");
    await dialog.getByText(`${step + 2} of 5`).waitFor();
    steps.push(await said.innerText());
  }
  assert.match(steps[0] ?? "", /^White moves a ring from a5 to b6\.$/);
  assert.match(steps[1] ?? "", /^Black moves a ring from h9 .*Black wins/);
  assert.match(steps[2] ?? "", /same position/);
  assert.match(steps[3] ?? "", /^White moves a ring from d7.*White could have won at once\.$/);
  assert.equal(await dialog.locator(".hb-shape").count(), 1, "the better turn is an arrow");
  await page.keyboard.press("ArrowLeft");
  await said.filter({ hasText: "same position" }).waitFor();
  await dialog.getByRole("button", { name: "Try it yourself" }).click();
  await said.filter({ hasText: "White played a5-b6. Find something better." }).waitFor();
  await dialog.locator("hex-board.hb-live").waitFor();
  await dialog.locator("[data-point='a5']").press("Enter");
  await dialog.locator("[data-point='b6']").press("Enter");
  await said.filter({ hasText: "That is what was played in the game." }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.match((await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) ?? "", /^Show me/);
});

/**
 * Stores a report on the game.
 * @param {Page} page @param {import("./browser-test.js").Stage["open"]} open
 * @param {{ judged: unknown[], rules?: number }} report `rules`: the version; the current one if absent
 */
async function storeReport(page, open, report) {
  await open("/en/analyse");
  await page.locator("#board svg.hb-svg").waitFor();
  await page.evaluate(
    async ({ variant, position, turns, judged, rules }) => {
      const { assets } = document.documentElement.dataset;
      const { notebook } = await import(`${assets}/notebook/notebook.js`);
      const { keyOf } = await import(`${assets}/report/reports.js`);
      const { RULES } = await import(`${assets}/report/packed.js`);
      const side = { accuracy: 50, turns: { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 1 }, phases: {} };
      const game = { variant, start: position, turns };
      const players = { w: side, b: side };
      const body = { v: 1, ...game, nodes: 100_000, own: null, against: null, players, turning: null, judged, rules: rules ?? RULES };
      await notebook.add("review", keyOf(game, rules), body);
    },
    { ...BLITZ, turns: [MISSED, WON], ...report },
  );
}

test("a report of an earlier version can be renewed", { kept: KEPT, seconds: 120 }, async ({ page, open }) => {
  const judged = [
    ["b1", 4, 10_000, 1, "w1", [], [], null],
    ["b0", 0, 0, 1],
  ];
  await storeReport(page, open, { judged, rules: 1 });
  await openReport(page, open);
  const report = page.locator("#review");
  assert.match(await report.innerText(), /comes from an earlier version/);
  assert.doesNotMatch(await report.innerText(), /could have won at once/);
  await page.getByRole("button", { name: "Review the game again" }).click();
  await report.filter({ hasText: "White could have won at once." }).waitFor({ timeout: 60_000 });
  assert.doesNotMatch(await report.innerText(), /comes from an earlier version/);
});

test("a report lists a turn that is close to the better one, without blaming it", { kept: KEPT, seconds: 90 }, async ({ page, open }) => {
  const close = { code: "close", player: "b", points: [], number: 0, other: 0, branch: "played", turn: 0 };
  const judged = [
    [0, 0, 0, 1],
    [20, 1, 300, 1, 0, ["h9-h11;xh5-h9;xh11"], [], close],
  ];
  await storeReport(page, open, { judged });
  await openReport(page, open);
  const report = page.locator("#review");
  assert.match(await report.innerText(), /found no mistakes/);
  const entry = report.locator(".faults li");
  assert.match(await entry.innerText(), /^1… h9-h10;xh5-h9;xh10\s+The turns are close: a deeper search sees little difference\.$/);
  assert.equal(await entry.locator(".show").count(), 0);
  await entry.getByRole("button").click();
  await page.locator("#turns .turn[aria-current]", { hasText: WON }).waitFor();
});

test("the graph leads to a turn by mouse and keyboard, describes it on hovering, and shows the turning point", {
  kept: KEPT,
  seconds: 90,
}, async ({ page, open }) => {
  await openReport(page, open);
  const slider = page.locator("#course input");
  const box = await slider.boundingBox();
  assert.ok(box);
  assert.equal(await page.locator("#course .turned").isVisible(), true);
  assert.match(await page.locator("#course .phases").innerText(), /Middle game/);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  assert.match(await page.locator("#course .tip").innerText(), /1\. a5-b6 · White’s chances: 0%\. This was the turning point\./);
  await page.mouse.click(middle.x, middle.y);
  const hand = new Hand(page);
  await hand.shows(new Shadow({ ...BLITZ, turns: [MISSED] }).pieces, "clicking the graph");
  assert.match((await slider.getAttribute("aria-valuetext")) ?? "", /a5-b6/);
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await hand.shows(new Shadow(BLITZ).pieces, "a key on the graph");
  await page.keyboard.press("End");
  await hand.shows(new Shadow({ ...BLITZ, turns: [MISSED, WON] }).pieces, "the last turn");
});

test("a mistake can be retried: a turn that gives winning chances away is wrong, and any turn that keeps them is right", {
  kept: KEPT,
  seconds: 120,
}, async ({ page, open }) => {
  await openReport(page, open);
  await page.getByRole("link", { name: "Learn from your mistakes" }).click();
  await page.locator("#trainer:not([hidden])").waitFor();
  await settled(page);
  assert.equal(await page.locator("#ask").innerText(), "White played a5-b6. Find something better.");
  assert.ok(await boardIsLeft(page), "the board is on the left, as on other pages");
  const verdict = page.locator("#verdict");
  await play(page, ["a4-b5"]);
  await verdict.filter({ hasText: "Not yet: this gives away winning chances. White could have won at once." }).waitFor({ timeout: 60_000 });
  await page.locator("#again").click();
  await play(page, [MISSED]);
  await verdict.filter({ hasText: "That is what was played in the game." }).waitFor();
  await page.locator("#again").click();
  await page.locator("#hint").click();
  assert.match(await verdict.innerText(), /begins at d7/);
  await checkAccess(page, "a mistake");
  // The engine removes another ring; the game is won nevertheless.
  await play(page, ["d7-d8", "xd3-d7", "xa3"]);
  await verdict.filter({ hasText: "Done: you kept your winning chances." }).waitFor({ timeout: 60_000 });
  await page.locator("#next").click();
  await page.locator("#ask", { hasText: "That was all: 0 of 1" }).waitFor();
  await page.locator("#again").click();
  await page.locator("#solution").click();
  await verdict.filter({ hasText: /d7-\S+ was better/ }).waitFor();
  // On a phone with its bars, the board is as large as in a game.
  await page.setViewportSize({ width: 390, height: 664 });
  await settled(page);
  const inTrainer = await pointDistance(page);
  await open("/en/play?variant=yinsh&opponent=person");
  await page.locator("#board.hb-live").waitFor();
  const inGame = await pointDistance(page);
  assert.ok(inTrainer > 0.95 * inGame, `${inTrainer} instead of ${inGame}`);
});

test("a teaching game asks about a bad turn, tells and shows the reason, and takes the turn back", {
  kept: { "gipfel.setup": { teaching: "on" } },
  seconds: 120,
}, async ({ page, open }) => {
  const position = encodeURIComponent(BLITZ.position.replaceAll(" ", "_"));
  await open(`/en/play?variant=${BLITZ.variant}&position=${position}&opponent=engine&level=1&color=w`);
  await page.locator("hex-board.hb-live").waitFor();
  // The code that judges turns is loaded with the game.
  await page.locator(".teach").waitFor({ state: "attached" });
  const hand = new Hand(page);
  await play(page, [MISSED]);
  const teacher = page.locator(".teach");
  await teacher.filter({ hasText: "This was a blunder. There was something better. Can you see it?" }).waitFor({ timeout: 60_000 });
  assert.doesNotMatch(await teacher.innerText(), /could have won/);
  await teacher.getByRole("button", { name: "Tell me" }).click();
  await teacher.filter({ hasText: "White could have won at once." }).waitFor();
  await checkAccess(page, "a bad turn that is pointed out");
  await teacher.getByRole("button", { name: "Show me" }).click();
  const dialog = page.getByRole("dialog", { name: "a5-b6 on the board" });
  await dialog.getByRole("status").filter({ hasText: "The position before the turn." }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await teacher.getByRole("button", { name: "Take back" }).click();
  await hand.shows(new Shadow(BLITZ).pieces, "taking back");
  assert.equal(await teacher.isVisible(), false);
  await play(page, [MISSED]);
  await teacher.getByRole("button", { name: "Play on" }).click({ timeout: 60_000 });
  await waitForTurn(page, 1);
});

/** Plays actions from the position. @param {Page} page @param {string[]} actions */
async function play(page, actions) {
  const shadow = new Shadow(BLITZ);
  const hand = new Hand(page);
  await hand.shows(shadow.pieces, "the position");
  for (const action of actions) {
    await hand.choose(shadow.way(action));
    shadow.act(action);
    await hand.shows(shadow.pieces, action);
  }
}
