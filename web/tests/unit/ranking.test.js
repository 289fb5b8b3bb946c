import assert from "node:assert/strict";
import test from "node:test";

import { ranked } from "../../analyse/ranking.js";

/** @typedef {import("../../engine/messages.d.ts").Variation} Variation */

/** @param {string} token @returns {Variation} */
const line = (token, cp = 0) => ({ turns: [token], score: { cp }, wdl: [0, 0, 0] });

/** @param {Variation[]} lines */
const tokens = (lines) => lines.map((each) => each.turns[0]);

test("variations arrive one at a time", () => {
  const first = ranked([], { rank: 1, line: line("a") });
  assert.deepEqual(tokens(ranked(first, { rank: 2, line: line("b") })), ["a", "b"]);
});

test("a turn that rises swaps places with another, so no turn is listed twice", () => {
  const lines = [line("a"), line("b"), line("c")];
  assert.deepEqual(tokens(ranked(lines, { rank: 1, line: line("c", 9) })), ["c", "b", "a"]);
});

test("an update of the same turn replaces the earlier one", () => {
  const [only] = ranked([line("a")], { rank: 1, line: line("a", 7) });
  assert.equal(only?.score.cp, 7);
});
