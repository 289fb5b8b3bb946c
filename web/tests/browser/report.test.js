// The report on a game, the size of the board next to it, and the user's drawings.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { toRecord } from "../../analyse/score.js";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { settled } from "./settled.js";
import { recordedGame, Shadow, tokensOf } from "./shadow.js";
import { PROGRAM } from "./site.js";

/** @typedef {import("playwright-core").Page} Page */

/** Lets the engine review the game, and waits until the report is visible. @param {Page} page @param {number} [timeout] */
async function review(page, timeout = 60_000) {
  await page.locator("[data-act=review]").click();
  const report = page.locator("#review [data-part=result]");
  await report.locator("dl").waitFor({ timeout });
  await page.waitForFunction(() => {
    const box = document.querySelector("#review dl")?.getBoundingClientRect();
    return box && box.top >= 0 && box.top < innerHeight;
  });
  return report;
}

test("a listed mistake leads to the position before it, with the better turn as an arrow, and is numbered as Black's", {
  seconds: 90,
}, async ({ page, open }) => {
  const turns = recordedGame("gipf-tournament");
  const { position } = new Shadow({ variant: "gipf-tournament", turns: turns.slice(0, -1) }).view;
  const start = /** @type {const} */ ({ variant: "gipf-tournament", position });
  // Black could win with the next turn, and plays another one.
  const other = tokensOf(new Shadow(start).view.choices).find((token) => {
    const shadow = new Shadow(start);
    shadow.act(token);
    return shadow.view.turns.length === 1 && !shadow.view.outcome;
  });
  await open(`/en/analyse?variant=gipf-tournament&position=${position.replaceAll(" ", "_")}&turns=${encodeURIComponent(other ?? "")}`);
  await settled(page);
  const report = await review(page);
  const fault = report.locator(".faults button").first();
  assert.match(await fault.innerText(), /^1… .*\?\?/);
  await fault.click();
  await new Hand(page).shows(new Shadow(start).pieces, "going to the mistake");
  await page.locator(".hb-hint-mark").first().waitFor();
});

test("the report shows the same numbers as `gipfel analyse`, turn by turn", { seconds: 120 }, async ({ page, open }) => {
  const turns = recordedGame("gipf-basic").slice(0, 6);
  await open(`/en/analyse?variant=gipf-basic&turns=${turns.map(encodeURIComponent).join("_")}`);
  await settled(page);
  const report = await review(page, 90_000);
  const record = `[Game "gipf-basic"]\n\n${turns.join(" ")}\n`;
  const printed = execFileSync(PROGRAM, ["analyse", "--json", "-"], { input: record, encoding: "utf8" });
  /** @type {import("../../engine/messages.d.ts").Review} */
  const expected = JSON.parse(printed);
  const accuracies = (await report.locator("dd").allInnerTexts()).map((text) => Number.parseInt(text, 10));
  assert.deepEqual(
    accuracies,
    [expected.players.w.accuracy, expected.players.b.accuracy].map((number) => Math.round(number ?? 0)),
  );
  const blamed = expected.turns.filter(({ kind }) => kind !== "best" && kind !== "good");
  assert.equal(await report.locator(".faults .show").count(), blamed.length);
  await page.getByRole("tab", { name: "Share" }).click();
  const written = await page.locator('[data-part="record"]').inputValue();
  const scores = [...written.replace(/\([^()]*\)/g, "").matchAll(/\[%eval ([^\]]+)\]/g)].map(([, score]) => score);
  assert.deepEqual(
    scores,
    expected.turns.map(({ score }) => toRecord(score)),
  );
});

test("the placement of the first rings is never criticised", { seconds: 90 }, async ({ page, open }) => {
  await open(`/en/analyse?variant=yinsh&turns=${["a2", "f6", "a3", "e5"].join("_")}`);
  await settled(page);
  assert.match(await (await review(page)).innerText(), /found no mistakes/);
});

test("the board of the analysis is at least 560 pixels wide at 1280 × 800, with the graph below it and the tools collapsed", {}, async ({
  page,
  open,
}) => {
  await open(`/en/analyse?variant=yinsh&turns=${recordedGame("yinsh").slice(0, 20).map(encodeURIComponent).join("_")}`);
  await settled(page);
  const board = await page.locator("#board svg.hb-svg").boundingBox();
  assert.ok(board && board.width >= 560, `the board is ${board?.width} wide`);
  assert.ok(board.y + board.height <= 800, "all of it is visible");
  assert.equal(await page.locator("#annotate textarea").isVisible(), false);
  await page.locator("#course").evaluate((course) => course.removeAttribute("hidden"));
  const graph = await page.locator("#course").boundingBox();
  assert.ok(graph && graph.y >= board.y + board.height && Math.abs(graph.x - board.x) < 2, "the graph is below the board");
});

test("arrows and circles are drawn with the right button or the tool, and stored in the notation of PGN tools", {}, async ({
  page,
  open,
}) => {
  await open(`/en/analyse?variant=yinsh&turns=e5_f6`);
  await settled(page);
  const hand = new Hand(page);
  await hand.look();
  const [from, to, around] = ["e5", "g7", "f9"].map((name) => hand.place(name));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up({ button: "right" });
  // With the tool every press draws, and none plays.
  await page.locator("#annotate summary").click();
  await page.locator("[data-act=draw]").click();
  await page.keyboard.down("Shift");
  await page.mouse.click(around.x, around.y);
  await page.keyboard.up("Shift");
  assert.equal(await page.locator(".hb-shape").count(), 2);
  assert.equal(await page.locator("#turns .turn:not(.start)").count(), 2);
  await page.locator("#annotate textarea").fill("strong");
  await page.reload();
  await settled(page);
  assert.equal(await page.locator(".hb-shape").count(), 2);
  assert.equal(await page.locator("#turns .comment").innerText(), "strong");
  await page.getByRole("tab", { name: "Share" }).click();
  assert.match(await page.locator('[data-part="record"]').inputValue(), /\{\s*strong \[%csl Rf9\] \[%cal Ge5g7\]\s*\}/);
});

test("arrows and circles are drawn by keyboard", {}, async ({ page, open }) => {
  await open("/en/analyse?variant=yinsh&turns=e5_f6");
  await settled(page);
  await page.locator("#annotate summary").click();
  await page.locator("[data-act=draw]").press("Enter");
  await page.locator("[data-point][tabindex='0']").focus();
  for (const key of ["e", "5", "Enter", "g", "7", "Enter", "Enter", "Enter", "Enter", "Escape"]) await page.keyboard.press(key);
  assert.deepEqual(
    await page.locator(".hb-shapes > *").evaluateAll((shapes) => shapes.map((shape) => shape.querySelector(".hb-way") !== null)),
    [false, true],
  );
  await page.locator(".hb-spoken", { hasText: "Arrow e5 – g7" }).waitFor({ state: "attached" });
  assert.equal(await page.locator("#turns .turn:not(.start)").count(), 2, "nothing was played");
});
