import assert from "node:assert/strict";
import { test } from "node:test";
import { commentsOf, shapesOf, withShape, wordsOf } from "../../analysis/shapes.js";
import { compare } from "../../analyse/score.js";

/** @typedef {import("../../board/types.d.ts").Shape} Shape */

/** @type {Shape} */
const arrow = { color: "G", from: "e5", to: "i10" };
/** @type {Shape} */
const circle = { color: "R", from: "f11", to: null };

test("shapes are stored in a comment with its words, and read back", () => {
  const comments = commentsOf("a strong ring", [arrow, circle]);
  assert.deepEqual(comments, ["a strong ring [%csl Rf11] [%cal Ge5i10]"]);
  assert.deepEqual(wordsOf(comments), ["a strong ring"]);
  assert.deepEqual(shapesOf(comments), [circle, arrow]);
});

test("text that is not a shape is left alone", () => {
  assert.deepEqual(shapesOf(["[%cal Xe5f6,Ge5f6,nonsense]"]), [{ color: "G", from: "e5", to: "f6" }]);
  assert.deepEqual(wordsOf(["[%eval 1.0] well played"]), ["[%eval 1.0] well played"]);
  assert.deepEqual(commentsOf("", []), []);
});

test("drawing a shape again removes it, and drawing it in another colour changes its colour", () => {
  assert.deepEqual(withShape([arrow, circle], arrow), [circle]);
  assert.deepEqual(withShape([arrow], { ...arrow, color: "B" }), [{ ...arrow, color: "B" }]);
});

test("variations are ordered by their score for the player to act, a near win first", () => {
  const scores = /** @type {import("../../analyse/score.js").Score[]} */ ([
    { centi: 30 },
    { winner: "b", turns: 2 },
    { winner: "w", turns: 3 },
    { centi: -80 },
    { winner: "b", turns: 5 },
  ]);
  const order = (/** @type {"w" | "b"} */ player) =>
    [...scores].sort((a, b) => compare(b, a, player)).map((score) => scores.indexOf(score));
  assert.deepEqual(order("w"), [2, 0, 3, 4, 1]);
  assert.deepEqual(order("b"), [1, 4, 3, 0, 2]);
});
