// Whole games by mouse, between two people at one screen.

import assert from "node:assert/strict";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { actionsOf, recordedGame, Shadow } from "./shadow.js";

/** @typedef {import("../../core/types.d.ts").VariantId} VariantId */
/** @typedef {import("./hand.js").Manner} Manner */

/**
 * Plays a recorded game to its end, and checks the result.
 * @param {import("./browser-test.js").Stage} stage
 * @param {VariantId} variant
 * @param {Manner[]} manners used alternately
 * @param {string} result
 */
async function playWhole({ page, open }, variant, manners, result) {
  await open(`/en/play?variant=${variant}&opponent=person`);
  const shadow = new Shadow({ variant });
  const hand = new Hand(page);
  const turns = recordedGame(variant);
  await hand.shows(shadow.pieces, "the start");
  for (const [index, turn] of turns.entries()) {
    hand.manner = manners[index % manners.length];
    for (const action of actionsOf(turn)) await hand.act(shadow, action);
  }
  await page.getByRole("heading", { name: result }).waitFor();
  assert.deepEqual(await page.locator("#turns .turn").allTextContents(), turns);
}

test("a whole game of YINSH is played by clicking and dragging", { quick: true, seconds: 120 }, (stage) =>
  playWhole(stage, "yinsh", ["click", "drag"], "Black has won"),
);

test("a whole game of GIPF-standard is played by clicking, with rows and pieces that stay", { seconds: 120 }, (stage) =>
  playWhole(stage, "gipf-standard", ["click"], "Black has won"),
);

test("a whole game of GIPF-tournament is played by clicking, with GIPF-pieces brought in", { seconds: 120 }, (stage) =>
  playWhole(stage, "gipf-tournament", ["click"], "Black has won"),
);

test("a position is drawn without forcing a synchronous layout, even while the mouse rests on the board", {}, async ({
  page,
  open,
  context,
}) => {
  await open("/en/play?variant=yinsh&opponent=person");
  await page.locator("hex-board.hb-live").waitFor();
  const hand = new Hand(page);
  await hand.look();
  const { x, y } = hand.place("f6");
  await page.mouse.move(x, y);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  const layouts = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")?.value ?? Number.NaN;
  };
  const before = await layouts();
  await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector("hex-board"));
    for (let drawn = 0; drawn < 50; drawn++) board.view = { ...board.view };
  });
  const done = (await layouts()) - before;
  assert.ok(done < 10, `${done} layouts for 50 drawings`);
});
