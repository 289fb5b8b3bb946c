// Tasks and modes of puzzles.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./fakes.js";

const { modeName, standingOf, taskOf } = await import("../../puzzles/task.js");

test("each kind of task has a sentence, and only judged ones are called judged", () => {
  const of = (/** @type {any} */ kind) => /** @type {any} */ ({ kind, number: 2 });
  assert.deepEqual(
    ["win", "save", "gain"].map((kind) => taskOf(of(kind), "w")),
    ["puzzles-win", "puzzles-save", "puzzles-gain"],
  );
  assert.deepEqual(
    ["win", "save", "gain"].map((kind) => standingOf(of(kind))),
    ["puzzles-proved", "puzzles-proved", "puzzles-judged"],
  );
  assert.equal(modeName("streak"), "puzzles-mode-streak");
});
