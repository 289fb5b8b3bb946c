// A puzzle on the board: the opponent's last turn, then the person's turns, each judged, and the replies in between.

import { Table } from "../board/table.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { BoardCalls, Color, Token } from "../core/types.d.ts" */
/** @import { PuzzleFacts, StudyCalls } from "../study/types.d.ts" */

/** How long the position before the opponent's last turn is seen, in movements of the board. */
const LOOK = 2;

/**
 * Events: `ask` when a turn is wanted, `onward` when a right one has been answered, `wrong`, `solved`, and `shown` when the
 * solution has been played.
 */
export class Solving extends EventTarget {
  #core;
  #study;
  #board;
  /** @type {Table | null} */
  #table = null;
  /** @type {PuzzleFacts | null} */
  #puzzle = null;
  #line = "";
  /** The place in the line of the turn that is asked. */
  #place = 0;
  /** Whether what is played is the person's. */
  #asks = false;
  /** Counts puzzles and restarts, so that what was begun before one ends quietly. */
  #round = 0;

  /** @param {BoardCalls} core @param {StudyCalls} study @param {HexBoard} board */
  constructor(core, study, board) {
    super();
    this.#core = core;
    this.#study = study;
    this.#board = board;
  }

  /** Who is to solve it. @returns {Color} */
  get player() {
    const { toAct } = this.#view;
    const played = this.#view.turns.length - (this.#puzzle?.ledBy ? 1 : 0);
    return played % 2 === 0 ? toAct : toAct === "w" ? "b" : "w";
  }

  get #view() {
    if (!this.#table) throw new Error("there is no puzzle yet");
    return this.#table.view;
  }

  /** The turns up to the place that is asked. @returns {Token[]} */
  get #before() {
    const { ledBy, line } = /** @type {PuzzleFacts} */ (this.#puzzle);
    return [...(ledBy ? [ledBy] : []), ...line.slice(0, this.#place)];
  }

  /**
   * Shows a puzzle: first the opponent plays.
   * @param {string} line as files have it
   * @param {(puzzle: PuzzleFacts, opponent: Color) => void} begun told before the opponent plays
   */
  async show(line, begun) {
    const puzzle = this.#study.puzzle(line);
    this.#puzzle = puzzle;
    this.#line = line;
    this.#place = 0;
    const round = this.#open([]);
    const first = this.#view.toAct;
    const own = puzzle.ledBy ? (first === "w" ? "b" : "w") : first;
    if (this.#table) this.#table.own = own;
    this.#board.flipped = own === "b";
    begun(puzzle, first);
    if (puzzle.ledBy) {
      await new Promise((done) => setTimeout(done, LOOK * this.#board.speed));
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
    if (this.#table) this.#table.open(opening);
    else this.#listen((this.#table = new Table(this.#core, this.#board, opening)));
    this.#table.locked = true;
    this.#board.mark([]);
    return this.#round;
  }

  /** @param {Table} table */
  #listen(table) {
    table.addEventListener("turn", (event) => {
      if (this.#asks) void this.#judge(/** @type {CustomEvent} */ (event).detail.token);
    });
  }

  /** @param {Token} token */
  #play(token) {
    return /** @type {Table} */ (this.#table).play(token);
  }

  #ask() {
    this.#asks = true;
    if (this.#table) this.#table.locked = false;
    this.#tell("ask");
  }

  /** @param {string} name */
  #tell(name) {
    this.dispatchEvent(new Event(name));
  }

  /** @param {Token} turn */
  async #judge(turn) {
    const { line, asked } = /** @type {PuzzleFacts} */ (this.#puzzle);
    const table = /** @type {Table} */ (this.#table);
    const round = this.#round;
    this.#asks = false;
    table.locked = true;
    this.#board.mark([]);
    if (!this.#study.attempt(this.#line, this.#place, turn)) return this.#tell("wrong");
    this.#place += 1;
    const reply = line[this.#place];
    if (this.#place >= asked || reply === undefined) return this.#tell("solved");
    await table.rest;
    if (round !== this.#round || !(await this.#play(reply)) || round !== this.#round) return;
    this.#place += 1;
    this.#tell("onward");
    this.#ask();
  }

  /** The turn that was wrong is taken back. */
  retry() {
    this.#open(this.#before);
    this.#ask();
  }

  /** Marks where the right turn begins. */
  hint() {
    if (!this.#asks) this.retry();
    const [at] = /[a-z]\d+/.exec(this.#puzzle?.line[this.#place] ?? "") ?? [];
    if (at !== undefined) this.#board.mark([{ at, kind: "goal" }]);
    return at ?? "";
  }

  /** Plays what is asked from here on. */
  async solve() {
    const { line, asked } = /** @type {PuzzleFacts} */ (this.#puzzle);
    const round = this.#open(this.#before);
    for (; this.#place < asked; this.#place++) {
      if (!(await this.#play(line[this.#place] ?? "")) || round !== this.#round) return;
    }
    this.#tell("shown");
  }

  /** Whether there is a turn of the puzzle behind what the board shows. */
  get hasNext() {
    return (this.#table && this.#table.shown < this.#view.turns.length) || (!this.#view.outcome && this.#ahead !== undefined);
  }

  /** Whether there is one before it. */
  get hasBefore() {
    return (this.#table?.shown ?? 0) > 0;
  }

  /** The first turn of the line that has not been played. */
  get #ahead() {
    const { ledBy, line } = /** @type {PuzzleFacts} */ (this.#puzzle);
    return line[this.#view.turns.length - (ledBy ? 1 : 0)];
  }

  /** Shows the next turn of the line. */
  async forward() {
    const table = /** @type {Table} */ (this.#table);
    if (table.shown < this.#view.turns.length) await table.goTo(table.shown + 1);
    else if (this.#ahead !== undefined && !this.#view.outcome) await this.#play(this.#ahead);
  }

  async back() {
    const table = /** @type {Table} */ (this.#table);
    await table.goTo(table.shown - 1);
  }
}
