// Hard choices on a small screen, refusals, and boards that move.

import assert from "node:assert/strict";
import { claim } from "./claim.js";
import { Hand } from "./hand.js";
import { stepOf } from "./routes.js";
import { actionsOf, recordedGame, Shadow, tokensOf } from "./shadow.js";

/** @typedef {import("../../core/types.d.ts").Opening} Opening */

/** A position of a lesson. @param {"yinsh" | "gipf"} family @param {string} lesson @param {number} step @returns {Opening} */
function positionOf(family, lesson, step) {
  const { variant, position } = stepOf(family, lesson, step);
  return { variant, position };
}

/** @param {Opening} opening */
const link = ({ variant, position, turns = [] }) =>
  `/en/play?variant=${variant}&opponent=person${position ? `&position=${position.replaceAll(" ", "_")}` : ""}&turns=${turns.map(encodeURIComponent).join("_")}`;

/**
 * Chooses every action that the position allows, one after the other, each taken back.
 * @param {import("./claim.js").Stage} stage
 * @param {Opening} opening
 */
async function tapEverything({ page, open, tell }, opening) {
  await open(link(opening));
  const hand = new Hand(page, "tap");
  const tokens = tokensOf(new Shadow(opening).view.choices);
  for (const token of tokens) {
    const shadow = new Shadow(opening);
    await hand.act(shadow, token);
    // A game that is over cannot be taken back.
    if (shadow.view.outcome) await open(link(opening));
    else await page.getByRole("button", { name: "Take back" }).tap();
    await hand.shows(new Shadow(opening).pieces, `taking back ${token}`);
  }
  tell(`${tokens.length} choices`);
}

claim("every push from every dot can be tapped at 360 pixels", { screen: "small", seconds: 120 }, (stage) =>
  tapEverything(stage, { variant: "gipf-standard", turns: recordedGame("gipf-standard").slice(0, 11) }),
);

claim("every five of a longer row can be tapped at 360 pixels", { screen: "small" }, (stage) =>
  tapEverything(stage, positionOf("yinsh", "long-rows", 0)),
);

claim("each of two crossing rows can be tapped at 360 pixels", { screen: "small" }, (stage) =>
  tapEverything(stage, positionOf("yinsh", "long-rows", 1)),
);

claim("every set of GIPF-pieces to keep can be tapped at 360 pixels", { screen: "small", seconds: 120 }, (stage) =>
  tapEverything(stage, positionOf("gipf", "tournament", 3)),
);

claim("a refused move names the rule, and leads to its lesson", { quick: true }, async ({ page, open }) => {
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

claim("Escape takes back what is picked, then part of a turn", {}, async ({ page, open }) => {
  const turns = recordedGame("yinsh");
  const row = turns.findIndex((turn) => turn.includes(";"));
  const opening = /** @type {Opening} */ ({ variant: "yinsh", turns: turns.slice(0, row) });
  await open(link(opening));
  const shadow = new Shadow(opening);
  const before = shadow.pieces;
  const hand = new Hand(page);
  await hand.act(shadow, actionsOf(turns[row] ?? "")[0] ?? "");
  await page.keyboard.press("Escape");
  await hand.shows(before, "Escape");
});

claim("a tap where two rows cross asks which one, and the answer takes it", { screen: "small" }, async ({ page, open }) => {
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

claim("moving pieces do not keep anybody from playing on", { moving: true }, async ({ page, open }) => {
  await open(link({ variant: "yinsh" }));
  // So slow that no motion comes to its end before the next press.
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

claim(
  "no target is shown when that is switched off, and everything can still be chosen",
  { kept: { "gipfel.settings": { targets: false } } },
  async ({ page, open }) => {
    await open(link({ variant: "gipf-basic" }));
    const shadow = new Shadow({ variant: "gipf-basic" });
    await new Hand(page).act(shadow, tokensOf(shadow.view.choices)[0] ?? "");
  },
);
