// Good turns of a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { doubtfulPlies, goodTurns } from "../../report/good.js";

/** @param {object} [more] */
const turn = (more) =>
  /** @type {any} */ ({
    player: "w",
    token: "a1",
    best: "a1",
    kind: "best",
    phase: "middle",
    score: { centi: 50 },
    best_score: { centi: 50 },
    ...more,
  });
/** @param {number} count */
const capture = (count) =>
  /** @type {any} */ ([
    { kind: "remove", player: "b", row: ["a1", "a4"], gone: Array(count).fill({ piece: {}, to: "captured" }), stays: [] },
  ]);
const NONE = new Map();
/** @param {number} lost @param {boolean} [isHidden] */
const margin = (lost, isHidden = false) => ({ lost, isHidden });

test("a turn is the only good one if the second-best turn would be a mistake", () => {
  const turns = [turn(), turn()];
  const margins = new Map([
    [0, margin(0.3)],
    [1, margin(0.05)],
  ]);
  assert.deepEqual(goodTurns(turns, [], margins), [{ ply: 0, merit: "only" }]);
});

test("a turn is hard to find if a quick search chooses another one and the second-best turn would be an inaccuracy", () => {
  const turns = [turn(), turn(), turn()];
  const margins = new Map([
    [0, margin(0.06, true)],
    [1, margin(0.3, true)],
    [2, margin(0.04, true)],
  ]);
  assert.deepEqual(goodTurns(turns, [], margins), [
    { ply: 0, merit: "hard" },
    { ply: 1, merit: "hard" },
  ]);
});

test("a sacrifice works if the answer captures more than the turn and the player is ahead", () => {
  const effects = [capture(1), capture(2)];
  assert.deepEqual(goodTurns([turn(), turn({ player: "b" })], effects, NONE), [{ ply: 0, merit: "sacrifice" }]);
  assert.deepEqual(goodTurns([turn({ score: { centi: -50 } }), turn({ player: "b" })], effects, NONE), []);
  assert.deepEqual(goodTurns([turn(), turn({ player: "b" })], [capture(2), capture(2)], NONE), []);
});

test("the best answer to a mistake is good", () => {
  const turns = [turn({ kind: "blunder", best: "b1" }), turn({ player: "b" }), turn({ kind: "good" })];
  assert.deepEqual(goodTurns(turns, [], NONE), [{ ply: 1, merit: "punishes" }]);
});

test("a turn in a decided position, and one that is not the first choice, are not praised", () => {
  const margins = new Map([
    [0, margin(0.9)],
    [1, margin(0.9)],
    [2, margin(0.9)],
  ]);
  const turns = [turn({ best_score: { centi: 900 } }), turn({ best: "b1" }), turn({ best_score: { winner: "b", turns: 2 } })];
  assert.deepEqual(goodTurns(turns, [], margins), []);
});

test("the second-best turn is searched in at most twelve contested positions, the most even ones", () => {
  const turns = Array.from({ length: 20 }, (_, ply) => turn({ best_score: { centi: 10 * ply }, phase: ply === 0 ? "opening" : "middle" }));
  assert.deepEqual(
    doubtfulPlies(turns),
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
});
