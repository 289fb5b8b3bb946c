// The surroundings of a game: starting, ending, and commands.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { keptGame } from "./stored-game.js";
import { core, recordedGame, Shadow } from "./shadow.js";

/** @param {string[]} turns */
const joined = (turns) => turns.map(encodeURIComponent).join("_");

test("the form starts any variant with its settings", {}, async ({ page, open }) => {
  for (const variant of ["yinsh-blitz", "gipf-basic", "gipf-tournament"]) {
    await open("/en/play?new");
    await page.locator(`#setup label:has([name="variant"][value="${variant}"])`).click();
    await page.locator('#setup label:has([value="person"])').click();
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator("hex-board.hb-live").waitFor();
    const game = /** @type {any} */ (await keptGame(page));
    assert.equal(game.opening.variant, variant);
    assert.equal(game.seats.b.kind, "person");
  }
});

test("a player can resign, and play again with the colours swapped", {}, async ({ page, open }) => {
  await open("/en/play?variant=yinsh&opponent=engine&level=1&color=w");
  const hand = new Hand(page);
  await hand.actAgainstEngine(new Shadow({ variant: "yinsh" }), "e5");
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Resign" }).click();
  await page.locator("#result h2").waitFor();
  assert.deepEqual((await keptGame(page))?.ending, { winner: "b", reason: "resignation" });
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForFunction(() => document.querySelector("#result")?.checkVisibility() === false);
  assert.equal(/** @type {any} */ (await keptGame(page)).seats.b.kind, "person");
});

test("the turns can be stepped through, and the game continues from the last one", {}, async ({ page, open }) => {
  const turns = recordedGame("gipf-standard").slice(0, 20);
  await open(`/en/play?variant=gipf-standard&opponent=person&turns=${joined(turns)}`);
  const hand = new Hand(page);
  await page.locator("#turns .turn").nth(4).click();
  await hand.shows(new Shadow({ variant: "gipf-standard", turns: turns.slice(0, 5) }).pieces, "the fifth turn");
  await page.locator("#to-now").click();
  const shadow = new Shadow({ variant: "gipf-standard", turns });
  await hand.shows(shadow.pieces, "coming back");
  await hand.act(shadow, recordedGame("gipf-standard")[20] ?? "");
});

test("a saved record contains every turn, and can be continued", {}, async ({ page, open }) => {
  const turns = recordedGame("gipf-standard").slice(0, 20);
  await open(`/en/play?variant=gipf-standard&opponent=person&turns=${joined(turns)}`);
  await page.locator("hex-board.hb-live").waitFor();
  await page.locator("#more summary").click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#download-record").click()]);
  const text = await readFile((await download.path()) ?? "", "utf8");
  assert.deepEqual(
    core.read(text, null).games[0]?.turns.map(({ token }) => token),
    turns,
  );
  await open("/en/play?new");
  await page.locator("#import-open").click();
  await page.locator("dialog[open] textarea").fill(text);
  await page.locator("#import-read").click();
  await new Hand(page).shows(new Shadow({ variant: "gipf-standard", turns }).pieces, "the import");
});

test("the clock runs for the player to act, and ends the game", {}, async ({ page, open }) => {
  await page.clock.install();
  await open("/en/play?new");
  await page.locator('#setup label:has([value="person"])').click();
  await page.locator("#setup details.extras summary").click();
  await page.locator('#setup label:has([name="clock"][value="180+2"])').click();
  await page.getByRole("button", { name: "Start" }).click();
  const shadow = new Shadow({ variant: "yinsh" });
  const hand = new Hand(page);
  await hand.act(shadow, "e5");
  await hand.act(shadow, "f6");
  await page.clock.fastForward("01:00");
  await page.locator(".clock", { hasText: /^2:0\d/ }).waitFor();
  await page.clock.fastForward("03:00");
  await page.locator("#result h2").waitFor();
  assert.equal((await keptGame(page))?.ending?.reason, "time");
});

test("a new game starts at the top of the page, however far the form was scrolled", {}, async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open("/en/play?new");
  await page.locator("#setup details.extras summary").click();
  await page.locator("#setup details.extras summary").scrollIntoViewIfNeeded();
  assert.ok((await page.evaluate(() => scrollY)) > 0);
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator("hex-board.hb-live").waitFor({ state: "attached" });
  await page.waitForFunction(() => scrollY === 0);
});

test("the board flips to the player to act, if that is set", {}, async ({ page, open }) => {
  await open("/en/play?new");
  await page.locator('#setup label:has([value="person"])').click();
  await page.locator('#setup [name="turning"]').check();
  await page.getByRole("button", { name: "Start" }).click();
  const hand = new Hand(page);
  await hand.look();
  const { y } = hand.place("f10");
  await hand.act(new Shadow({ variant: "yinsh" }), "e5");
  await page.waitForFunction((y) => {
    const box = /** @type {Element} */ (document.querySelector('hex-board [data-point="f10"]')).getBoundingClientRect();
    return Math.abs(box.top + box.height / 2 - y) > 100;
  }, y);
});

test("the evaluation bar is shown and filled when it is switched on during a game, and hidden again", {}, async ({ page, open }) => {
  await open("/en/play?variant=gipf-basic&opponent=person");
  await page.locator("hex-board.hb-live").waitFor();
  assert.equal(await page.locator("#evaluation").isVisible(), false);
  await page.locator("#more summary").click();
  await page.locator("#evaluation-show").check();
  await page.locator('#evaluation:not([aria-label="No evaluation yet."]) .number').waitFor();
  await page.locator("#evaluation-show").uncheck();
  await page.locator("#evaluation").waitFor({ state: "hidden" });
});
