import assert from "node:assert/strict";
import test from "node:test";

import { carry, choicesOf, setupOf, use, viewOf, withPieces } from "../../analyse/setup.js";

/** @typedef {import("../../core/types.js").View} View */
/** @typedef {import("../../core/types.js").Geometry} Geometry */

const side = { ringsToPlace: 0, ringsOff: 1, reserve: 7, captured: 2, mayBringGipf: false };

/** @type {View} */
const view = {
  variant: "yinsh",
  family: "yinsh",
  position: "",
  start: "",
  toAct: "b",
  stage: "move",
  pieces: [{ at: "e5", kind: "ring", color: "w" }],
  white: side,
  black: { ...side, ringsOff: 0, mayBringGipf: true },
  pool: 51,
  ringsToWin: 3,
  turns: [],
  part: "",
  last: ["e5"],
  choices: [],
  outcome: null,
};

const geometry = /** @type {Geometry} */ (
  /** @type {unknown} */ ({
    points: [
      { name: "e5", dot: false },
      { name: "f6", dot: false },
      { name: "a1", dot: true },
    ],
  })
);

test("a setup begins with what is on the board", () => {
  const setup = setupOf(view);
  assert.deepEqual(setup.pieces, view.pieces);
  assert.notEqual(setup.pieces[0], view.pieces[0]);
  assert.deepEqual([setup.toAct, setup.ringsOff, setup.right], ["b", { w: 1, b: 0 }, { w: "lost", b: "first" }]);
});

test("a piece takes the place of another, and the same one once more takes it off", () => {
  const setup = setupOf(view);
  const marker = /** @type {const} */ ({ kind: "marker", color: "b" });
  const placed = use(setup, marker, "e5");
  assert.deepEqual(placed.pieces, [{ at: "e5", kind: "marker", color: "b" }]);
  assert.deepEqual(use(placed, marker, "e5").pieces, []);
  assert.deepEqual(setup.pieces, view.pieces);
});

test("the eraser takes off, the hand moves", () => {
  const setup = setupOf(view);
  assert.deepEqual(use(setup, "eraser", "e5").pieces, []);
  assert.deepEqual(carry(setup, "e5", "f6").pieces, [{ at: "f6", kind: "ring", color: "w" }]);
  assert.equal(carry(setup, "f6", "e5"), setup);
});

test("a piece may go to every point but the dots on the rim", () => {
  const setup = setupOf(view);
  const tokens = choicesOf(setup, { kind: "ring", color: "w" }, geometry).map((choice) => choice.token);
  assert.deepEqual(tokens, ["e5", "f6"]);
  assert.deepEqual(
    choicesOf(setup, "eraser", geometry).map((choice) => choice.token),
    ["e5"],
  );
  const [moved] = choicesOf(setup, "hand", geometry);
  assert.deepEqual(
    moved?.then?.map((choice) => choice.token),
    ["e5>f6"],
  );
});

test("the board shows the setup and nothing of the game before", () => {
  const drawn = viewOf({ ...setupOf(view), pieces: [] }, view, []);
  assert.deepEqual([drawn.pieces, drawn.last, drawn.white.ringsOff], [[], [], 1]);
});

test("what is put on the board comes out of the reserve, and goes back", () => {
  const setup = { ...setupOf(view), pieces: [], reserve: { w: 3, b: 7 } };
  const gipf = use(setup, { kind: "gipf", color: "w" }, "e5");
  assert.deepEqual(gipf.reserve, { w: 1, b: 7 });
  const single = use(gipf, { kind: "single", color: "b" }, "e5");
  assert.deepEqual(single.reserve, { w: 3, b: 6 });
  assert.deepEqual(withPieces(single, []).reserve, { w: 3, b: 7 });
  assert.deepEqual(use(setup, { kind: "marker", color: "w" }, "e5").reserve, setup.reserve);
});
