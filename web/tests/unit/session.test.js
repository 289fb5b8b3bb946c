// An analysis: turns on the board become variations, and changes are stored.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beforeEach, mock, test } from "node:test";
import { FakeBoard } from "./fake-board.js";
import { changeElsewhere, forgetAll } from "./fakes.js";

const { openCore, openDocuments } = await import("../../core/core.js");
const { BoardGame } = await import("../../board/board-game.js");
const { analyses } = await import("../../analysis/storage.js");
const { Session } = await import("../../analysis/session.js");
const { Tree } = await import("../../analysis/tree.js");

const bytes = (/** @type {string} */ name) => readFile(new URL(`../../${name}`, import.meta.url));
const core = Object.assign(await openCore(await bytes("core/core.wasm")), await openDocuments(await bytes("documents/documents.wasm")));

mock.timers.enable({ apis: ["setTimeout"] });
beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  forgetAll();
});

function begun() {
  const board = new FakeBoard();
  const boardGame = new BoardGame(core, /** @type {any} */ (board), { variant: "yinsh" });
  const session = new Session(core, boardGame, Tree.of({ variant: "yinsh" }));
  return { board, boardGame, session };
}

/** @param {InstanceType<typeof Session>} session */
const mainLine = (session) => session.tree.mainLine().map(({ token }) => token);

test("turns played on the board become the main line, and another turn at an earlier position a variation", async () => {
  const { board, boardGame, session } = begun();
  for (const token of ["e5", "f5"]) {
    board.choose(token);
    await boardGame.rest;
  }
  assert.deepEqual(mainLine(session), ["e5", "f5"]);
  await session.go(session.tree.root);
  board.choose("g5");
  await boardGame.rest;
  assert.deepEqual(mainLine(session), ["e5", "f5"]);
  assert.deepEqual(
    session.tree.root.children.map(({ token }) => token),
    ["e5", "g5"],
  );
  assert.equal(session.node.token, "g5");
});

test("a turn that is in the tree already is followed, and changes nothing", async () => {
  const { board, session } = begun();
  board.choose("e5");
  await session.go(session.tree.root);
  let changes = 0;
  session.addEventListener("tree", () => changes++);
  board.choose("e5");
  assert.deepEqual([session.tree.root.children.length, session.node.token, changes], [1, "e5", 0]);
});

test("turns of the engine are played as far as the rules allow", async () => {
  const { boardGame, session } = begun();
  await session.play(["e5", "f5", "e5", "g5"]);
  assert.deepEqual([mainLine(session), session.node.token, boardGame.view.turns.length], [["e5", "f5"], "f5", 2]);
});

test("a step that was overtaken by another does not undo it", async () => {
  const { board, session } = begun();
  await session.play(["e5", "f5"]);
  await session.go(session.tree.root);
  /** @type {() => void} */
  let release = () => {};
  board.pause = new Promise((done) => (release = () => done()));
  const [first] = session.tree.mainLine();
  const step = session.go(/** @type {any} */ (first));
  await new Promise(setImmediate);
  await session.go(session.tree.root);
  release();
  await step;
  assert.equal(session.node, session.tree.root);
});

test("changes are stored together after a moment, with the current turn", () => {
  const { board } = begun();
  board.choose("e5");
  board.choose("f5");
  assert.deepEqual(analyses.all(), []);
  mock.timers.tick(400);
  const [kept] = analyses.all();
  assert.deepEqual(
    [kept?.record.turns.map(({ token }) => token), kept?.place],
    [
      ["e5", "f5"],
      [0, 0],
    ],
  );
});

test("an analysis without turns is not stored", () => {
  const { session } = begun();
  session.changed();
  session.keepNow();
  assert.deepEqual(analyses.all(), []);
});

test("an analysis that another tab changes too gets a copy of its own", () => {
  const { board, session } = begun();
  board.choose("e5");
  session.keepNow();
  const [kept] = analyses.all();
  changeElsewhere(`gipfel.analysis.${kept?.id}`, { ...kept, place: [] });
  session.keepNow();
  assert.deepEqual(
    analyses
      .all()
      .map(({ place }) => place)
      .sort(),
    [[], [0]],
  );
});

test("a chapter is stored by its keeper, and the list of analyses stays as it is", () => {
  const { board, session } = begun();
  /** @type {string[][]} */
  const kept = [];
  const keeper = (/** @type {any} */ { turns }) => void kept.push(turns.map((/** @type {any} */ { token }) => token));
  session.show(Tree.of({ variant: "yinsh" }), { keeper });
  board.choose("e5");
  mock.timers.tick(400);
  assert.deepEqual([kept.at(-1), analyses.all()], [["e5"], []]);
});

test("a study takes over trees that have no keeper", () => {
  const { session } = begun();
  /** @type {unknown[]} */
  const adopted = [];
  session.adopt = (tree, place) => void adopted.push([tree, place]);
  const tree = Tree.of({ variant: "gipf-basic" });
  session.show(tree, { place: [0] });
  assert.deepEqual([adopted, session.tree === tree], [[[tree, [0]]], false]);
});

test("a stored analysis that the rules refuse is reported, and as much as possible of it is shown", async () => {
  const { session } = begun();
  await session.play(["e5", "f5"]);
  const record = session.tree.toRecord();
  record.turns[1].token = "e5";
  /** @type {string[]} */
  const refused = [];
  session.addEventListener("refused", (event) => refused.push(/** @type {CustomEvent} */ (event).detail.node.token));
  session.show(new Tree(record), { place: [0, 0] });
  assert.deepEqual([refused, session.view.turns.length, session.tree.mainLine().length], [["e5"], 0, 2]);
});

test("the result of the main line is that of the rules, and open before the end", () => {
  const { session } = begun();
  const position = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0";
  session.show(Tree.of({ variant: "yinsh-blitz", position }));
  assert.equal(session.ruledResult(), null);
  session.show(Tree.of({ variant: "yinsh-blitz", position }, [{ token: "d7-d8;xd3-d7;xd8", player: "w" }]));
  assert.equal(session.ruledResult(), "1-0");
});
