// The opening explorer: the turns played from a position, in a table and on the board, from several sources.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { settled } from "./settled.js";
import { Shadow } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */

const STATE = '#panel-openings [data-part="state"]';
const ROW = '#panel-openings [data-part="rows"] tr';

/** Shows the openings, and waits for the data of the position. @param {Page} page @param {RegExp} [told] */
async function explore(page, told = /reached this position/) {
  await page.locator("#tab-openings").click();
  await toldOf(page, told);
}

/** @param {Page} page @param {RegExp} told */
async function toldOf(page, told) {
  await page.waitForFunction(
    ([place, source]) => new RegExp(source).test(document.querySelector(place)?.textContent ?? ""),
    /** @type {[string, string]} */ ([STATE, told.source]),
    { timeout: 15_000 },
  );
}

/** Returns the marks of the first row's turns on the board; all are the same. @param {Page} page */
function marksOn(page) {
  return page.locator("#board .hb-heat .heat").count();
}

/** Returns the first turn and the number of games of each row. @param {Page} page @returns {Promise<[string, number][]>} */
function rowsOf(page) {
  return page.locator(ROW).evaluateAll((rows) =>
    rows.map((row) => {
      const [turn, games] = row.children;
      const name = turn?.querySelector("button")?.childNodes[1]?.textContent ?? "";
      return /** @type {[string, number]} */ ([name, Number(games?.textContent?.replace(/\D/g, ""))]);
    }),
  );
}

