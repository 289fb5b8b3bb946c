import assert from "node:assert/strict";
import test from "node:test";

import { accuracyOf, lossOf, markOf } from "../../analyse/judge.js";

test("a turn that keeps the chance gives nothing away", () => {
  assert.equal(lossOf({ centi: 40 }, { centi: 40 }, "w"), 0);
  assert.equal(lossOf({ centi: 40 }, { centi: 90 }, "w"), 0);
  assert.equal(markOf({ centi: 40 }, { centi: 40 }, "b"), null);
});

test("the mark follows from the loss", () => {
  assert.equal(markOf({ centi: 0 }, { centi: -20 }, "w"), null);
  assert.equal(markOf({ centi: 0 }, { centi: -50 }, "w"), 6);
  assert.equal(markOf({ centi: 0 }, { centi: -100 }, "w"), 2);
  assert.equal(markOf({ centi: 0 }, { centi: -300 }, "w"), 4);
  assert.equal(markOf({ centi: 0 }, { centi: 300 }, "b"), 4);
});

test("a win that was there for the taking is a blunder to miss, and none to take later", () => {
  const win = /** @type {const} */ ({ winner: "w", turns: 1 });
  assert.equal(markOf(win, { centi: 2000 }, "w"), 4);
  assert.equal(markOf(win, { winner: "w", turns: 4 }, "w"), null);
});

test("accuracy is a hundred without a loss, and unknown without a turn", () => {
  assert.equal(accuracyOf([0, 0]), 100);
  assert.equal(accuracyOf([]), null);
  assert.ok(/** @type {number} */ (accuracyOf([0, 0.5])) < 60);
});
