// A phone: everything by tapping.

import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { actionsOf, recordedGame, Shadow } from "./shadow.js";

/** @typedef {import("../../core/types.d.ts").VariantId} VariantId */

/**
 * @param {import("./browser-test.js").Stage} stage
 * @param {VariantId} variant
 * @param {string} result
 */
async function playWhole({ page, open }, variant, result) {
  await open(`/en/play?variant=${variant}&opponent=person`);
  const shadow = new Shadow({ variant });
  const hand = new Hand(page, "tap");
  await hand.shows(shadow.pieces, "the start");
  for (const turn of recordedGame(variant)) for (const action of actionsOf(turn)) await hand.act(shadow, action);
  await page.getByRole("heading", { name: result }).waitFor();
}

test("a whole game of YINSH is played by touch on a phone", { screen: "phone", seconds: 120 }, (stage) =>
  playWhole(stage, "yinsh-blitz", "White has won"),
);

test(
  "a whole game of GIPF is played by touch at 360 pixels, with GIPF-pieces and pieces that stay",
  { screen: "small", seconds: 120 },
  (stage) => playWhole(stage, "gipf-tournament", "Black has won"),
);
