// Answers to wrong attempts in lessons.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import "./fakes.js";

const { openCore, openDocuments } = await import("../../core/core.js");
const { FAULTS } = await import("../../learn/faults.js");
const { Step } = await import("../../learn/step.js");

const read = (/** @type {string} */ path) => readFile(new URL(`../../${path}`, import.meta.url));
const core = Object.assign(await openCore(await read("core/core.wasm")), await openDocuments(await read("documents/documents.wasm")));

/** @typedef {{ text: string, variant: string, position: string, goal: string, free?: boolean }} Written */
/** @type {Written[]} */
const steps = [];
for (const course of ["yinsh", "gipf"]) {
  const { lessons } = JSON.parse((await read(`../data/lessons/${course}.json`)).toString());
  steps.push(...lessons.flatMap((/** @type {{ steps: Written[] }} */ lesson) => lesson.steps));
}

/** @param {Written} written */
const stepOf = ({ variant, position, goal }) => new Step(core, /** @type {any} */ ({ dataset: { variant, position, goal } }));

/** Returns a view after some turns of a step. @param {InstanceType<typeof Step>} step @param {string[]} turns */
function after(step, ...turns) {
  const { id, view } = core.open({ ...step.opening, turns: /** @type {any} */ (turns) });
  core.close(id);
  return view;
}

/** @param {string} text */
const named = (text) => stepOf(/** @type {Written} */ (steps.find((step) => step.text === text)));

test("every condition of a step that can be missed has an answer of its own", () => {
  const kinds = steps.filter(({ free, goal }) => !free && !goal.startsWith("win-in")).flatMap(({ goal }) => goal.split(","));
  const missing = new Set(kinds.map((condition) => condition.trim().split(" ")[0] ?? "").filter((kind) => !(kind in FAULTS)));
  assert.deepEqual([...missing], []);
});

test("an answer counts what was done, and names the ring that can do what is asked", () => {
  const step = named("lesson-yinsh-jumping-2");
  const { id, view } = core.open(step.opening);
  core.close(id);
  assert.equal(step.judge(after(step, "c7-c8")), "missed");
  const attempt = step.attempt(after(step, "c7-c8"));
  const solution = step.solution(view) ?? "";
  assert.equal(attempt.from, solution.slice(0, attempt.from.length));
  const solved = step.attempt(after(step, solution));
  assert.deepEqual([attempt.done.jump, solved.done.jump], [0, 3]);
});

test("the marker that a ring leaves behind does not count as won", () => {
  const step = named("lesson-yinsh-flipping-2");
  const { id, view } = core.open(step.opening);
  core.close(id);
  assert.equal(step.attempt(after(step, step.solution(view) ?? "")).done.gain, 2);
});

test("pushed and captured pieces are counted", () => {
  for (const [text, kind, count] of /** @type {const} */ ([
    ["lesson-gipf-pushing-3", "push-moves", 3],
    ["lesson-gipf-capturing-2", "capture", 2],
    ["lesson-gipf-removing-2", "reserve", 8],
    ["lesson-gipf-two-rows-2", "remove", 2],
    ["lesson-yinsh-long-rows-3", "ring-off", 2],
  ])) {
    const step = named(text);
    const { id, view } = core.open(step.opening);
    core.close(id);
    assert.equal(step.attempt(after(step, step.solution(view) ?? "")).done[kind], count, text);
  }
});
