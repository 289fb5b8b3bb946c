import assert from "node:assert/strict";
import test from "node:test";

import { fromRecord, scoreOf, scoreOfEnd, short, signed, toRecord } from "../../analyse/score.js";
import { chanceOf } from "../../report/chance.js";

test("scores are converted to White's point of view", () => {
  assert.deepEqual(scoreOf({ cp: 35 }, "w"), { centi: 35 });
  assert.deepEqual(scoreOf({ cp: 35 }, "b"), { centi: -35 });
  assert.deepEqual(scoreOf({ mate: 2 }, "b"), { winner: "b", turns: 2 });
  assert.deepEqual(scoreOf({ mate: -1 }, "b"), { winner: "w", turns: 1 });
});

test("the score of an even position is not negative zero", () => {
  assert.ok(Object.is(/** @type {any} */ (scoreOf({ cp: 0 }, "b")).centi, 0));
});

test("the chances of both players add up to one, and a forced win is certain", () => {
  assert.equal(chanceOf({ centi: 0 }), 0.5);
  assert.ok(Math.abs(chanceOf({ centi: 170 }) + chanceOf({ centi: -170 }) - 1) < 1e-9);
  assert.equal(chanceOf({ winner: "w", turns: 4 }), 1);
  assert.equal(chanceOf({ winner: "b", turns: 4 }), 0);
});

test("the end of a game has a score", () => {
  assert.deepEqual(scoreOfEnd({ winner: "b", reason: "rings-off" }), { winner: "b", turns: 0 });
  assert.deepEqual(scoreOfEnd({ winner: null, reason: "pool-empty" }), { centi: 0 });
});

test("a score written to a record can be read back", () => {
  for (const score of /** @type {const} */ ([{ centi: 35 }, { centi: -120 }, { winner: "w", turns: 3 }, { winner: "b", turns: 3 }])) {
    assert.deepEqual(fromRecord(toRecord(score)), score);
  }
  assert.equal(toRecord({ centi: 35 }), "0.35");
  assert.equal(toRecord({ winner: "b", turns: 3 }), "#-3");
  assert.equal(fromRecord("good"), null);
  assert.equal(fromRecord(null), null);
});

test("a score is formatted with its sign and two decimal places", () => {
  assert.equal(signed(123, "en"), "+1.23");
  assert.equal(signed(-40, "en"), "\u22120.40");
  assert.equal(signed(0, "en"), "0.00");
  assert.equal(signed(123, "de"), "+1,23");
});

test("an abbreviated number has three digits that count, also in a language without a short form of a thousand", () => {
  assert.equal(short(146_103.1, "en"), "146K");
  assert.equal(short(146_103.1, "de"), "146.000");
});
