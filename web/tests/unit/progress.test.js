import assert from "node:assert/strict";
import { test } from "node:test";

import { byPhase, grouped, ownGames, recurring } from "../../progress/figures.js";

/** @import { Report } from "../../report/packed.js" */

/**
 * @param {"w" | "b" | null} own
 * @param {number | null} accuracy
 * @param {any} [more]
 * @returns {Report}
 */
function report(own, accuracy, { against = "person", phases = {}, turns = [] } = {}) {
  const summary = { accuracy, turns: {}, phases: { opening: null, middle: null, end: null, ...phases } };
  const other = { accuracy: 1, turns: {}, phases: {} };
  const players = own === "b" ? { w: other, b: summary } : { w: summary, b: other };
  return /** @type {any} */ ({ key: "r", at: 1, body: { own, against, players }, review: { turns } });
}

test("only games that the user played on one side and that have an accuracy count", () => {
  const games = ownGames([report("w", 80), report(null, 90), report("b", null), report("b", 60)]);
  assert.deepEqual(
    games.map(({ own, accuracy }) => [own, accuracy]),
    [
      ["w", 80],
      ["b", 60],
    ],
  );
});

test("groups report the mean of their games, are sorted largest first, and omit games without a key", () => {
  const games = ownGames([report("w", 80), report("b", 60), report("b", 70), report("w", 1, { against: null })]);
  assert.deepEqual(
    grouped(games, ({ own }) => own).map(({ key, games: count, accuracy }) => [key, count, accuracy]),
    [
      ["w", 2, 40.5],
      ["b", 2, 65],
    ],
  );
  assert.deepEqual(
    grouped(games, ({ report: { body } }) => body.against),
    [{ key: "person", games: 3, accuracy: 70 }],
  );
});

test("a phase that a game did not reach does not count", () => {
  const games = ownGames([report("w", 80, { phases: { opening: 90, middle: 70 } }), report("b", 60, { phases: { opening: 50 } })]);
  assert.deepEqual(byPhase(games), [
    { key: "opening", games: 2, accuracy: 70 },
    { key: "middle", games: 1, accuracy: 70 },
  ]);
});

test("the user's mistakes are counted by their reason, and those of the opponent are not", () => {
  const turn = (/** @type {string} */ player, /** @type {string} */ kind, /** @type {string | null} */ code) => ({
    player,
    kind,
    reason: code === null ? null : { code },
  });
  const turns = [
    turn("w", "blunder", "gives-row"),
    turn("w", "mistake", null),
    turn("w", "mistake", null),
    turn("w", "inaccuracy", "missed-win"),
    turn("b", "blunder", "missed-win"),
  ];
  assert.deepEqual(recurring(ownGames([report("w", 50, { turns })])), [
    { code: "gives-row", count: 1 },
    { code: "other", count: 2 },
  ]);
});
