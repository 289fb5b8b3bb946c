import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

Object.defineProperty(globalThis, "document", { configurable: true, value: { documentElement: { lang: "en", dataset: {} }, title: "" } });

const { openCore } = await import("../../core/core.js");
const { readTimeControl, writeTimeControl } = await import("../../online/time-control.js");
const { Game } = await import("../../room/game.js");
const { isLow, leftAt } = await import("../../room/clocks.js");
const { BoardState, swapped } = await import("../../room/board-state.js");
const core = await openCore(readFileSync(new URL("../../core/core.wasm", import.meta.url)));

const clocks = { w: { ms: 60_000 }, b: { ms: 60_000 }, running: null, at: 0 };

/** @param {any} [changes] */
const full = (changes = {}) => ({
  id: "g",
  seq: 3,
  terms: { variant: "yinsh", clock: "300+3", rated: false, open: false },
  speed: "blitz",
  status: "playing",
  w: { id: "1" },
  b: { id: "2" },
  you: "w",
  turns: [],
  clocks,
  offers: { draw: null, takeBack: null, rematch: null },
  result: null,
  chat: [],
  plan: null,
  present: null,
  ...changes,
});

/** @param {any} [changes] */
function begun(changes) {
  const game = new Game("g");
  /** @type {string[]} */
  const told = [];
  for (const name of ["turn", "missed", "taken-back", "declined", "begun", "ended"]) game.addEventListener(name, () => told.push(name));
  game.hear(/** @type {any} */ ({ t: "game", game: full(changes) }));
  const event = (/** @type {number} */ seq, /** @type {any} */ deed) =>
    game.hear(/** @type {any} */ ({ t: "event", game: "g", event: { seq, at: 0, ...deed }, clocks, position: "" }));
  return { game, told, event };
}

const turn = (/** @type {string} */ token, color = "w") => ({ deed: "turn", color, turn: token, spent: 1, lag: 0 });

test("turns are applied in order, and duplicates are dropped", () => {
  const { game, told, event } = begun();
  event(4, turn("e5"));
  event(4, turn("e5"));
  event(5, turn("f5", "b"));
  assert.deepEqual(game.turns, ["e5", "f5"]);
  assert.deepEqual(told, ["turn", "turn"]);
  assert.equal(game.toAct, "w");
});

test("a gap is noticed, and later events are ignored until the whole game has arrived", () => {
  const { game, told, event } = begun();
  event(5, turn("f5", "b"));
  assert.deepEqual(told, ["missed"]);
  assert.deepEqual(game.turns, []);
  game.hear(/** @type {any} */ ({ t: "game", game: full({ seq: 5, turns: [{ turn: "e5" }, { turn: "f5" }] }) }));
  assert.deepEqual(game.turns, ["e5", "f5"]);
});

test("an older state of the game does not replace a newer one", () => {
  const { game, event } = begun();
  event(4, turn("e5"));
  game.hear(/** @type {any} */ ({ t: "game", game: full() }));
  assert.deepEqual(game.turns, ["e5"]);
});

test("the whole game is requested after joining and ending, because the log contains no names", () => {
  const { game, told, event } = begun({ status: "waiting", b: null });
  event(4, { deed: "joined", color: "b", player: "2" });
  assert.deepEqual(told, ["missed"]);
  assert.equal(game.seq, 3);
  game.hear(/** @type {any} */ ({ t: "game", game: full({ seq: 4 }) }));
  assert.deepEqual(told, ["missed", "begun"]);
});

test("players who join a game are not told that somebody has joined", () => {
  const { game, told } = begun({ status: "waiting", w: null, you: null });
  game.hear(/** @type {any} */ ({ t: "game", game: full({ seq: 4 }) }));
  assert.deepEqual(told, []);
});

test("offers stand until they are accepted, declined or followed by a turn", () => {
  const { game, event } = begun();
  event(4, { deed: "offered", color: "b", offer: "draw" });
  assert.equal(game.full?.offers.draw, "b");
  event(5, { deed: "declined", color: "w", offer: "draw" });
  assert.equal(game.full?.offers.draw, null);
  event(6, { deed: "offered", color: "b", offer: "take-back" });
  event(7, turn("e5"));
  assert.equal(game.full?.offers.takeBack, null);
});

