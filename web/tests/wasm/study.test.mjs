// The module for records and lessons as a browser has it, by its own door.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { openStudy, Refused } from "../../core/core.js";

const bytes = await readFile(new URL("../../study/study.wasm", import.meta.url));

test("the module needs nothing from the page", async () => {
  assert.deepEqual(WebAssembly.Module.imports(await WebAssembly.compile(bytes)), []);
});

test("a record is read and written", async () => {
  const study = await openStudy(bytes);
  const { games, refused } = study.read('[Game "yinsh"]\n\nf6 a5 (b4 {Why not}) *', null);
  assert.deepEqual(refused, []);
  assert.deepEqual(study.read(study.write(games[0]), null).games, games);
});

test("a text that is too long is refused, and the next one read", async () => {
  const study = await openStudy(bytes);
  assert.throws(() => study.read(" ".repeat(5_000_000), null), (error) => error instanceof Refused && error.refusal.code === "text-too-long");
  assert.equal(study.read("f6 a5 *", "yinsh").games.length, 1);
});

test("a goal of a lesson is judged", async () => {
  const study = await openStudy(bytes);
  assert.equal(study.judge({ variant: "yinsh", turns: ["f6"] }, "place"), "reached");
});
