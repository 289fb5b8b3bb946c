// The first puzzle of a visit, named by the server.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { COUNT, dealtOf, firstPuzzle, REACH } from "../../puzzles/first.js";
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
  assert.equal(asked[0], "/api/puzzles?game=yinsh&variant=yinsh&kind=win&least=738&greatest=762&count=100");
});

test("a server without a fitting puzzle leaves the choice to the library", async () => {
  serve([]);
  assert.equal(await firstPuzzle(RATED, NEWCOMER), null);
});

test("the first puzzle is drawn from all of its kind near the wanted difficulty", async () => {
  const folder = new URL("../../../data/puzzles/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".puzzles"));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), "utf8")));
  /** The difficulties of each game and kind, in order. @type {Map<string, number[]>} */
  const groups = new Map();
  for (const line of texts.flatMap((text) => text.split("\n"))) {
    const [variant = "", kind = "", difficulty] = line.split("\t");
    const name = `${variant.split("-")[0]} ${kind.slice(0, 3)}`;
    if (difficulty) groups.set(name, [...(groups.get(name) ?? []), Number(difficulty)]);
  }
  assert.equal(groups.size, 6);
  for (const [name, difficulties] of groups) {
    const near = (/** @type {number} */ wanted) => difficulties.filter((one) => Math.abs(one - wanted) <= REACH).length;
    assert.ok(Math.max(...difficulties.map(near)) <= COUNT, name);
  }
});
