// Difficult choices on a small screen, refusals, and boards in motion.

import assert from "node:assert/strict";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { stepOf } from "./routes.js";
import { actionsOf, recordedGame, Shadow, tokensOf } from "./shadow.js";

/** @typedef {import("../../core/types.d.ts").GameStart} GameStart */

/** Returns a position of a lesson. @param {"yinsh" | "gipf"} family @param {string} lesson @param {number} step @returns {GameStart} */
function positionOf(family, lesson, step) {
  const { variant, position } = stepOf(family, lesson, step);
  return { variant, position };
}

/** @param {GameStart} opening */
const link = ({ variant, position, turns = [] }) =>
  `/en/play?variant=${variant}&opponent=person${position ? `&position=${position.replaceAll(" ", "_")}` : ""}&turns=${turns.map(encodeURIComponent).join("_")}`;

/**
 * Chooses every action that the position allows, one after another, and takes each back.
 * @param {import("./browser-test.js").Stage} stage
 * @param {GameStart} opening
 */
async function tapEverything({ page, open, tell }, opening) {
  await open(link(opening));
  const hand = new Hand(page, "tap");
  const tokens = tokensOf(new Shadow(opening).view.choices);
  for (const token of tokens) {
    const shadow = new Shadow(opening);
    await hand.act(shadow, token);
    // A finished game cannot be taken back.
    if (shadow.view.outcome) await open(link(opening));
    else await page.getByRole("button", { name: "Take back" }).tap();
    await hand.shows(new Shadow(opening).pieces, `taking back ${token}`);
  }
  tell(`${tokens.length} choices`);
}

test("every push from every dot can be tapped at 360 pixels", { screen: "small", seconds: 120 }, (stage) =>
  tapEverything(stage, { variant: "gipf-standard", turns: recordedGame("gipf-standard").slice(0, 11) }),
);

test("every group of five in a longer row can be tapped at 360 pixels", { screen: "small" }, (stage) =>
  tapEverything(stage, positionOf("yinsh", "long-rows", 0)),
);

test("each of two crossing rows can be tapped at 360 pixels", { screen: "small" }, (stage) =>
  tapEverything(stage, positionOf("yinsh", "long-rows", 1)),
);

test("every set of GIPF-pieces to keep can be tapped at 360 pixels", { screen: "small", seconds: 120 }, (stage) =>
  tapEverything(stage, positionOf("gipf", "tournament", 3)),
);

test("a refused move names the rule, and leads to its lesson", { quick: true }, async ({ page, open }) => {
  const turns = recordedGame("yinsh").slice(0, 10);
  await open(link({ variant: "yinsh", turns }));
  const hand = new Hand(page);
  const { view } = new Shadow({ variant: "yinsh", turns });
  const theirs = view.pieces.find(({ color }) => color !== view.toAct);
  await hand.look();
  await hand.press(hand.place(theirs?.at ?? ""));
  const toast = page.locator(".toast");
  assert.match(await toast.innerText(), /is your opponent’s/);
  await toast.getByRole("link").click();
  await page.waitForURL("**/en/learn/yinsh/**");
});

test("Escape drops the pick, then takes back part of a turn", {}, async ({ page, open }) => {
  const turns = recordedGame("yinsh");
  const row = turns.findIndex((turn) => turn.includes(";"));
  const opening = /** @type {GameStart} */ ({ variant: "yinsh", turns: turns.slice(0, row) });
  await open(link(opening));
  const shadow = new Shadow(opening);
  const before = shadow.pieces;
  const hand = new Hand(page);
  await hand.act(shadow, actionsOf(turns[row] ?? "")[0] ?? "");
  await page.keyboard.press("Escape");
  await hand.shows(before, "Escape");
});

test("a tap where two rows cross asks which one is meant, and the answer removes it", { screen: "small" }, async ({ page, open }) => {
  const opening = positionOf("yinsh", "long-rows", 1);
  await open(link(opening));
  const hand = new Hand(page, "tap");
  await hand.look();
  await hand.press(hand.place("f6"));
  await page.locator(".hb-question", { hasText: "Which one?" }).waitFor();
  await hand.shows(new Shadow(opening).pieces, "a tap on the crossing");
  await page.getByRole("button", { name: "Row from d4 to h8" }).tap();
  const shadow = new Shadow(opening);
  shadow.act("xd4-h8");
  await hand.shows(shadow.pieces, "the answer");
});

test("the next turn can be played while pieces are still moving", { moving: true }, async ({ page, open }) => {
  await open(link({ variant: "yinsh" }));
  // So slow that no animation ends before the next press.
  await page
    .locator("hex-board")
    .first()
    .evaluate((board) => board.setAttribute("speed", "20000"));
  const shadow = new Shadow({ variant: "yinsh" });
  const hand = new Hand(page);
  for (const turn of recordedGame("yinsh").slice(0, 24)) {
    for (const action of actionsOf(turn)) {
      await hand.choose(shadow.way(action));
      shadow.act(action);
    }
  }
  await page.keyboard.press("Escape");
  await hand.shows(shadow.pieces, "24 quick turns");
});

test("targets can be hidden, and everything can still be chosen", { kept: { "gipfel.settings": { targets: false } } }, async ({
  page,
  open,
}) => {
  await open(link({ variant: "gipf-basic" }));
  const shadow = new Shadow({ variant: "gipf-basic" });
  await new Hand(page).act(shadow, tokensOf(shadow.view.choices)[0] ?? "");
});