test("turns that were taken back are removed", () => {
  const { game, event } = begun();
  event(4, turn("e5"));
  event(5, turn("f5", "b"));
  event(6, { deed: "taken-back", turns: 1 });
  assert.deepEqual(game.turns, ["e5"]);
  assert.equal(game.toAct, "b");
});

test("clocks are parsed and formatted as on the server", () => {
  for (const text of ["-", "300", "300+3", "300d5", "300+3x30", "3days"]) assert.equal(writeTimeControl(readTimeControl(text)), text);
});

test("a clock counts down from the server's time, and never below zero", () => {
  const running = { ...clocks, running: /** @type {const} */ ("w"), at: 1000 };
  const control = readTimeControl("60");
  assert.equal(leftAt(running, "w", control, 11_000)?.ms, 50_000);
  assert.equal(leftAt(running, "b", control, 11_000)?.ms, 60_000);
  assert.equal(leftAt(running, "w", control, 99_000)?.ms, 0);
  assert.equal(leftAt(running, "w", control, 500)?.ms, 60_000, "a clock that is slow adds no time");
  assert.equal(leftAt({ ...running, w: null }, "w", control, 2000), null);
});

test("periods follow one after another, and a delay is free", () => {
  const running = { ...clocks, w: { ms: 5000, periods: 2 }, running: /** @type {const} */ ("w") };
  const control = readTimeControl("60+3x30");
  assert.deepEqual(leftAt(running, "w", control, 6000), { ms: 29_000, periods: 1, delay: 0 });
  assert.deepEqual(leftAt(running, "w", control, 36_000), { ms: 29_000, periods: 0, delay: 0 });
  assert.equal(leftAt(running, "w", control, 66_000)?.ms, 0);
  const free = { ...clocks, w: { ms: 60_000, delay: 5000 }, running: /** @type {const} */ ("w") };
  assert.deepEqual(leftAt(free, "w", readTimeControl("60d5"), 3000), { ms: 60_000, periods: 0, delay: 2000 });
  assert.deepEqual(leftAt(free, "w", readTimeControl("60d5"), 8000), { ms: 57_000, periods: 0, delay: 0 });
});

test("time is low at the end of a main time, not of a period followed by others", () => {
  assert.equal(isLow({ ms: 9000 }, readTimeControl("60")), true);
  assert.equal(isLow({ ms: 9000, periods: 2 }, readTimeControl("60+3x30")), false);
  assert.equal(isLow({ ms: 9000, periods: 0 }, readTimeControl("60+3x30")), true);
});

/** A game on no board. */
class BoardGame extends EventTarget {
  locked = false;
  hinted = null;
  board = { hint: (/** @type {any} */ effects) => (this.hinted = effects) };
  #id = 0;
  /** @type {any} */
  view = core.open({ variant: "yinsh" }).view;
  seen = this.view;

  get shown() {
    return this.seen.turns.length;
  }

