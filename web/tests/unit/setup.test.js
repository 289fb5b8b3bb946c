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

test("a setup starts from the position on the board", () => {
  const setup = setupOf(view);
  assert.deepEqual(setup.pieces, view.pieces);
  assert.notEqual(setup.pieces[0], view.pieces[0]);
  assert.deepEqual([setup.toAct, setup.ringsOff, setup.right], ["b", { w: 1, b: 0 }, { w: "lost", b: "first" }]);
});

test("a piece replaces another, and placing the same one again removes it", () => {
  const setup = setupOf(view);
  const marker = /** @type {const} */ ({ kind: "marker", color: "b" });
  const placed = use(setup, marker, "e5");
  assert.deepEqual(placed.pieces, [{ at: "e5", kind: "marker", color: "b" }]);
  assert.deepEqual(use(placed, marker, "e5").pieces, []);
  assert.deepEqual(setup.pieces, view.pieces);
});

test("the eraser removes a piece, and the hand moves one", () => {
  const setup = setupOf(view);
  assert.deepEqual(use(setup, "eraser", "e5").pieces, []);
  assert.deepEqual(carry(setup, "e5", "f6").pieces, [{ at: "f6", kind: "ring", color: "w" }]);
  assert.equal(carry(setup, "f6", "e5"), setup);
});

test("a piece may be placed on every point except the dots on the rim", () => {
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

test("the board shows the setup and nothing of the previous game", () => {
  const drawn = viewOf({ ...setupOf(view), pieces: [] }, view, []);
  assert.deepEqual([drawn.pieces, drawn.last, drawn.white.ringsOff], [[], [], 1]);
});

test("a placed piece comes out of the reserve, and a removed piece returns to it", () => {
  const setup = { ...setupOf(view), pieces: [], reserve: { w: 3, b: 7 } };
  const gipf = use(setup, { kind: "gipf", color: "w" }, "e5");
  assert.deepEqual(gipf.reserve, { w: 1, b: 7 });
  const single = use(gipf, { kind: "single", color: "b" }, "e5");
  assert.deepEqual(single.reserve, { w: 3, b: 6 });
  assert.deepEqual(withPieces(single, []).reserve, { w: 3, b: 7 });
  assert.deepEqual(use(setup, { kind: "marker", color: "w" }, "e5").reserve, setup.reserve);
});
