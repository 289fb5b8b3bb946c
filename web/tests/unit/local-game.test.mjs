import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, mock, test } from "node:test";

/** @type {Record<string, string>} */
const kept = {};
Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  value: {
    getItem: (/** @type {string} */ key) => kept[key] ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void (kept[key] = value),
    removeItem: (/** @type {string} */ key) => void delete kept[key],
  },
});

const { openCore } = await import("../../core/core.js");
const { games } = await import("../../game/games.js");
const { LocalGame, newGame, rematchOf } = await import("../../play/local-game.js");
const core = await openCore(readFileSync(new URL("../../core/core.wasm", import.meta.url)));

/** A game on no board. */
class BoardGame extends EventTarget {
  locked = false;
  #id = 0;
  /** @type {any} */
  view = null;

  /** @param {any} opening */
  open(opening) {
    ({ id: this.#id, view: this.view } = core.open(opening));
    this.dispatchEvent(new Event("change"));
  }

  /** @param {string} token */
  play(token) {
    const before = this.view.turns.length;
    this.view = core.act(this.#id, token).view;
    this.dispatchEvent(new Event("change"));
    if (this.view.turns.length > before) this.dispatchEvent(new Event("turn"));
  }
}

/** An engine that replies when the test tells it to. */
class Thinker extends EventTarget {
  state = "ready";
  /** @type {(token: string | null) => void} */
  answer = () => {};
  warm() {}
  stop() {
    this.answer(null);
  }
  turn() {
    return new Promise((resolve) => (this.answer = resolve));
  }
}

const person = /** @type {const} */ ({ kind: "person", name: "" });
const engine = /** @type {const} */ ({ kind: "engine", level: 3 });
const timeControl = { base: 60_000, increment: 1_000 };

/** @param {any} [changes] */
const plan = (changes = {}) => ({
  variant: "yinsh",
  handicap: undefined,
  seats: { w: person, b: person },
  timeControl: null,
  turning: false,
  ...changes,
});

/** @param {any} [changes] */
function begun(changes) {
  const [boardGame, thinker, time] = [new BoardGame(), new Thinker(), { now: 0 }];
  const localGame = new LocalGame(/** @type {any} */ (boardGame), /** @type {any} */ (thinker), () => time.now);
  localGame.open(newGame(plan(changes), { variant: "yinsh" }));
  return { localGame, boardGame, thinker, time };
}

/** Advances the time and runs all pending callbacks. @param {number} time */
async function pass(time) {
  mock.timers.tick(time);
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
});

test("every turn is stored, even an unfinished one", () => {
  const { localGame, boardGame } = begun();
  boardGame.play("e5");
  const game = /** @type {any} */ (localGame.game);
  assert.deepEqual(games.find(game.id)?.turns, ["e5"]);
});

test("the engine replies after a delay, and the board is locked until then", async () => {
  const { localGame, boardGame, thinker } = begun({ seats: { w: person, b: engine } });
  assert.equal(boardGame.locked, false);
  boardGame.play("e5");
  assert.equal(boardGame.locked, true);
  thinker.answer("f5");
  await pass(100);
  assert.equal(localGame.view.turns.length, 1);
  await pass(1000);
  assert.equal(localGame.view.turns.length, 2);
  assert.equal(boardGame.locked, false);
});

test("a turn taken back while the engine is thinking receives no reply", async () => {
  const { localGame, boardGame, thinker } = begun({ seats: { w: person, b: engine } });
  boardGame.play("e5");
  const { answer } = thinker;
  localGame.takeBack();
  answer("f5");
  await pass(2000);
  assert.equal(localGame.view.turns.length, 0);
  assert.equal(boardGame.locked, false);
});

test("against the engine, taking back returns to the user's last turn, else it undoes one turn", async () => {
  const { localGame, boardGame, thinker } = begun({ seats: { w: person, b: engine } });
  boardGame.play("e5");
  thinker.answer("f5");
  await pass(1000);
  localGame.takeBack();
  assert.deepEqual(localGame.game?.turns, []);
  const two = begun();
  two.boardGame.play("e5");
  two.boardGame.play("f5");
  two.localGame.takeBack();
  assert.deepEqual(two.localGame.game?.turns, ["e5"]);
});

test("taking back a turn restores the clock", () => {
  const { localGame, boardGame, time } = begun({ timeControl });
  boardGame.play("e5");
  time.now = 10_000;
  boardGame.play("f5");
  assert.equal(localGame.left("b"), 51_000);
  localGame.takeBack();
  assert.equal(localGame.left("b"), 60_000);
});

test("a fallen flag wins the game for the opponent", async () => {
  const { localGame, boardGame, time } = begun({ timeControl });
  boardGame.play("e5");
  time.now = 60_001;
  await pass(100);
  assert.deepEqual(localGame.ending, { winner: "w", reason: "time" });
  assert.equal(boardGame.locked, true);
});

test("resigning loses the game for the person against the engine, else for the player to act", () => {
  const alone = begun({ seats: { w: person, b: engine } });
  alone.boardGame.play("e5");
  alone.localGame.resign();
  assert.deepEqual(alone.localGame.ending, { winner: "b", reason: "resignation" });
  const two = begun();
  two.boardGame.play("e5");
  two.localGame.resign();
  assert.deepEqual(two.localGame.ending, { winner: "w", reason: "resignation" });
});

test("a game that another tab has stored since is not overwritten", () => {
  const { localGame, boardGame } = begun();
  boardGame.play("e5");
  const other = /** @type {any} */ (games.find(localGame.game?.id ?? ""));
  other.turns = ["a2"];
  games.put(other);
  let stale = 0;
  localGame.addEventListener("stale", () => (stale += 1));
  boardGame.play("f5");
  assert.equal(stale, 1);
  assert.deepEqual(games.find(other.id)?.turns, ["a2"]);
});

test("a rematch swaps the colours and keeps the time control", () => {
  const { localGame } = begun({ seats: { w: person, b: engine }, timeControl });
  const again = rematchOf(/** @type {any} */ (localGame.game));
  assert.deepEqual(again.seats, { w: engine, b: person });
  assert.deepEqual(again.clock?.pace, timeControl);
  assert.deepEqual(again.turns, []);
  assert.notEqual(again.id, localGame.game?.id);
});
