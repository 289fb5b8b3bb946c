// The first puzzle of a visit, named by the server.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { dealtOf, firstPuzzle } from "../../puzzles/first.js";
import { openTraining } from "../../training/training.js";

const study = await openTraining(await readFile(new URL("../../training/training.wasm", import.meta.url)));
const file = await readFile(new URL("../../../data/puzzles/yinsh-1.puzzles", import.meta.url), "utf8");
const lines = file.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

/** Returns a puzzle as the server sends it. @param {string} line @returns {any} */
function viewOf(line) {
  const facts = study.puzzle(line);
  return { ...facts, text: line, rating: facts.difficulty, deviation: 150, attempts: 0 };
}

/** Answers requests with these puzzles; returns the addresses that were asked. @param {any[]} views */
function serve(views) {
  /** @type {string[]} */
  const asked = [];
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ address) => {
      asked.push(address);
      return { ok: true, text: async () => views.map((view) => JSON.stringify(view)).join("\n") };
    }
  );
  return asked;
}

const NEWCOMER = { rating: 1200, rated: 0, tried: new Set(), streak: [], now: 0 };
const RATED = /** @type {const} */ ({ mode: "rated", game: "yinsh", variant: "", theme: "" });

test("a puzzle from the server has the same line as in the files", () => {
  for (const line of lines.slice(0, 200)) {
    const dealt = dealtOf(viewOf(line));
    assert.equal(dealt.line, line);
    assert.deepEqual(dealt.facts, study.puzzle(line));
  }
});

test("a newcomer's first puzzle is an easy win that was not tried", async () => {
  const wins = lines.filter((line) => /^yinsh\twin2\t/.test(line)).slice(0, 2);
  const long = lines.find((line) => /^yinsh\twin3\t/.test(line)) ?? "";
  const views = [...wins, long].map(viewOf);
  const asked = serve(views);
  const found = await firstPuzzle(RATED, { ...NEWCOMER, tried: new Set([views[0].id]) }, () => 0.99);
  assert.equal(found?.line, wins[1]);
  assert.equal(asked[0], "/api/puzzles?game=yinsh&variant=yinsh&kind=win&least=700&greatest=800&count=24");
});

test("a server without a fitting puzzle leaves the choice to the library", async () => {
  serve([]);
  assert.equal(await firstPuzzle(RATED, NEWCOMER), null);
});
