// Tasks and themes of puzzles.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./fakes.js";

const { isTheme, modeName, standingOf, taskOf, themeName, themesOf } = await import("../../puzzles/task.js");

test("a theme of one game is not offered in the other, and common ones are offered in both", () => {
  const [yinsh, gipf] = [themesOf("yinsh"), themesOf("gipf")];
  assert.ok(yinsh.includes("long-jump") && !gipf.includes("long-jump"));
  assert.ok(gipf.includes("gipf-capture") && !yinsh.includes("gipf-capture"));
  assert.ok(yinsh.includes("row") && gipf.includes("row"));
  assert.equal(new Set([...yinsh, ...gipf]).size, 17);
});

test("a text from a URL is accepted only if it is a theme of the game", () => {
  assert.ok(isTheme("pool", "yinsh"));
  for (const text of ["pool", "", "toString", "row "]) assert.ok(!isTheme(text, "gipf"), text);
});

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
  assert.deepEqual([themeName("pool"), modeName("streak")], ["puzzles-theme-pool", "puzzles-mode-streak"]);
});