/** Returns records of YINSH with these beginnings and results. @param {[string[], "1-0" | "0-1"][]} games */
function records(games) {
  return games
    .map(([turns, result]) => {
      const numbered = turns.map((turn, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${turn}` : turn)).join(" ");
      return `[Game "yinsh"]\n[Result "${result}"]\n[Termination "resignation"]\n\n${numbered} ${result}\n`;
    })
    .join("\n");
}

test("continuations are listed and drawn, and played from the table, the board and the keyboard", {}, async ({ page, open }) => {
  await open("/en/analyse");
  await settled(page);
  await explore(page);
  const [[first, most] = ["", 0]] = await rowsOf(page);
  assert.equal(first, "f6");
  assert.ok(most > 1000, String(most));
  // All images of all turns are on the board, each with its number.
  assert.ok((await marksOn(page)) >= 7);
  assert.match(await page.locator("#board .hb-heat text").first().innerHTML(), /^(<1|&lt;1|\d+)$/);
  // From the table.
  await page.locator(`${ROW} button`).first().click();
  const hand = new Hand(page);
  const shadow = new Shadow({ variant: "yinsh", turns: ["f6"] });
  await hand.shows(shadow.pieces, "the first row");
  await page.waitForFunction((row) => !document.querySelector(row)?.textContent?.startsWith("f6"), ROW);
  // On the board, at a point that it marks.
  const [[second] = [""]] = await rowsOf(page);
  await hand.act(shadow, second);
  await page.waitForFunction(([row, turn]) => !document.querySelector(row)?.textContent?.startsWith(turn), [ROW, second]);
  // With the keyboard alone, from row to row.
  await page.locator(`${ROW} button`).first().focus();
  await page.keyboard.press("ArrowDown");
  const third = (await rowsOf(page))[1]?.[0] ?? "";
  await page.keyboard.press("Enter");
  shadow.act(third);
  await hand.shows(shadow.pieces, "Enter on the second row");
  // The focus stays in the table so that the user can go on.
  await page.waitForFunction((row) => document.activeElement?.closest(row) !== null, ROW);
  await page.locator('[data-part="measure"]').selectOption("score");
  assert.ok((await page.locator("#board .hb-heat [class*=heat-score]").count()) > 0);
  await page.locator("#tab-turns").click();
  assert.equal(await marksOn(page), 0);
});

test("the counts in a file match a plain count of its games", { quick: true }, async ({ page, open }) => {
  /** @type {[string[], "1-0" | "0-1"][]} */
  const games = [
    [["e5", "f6"], "1-0"],
    [["g7", "f6"], "0-1"],
    [["f7", "b2"], "1-0"],
    [["f6", "e5"], "1-0"],
    [["a2", "f6"], "0-1"],
  ];
  await open("/en/analyse");
  await settled(page);
  await page.locator("#tab-openings").click();
  await page.locator('[data-part="source"]').selectOption("file");
  await toldOf(page, /Choose a file/);
  const file = {
    name: "games.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(`${records(games)}\n[Game "gipf-basic"]\n[Result "*"]\n\n*\n`),
  };
  await page.locator("#panel-openings input[type=file]").setInputFiles(file);
  await toldOf(page, /^5 of 5 games reached this position\. One game was left out/);
  // e5, g7 and f7 are images of each other; the row stands for six points.
  assert.deepEqual(
    new Map(await rowsOf(page)),
    new Map([
      ["e5", 3],
      ["f6", 1],
      ["a2", 1],
    ]),
  );
  const around = page.locator(ROW).filter({ hasText: /^e5/ });
  assert.match(await around.locator("th").innerText(), /\+5/);
  assert.match(await around.locator(".scored").innerText(), /^67%/);
  await around.locator("button").click();
  await toldOf(page, /^3 of 5 games reached/);
  // Two games had a reply in the centre, which is its own image, and one far away.
  assert.deepEqual(
    (await rowsOf(page)).map(([turn, count]) => (turn === "f6" ? count : -count)),
    [2, -1],
  );
});

test("the player's own games and the server's games are counted", {}, async ({ page, open }) => {
  await open("/en/analyse");
  await settled(page);
  await page.evaluate(() => {
    const seat = { kind: "person", name: "" };
    const game = {
      id: "own1",
      revision: 1,
      made: "2026-11-01T00:00:00Z",
      changed: "2026-11-01T00:00:00Z",
      opening: { variant: "yinsh" },
      turns: ["b2", "f6"],
      part: "",
      seats: { w: seat, b: seat },
      seed: 1,
      turning: false,
      clock: null,
      ending: { winner: "b", reason: "resignation" },
    };
    localStorage.setItem("gipfel.game.own1", JSON.stringify(game));
  });
  await page.locator("#tab-openings").click();
  await page.locator('[data-part="source"]').selectOption("own");
  await toldOf(page, /^One of 1 games reached this position/);
  assert.deepEqual(
    (await rowsOf(page)).map(([, games]) => games),
    [1],
  );
  await page.locator('[data-part="source"]').selectOption("server");
  await toldOf(page, /no finished games|reached this position/);
});

test("the panel explains why games with potentials have no openings", {}, async ({ page, open }) => {
  await open("/en/analyse?variant=gipf-tamsk");
  await settled(page);
  await explore(page, /without potentials only/);
  assert.equal(await page.locator("#panel-openings [data-part=table]").isVisible(), false);
});

test("the openings have no accessibility violation, in light and dark", {}, async ({ page, open }) => {
  await open("/en/analyse?variant=gipf-standard");
  await settled(page);
  await explore(page);
  await checkAccess(page, "openings");
});

test("positions seen before in the engine's opening tree are available without a network", {
  worker: true,
  alone: true,
  seconds: 90,
  expected: [
    /status of 503|answer 503/,
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/,
    /Failed to update a ServiceWorker/,
    /no-network|no network|Failed to fetch/,
  ],
}, async ({ page, context, open, site }) => {
  await open("/en/analyse");
  await settled(page);
  await explore(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
  await page.waitForFunction(async () => (await caches.match("/en/analyse")) !== undefined, null, { timeout: 30_000, polling: 200 });
  const before = await rowsOf(page);
  await context.setOffline(true);
  await site?.stop();
  await page.reload();
  await settled(page);
  await explore(page);
  assert.deepEqual(await rowsOf(page), before);
  await page.locator('[data-part="source"]').selectOption("server");
  await toldOf(page, /only be seen while you are online/);
});
