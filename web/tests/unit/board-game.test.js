// A game on a board: choices go to the core, and its answers to the board and to the page.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { BoardGame } from "../../board/board-game.js";
import { setUpBoards } from "../../board/surroundings.js";
import { openCore } from "../../core/core.js";
import { FakeBoard } from "./fake-board.js";

const core = await openCore(await readFile(new URL("../../core/core.wasm", import.meta.url)));
setUpBoards({ texts: (id) => (id.startsWith("refusal-") ? "" : id) });

/** @param {any} [opening] */
function begun(opening = { variant: "yinsh" }) {
  const board = new FakeBoard();
  const game = new BoardGame(core, /** @type {any} */ (board), opening);
  /** @type {any[]} */
  const turns = [];
  /** @type {any[]} */
  const refused = [];
  game.addEventListener("turn", (event) => turns.push(/** @type {CustomEvent} */ (event).detail));
  board.addEventListener("refused", (event) => refused.push(/** @type {CustomEvent} */ (event).detail));
  return { board, game, turns, refused };
}

const tokens = (/** @type {BoardGame} */ game) => game.view.turns.map(({ token }) => token);

test("a choice on the board is played, shown, announced and reported as a turn", async () => {
  const { board, game, turns } = begun();
  board.choose("e5");
  await game.rest;
  assert.deepEqual(tokens(game), ["e5"]);
  assert.equal(board.view, game.view);
  assert.equal(board.said.length, 1);
  assert.deepEqual([turns[0].token, turns[0].player], ["e5", "w"]);
});

test("a refused choice changes nothing, and its reason is dispatched on the board", () => {
  const { board, game, turns, refused } = begun({ variant: "yinsh", turns: ["e5"] });
  board.choose("e5");
  assert.deepEqual([tokens(game), turns], [["e5"], []]);
  assert.equal(refused.length, 1);
  assert.equal(refused[0].text, refused[0].refusal.text, "in English if the page has no translation");
});

test("a typed turn is answered below the board instead", () => {
  const { board, refused } = begun();
  board.choose("z9", true);
  assert.match(String(board.answered), /\w/);
  board.choose("e5", true);
  assert.equal(board.answered, null);
  assert.deepEqual(refused, []);
});

test("a locked game, an earlier position and a closed game cannot be played", async () => {
  const { board, game } = begun({ variant: "yinsh", turns: ["e5", "f5"] });
  assert.equal(board.interactive, true);
  game.locked = true;
  assert.equal(board.interactive, false);
  game.locked = false;
  await game.goTo(1);
  assert.deepEqual([game.shown, board.view.turns.length, board.interactive], [1, 1, false]);
  await game.goTo(Infinity);
  assert.deepEqual([game.seen === game.view, board.interactive], [true, true]);
  game.close();
  assert.equal(board.interactive, false);
});

test("one step forward is animated, every other change of the position is shown at once", async () => {
  const { board, game } = begun({ variant: "yinsh", turns: ["e5", "f5", "g5"] });
  await game.goTo(0);
  assert.deepEqual(board.played, []);
  await game.goTo(1);
  assert.deepEqual(board.played.length, 1);
  await game.goTo(3);
  assert.deepEqual(board.played.length, 1);
});

test("a turn that waited for an animation is dropped if the game has changed meanwhile", async () => {
  const { board, game } = begun();
  /** @type {() => void} */
  let release = () => {};
  board.pause = new Promise((done) => (release = () => done()));
  board.choose("e5");
  const late = game.play("f5");
  game.undo();
  release();
  assert.equal(await late, false);
  assert.deepEqual(tokens(game), []);
});

test("the last action is taken back and announced, and at the start there is none", () => {
  const { board, game } = begun({ variant: "yinsh", turns: ["e5"] });
  game.undo();
  assert.deepEqual(tokens(game), []);
  assert.equal(board.said.length, 1);
  game.undo();
  assert.equal(board.said.length, 1);
});

test("another game on the same board releases the previous one", () => {
  /** @type {number[]} */
  const closed = [];
  const close = (/** @type {number} */ id) => {
    closed.push(id);
    return core.close(id);
  };
  const counted = { ...core, close };
  const game = new BoardGame(counted, /** @type {any} */ (new FakeBoard()), { variant: "yinsh" });
  game.open({ variant: "gipf-basic" });
  assert.equal(closed.length, 1);
  assert.equal(game.view.family, "gipf");
  game.close();
  assert.equal(closed.length, 2);
});
