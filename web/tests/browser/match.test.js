// Matches: the form, declaring, answers, linked games, dice, games elsewhere, reloading, and no network.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { Shadow } from "./shadow.js";
import { keptGame } from "./stored-game.js";

/** @typedef {import("./browser-test.js").Stage} Stage */
/** @typedef {import("playwright-core").Page} Page */

const LINKS = "Y:yinsh-blitz,U:die";

/** White can win by a YINSH-potential, which makes a row, and by a PÜNCT-potential, which jumps onto Black's only GIPF-piece. */
const POSITION = `4/5/2Y3/1PP1PgU/6/5/G3 w push 9-9 - - ${LINKS} 3-3 - -`;

/** @type {import("../../core/types.d.ts").GameStart} */
const OPENING = { variant: "gipf-ultimate", links: LINKS, challenges: "3", position: POSITION };

/** Loads the dice: replaces the random bytes from which the faces are computed. @param {Page} page @param {[number, number]} faces */
const load = (page, faces) =>
  page.addInitScript(([white, black]) => {
    crypto.getRandomValues = (/** @type {any} */ bytes) => {
      bytes.fill(0);
      bytes[0] = white - 1;
      bytes[1] = black - 1;
      return bytes;
    };
  }, faces);

/** Stores a match in the browser. @param {Page} page @param {object} seats */
const keep = (page, seats) =>
  page.evaluate(
    ([opening, seats]) => {
      const now = new Date().toISOString();
      const game = { id: "match1", revision: 1, made: now, changed: now, opening, turns: [], part: "", seats, seed: 5 };
      localStorage.setItem("gipfel.game.match1", JSON.stringify({ ...game, turning: false, clock: null, ending: null }));
    },
    /** @type {const} */ ([OPENING, seats]),
  );

const ENGINE = { w: { kind: "person", name: "" }, b: { kind: "engine", level: 2 } };

/** @param {Page} page @param {string} token */
const answer = (page, token) => page.locator(`.match-acts [data-token="${token}"]`).click();

/** Waits until a number of tokens is played. @param {Page} page @param {number} count */
const played = (page, count) =>
  page.waitForFunction((count) => JSON.parse(localStorage.getItem("gipfel.game.match1") ?? "{}").turns?.length >= count, count, {
    timeout: 30_000,
  });

/** Plays a match: a person declares, the engine challenges, a linked game is resigned, and the dice decide. @param {Stage} stage */
async function playMatch({ page, open }) {
  await open("/en/play?game=match1");
  const shadow = new Shadow(OPENING);
  const hand = new Hand(page);
  await page.locator(".match-left").waitFor();
  await page.locator("#board.hb-live").waitFor();
  await hand.actAgainstEngine(shadow, "yd4-e5?");
  await played(page, 2);
  assert.deepEqual((await keptGame(page))?.turns, ["yd4-e5?", "challenge"]);
  await page.locator(".match-why", { hasText: "YINSH blitz: if White wins, the YINSH-potential is used" }).waitFor();
  await page.locator(".match-beside hex-board svg").waitFor();
  await checkAccess(page, "a linked game");
  shadow.act("challenge");
  await page.locator('#board[data-family="yinsh"].hb-live').waitFor();
  await hand.actAgainstEngine(shadow, "f6");
  await played(page, 4);
  for (const turn of (await keptGame(page))?.turns.slice(3) ?? []) shadow.act(turn);
  await hand.shows(shadow.pieces, "f6 and its answer");

  // The page is reloaded in the middle of the linked game.
  await page.reload();
  await page.locator('#board[data-family="yinsh"].hb-live').waitFor();
  await page.locator(".match-left", { hasText: "Challenges left: White 3, Black 2" }).waitFor();
  await answer(page, "w:resigns");
  await page.locator(".match-why", { hasText: "White has not won the challenge" }).waitFor();
  await page.locator('#board[data-family="gipf"].hb-live').waitFor();

  const turns = (await keptGame(page))?.turns ?? [];
  const again = new Shadow({ ...OPENING, turns });
  await hand.actAgainstEngine(again, "ue8-e7?");
  await page.getByRole("heading", { name: "You have won" }).waitFor({ timeout: 30_000 });
  const end = await keptGame(page);
  assert.deepEqual(end?.turns.slice(-3), ["ue8-e7?", "challenge", "6-1"]);
  assert.equal(end?.ending?.reason, "gipf-pieces-gone");
}

