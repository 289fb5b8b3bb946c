// Whole games with the keyboard alone, and their announcements to screen readers.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { Keys } from "./keys.js";
import { actionsOf, core, recordedGame, Shadow } from "./shadow.js";

/** @typedef {import("../../core/types.d.ts").VariantId} VariantId */

/**
 * Every announcement of a game, one per line. GIPFEL_HEAR=1 writes them again; a person should then read them.
 * @param {VariantId} variant
 */
const spokenFile = (variant) => new URL(`../games/${variant}.spoken.txt`, import.meta.url);

/**
 * @param {import("./browser-test.js").Stage} stage
 * @param {VariantId} variant
 * @param {string} result
 */
async function playWhole({ page, open }, variant, result) {
  await open(`/en/play?variant=${variant}&opponent=person`);
  const shadow = new Shadow({ variant });
  await new Hand(page).shows(shadow.pieces, "the start");
  const keys = new Keys(page, core.geometry(shadow.view.family));
  await keys.begin();
  /** @type {string[]} */
  const heard = [];
  for (const turn of recordedGame(variant)) {
    for (const action of actionsOf(turn)) {
      await keys.act(shadow, action);
      heard.push(...(await keys.heard()));
      await new Hand(page).shows(shadow.pieces, action);
    }
  }
  await page.getByRole("heading", { name: result }).waitFor();
  if (process.env.GIPFEL_HEAR) writeFileSync(spokenFile(variant), `${heard.join("\n")}\n`);
  assert.deepEqual(heard, readFileSync(spokenFile(variant), "utf8").trimEnd().split("\n"));
}

test("a game of YINSH is played with the keyboard alone, and every turn is announced as a sentence", { seconds: 120 }, (stage) =>
  playWhole(stage, "yinsh-blitz", "White has won"),
);

test("a game of GIPF is played with the keyboard alone, and every turn is announced as a sentence", { seconds: 120 }, (stage) =>
  playWhole(stage, "gipf-tournament", "Black has won"),
);

test("the name of a point may be typed at any speed", {}, async ({ page, open }) => {
  await page.clock.install();
  await open("/en/play?variant=yinsh&opponent=person");
  const shadow = new Shadow({ variant: "yinsh" });
  await new Hand(page).shows(shadow.pieces, "the start");
  const keys = new Keys(page, core.geometry("yinsh"));
  await keys.begin();
  for (const key of "i11") {
    await page.keyboard.press(key);
    await page.clock.fastForward(5000);
  }
  assert.equal(await keys.here(), "i11");
});
