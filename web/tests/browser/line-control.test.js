// Line control on the analysis page: which lines favour which player, and what a turn changes.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { settled } from "./settled.js";
import { recordedGame, Shadow } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */

/** A line, the change of its value, and the player whom it favours. */
const CHANGE = /^[a-k]\d{1,2}–[a-k]\d{1,2} ([+−])\d+\.\d\d better for (White|Black)$/;

/** @param {"yinsh" | "gipf-standard"} variant @param {number} count */
const address = (variant, count) =>
  `/en/analyse?variant=${variant}&turns=${recordedGame(variant).slice(0, count).map(encodeURIComponent).join("_")}`;

/** @param {Page} page */
const theSwitch = (page) => page.getByRole("switch", { name: "Line control" });

/** Returns the outlines of all lines on the board. @param {Page} page @returns {Promise<string[]>} */
const outlines = (page) =>
  page
    .locator("#board .control-line")
    .evaluateAll((paths) => paths.map((path) => `${path.getAttribute("class")} ${path.getAttribute("d")}`));

/** @param {Page} page @param {string[]} known */
const otherOutlines = (page, known) =>
  page.waitForFunction((known) => {
    const paths = [...document.querySelectorAll("#board .control-line")];
    const drawn = paths.map((path) => `${path.getAttribute("class")} ${path.getAttribute("d")}`);
    return drawn.length > 0 && drawn.join() !== known.join();
  }, known);

/** Turns line control on with the keyboard and waits for its lines. @param {Page} page */
async function turnOn(page) {
  await theSwitch(page).focus();
  await page.keyboard.press("Space");
  await page.locator("#board .control-line").first().waitFor({ state: "attached", timeout: 30_000 });
}

test("line control shows whom the lines favour, and names the three that a turn changes most", { seconds: 90 }, async ({ page, open }) => {
  await open(address("yinsh", 22));
  await settled(page);
  assert.deepEqual(await outlines(page), []);
  await turnOn(page);
  for (const player of ["w", "b"]) assert.ok((await page.locator(`#board .control-line.control-${player}`).count()) > 0, player);
  const before = await outlines(page);
  const turns = recordedGame("yinsh");
  const hand = new Hand(page);
  const shadow = new Shadow({ variant: "yinsh", turns: turns.slice(0, 22) });
  for (const token of (turns[22] ?? "").split(";")) await hand.act(shadow, token);
  await otherOutlines(page, before);
  const changes = await page.locator(".changes button").allInnerTexts();
  assert.equal(changes.length, 3);
  const sizes = changes.map((text) => {
    const [, sign, player] = CHANGE.exec(text.replaceAll(/\s+/g, " ")) ?? [];
    assert.equal(player, sign === "+" ? "White" : "Black", text);
    return Number(/\d+\.\d\d/.exec(text)?.[0]);
  });
  assert.deepEqual(
    sizes,
    [...sizes].sort((a, b) => b - a),
  );
  // The page has the same values before this turn as it had when that position was on the board.
  await page.getByRole("radio", { name: "After the turn" }).focus();
  const after = await outlines(page);
  await page.keyboard.press("ArrowLeft");
  await otherOutlines(page, after);
  assert.deepEqual(await outlines(page), before);
});

test("a named line is highlighted while it has the focus, and stays so when it is chosen", { seconds: 90 }, async ({ page, open }) => {
  await open(address("yinsh", 25));
  await settled(page);
  await turnOn(page);
  const [first, second] = [page.locator(".changes button").first(), page.locator(".changes button").nth(1)];
  const highlighted = page.locator("#board .hb-control .hb-chosen");
  assert.equal(await highlighted.count(), 0);
  await page.getByRole("radio", { name: "After the turn" }).focus();
  await page.keyboard.press("Tab");
  assert.equal(await first.evaluate((button) => button === document.activeElement), true);
  assert.equal(await highlighted.count(), 1);
  const line = await highlighted.getAttribute("d");
  await page.keyboard.press("Tab");
  assert.notEqual(await highlighted.getAttribute("d"), line);
  await page.keyboard.press("Enter");
  assert.equal(await second.getAttribute("aria-pressed"), "true");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  assert.notEqual(await highlighted.getAttribute("d"), line);
  await checkAccess(page, "line control");
  await second.click();
  await page.mouse.move(0, 0);
  assert.equal(await highlighted.count(), 0);
});

test("line control stays on until it is switched off", { seconds: 90 }, async ({ page, open }) => {
  await open(address("gipf-standard", 20));
  await settled(page);
  await turnOn(page);
  const drawn = await outlines(page);
  await page.reload();
  await settled(page);
  await page.locator("#board .control-line").first().waitFor({ state: "attached", timeout: 30_000 });
  assert.deepEqual(await outlines(page), drawn);
  await theSwitch(page).focus();
  await page.keyboard.press("Space");
  await page.locator("#board .control-line").first().waitFor({ state: "detached" });
  await page.reload();
  await settled(page);
  assert.equal(await theSwitch(page).isChecked(), false);
});

test("the lines turn with the board on a phone", { screen: "phone", seconds: 90 }, async ({ page, open }) => {
  await open(address("gipf-standard", 20));
  await settled(page);
  await page.getByRole("tab", { name: "Engine" }).click();
  await turnOn(page);
  const drawn = await outlines(page);
  await page.locator('[data-act="flip"]').click();
  await otherOutlines(page, drawn);
  assert.equal((await outlines(page)).length, drawn.length);
});

test("without a turn, line control asks for one", { seconds: 90 }, async ({ page, open }) => {
  await open("/en/analyse?variant=gipf-basic");
  await settled(page);
  await turnOn(page);
  await page.getByText("Play a turn to see which lines it changes.").waitFor();
  assert.equal(await page.getByRole("radio", { name: "Before the turn" }).isVisible(), false);
});