test("a match against the engine includes a challenge, a linked game that survives a reload, and dice", { seconds: 120 }, async (stage) => {
  await load(stage.page, [6, 1]);
  await stage.open("/en/play?new");
  await keep(stage.page, ENGINE);
  await playMatch(stage);
});

test("a match between two people is set up in the form, and the result of a game elsewhere is asked for until both agree", {
  seconds: 90,
}, async ({ page, open }) => {
  await load(page, [2, 5]);
  await open("/en/play?new");
  await page.locator("[name=variant][value=gipf-potentials]").check();
  await page.locator("[name=preset][value=gipf-yinsh]").check();
  await page.locator(".links summary").click();
  await page.locator("[name=link-yinsh]").selectOption("elsewhere");
  await page.locator("[name=challenges]").selectOption("2");
  await checkAccess(page, "the form");
  await page.locator("[name=opponent][value=person]").check();
  await page.getByRole("button", { name: "Start the game" }).click();
  const shadow = new Shadow({ variant: "gipf-yinsh", links: "Y:elsewhere", challenges: "2" });
  const hand = new Hand(page);
  for (const token of ["Ge2", "Ge8", "Ye1-e3", "Gb5", "ye2-h2?"]) await hand.act(shadow, token);
  const said =
    "White wants to use YINSH: e2 → h2. Challenge: you play another game elsewhere and enter who won. It costs one of your 2 challenges.";
  await page.locator(".match-why", { hasText: said }).waitFor();
  await page.locator(".match-acts button", { hasText: "Challenge (2 left)" }).click();
  // They do not agree, and are asked again.
  await answer(page, "w:1-0");
  await answer(page, "b:0-1");
  await page.locator(".match-why", { hasText: "Your entries differ" }).waitFor();
  await checkAccess(page, "a game elsewhere");
  await answer(page, "w:1-0");
  await answer(page, "b:1-0");
  await page.locator(".match-why", { hasText: "White has won the challenge: the YINSH-potential is used." }).waitFor();
  const tokens = ["Ge2", "Ge8", "Ye1-e3", "Gb5", "ye2-h2?", "challenge", "w:1-0", "b:0-1", "w:1-0", "b:1-0"];
  assert.deepEqual((await keptGame(page))?.turns, tokens);
  // An answer and the turn after it are two lines of one column.
  await hand.act(new Shadow({ variant: "gipf-yinsh", links: "Y:elsewhere", challenges: "2", turns: tokens }), "Gb2");
  const columns = await page
    .locator(".movelist li")
    .evaluateAll((lines) => lines.map((line) => [...line.querySelectorAll(".turn")].map((turn) => turn.className.at(-1)).join("")));
  assert.deepEqual(columns, ["wb", "wb", "wb", "wb", "wb", "b"]);
  await page.locator("#take-back").click();

  // Taking back undoes one decision, and the record contains everything.
  await page.locator("#more summary").click();
  const file = page.waitForEvent("download");
  await page.locator("#download-record").click();
  let record = "";
  for await (const part of await (await file).createReadStream()) record += part;
  assert.match(record, /\[Links "Y:elsewhere"\]/);
  assert.match(record.replaceAll("\n", " "), /challenge <elsewhere w:1-0 b:0-1 w:1-0 b:1-0>/);
  await page.locator("#take-back").click();
  await page.locator('.match-acts [data-token="b:1-0"]').waitFor();
  assert.equal((await keptGame(page))?.turns.length, 9);
});

test("a match is played without a network", {
  worker: true,
  alone: true,
  seconds: 120,
  expected: [
    /status of 503|answer 503/,
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/,
    /fetching the script|Failed to update/,
  ],
}, async (stage) => {
  const { page, open, context } = stage;
  await load(page, [6, 1]);
  await open("/en/");
  await page.locator("h1").click();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
  await page.waitForFunction(async () => Boolean(await caches.match("/en/about")), null, { timeout: 30_000, polling: 200 });
  await keep(page, ENGINE);
  await context.setOffline(true);
  await playMatch(stage);
});
