// Stored games and settings are restored, and damaged entries do not affect the others.

import assert from "node:assert/strict";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { keptGame } from "./stored-game.js";
import { actionsOf, recordedGame, Shadow } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */

/** Returns a game between two people, as stored. @param {string} id @param {string[]} turns */
const stored = (id, turns) => ({
  id,
  revision: 1,
  made: "2026-11-01T10:00:00.000Z",
  changed: "2026-11-01T10:00:00.000Z",
  opening: { variant: "yinsh" },
  turns,
  part: "",
  seats: { w: { kind: "person", name: "Ada" }, b: { kind: "person", name: "Bo" } },
  seed: 1,
  turning: false,
  clock: null,
  ending: null,
});

test("a game is restored after a reload, in the middle of a turn", { quick: true }, async ({ page, open }) => {
  const turns = recordedGame("yinsh");
  const row = turns.findIndex((turn) => turn.includes(";"));
  await open(`/en/play?variant=yinsh&opponent=person&turns=${turns.slice(0, row).join("_")}`);
  const shadow = new Shadow({ variant: "yinsh", turns: turns.slice(0, row) });
  const hand = new Hand(page);
  const [move = "", ...rest] = actionsOf(turns[row] ?? "");
  await hand.act(shadow, move);
  await page.reload();
  await hand.shows(shadow.pieces, "the reload");
  for (const action of rest) await hand.act(shadow, action);
  await page.goto("/en/");
  await page.getByRole("link", { name: "Continue your game" }).click();
  await hand.shows(shadow.pieces, "coming back");
});

for (const [name, query] of [
  ["an unknown variant", "variant=chess"],
  ["an impossible position", "variant=yinsh&position=nonsense&opponent=person"],
  ["an illegal turn", "variant=yinsh&turns=e5_e5&opponent=person"],
  ["meaningless characters", "variant=yinsh&turns=%00%3Cscript%3E&opponent=person"],
  ["far too many turns", `variant=yinsh&turns=${"e5_".repeat(4000)}&opponent=person`],
]) {
  test(`a link with ${name} shows a friendly message, and nothing else is lost`, {
    kept: { "gipfel.game.good1": stored("good1", ["e5", "f6"]) },
  }, async ({ page, open }) => {
    for (const route of ["play", "analyse"]) {
      await open(`/en/${route}?${query}`);
      await page.locator(".toast").waitFor();
      assert.doesNotMatch(await page.locator(".toast").innerText(), /undefined|Error|\[object/);
    }
    await open("/en/play?new");
    await page.getByText("Ada").waitFor();
  });
}

test("a damaged stored game is set aside, and the others are unaffected", {
  kept: {
    "gipfel.game.good1": stored("good1", ["e5", "f6"]),
    "gipfel.game.bad1": "{broken",
    "gipfel.game.bad2": { id: 7 },
    "gipfel.settings": "[1,2",
    "gipfel.progress": '"?"',
  },
}, async ({ page, open }) => {
  await open("/en/play?new");
  await page.getByText("Ada").waitFor();
  await page.locator(".toast").first().waitFor();
  const names = await page.evaluate(() => Object.keys(localStorage).sort());
  assert.ok(names.includes("gipfel.game.bad1.broken"), String(names));
  assert.ok(names.includes("gipfel.game.bad2.broken"), String(names));
  assert.ok(names.includes("gipfel.game.good1"), String(names));
  await open("/en/learn/yinsh");
  await page.locator("main h1").waitFor();
});

test("a stored game with an illegal turn shows a message, and others can be played", {
  kept: { "gipfel.game.bad1": stored("bad1", ["e5", "e5"]), "gipfel.game.good1": stored("good1", ["e5", "f6"]) },
}, async ({ page, open }) => {
  await open("/en/play?game=bad1");
  await page.locator(".toast").waitFor();
  await open("/en/play?game=good1");
  await new Hand(page).shows(new Shadow({ variant: "yinsh", turns: ["e5", "f6"] }).pieces, "opening the other");
});

test("a record that cannot be read is refused with the line and the reason", {
  kept: { "gipfel.game.good1": stored("good1", ["e5", "f6"]) },
}, async ({ page, open }) => {
  await open("/en/play?new");
  await page.locator("#import-open").click();
  const dialog = page.locator("dialog[open]");
  for (const text of ["hello", '[Game "yinsh"]\n\n1. e5 e5 2. z9', '[Game "chess"]\n\n1. e4 e5']) {
    await dialog.locator("textarea").fill(text);
    await page.locator("#import-read").click();
    const answer = await dialog.locator(".fault").first().innerText();
    assert.ok(answer.length > 10 && !/undefined|\[object|refusal-/.test(answer), answer);
  }
  await page.locator("#import-cancel").click();
  await page.getByText("Ada").waitFor();
});

test("two tabs do not play the same game against each other", {}, async ({ page, context, open }) => {
  await open("/en/play?variant=yinsh&opponent=person");
  const shadow = new Shadow({ variant: "yinsh" });
  await new Hand(page).act(shadow, "e5");
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator("#elsewhere-here").click();
  await new Hand(other).act(shadow, "f6");
  await page.locator("#elsewhere").waitFor();
  await page.locator("#elsewhere-here").click();
  await new Hand(page).shows(shadow.pieces, "taking over");
  assert.deepEqual((await keptGame(page))?.turns, ["e5", "f6"]);
});
