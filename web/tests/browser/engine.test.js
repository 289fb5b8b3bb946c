// Games against the engine in the browser.

import assert from "node:assert/strict";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { keptGame, waitForTurn } from "./stored-game.js";
import { actionsOf, recordedGame, Shadow, tokensOf } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */

/** A recorded game without its last turns so that the rest is played quickly. */
const LATE = recordedGame("yinsh-blitz").slice(0, -7);

/**
 * Returns pseudo-random numbers.
 * @param {number} seed
 */
function chance(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Plays a turn on the board: one that completes a row if possible, else any.
 * @param {Hand} hand
 * @param {Shadow} shadow
 * @param {(below: number) => number} pick
 */
async function playAny(hand, shadow, pick) {
  const player = shadow.view.toAct;
  while (shadow.view.toAct === player && !shadow.view.outcome) {
    const tokens = tokensOf(shadow.view.choices);
    const row = tokens.find((token) => goesOn(shadow, token));
    await hand.actAgainstEngine(shadow, row ?? tokens[pick(tokens.length)]);
  }
}

/** Tests whether the same player is still to act after an action, as with a row. @param {Shadow} shadow @param {string} token */
function goesOn(shadow, token) {
  const player = shadow.view.toAct;
  shadow.act(token);
  const { toAct, outcome } = shadow.view;
  shadow.undo();
  return toAct === player || outcome?.winner === player;
}

/**
 * Waits for the engine's turn, and plays it in the shadow too.
 * @param {Page} page
 * @param {Hand} hand
 * @param {Shadow} shadow
 */
async function followEngine(page, hand, shadow) {
  const before = shadow.view.turns.length;
  await waitForTurn(page, before);
  const game = await keptGame(page);
  for (const turn of game?.turns.slice(before) ?? []) for (const action of actionsOf(turn)) shadow.act(action);
  await hand.shows(shadow.pieces, "the engine's turn");
}

test("a game against the engine is played to its end", { seconds: 180 }, async ({ page, open, tell }) => {
  const own = LATE.length % 2 === 0 ? "w" : "b";
  await open(`/en/play?variant=yinsh-blitz&opponent=engine&level=1&color=${own}&turns=${LATE.map(encodeURIComponent).join("_")}`);
  const hand = new Hand(page);
  const shadow = new Shadow({ variant: "yinsh-blitz", turns: LATE });
  const pick = chance(7);
  while (!shadow.view.outcome) {
    await playAny(hand, shadow, pick);
    if (!shadow.view.outcome) await followEngine(page, hand, shadow);
  }
  await page.locator("#result h2").waitFor();
  assert.deepEqual((await keptGame(page))?.ending, shadow.view.outcome);
  tell(`${shadow.view.turns.length} turns`);
});

test("the engine gives a hint, replies, and lets a turn be taken back", { quick: true }, async ({ page, open }) => {
  await open("/en/play?variant=gipf-basic&opponent=engine&level=1&color=w");
  const hand = new Hand(page);
  const shadow = new Shadow({ variant: "gipf-basic" });
  await hand.shows(shadow.pieces, "the start");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".hb-hint-mark").first().waitFor({ timeout: 20_000 });
  await playAny(hand, shadow, chance(3));
  await followEngine(page, hand, shadow);
  assert.equal(shadow.view.turns.length, 2);
  await page.getByRole("button", { name: "Take back" }).click();
  await hand.shows(new Shadow({ variant: "gipf-basic" }).pieces, "taking back");
  assert.deepEqual((await keptGame(page))?.turns, []);
});

test("the engine gives hints and replies in games with potentials, custom terms included", { seconds: 90 }, async ({ page, open }) => {
  for (const { variant, terms } of [
    { variant: /** @type {const} */ ("gipf-ultimate"), terms: undefined },
    { variant: /** @type {const} */ ("gipf-potentials"), terms: "standard:18/15:T3U2-z6" },
  ]) {
    await open(`/en/play?variant=${variant}${terms ? `&terms=${encodeURIComponent(terms)}` : ""}&opponent=engine&level=2&color=w`);
    const hand = new Hand(page);
    const shadow = new Shadow({ variant, terms });
    await hand.shows(shadow.pieces, "the start");
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".hb-hint-mark").first().waitFor({ timeout: 20_000 });
    for (let turn = 0; turn < 3; turn += 1) {
      await playAny(hand, shadow, chance(turn));
      await followEngine(page, hand, shadow);
    }
    assert.equal(shadow.view.turns.length, 6);
  }
});

test("two people can play without loading the engine", {}, async ({ page, context, open }) => {
  await context.route("**/engine.wasm", () => {});
  await open("/en/play?variant=yinsh&opponent=person");
  const shadow = new Shadow({ variant: "yinsh" });
  await new Hand(page).act(shadow, "e5");
  await new Hand(page).act(shadow, "f6");
});
