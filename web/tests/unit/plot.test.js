// The layout of a plot.

import assert from "node:assert/strict";
import { test } from "node:test";
import { laidOut, roundNumbers, thinned } from "../../player/scale.js";

const BOX = { left: 40, top: 10, width: 300, height: 200 };

const rated = (/** @type {number} */ at, /** @type {number} */ rating, deviation = 60) => ({ at, rating, deviation });

/** Returns the numbers in a path. @param {string} path */
const numbers = (path) => [...path.matchAll(/-?[\d.]+/g)].map(Number);

test("the numbers of a scale are round, cover the range, and are few", () => {
  for (const [low, high] of [
    [1437, 1612],
    [1500, 1500],
    [-3, 4],
    [0.2, 0.3],
    [1499.5, 2950],
  ]) {
    for (const most of [1, 2, 4, 5, 9]) {
      const ticks = roundNumbers(low, high, most);
      assert.ok(ticks[0] <= low && ticks[ticks.length - 1] >= high, `${low} to ${high}: ${ticks}`);
      assert.ok(ticks.length >= 2 && ticks.length <= most + 2, `${low} to ${high}, at most ${most}: ${ticks}`);
      const step = ticks[1] - ticks[0];
      assert.ok(
        [1, 2, 5].some((factor) => Math.abs(Math.log10(step / factor) % 1) < 1e-9),
        `a step of ${step}`,
      );
    }
  }
});

test("a plot lies within its box", () => {
  const points = Array.from({ length: 500 }, (_, index) => rated(index * 1e7, 1500 + 400 * Math.sin(index / 9), 350 / (1 + index)));
  const { line, band, ticks, spots } = laidOut(points, BOX, 5);
  for (const path of [line, band]) {
    numbers(path).forEach((number, index) => {
      const [from, to] = index % 2 === 0 ? [40, 340] : [10, 210];
      assert.ok(number >= from && number <= to, `${number}`);
    });
  }
  assert.deepEqual([spots[0].x, spots[499].x], [40, 340]);
  assert.deepEqual([ticks[0].place, ticks[ticks.length - 1].place], [210, 10]);
});

test("a higher rating is plotted higher, and a later one further right", () => {
  const { spots } = laidOut([rated(1, 1500), rated(2, 1600), rated(3, 1550)], BOX, 5);
  assert.ok(spots[1].y < spots[2].y && spots[2].y < spots[0].y);
  assert.ok(spots[0].x < spots[1].x && spots[1].x < spots[2].x);
});

test("a single point, and several points with the same time, can be plotted", () => {
  for (const points of [[rated(5, 1500, 350)], [rated(5, 1500), rated(5, 1600)]]) {
    const { line, spots } = laidOut(points, BOX, 5);
    assert.ok(!line.includes("NaN"), line);
    assert.equal(spots[0].x, 190);
  }
});

test("great uncertainty does not flatten the line", () => {
  const { ticks } = laidOut([rated(1, 1500, 350), rated(2, 1520, 300)], BOX, 5);
  assert.ok(ticks[ticks.length - 1].value - ticks[0].value <= 400, JSON.stringify(ticks));
});

test("a long history is thinned, and keeps its ends and extremes", () => {
  const points = Array.from({ length: 20_000 }, (_, index) =>
    rated(index, 1500 + (index === 7777 ? 900 : index === 12_345 ? -900 : index % 50)),
  );
  const few = thinned(points, 100);
  assert.ok(few.length <= 400, `${few.length}`);
  assert.deepEqual([few[0], few[few.length - 1]], [points[0], points[19_999]]);
  assert.ok(few.includes(points[7777]) && few.includes(points[12_345]));
  assert.ok(few.every((point, index) => index === 0 || few[index - 1].at < point.at));
  assert.equal(thinned(points.slice(0, 300), 100).length, 300);
});
