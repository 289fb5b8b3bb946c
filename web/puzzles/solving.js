// A puzzle on the board: the opponent's last turn, then the user's turns, each judged, and the replies in between.

import { BoardGame } from "../board/board-game.js";
import { other } from "../core/color.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { BoardCalls, Color, PointName, Token } from "../core/types.d.ts" */
/** @import { PuzzleFacts, TrainingCalls } from "../training/types.d.ts" */
/** @import { Dealt } from "./types.d.ts" */

/** Time for which the position before the opponent's last turn is shown, in movements of the board. */
const LEAD_PAUSE = 2;

/**
 * Events: `ask` when a turn is wanted, `onward` when a right one has been replied to, `wrong`, `solved`, and `shown` when the
 * solution has been played.
 */
export class Solving extends EventTarget {
  #core;
  #training;
  #board;
  /** @type {BoardGame | null} */
  #boardGame = null;
  /** @type {PuzzleFacts | null} */
  #puzzle = null;
  #line = "";
  /** The wrong turn on the board. @type {Token | null} */
  #wrong = null;
  /** Index of the requested turn in the line. */
  #place = 0;
  /** Whether turns on the board are the user's. */
  #asks = false;
  /** Generation counter; results of an earlier generation are discarded. */
  #round = 0;

  /** @param {BoardCalls} core @param {() => Promise<TrainingCalls>} training @param {HexBoard} board */
  constructor(core, training, board) {
    super();
    this.#core = core;
    this.#training = training;
    this.#board = board;
  }

  /** The player who solves the puzzle. @returns {Color} */
  get player() {
    const { toAct } = this.#view;
    const played = this.#view.turns.length - (this.#puzzle?.ledBy ? 1 : 0);
    return played % 2 === 0 ? toAct : other(toAct);
  }

  get #view() {
    if (!this.#boardGame) throw new Error("no puzzle has been loaded yet");
    return this.#boardGame.view;
  }

  /** The turns before the requested one. @returns {Token[]} */
  get #before() {
    const { ledBy, line } = /** @type {PuzzleFacts} */ (this.#puzzle);
    return [...(ledBy ? [ledBy] : []), ...line.slice(0, this.#place)];
  }

  /** The turns before the wrong one on the board, and that turn; null if there is none. */
  get miss() {
    return this.#wrong === null ? null : { before: this.#before, turn: this.#wrong };
  }

  /**
   * Shows a puzzle: first the opponent plays.
   * @param {Dealt} dealt
   * @param {(puzzle: PuzzleFacts, opponent: Color) => void} begun called before the opponent plays
   */
  async show({ facts: puzzle, line }, begun) {
    this.#puzzle = puzzle;
    this.#line = line;
    this.#place = 0;
    const round = this.#open([]);
    const first = this.#view.toAct;
    const own = puzzle.ledBy ? other(first) : first;
    if (this.#boardGame) this.#boardGame.own = own;
    this.#board.flipped = own === "b";
    begun(puzzle, first);
    if (puzzle.ledBy) {
      await new Promise((done) => setTimeout(done, LEAD_PAUSE * this.#board.speed));
      if (round !== this.#round || !(await this.#play(puzzle.ledBy)) || round !== this.#round) return;
    }
    this.#ask();
  }

  /** Sets up the puzzle after some of its turns. @param {Token[]} turns */
  #open(turns) {
    const { variant, start } = /** @type {PuzzleFacts} */ (this.#puzzle);
    const opening = { variant, position: start, turns };
    this.#round += 1;
    this.#asks = false;
    this.#wrong = null;
    if (this.#boardGame) this.#boardGame.open(opening);
    else this.#listen((this.#boardGame = new BoardGame(this.#core, this.#board, opening)));
    this.#boardGame.locked = true;
    this.#board.mark([]);
    return this.#round;
  }

  /** @param {BoardGame} boardGame */
  #listen(boardGame) {
    boardGame.addEventListener("turn", (event) => {
      if (this.#asks) void this.#judge(/** @type {CustomEvent} */ (event).detail.token);
    });
  }

  /** @param {Token} token */
  #play(token) {
    return /** @type {BoardGame} */ (this.#boardGame).play(token);
  }

  #ask() {
    this.#asks = true;
    if (this.#boardGame) this.#boardGame.locked = false;
    this.#emit("ask");
  }

  /** @param {string} name */
  #emit(name) {
    this.dispatchEvent(new Event(name));
  }

  /** @param {Token} turn */
  async #judge(turn) {
    const { line, asked } = /** @type {PuzzleFacts} */ (this.#puzzle);
    const boardGame = /** @type {BoardGame} */ (this.#boardGame);
    const round = this.#round;
    this.#asks = false;
    boardGame.locked = true;
    this.#board.mark([]);
    const training = await this.#training();
    if (round !== this.#round) return;
    if (!training.attempt(this.#line, this.#place, turn)) {
      this.#wrong = turn;
      return this.#emit("wrong");
    }
    this.#place += 1;
    const reply = line[this.#place];
    if (this.#place >= asked || reply === undefined) return this.#emit("solved");
    await boardGame.rest;
    if (round !== this.#round || !(await this.#play(reply)) || round !== this.#round) return;
    this.#place += 1;
    this.#emit("onward");
    this.#ask();
  }

  /** Plays the opponent's reply to the wrong turn; returns false if the turn was taken back in the meantime. @param {Token} token */
  async reply(token) {
    const round = this.#round;
    return this.#wrong !== null && (await this.#play(token)) && round === this.#round;
  }

  /** Takes back the wrong turn. */
  retry() {
    this.#open(this.#before);
    this.#ask();
  }

  /** Whether the first turn of the solution is wanted. */
  get isAtStart() {
    return this.#place === 0;
  }

  /** Marks points, or else where the right turn begins. @param {PointName[]} [points] */
  hint(points = /[a-z]\d+/.exec(this.#puzzle?.line[this.#place] ?? "")?.slice(0, 1) ?? []) {
    if (!this.#asks) this.retry();
    this.#board.mark(points.map((at) => ({ at, kind: "goal" })));
  }

  /** Plays the rest of the solution. */
  async solve() {
    const { line, asked } = /** @type {PuzzleFacts} */ (this.#puzzle);
    const round = this.#open(this.#before);
    for (; this.#place < asked; this.#place++) {
      if (!(await this.#play(line[this.#place] ?? "")) || round !== this.#round) return;
    }
    this.#emit("shown");
  }

  /** Whether the line has a turn after the position on the board. */
  get hasNext() {
    return (this.#boardGame && this.#boardGame.shown < this.#view.turns.length) || (!this.#view.outcome && this.#ahead !== undefined);
  }

  /** Whether the line has a turn before the position on the board. */
  get hasBefore() {
    return (this.#boardGame?.shown ?? 0) > 0;
  }

  /** The first turn of the line that has not been played. */
  get #ahead() {
    const { ledBy, line } = /** @type {PuzzleFacts} */ (this.#puzzle);
    return line[this.#view.turns.length - (ledBy ? 1 : 0)];
  }

  /** Shows the next turn of the line. */
  async forward() {
    const boardGame = /** @type {BoardGame} */ (this.#boardGame);
    if (boardGame.shown < this.#view.turns.length) await boardGame.goTo(boardGame.shown + 1);
    else if (this.#ahead !== undefined && !this.#view.outcome) await this.#play(this.#ahead);
  }

  async back() {
    const boardGame = /** @type {BoardGame} */ (this.#boardGame);
    await boardGame.goTo(boardGame.shown - 1);
  }
}
