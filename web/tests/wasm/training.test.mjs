// The module for puzzles, openings and cards as a browser loads it, called as pages call it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { Refused } from "../../core/core.js";
import { openTraining } from "../../training/training.js";

const data = new URL("../../../data/", import.meta.url);
const bytes = await readFile(new URL("../../training/training.wasm", import.meta.url));
const study = await openTraining(bytes);

/** @param {string} name */
const read = (name) => readFile(new URL(name, data), "utf8");

test("the module needs nothing from the page", async () => {
  assert.deepEqual(WebAssembly.Module.imports(await WebAssembly.compile(bytes)), []);
});

test("every published puzzle can be read, and its own turns are correct", async () => {
  const parts = (await read("puzzles/parts.tsv")).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  assert.equal(parts.length, 9);
  /** @type {Set<string>} */
  const ids = new Set();
  let total = 0;
  for (const part of parts) {
    const [name = "", count, least, greatest] = part.split("\t");
    const list = study.puzzles(await read(`puzzles/${name}`));
    assert.equal(list.length, Number(count), name);
    total += list.length;
    for (const { id, difficulty } of list) {
      ids.add(id);
      assert.ok(difficulty >= Number(least) && difficulty <= Number(greatest), id);
    }
    for (const { id, line } of list.filter((_, index) => index % 40 === 0)) {
      const facts = study.puzzle(line);
      assert.equal(facts.id, id);
      for (let place = 0; place < facts.asked; place += 2) assert.ok(study.attempt(line, place, facts.line[place] ?? ""), `${id} ${place}`);
      assert.ok(!study.attempt(line, 0, "z9"), id);
    }
  }
  assert.equal(ids.size, total, "every id is unique");
  assert.ok(total > 7500);
});

test("a stored tree is explored", async () => {
  const { parts, games } = JSON.parse(await read("openings/yinsh.json"));
  const tree = study.tree("yinsh");
  const stored = await readFile(new URL("openings/yinsh.tree", data));
  study.parts(tree, stored.toString("base64"));
  assert.ok(parts.length > 1);
  const found = study.explore(tree, { variant: "yinsh" });
  const counted = found.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0);
  // Turns played fewer than four times are omitted.
  assert.ok(counted > 0.95 * games && counted <= games, `${counted} of ${games} games`);
  study.drop(tree);
});

test("attempts result in a rating", () => {
  const { rating, course, provisional } = study.rate([
    [1000, 1, 1200, 150],
    [2000, 0, 1200, 150],
  ]);
  assert.equal(course.length, 2);
  assert.equal(course[1], rating);
  assert.ok(/** @type {number} */ (course[0]) > 1200 && provisional);
});

test("an invalid puzzle is refused, and the next one read", async () => {
  assert.throws(
    () => study.puzzle("yinsh\twin1"),
    (error) => error instanceof Refused && error.refusal.code === "request",
  );
  assert.equal(study.daily(20_774, 4000), 554);
});
