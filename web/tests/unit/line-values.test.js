import assert from "node:assert/strict";
import test from "node:test";

import { controlOf, largestChanges, outlinesOf, sumOf, widthOf } from "../../analyse/line-values.js";

/** @typedef {import("../../analyse/line-values.js").LineControl} LineControl */

/** Returns lines from White's point of view by their ends and values. @param {Record<string, number>} values @returns {LineControl} */
function control(values) {
  const lines = Object.entries(values).map(([name, value]) => ({ name, points: name.split("–"), value, shares: [value / 2, value / 2] }));
  return { lines, rest: 0 };
}

/** Spots ten units apart on a horizontal line. @param {number} count */
const spots = (count) => Array.from({ length: count }, (_, index) => ({ x: 10 * index, y: 0 }));

/** @param {number[]} shares @param {"w" | "b"} player */
const ranges = (shares, player) =>
  outlinesOf(shares, spots(shares.length), player).map((corners) => {
    const xs = corners.map(({ x }) => x);
    return [Math.min(...xs), Math.max(...xs)];
  });

test("a line is named by its ends", () => {
  const { lines } = controlOf({ lines: [{ points: ["b3", "c3", "d3", "e3"], value: 12, shares: [3, 3, 3, 3] }], rest: 0 }, "w");
  assert.equal(lines[0]?.name, "b3–e3");
});

test("values are from White's point of view, whichever player is to act", () => {
  const answer = { lines: [{ points: ["a1", "a2"], value: 12, shares: [12, 0] }], rest: -5 };
  const [white, black] = [controlOf(answer, "w"), controlOf(answer, "b")];
  assert.deepEqual([white.lines[0]?.value, white.lines[0]?.shares, white.rest], [12, [12, 0], -5]);
  assert.deepEqual([black.lines[0]?.value, black.lines[0]?.shares, black.rest], [-12, [-12, 0], 5]);
});

test("the lines of a position add up", () => {
  assert.equal(sumOf(control({ "a1–a4": 30, "b1–b5": -12, "c1–c6": 0 })), 18);
});

test("the three lines with the largest changes are named, the largest first", () => {
  const before = control({ "a1–a4": 10, "b1–b5": 50, "c1–c6": 0, "d1–d7": -5, "e1–e8": 4 });
  const after = control({ "a1–a4": 40, "b1–b5": -20, "c1–c6": 5, "d1–d7": -15, "e1–e8": 4 });
  const changes = largestChanges(before, after).map(({ name, change }) => [name, change]);
  assert.deepEqual(changes, [
    ["b1–b5", -70],
    ["a1–a4", 30],
    ["d1–d7", -10],
  ]);
});

test("lines that a turn leaves alone are not named", () => {
  const before = control({ "a1–a4": 10, "b1–b5": 50 });
  assert.deepEqual(largestChanges(before, before), []);
  const after = control({ "a1–a4": 10, "b1–b5": 51 });
  assert.deepEqual(
    largestChanges(before, after).map(({ points, change }) => [points, change]),
    [[["b1", "b5"], 1]],
  );
});

test("a larger share of a point makes the line thicker there", () => {
  const widths = [0, 1, 4, 9, 30].map(widthOf);
  assert.deepEqual(
    widths,
    [...widths].sort((a, b) => a - b),
  );
  assert.equal(new Set(widths).size, widths.length);
  assert.equal(widthOf(-9), -widthOf(9));
});

test("a line is drawn from where a player is favoured to where nobody is", () => {
  assert.deepEqual(ranges([0, 0, 9, 9, 0, 0], "w"), [[10, 40]]);
  assert.deepEqual(ranges([0, 0, 9, 9, 0, 0], "b"), []);
});

test("shares below one hundredth are not drawn", () => {
  assert.deepEqual(ranges([0.9, 0.9], "w"), []);
});

test("a line has several parts for a player with a gap between them", () => {
  assert.deepEqual(ranges([9, 0, 0, 9], "w"), [
    [0, 10],
    [20, 30],
  ]);
});

test("both players' parts of a line meet between two points", () => {
  assert.deepEqual(ranges([4, -4], "w"), [[0, 5]]);
  assert.deepEqual(ranges([4, -4], "b"), [[5, 10]]);
});

test("an outline is as wide at a point as its share demands", () => {
  const [corners = []] = outlinesOf([9, 9], spots(2), "w");
  assert.deepEqual(new Set(corners.map(({ y }) => Math.abs(y))), new Set([widthOf(9)]));
});

test("an outline has both sides of its line", () => {
  const [corners = []] = outlinesOf([9, 9], spots(2), "w");
  const sides = corners.map(({ x, y }) => [x, Math.sign(y)]);
  assert.equal(new Set(sides.map(String)).size, 4, JSON.stringify(sides));
});
