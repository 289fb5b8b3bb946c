// Games with potentials: the form, whole games by mouse, touch and keyboard, stacks, records, and which of their files other pages load.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { Keys } from "./keys.js";
import { actionsOf, core, recordedGame, Shadow } from "./shadow.js";
import { keptGame } from "./stored-game.js";

/** @typedef {import("playwright-core").Page} Page */

const variant = "gipf-ultimate";

/** Black has just brought in a piece; two stacks of PÜNCT are next to a GIPF-piece. */
const STACKS = "4/5/2pu2/2gU[P'u]2/2[p'U][u'U]2/5/g2G w push 3-3 - -";

/** @param {number} from @param {number} [to] */
const turns = (from, to) => recordedGame(variant).slice(from, to);

/** @param {string[]} played */
const link = (played) => `/en/play?variant=${variant}&opponent=person&turns=${played.map(encodeURIComponent).join("_")}`;

/** @param {import("./browser-test.js").Stage} stage @param {import("./hand.js").Manner} manner @param {number} first */
async function playOn({ page, open }, manner, first) {
  await open(link(turns(0, first)));
  const shadow = new Shadow({ variant, turns: turns(0, first) });
  const hand = new Hand(page, manner);
  // The row of an empty hand is there, with nothing to see.
  await page.locator("hex-board.hb-live .hb-hand-row").first().waitFor({ state: "attached" });
  for (const turn of turns(first)) for (const action of actionsOf(turn)) await hand.act(shadow, action);
  await page.getByRole("heading", { name: "Black has won" }).waitFor();
  assert.deepEqual((await keptGame(page))?.turns, turns(0));
}

test("a whole Ultimate game is played by clicking, with every kind of potential used", { seconds: 120 }, (stage) =>
  playOn(stage, "click", 0),
);

test("an Ultimate game is played to its end by touch at 360 pixels", { screen: "small", seconds: 120 }, (stage) =>
  playOn(stage, "tap", 33),
);

test("potentials are loaded, used, pushed in again and declined with the keyboard alone", { seconds: 120 }, async ({ page, open }) => {
  for (const [from, to] of [
    [0, 11],
    [40, 44],
  ]) {
    await open(link(turns(0, from)));
    const shadow = new Shadow({ variant, turns: turns(0, from) });
    const keys = new Keys(page, core.geometry("gipf"));
    await page.locator("hex-board.hb-live").waitFor();
    await keys.begin();
    for (const turn of turns(from, to)) for (const action of actionsOf(turn)) await keys.act(shadow, action);
    await new Hand(page).shows(shadow.pieces, `turn ${to}`);
  }
});

test("the first basic piece is brought in only after a question, because it takes the potentials in hand out of the game", {
  screen: "phone",
}, async ({ page, open }) => {
  const played = ["Ge2", "Ge8"];
  await open(link(played));
  const shadow = new Shadow({ variant, turns: played });
  const hand = new Hand(page, "tap");
  await page.locator("hex-board.hb-live").waitFor();
  assert.equal(await page.locator("hex-board label:has(:checked)").innerText(), "Basic");
  await page.locator("hex-board label", { hasText: "GIPF" }).filter({ hasText: "−2" }).waitFor();
  await hand.look();
  await hand.press(hand.place("b5"));
  const question = page.locator(".hb-question", { hasText: "All potentials in your hand will leave the game" });
  await question.waitFor();
  await checkAccess(page, "the question");
  await page.getByRole("button", { name: "Keep them" }).tap();
  await question.waitFor({ state: "hidden" });
  await hand.shows(shadow.pieces, "the question was answered with no");
  await hand.act(shadow, "b5");
  await hand.act(shadow, "Gb2");
});

test("the pieces of a stack are shown and announced", { screen: "small" }, async ({ page, open }) => {
  await open(`/en/play?variant=${variant}&opponent=person&position=${encodeURIComponent(STACKS.replaceAll(" ", "_"))}`);
  await page.locator("hex-board.hb-live").waitFor();
  const label = page.locator('[data-point="e6"]');
  await page.locator('[data-point="e6"][aria-label*="used"]').waitFor({ state: "attached" });
  assert.match((await label.getAttribute("aria-label")) ?? "", /black used PÜNCT-potential, on top of white piece/);
  await label.tap({ force: true });
  const layers = page.locator(".hb-callout li");
  await layers.first().waitFor();
  assert.deepEqual(await layers.allTextContents(), ["black used PÜNCT-potential", "white piece"]);
});

test("at 320 pixels the mark of a potential is at least 7 pixels wide", { screen: "small" }, async ({ page, open, tell }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(link(turns(0, 34)));
  await page.locator('.hb-pieces [data-kind^="loaded"]').first().waitFor();
  const scale = await page.evaluate(() => document.querySelector(/** @type {"svg"} */ (".hb-svg"))?.getScreenCTM()?.a ?? 0);
  // The narrowest mark, the hourglass, is 28 units wide, and drawn a little smaller on a loaded piece.
  const width = 28 * 0.95 * scale;
  tell(`${width.toFixed(1)} pixels`);
  assert.ok(width >= 7, `${width}`);
});

test("custom terms are chosen, played, stored and written to the record", {}, async ({ page, open }) => {
  await open("/en/play?new");
  await page.locator("[name=variant][value=gipf-potentials]").check();
  await page.locator("[name=preset][value=gipf-potentials]").check();
  await checkAccess(page, "the form");
  await page.locator("[name=start]").selectOption("standard");
  for (const [name, value] of [
    ["basics-b", "15"],
    ["dvonn-w", "0"],
    ["dvonn-b", "6"],
  ]) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await page.locator("[name=opponent][value=person]").check();
  await page.getByRole("button", { name: "Start the game" }).click();
  const terms = "standard:18/15:T3Z3Y3U3-t3z3d6y3u3";
  const shadow = new Shadow({ variant: "gipf-potentials", terms });
  const hand = new Hand(page);
  await hand.shows(shadow.pieces, "the start");
  for (const action of ["Te9-e7", "De1-e3"]) await hand.act(shadow, action);
  await checkAccess(page, "the game");
  await page.reload();
  await hand.shows(shadow.pieces, "coming back");
  await page.locator("#more summary").click();
  const file = page.waitForEvent("download");
  await page.locator("#download-record").click();
  const text = await (await file).createReadStream();
  let record = "";
  for await (const part of text) record += part;
  assert.match(record, /\[Terms "standard:18\/15:T3Z3Y3U3-t3z3d6y3u3"\]/);
  assert.match(record, /Te9-e7 De1-e3/);
});

test("a player whose last game had no potentials can choose them", {
  kept: { "gipfel.setup": { variant: "gipf-basic", opponent: "person" } },
}, async ({ page, open }) => {
  await open("/en/play?new");
  await page.locator("[name=variant][value=gipf-potentials]").check();
  await page.locator("[name=preset][value=gipf-zertz]").check();
  assert.equal(await page.locator("[name=variant]:checked").inputValue(), "gipf-potentials");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("hex-board.hb-live .hb-hand-row").first().waitFor();
});

test("a game without potentials loads none of their files", {}, async ({ page, open }) => {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open("/en/play?variant=gipf-standard&opponent=person");
  await page.locator("hex-board.hb-live").waitFor();
  await page.waitForLoadState("networkidle");
  // The service worker stores everything, but not for this page.
  assert.deepEqual(
    asked.filter((path) => path.includes("potentials")),
    [],
  );
});
