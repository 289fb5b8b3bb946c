// A game on the server as one of its players sees it, with a connection that answers when the test tells it to.

import { readFile } from "node:fs/promises";
import { FakeBoard } from "./fake-board.js";
import "./fakes.js";

const { BoardGame } = await import("../../board/board-game.js");
const { openCore } = await import("../../core/core.js");
const { BoardState } = await import("../../room/board-state.js");
const { Game } = await import("../../room/game.js");
const { Sender } = await import("../../room/sender.js");
const core = await openCore(await readFile(new URL("../../core/core.wasm", import.meta.url)));

/** Returns the messages shown to the user since the last call. */
export function messages() {
  const shelves = /** @type {import("./fakes.js").Element} */ (/** @type {unknown} */ (document.body)).children;
  const items = shelves.flatMap((shelf) => (typeof shelf === "string" ? [] : shelf.children));
  for (const shelf of shelves) if (typeof shelf !== "string") shelf.children = [];
  return items.map(
    (item) =>
      /** @type {import("./fakes.js").Element} */ (item).children.map(
        (part) => /** @type {import("./fakes.js").Element} */ (part).textContent,
      )[0],
  );
}

/** A connection that answers when the test tells it to. */
class Connection {
  state = "online";
  /** @type {any[]} */
  frames = [];
  /** @type {{ answer: () => void, refuse: (error: unknown) => void }[]} */
  open = [];

  /** @param {any} frame @param {string} [id] */
  command(frame, id) {
    this.frames.push({ ...frame, id });
    return new Promise((resolve, reject) => this.open.push({ answer: () => resolve(null), refuse: reject }));
  }
}

/** @param {any} [changes] */
export function joined(changes) {
  const full = {
    id: "g",
    seq: 3,
    terms: { variant: "yinsh", clock: "300+3", rated: false, open: false },
    speed: "blitz",
    status: "playing",
    w: { id: "1" },
    b: { id: "2" },
    you: "w",
    turns: [],
    clocks: { w: null, b: null, running: null, at: 0 },
    offers: {},
    result: null,
    chat: [],
    plan: [],
    present: null,
    ...changes,
  };
  const game = new Game("g");
  game.hear(/** @type {any} */ ({ t: "game", game: full }));
  const connection = new Connection();
  const time = { now: 1000 };
  const sender = new Sender(game, /** @type {any} */ (connection), () => time.now);
  /** @type {any[]} */
  const refused = [];
  sender.addEventListener("refused", (event) => refused.push(/** @type {CustomEvent} */ (event).detail));
  sender.update();
  /** The server reports a turn. */
  const hear = (/** @type {string} */ turn, color = game.turns.length % 2 === 0 ? "w" : "b") => {
    const event = { seq: (game.seq ?? 0) + 1, at: 0, deed: "turn", color, turn, spent: 0, lag: 0 };
    game.hear(/** @type {any} */ ({ t: "event", game: "g", event, clocks: full.clocks, position: "" }));
    sender.update();
  };
  return { game, connection, sender, time, refused, hear };
}

/** All rings of YINSH. */
const PLACED = "e9 f3 f5 d7 e4 c4 j8 h3 j7 i11".split(" ").map((turn) => ({ turn }));

/** Black's view of a game in which White is to make the first move, with its board. @param {any} [changes] */
export function waiting(changes) {
  const room = joined({ you: "b", turns: [...PLACED], ...changes });
  const board = new FakeBoard();
  const boardGame = new BoardGame(core, /** @type {any} */ (board), { variant: "yinsh" });
  const boardState = new BoardState(core, boardGame);
  boardState.open({ variant: "yinsh" }, room.game.turns);
  boardState.allow(false);
  return { ...room, board, boardState };
}
