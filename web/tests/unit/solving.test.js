// A puzzle on the board: the opponent leads up to it, the user's turns are judged, and right ones are replied to.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { openCore } from "../../core/core.js";
import { Solving } from "../../puzzles/solving.js";
import { FakeBoard } from "./fake-board.js";

const core = await openCore(await readFile(new URL("../../core/core.wasm", import.meta.url)));
const { view: empty } = core.open({ variant: "yinsh" });

/** The opponent leads with e5; the solution is f5, the opponent replies g5, and the user plays h5. */
const PUZZLE = { id: "1", variant: "yinsh", kind: "win", start: empty.position, ledBy: "e5", line: ["f5", "g5", "h5"], asked: 3 };

/** @param {any} [changes] */
async function shown(changes) {
  const puzzle = { ...PUZZLE, ...changes };
  const board = new FakeBoard();
  const study = {
    attempt: (/** @type {string} */ _, /** @type {number} */ place, /** @type {string} */ turn) => puzzle.line[place] === turn,
  };
  const solving = new Solving(core, async () => /** @type {any} */ (study), /** @type {any} */ (board));
  /** @type {string[]} */
  const told = [];
  for (const name of ["ask", "onward", "wrong", "solved", "shown"]) solving.addEventListener(name, () => told.push(name));
  /** Waits until the solving reports something. */
  const next = (/** @type {string} */ name) => new Promise((done) => solving.addEventListener(name, () => done(null), { once: true }));
  await solving.show({ facts: /** @type {any} */ (puzzle), line: "line" }, () => {});
  return { board, solving, told, next, tokens: () => board.view.turns.map((/** @type {any} */ { token }) => token) };
}

test("the opponent plays first, and the user sits at the bottom", async () => {
  const { board, solving, told, tokens } = await shown();
  assert.deepEqual([tokens(), told], [["e5"], ["ask"]]);
  assert.deepEqual([solving.player, board.flipped, board.interactive], ["b", true, true]);
});

test("a correct turn gets a reply, and the last one solves the puzzle", async () => {
  const { board, told, next, tokens } = await shown();
  const onward = next("onward");
  board.choose("f5");
  await onward;
  assert.deepEqual(tokens(), ["e5", "f5", "g5"]);
  const solved = next("solved");
  board.choose("h5");
  await solved;
  assert.deepEqual(told, ["ask", "onward", "ask", "solved"]);
  assert.equal(board.interactive, false);
});

test("a wrong turn stops the puzzle until it is taken back", async () => {
  const { board, solving, told, next, tokens } = await shown();
  const wrong = next("wrong");
  board.choose("a2");
  await wrong;
  assert.deepEqual([told, board.interactive], [["ask", "wrong"], false]);
  solving.retry();
  assert.deepEqual([tokens(), board.interactive], [["e5"], true]);
});

test("the opponent replies to a wrong turn, unless it has been taken back", async () => {
  const { board, solving, next, tokens } = await shown();
  const wrong = next("wrong");
  board.choose("a2");
  await wrong;
  assert.deepEqual(solving.miss, { before: ["e5"], turn: "a2" });
  assert.equal(await solving.reply("g5"), true);
  assert.deepEqual(tokens(), ["e5", "a2", "g5"]);
  solving.retry();
  assert.equal(solving.miss, null);
  assert.equal(await solving.reply("g5"), false);
  assert.deepEqual(tokens(), ["e5"]);
});

test("a hint marks the given points, or else where the right turn begins", async () => {
  const { board, solving } = await shown();
  solving.hint(["a1", "a5"]);
  assert.deepEqual(
    board.marks.map(({ at }) => at),
    ["a1", "a5"],
  );
  solving.hint();
  assert.deepEqual(board.marks, [{ at: "f5", kind: "goal" }]);
});

test("the solution is played from the current position, and can be stepped through", async () => {
  const { solving, told, tokens } = await shown({ asked: 2 });
  await solving.solve();
  assert.deepEqual(tokens(), ["e5", "f5", "g5"]);
  assert.equal(told.at(-1), "shown");
  assert.equal(solving.hasNext, true, "the line goes on after the task");
  await solving.forward();
  assert.deepEqual([tokens().length, solving.hasNext], [4, false]);
  await solving.back();
  assert.deepEqual([tokens().length, solving.hasNext, solving.hasBefore], [3, true, true]);
});

test("a puzzle without a leading turn asks the player to move at once", async () => {
  const { board, solving, told, tokens } = await shown({ ledBy: undefined });
  assert.deepEqual([tokens(), told, solving.player, board.flipped], [[], ["ask"], "w", false]);
});

test("the reply to an abandoned puzzle is not played", async () => {
  const { board, solving, told, tokens } = await shown();
  /** @type {() => void} */
  let release = () => {};
  board.pause = new Promise((done) => (release = () => done()));
  board.choose("f5");
  solving.retry();
  release();
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(
    [told, tokens()],
    [
      ["ask", "ask"],
      ["e5", "f5"],
    ],
  );
});
