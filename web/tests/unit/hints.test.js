// Hints in steps.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./fakes.js";

const { Hints } = await import("../../teach/hints.js");
const { extend } = await import("../../words/words.js");
extend({
  "play-hint-is": ["Hint ", { v: "turn" }],
  "teach-ask-threat": ["Threat of ", { v: "player" }, "?"],
  "teach-hint-chance": "Chance?",
  "teach-hint-otherwise": ["After ", { v: "turn" }, ":"],
  "report-reason-allows-row": ["Row ", { v: "points" }, "."],
  "report-reason-missed-row": ["Chance ", { v: "points" }, "."],
});

const ROW = { code: "allows-row", player: "b", points: ["d3-d7"], number: 0, other: 0, branch: "played", turn: 1 };
const WANTED = () => true;

/** @param {object | null} judged @param {string[]} [turns] */
function prepared(judged, turns = ["a1", "b1", "c1"]) {
  /** @type {{ searches: number, judged: string[], marked: any[] }} */
  const seen = { searches: 0, judged: [], marked: [] };
  const board = { preview: () => [], hint: (/** @type {any} */ effects) => void seen.marked.push(effects) };
  const finder = {
    hint: async () => {
      seen.searches++;
      return turns.map((turn) => /** @type {any} */ ({ turns: [turn] }));
    },
  };
  const judge = async (/** @type {any} */ _view, /** @type {string} */ turn) => {
    seen.judged.push(turn);
    return /** @type {any} */ (judged);
  };
  return { hints: new Hints(/** @type {any} */ (board), finder, judge), seen };
}

/** @param {string} [part] */
const scene = (part = "") => ({ view: /** @type {any} */ ({ part }) });

/** @param {import("../../teach/hints.js").Hints<any>} hints @param {object} where @param {number} count */
async function told(hints, where, count) {
  const all = [];
  for (let step = 0; step < count; step++) all.push(await hints.next(/** @type {any} */ (where), WANTED));
  return all;
}

test("hints ask about a threat, tell what a worse turn allows, and name the turn, with one search", async () => {
  const { hints, seen } = prepared({ player: "w", kind: "mistake", reason: ROW });
  assert.deepEqual(await told(hints, scene(), 4), ["Threat of b?", "After c1: Row d3–d7.", "Hint a1", "Hint a1"]);
  assert.deepEqual([seen.searches, seen.judged], [1, ["c1"]]);
  assert.deepEqual(seen.marked[0][0].row, ["d3", "d7"]);
});

test("a chance is asked for and then told", async () => {
  const reason = { ...ROW, code: "missed-row", player: "w", branch: "better", turn: 0 };
  const { hints } = prepared({ player: "w", kind: "blunder", reason });
  assert.deepEqual(await told(hints, scene(), 3), ["Chance?", "Chance d3–d7.", "Hint a1"]);
});

test("the turn is named at once if nothing can be seen, in the middle of a turn, and if all turns are as good", async () => {
  const unseen = prepared({ player: "w", kind: "mistake", reason: { ...ROW, code: "compare-centre" } });
  assert.deepEqual(await told(unseen.hints, scene(), 1), ["Hint a1"]);
  const good = prepared({ player: "w", kind: "good", reason: ROW });
  assert.deepEqual(await told(good.hints, scene(), 1), ["Hint a1"]);
  const middle = prepared({ player: "w", kind: "mistake", reason: ROW });
  assert.deepEqual(await told(middle.hints, scene("a1"), 1), ["Hint a1"]);
  assert.deepEqual(middle.seen.judged, []);
});

test("another position begins with the first hint, and a failed search is tried again", async () => {
  const { hints, seen } = prepared({ player: "w", kind: "mistake", reason: ROW });
  await told(hints, scene(), 2);
  assert.deepEqual(await told(hints, scene(), 1), ["Threat of b?"]);
  assert.equal(seen.searches, 2);
  const failing = prepared(null, []);
  const where = scene();
  assert.deepEqual(await told(failing.hints, where, 2), [null, null]);
  assert.equal(failing.seen.searches, 2);
});