  /** @param {any} opening */
  open(opening) {
    ({ id: this.#id, view: this.view } = core.open(opening));
    this.seen = this.view;
    this.dispatchEvent(new Event("change"));
  }

  /** @param {string} token */
  async play(token) {
    const before = this.view.turns.length;
    this.view = this.seen = core.act(this.#id, token).view;
    this.dispatchEvent(new Event("change"));
    if (this.view.turns.length > before) this.dispatchEvent(new CustomEvent("turn", { detail: { token } }));
    return true;
  }

  undo() {
    this.view = this.seen = core.undo(this.#id);
    this.dispatchEvent(new Event("change"));
  }

  /** @param {number} count */
  async goTo(count) {
    this.seen = count >= this.view.turns.length ? this.view : { ...this.view, turns: this.view.turns.slice(0, count) };
  }
}

/** @param {string[]} [turns] @param {any} [opening] */
function boardState(turns = [], opening = { variant: "yinsh" }) {
  const boardGame = new BoardGame();
  const made = new BoardState(core, /** @type {any} */ (boardGame));
  made.open(opening, turns);
  made.allow(true);
  return { boardState: made, boardGame };
}

/** Lets all pending callbacks run. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test("the board follows the server's turns, one by one or all at once", async () => {
  const { boardState: it } = boardState(["e5"]);
  it.follow(["e5", "f5"]);
  await settled();
  assert.deepEqual(it.played(), ["e5", "f5"]);
  it.follow(["e5", "f5", "g5", "h5", "d5", "c5"]);
  await settled();
  assert.equal(it.played().length, 6);
  it.follow(["e5"]);
  await settled();
  assert.deepEqual(it.played(), ["e5"]);
});

test("a player who looks at an earlier position stays there while the game goes on, and can catch up later", async () => {
  const { boardState: it, boardGame } = boardState(["e5", "f5", "g5"]);
  it.look(1);
  it.follow(["e5", "f5", "g5", "h5"]);
  await settled();
  assert.equal(it.shown, 1);
  assert.equal(it.behind, true);
  assert.equal(boardGame.locked, true);
  it.look(Infinity);
  await settled();
  assert.equal(it.shown, 4);
  assert.equal(it.behind, false);
});

test("the user's own turn is reported, a turn from the server is not", async () => {
  const { boardState: it, boardGame } = boardState([]);
  /** @type {string[]} */
  const told = [];
  it.addEventListener("complete", (event) => told.push(/** @type {CustomEvent} */ (event).detail.token));
  await boardGame.play("e5");
  it.follow(["e5"]);
  it.follow(["e5", "f5"]);
  await settled();
  assert.deepEqual(told, ["e5"]);
});

test("a turn can be chosen in advance between turns, and checked later", () => {
  const placed = ["e5", "f5", "g5", "h5", "d5", "c5", "e6", "f6", "g6", "h6"];
  const { boardState: it } = boardState(placed);
  assert.equal(it.premove(), true);
  assert.equal(it.view.toAct, "b");
  it.home();
  assert.equal(it.mode, "game");
  assert.equal(it.fits([...placed, "e5-e4"], "f5-f4"), true);
  assert.equal(it.fits([...placed, "e5-e4"], "e4-e3"), false);
  assert.equal(it.fits([...placed, "e5-e4"], "f5-"), false);
});

test("no turn can be chosen in advance while rings are placed", () => {
  const { boardState: it } = boardState(["e5"]);
  assert.equal(it.premove(), false);
  assert.equal(it.mode, "game");
  assert.deepEqual(it.played(), ["e5"]);
});

test("only a position between two turns can be swapped", () => {
  const view = { position: "4/M6 w move 0-0", part: "", outcome: null };
  assert.equal(swapped(/** @type {any} */ (view)), "4/M6 b move 0-0");
  assert.equal(swapped(/** @type {any} */ ({ ...view, position: "4/M6 w ring:w 0-0" })), null);
  assert.equal(swapped(/** @type {any} */ ({ ...view, part: "e5-e4" })), null);
});

const { nonceFor } = await import("../../room/nonce.js");
const { lastProof } = await import("../../room/match.js");

/** @param {any} dice */
const inMatch = (dice) => full({ match: { dice } });

test("a nonce goes with a turn once the server has committed to its seed, until the log contains it", () => {
  const nonce = nonceFor(inMatch({ hash: "00", seed: null }));
  assert.match(nonce ?? "", /^[0-9a-f]{64}$/);
  assert.notEqual(nonceFor(inMatch({ hash: "00", seed: null })), nonce);
  assert.match(nonceFor(inMatch({ hash: "00", seed: null, nonces: { w: null, b: "01" } })) ?? "", /^[0-9a-f]{64}$/);
  assert.equal(nonceFor(inMatch({ hash: "00", seed: null, nonces: { w: "01", b: null } })), undefined);
  assert.equal(nonceFor(inMatch({ hash: null, seed: null })), undefined);
  assert.equal(nonceFor(full()), undefined);
  assert.equal(nonceFor(null), undefined);
});

test("the page determines how the last roll was proved", () => {
  const contest = (/** @type {any} */ changes) => /** @type {any} */ ({ rolls: ["3-3", "5-3"], proofs: ["white", "both"], ...changes });
  assert.equal(lastProof([contest({})]), "both");
  assert.equal(lastProof([contest({ proofs: undefined })]), "server", "an older server");
  assert.equal(lastProof([contest({}), contest({ rolls: [], proofs: [] })]), null);
  assert.equal(lastProof([]), null);
});
