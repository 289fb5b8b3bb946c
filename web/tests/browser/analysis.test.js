// The analysis page: a tree of turns, the engine, position setup, opening and sharing.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { settled } from "./settled.js";
import { core, recordedGame, Shadow } from "./shadow.js";
import { TYPING } from "./stage.js";

/** @typedef {import("playwright-core").Page} Page */

/** Returns the record as the page writes it. @param {Page} page */
async function writtenRecord(page) {
  await page.getByRole("tab", { name: "Share" }).click();
  return page.locator('[data-part="record"]').inputValue();
}

/** Opens a text in the dialog. @param {Page} page @param {string} text */
async function openText(page, text) {
  await page.locator('[data-act="open"]').click();
  await page.locator("dialog[open] textarea").fill(text);
  await page.locator("dialog[open] [type=submit]").click();
}

/** @param {Page} page */
const positionOf = (page) => page.locator('[data-part="position"]').inputValue();

test("other turns become variations, which are stored and written to the record", { quick: true }, async ({ page, open }) => {
  await open("/en/analyse");
  await settled(page);
  const hand = new Hand(page);
  const main = new Shadow({ variant: "yinsh" });
  for (const token of ["e5", "f6", "g7"]) await hand.act(main, token);
  await page.keyboard.press("Escape");
  await page.locator('.controls [data-key="ArrowLeft"]').click();
  await page.locator('.controls [data-key="ArrowLeft"]').click();
  const other = new Shadow({ variant: "yinsh", turns: ["e5"] });
  await hand.shows(other.pieces, "two steps back");
  for (const token of ["d4", "h8"]) await hand.act(other, token);
  const { games } = core.read(await writtenRecord(page), null);
  assert.deepEqual(
    games[0]?.turns.map(({ token }) => token),
    ["e5", "f6", "g7"],
  );
  assert.deepEqual(
    games[0]?.turns[1]?.variations.map(({ turns }) => turns.map(({ token }) => token)),
    [["d4", "h8"]],
  );
  await page.reload();
  await settled(page);
  const { games: again } = core.read(await writtenRecord(page), null);
  assert.deepEqual(
    again[0]?.turns[1]?.variations.map(({ turns }) => turns.map(({ token }) => token)),
    [["d4", "h8"]],
  );
});

test("the engine shows the chosen number of variations, the best first, with score and depth", { seconds: 90 }, async ({ page, open }) => {
  await open(`/en/analyse?variant=yinsh&turns=${recordedGame("yinsh").slice(0, 20).join("_")}`);
  await settled(page);
  await page.locator("#panel-engine .engine-head .switch").click();
  await page.locator('[data-part="count"]').selectOption("2");
  const lines = page.locator('[data-part="lines"] > li');
  await page.waitForFunction(() => document.querySelectorAll('[data-part="lines"] > li button').length > 2, null, { timeout: 30_000 });
  assert.equal(await lines.count(), 2);
  assert.match(await page.locator('[data-part="progress"]').innerText(), /\d/);
  assert.match(await lines.first().innerText(), /[+−-]?\d/);
  // White is to act, so the better variation has the higher score.
  const scores = await lines
    .locator(".score")
    .evaluateAll((all) => all.map((score) => Number.parseFloat(score.textContent?.replace("−", "-") ?? "")));
  assert.ok(/** @type {number} */ (scores[0]) >= /** @type {number} */ (scores[1]), String(scores));
  // A variation can be played on the board.
  await lines.first().locator("button").first().click();
  await page.waitForFunction(() => document.querySelectorAll("#turns .turn").length >= 22);
});

test("a position is set up by hand, and an impossible one is refused with a sentence", {}, async ({ page, open }) => {
  await open("/en/analyse");
  await settled(page);
  await page.getByRole("tab", { name: "Set up" }).click();
  const editor = page.locator("#editor");
  await editor.locator('[data-act="clear"]').click();
  const hand = new Hand(page);
  const put = async (/** @type {string} */ tool, /** @type {string[]} */ points) => {
    await editor.locator(`label:has(input[value="${tool}"])`).click();
    await hand.look();
    for (const point of points) await hand.press(hand.place(point));
  };
  await put("ring-w", ["b2", "c2", "d3", "e3"]);
  await put("ring-b", ["b6", "c7", "d8", "e9", "f10"]);
  await put("marker-w", ["f6"]);
  assert.equal(await editor.locator('[type="submit"]').isDisabled(), true);
  assert.ok((await editor.locator('[data-part="verdict"]').innerText()).length > 10);
  await put("ring-w", ["f4"]);
  await editor.locator('[type="submit"]:not([disabled])').click();
  const pieces = [
    ..."b2 c2 d3 e3 f4".split(" ").map((at) => `${at} w ring`),
    ..."b6 c7 d8 e9 f10".split(" ").map((at) => `${at} b ring`),
    "f6 w marker",
  ];
  await hand.shows(pieces.sort(), "setting up");
});

test("a link to a game opens the same game", {}, async ({ page, context, open }) => {
  const turns = recordedGame("gipf-standard").slice(0, 30);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(`/en/analyse?variant=gipf-standard&turns=${turns.map(encodeURIComponent).join("_")}`);
  await settled(page);
  const shadow = new Shadow({ variant: "gipf-standard", turns });
  await new Hand(page).shows(shadow.pieces, "the first link");
  await page.getByRole("tab", { name: "Share" }).click();
  for (const act of ["link-game", "link-position"]) {
    await page.locator(`[data-act="${act}"]`).click();
    await page.locator(".toast").last().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    await other.goto(link);
    await settled(other);
    await new Hand(other).shows(shadow.pieces, act);
    await other.getByRole("tab", { name: "Share" }).click();
    assert.equal(await positionOf(other), shadow.view.position);
    await other.close();
  }
});

test("a record is exported and imported without loss", {}, async ({ page, open }) => {
  const text = readFileSync(new URL("../games/gipf-standard.txt", import.meta.url), "utf8");
  await open("/en/analyse");
  await settled(page);
  await openText(page, text);
  const once = await writtenRecord(page);
  assert.deepEqual(core.read(once, null), core.read(text, null));
  await page.locator(".game summary").click();
  await page.locator('.game [data-variant="yinsh"]').click();
  await openText(page, once);
  assert.equal(await writtenRecord(page), once);
});

test("a finished game links to its analysis", { kept: TYPING }, async ({ page, open }) => {
  const turns = recordedGame("yinsh-blitz");
  await open(`/en/play?variant=yinsh-blitz&opponent=person&turns=${turns.slice(0, -1).map(encodeURIComponent).join("_")}`);
  await page.getByLabel("Type a turn").fill(turns.at(-1) ?? "");
  await page.keyboard.press("Enter");
  await page.locator(".commands").getByRole("link", { name: "Game review", exact: true }).click();
  await settled(page);
  await new Hand(page).shows(new Shadow({ variant: "yinsh-blitz", turns }).pieces, "the way to the analysis");
});
