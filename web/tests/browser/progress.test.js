// How a user plays: statistics from the reports of their notebook.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";

/** @typedef {import("playwright-core").Page} Page */

const START = "p2P/5/6/P5p/6/5/p2P w push 12-12";

/**
 * Returns a report as stored in the notebook.
 * @param {"w" | "b"} own @param {string} against @param {number} accuracy @param {string} first
 */
function report(own, against, accuracy, first) {
  const summary = {
    accuracy,
    turns: { best: 1, good: 0, inaccuracy: 0, mistake: 0, blunder: 1 },
    phases: { opening: accuracy, middle: null, end: null },
  };
  const reason = { code: "gives-row", player: "b", points: ["e5"], number: 0 };
  return {
    v: 1,
    variant: "gipf-basic",
    start: START,
    turns: [first, "e1-e3"],
    nodes: 100_000,
    own,
    against,
    players: { w: summary, b: summary },
    turning: null,
    judged: [
      [10, 4, 3000, 0, 80, ["e1-e3"], [], reason],
      [10, 0, 0, 0],
    ],
  };
}

/** Returns a rated attempt at a puzzle. @param {string} puzzle @param {boolean} right */
function attempt(puzzle, right) {
  return { puzzle, variant: "gipf-basic", kind: "win", mode: "rated", right, difficulty: 1200, rating: 1200, deviation: 150 };
}

/** @param {Page} page @param {string} key @param {object} body @param {string} [kind] */
async function keep(page, key, body, kind = "review") {
  await page.evaluate(
    async ([of, name, told]) => {
      const { assets } = document.documentElement.dataset;
      const { notebook } = await import(`${assets}/notebook/notebook.js`);
      await notebook.add(of, name, told);
    },
    /** @type {[string, string, object]} */ ([kind, key, body]),
  );
}

test("progress averages accuracy by colour, opponent and opening, and names recurring mistakes", {}, async ({ page, open }) => {
  await open("/en/progress");
  await page.locator("#empty").waitFor();
  await checkAccess(page, "progress without a report");
  await keep(page, "a", report("w", "person", 80, "a1-c3"));
  await keep(page, "b", report("w", "engine:3", 60, "e9-e7"));
  await keep(page, "c", report("b", "engine:3", 50, "b3"));
  await page.locator("#color tbody tr").nth(1).waitFor();
  await page.waitForFunction(() => document.querySelector("#accuracy figcaption")?.textContent?.startsWith("3 games"));
  const rows = async (/** @type {string} */ id) =>
    (await page.locator(`#${id} tbody tr`).allTextContents()).map((text) => text.replace(/\s+/g, " "));
  assert.deepEqual(await rows("color"), ["White70%2 games", "Black50%1 game"]);
  assert.equal((await rows("opponent")).length, 2);
  assert.deepEqual(await rows("phase"), ["Opening63%3 games"]);
  assert.deepEqual(await rows("openings"), ["GIPF a1-c370%2 games", "GIPF b350%1 game"], "images of a turn are one opening");
  assert.match((await page.locator("#mistakes").textContent()) ?? "", /row was completed for the opponent 2 times/);
  const plan = page.locator("#plan");
  await plan.getByRole("link", { name: "Puzzle 5" }).waitFor();
  assert.match((await plan.textContent()) ?? "", /completes no row for the opponent/);
  assert.equal(
    await plan.getByRole("link", { name: "Lesson: The row that is not yours" }).getAttribute("href"),
    "/en/learn/gipf/not-yours",
  );
  assert.match((await plan.getByRole("link", { name: "Puzzle 1" }).getAttribute("href")) ?? "", /^\/en\/puzzles#[0-9a-z]{6}$/);
  assert.match((await page.locator("#days").textContent()) ?? "", /One day of training/);
  await page.locator("#accuracy summary").click();
  assert.equal(await page.locator("#accuracy tbody tr").count(), 3);
  await checkAccess(page, "progress with reports");
  for (const [index, right] of [true, false, true].entries()) {
    await keep(page, `puzzle${index}`, attempt(`00000${index}`, right), "attempt");
  }
  await page.locator("#ratings figure").getByText("GIPF puzzles").waitFor();
  await page.waitForFunction(() => /after 3/.test(document.querySelector("#ratings figcaption")?.textContent ?? ""));
  await checkAccess(page, "progress with a rating");
});
