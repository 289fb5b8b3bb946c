// The solved steps of lessons, stored in this browser.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { changeElsewhere, forgetAll } from "./fakes.js";

const { firstOpen, progress } = await import("../../learn/progress.js");

beforeEach(forgetAll);

test("solved steps are kept by course and lesson, each once", () => {
  for (const step of [2, 0, 2]) progress.solve("yinsh", "jumping", step);
  progress.solve("gipf", "jumping", 1);
  assert.equal(localStorage.getItem("gipfel.progress"), '{"yinsh":{"jumping":[0,2]},"gipf":{"jumping":[1]}}');
  assert.deepEqual([...progress.solved("yinsh", "jumping")], [0, 2]);
  assert.deepEqual([...progress.solved("gipf", "jumping")], [1]);
  assert.deepEqual([...progress.solved("yinsh", "rows")], []);
});

test("a lesson is done when all of its steps are solved, in any order", () => {
  progress.solve("yinsh", "jumping", 1);
  assert.equal(progress.isDone("yinsh", "jumping", 2), false);
  progress.solve("yinsh", "jumping", 0);
  assert.equal(progress.isDone("yinsh", "jumping", 2), true);
  assert.equal(progress.isDone("yinsh", "jumping", 3), false, "a step was added later");
});

test("the first open step comes before later solved ones", () => {
  assert.equal(firstOpen(new Set([0, 2]), 3), 1);
  assert.equal(firstOpen(new Set([0, 1, 2]), 3), null);
});

test("an invalid entry counts as no progress, and is set aside", () => {
  for (const broken of ['{"yinsh":{"jumping":[-1]}}', '{"yinsh":[1]}', "[]", "{"]) {
    localStorage.setItem("gipfel.progress", broken);
    assert.deepEqual([...progress.solved("yinsh", "jumping")], [], broken);
    assert.equal(localStorage.getItem("gipfel.progress.broken"), broken);
  }
});

test("a step solved in another tab is reported", () => {
  let told = 0;
  progress.watch(() => told++);
  changeElsewhere("gipfel.other", {});
  assert.equal(told, 0);
  changeElsewhere("gipfel.progress", { yinsh: { jumping: [0] } });
  assert.equal(told, 1);
  assert.deepEqual([...progress.solved("yinsh", "jumping")], [0]);
});
