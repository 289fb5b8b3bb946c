// The steps that show a mistake, and what mistakes teach.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import "./fakes.js";

/** @import { Reason } from "../../engine/messages.d.ts" */

const { arrowsOf, evidenceOf, stepsOf } = await import("../../report/steps.js");
const { lessonsOf, topicOf, trainingOf } = await import("../../report/lesson.js");
const { REASONS } = await import("../../report/reasons.js");

const REASON = { code: "row-follows", player: "b", points: ["d3-d7"], number: 1, other: 0, branch: "played", turn: 3 };
/** @param {object | null} reason @param {string[]} [line] */
const mistake = (reason, line = ["b1", "b2", "b3", "b4", "b5", "b6"]) =>
  /** @type {any} */ ({ token: "a1", player: "w", answer: ["a2", "a3", "a4", "a5", "a6"], line, reason });
/** @param {object | null} reason @param {string[]} [line] */
const counts = (reason, line) =>
  stepsOf(mistake(reason, line)).map(({ branch, count, isEvidence }) => `${branch[0]}${count}${isEvidence ? "!" : ""}`);

test("the line of the reason is shown up to its event, and the other one up to the answer", () => {
  assert.deepEqual(counts(REASON), ["p0", "p1", "p2", "p3", "p4!", "b0", "b1", "b2"]);
  assert.deepEqual(counts({ ...REASON, branch: "better", turn: 0 }), ["p0", "p1", "p2", "b0", "b1!", "b2"]);
});

test("a comparison shows both lines as far as it compares them", () => {
  assert.deepEqual(counts({ ...REASON, code: "compare-rows", turn: 2 }), ["p0", "p1", "p2", "p3!", "b0", "b1", "b2", "b3"]);
});

test("a row that comes later is shown in both lines", () => {
  const late = { ...REASON, code: "row-delayed", number: 4, other: 2, turn: 4 };
  assert.deepEqual(counts(late), ["p0", "p1", "p2", "p3", "p4", "p5!", "b0", "b1", "b2", "b3"]);
});

test("a mistake without a reason, or with one of an earlier version, is shown with the answer", () => {
  assert.deepEqual(counts(null), ["p0", "p1", "p2", "b0", "b1", "b2"]);
  assert.deepEqual(counts({ ...REASON, branch: undefined, turn: undefined }), ["p0", "p1!", "p2", "b0", "b1", "b2"]);
});

test("a line is shown only as far as it is known", () => {
  assert.deepEqual(counts(null, []), ["p0", "p1", "p2"]);
  assert.deepEqual(counts({ ...REASON, branch: "better", turn: 5 }, ["b1"]), ["p0", "p1", "p2", "b0", "b1!"]);
});

test("moves and pushes are arrows, and placed pieces are circles", () => {
  const piece = { at: "c3", kind: "ring", color: "w" };
  const effects = /** @type {any} */ ([
    { kind: "place", player: "w", piece },
    { kind: "move", player: "w", piece, to: "c6" },
    { kind: "push", player: "w", piece: { ...piece, at: "b2" }, from: "a1", moved: [] },
    { kind: "flip", player: "w", pieces: [piece] },
  ]);
  assert.deepEqual(
    arrowsOf(effects, "R").map(({ from, to }) => [from, to]),
    [
      ["c3", null],
      ["c3", "c6"],
      ["a1", "b2"],
    ],
  );
});

test("the evidence of a reason marks rows as rows and pieces as pieces", () => {
  const [row, piece] = /** @type {any[]} */ (evidenceOf({ points: ["d3-d7", "e5"] }, "w"));
  assert.deepEqual([row.row, row.gone], [["d3", "d7"], []]);
  assert.deepEqual([piece.row, piece.gone[0].piece.at], [[], "e5"]);
});

test("a game teaches the topics that cost most, each once", () => {
  const turn = (/** @type {string} */ code, /** @type {number} */ loss, kind = "mistake") =>
    /** @type {any} */ ({ kind, loss, reason: { code } });
  const turns = [
    turn("allows-row", 0.2),
    turn("missed-win", 0.3),
    turn("row-follows", 0.2),
    turn("broke-four", 0.1),
    turn("wrong-ring", 0.05),
    turn("gives-row", 0.9, "good"),
    { kind: "mistake", loss: 0.9, reason: null },
  ];
  assert.deepEqual(lessonsOf(turns), [
    { topic: "their-row", count: 2 },
    { topic: "win", count: 1 },
    { topic: "flips", count: 1 },
  ]);
});

test("a topic is trained by a lesson and puzzles of the game that was played", () => {
  assert.deepEqual(
    [trainingOf("their-row", "yinsh-blitz"), trainingOf("supply", "gipf-basic")].map(({ lesson, theme }) => [lesson?.path, theme?.path]),
    [
      ["learn/yinsh/defence", "puzzles?mode=theme&game=yinsh&theme=stop-row"],
      ["learn/gipf/reserve", "puzzles?mode=theme&game=gipf&theme=reserve"],
    ],
  );
  assert.equal(topicOf("other"), null);
});

test("every sentence about mistakes belongs to a reason", async () => {
  const english = await readFile(new URL("../../../i18n/en.ftl", import.meta.url), "utf8");
  const written = [...english.matchAll(/^progress-why-(\S+) =/gm)].map(([, why]) => why).sort();
  assert.deepEqual([...new Set(Object.values(REASONS).map(({ why }) => why))].sort(), written);
});
