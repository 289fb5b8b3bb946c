// A game played in this browser: the player to act, the clock, the engine's turns, and storage.

import { other } from "../core/color.js";
import { fallen, isLow, keptClock, newClock, press, run, stop, takeBack, timeLeft, restoredClock } from "../game/clock.js";
import { games, newId } from "../game/games.js";

/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../core/types.d.ts").GameStart} GameStart */
/** @typedef {import("../core/types.d.ts").Token} Token */
/** @typedef {import("../core/types.d.ts").View} View */
/** @typedef {import("../board/board-game.js").BoardGame} BoardGame */
/** @typedef {import("../game/clock.js").Clock} Clock */
/** @typedef {import("../game/games.js").Ending} Ending */
/** @typedef {import("../game/games.js").Game} Game */
/** @typedef {import("./setup.js").Plan} Plan */
/** @typedef {import("./thinker.js").Thinker} Thinker */

/** Minimum time before the engine's reply in milliseconds so that a person sees what happened. */
const MIN_REPLY_DELAY = 700;

/**
 * Creates a new game.
 * @param {Plan} plan
 * @param {GameStart} opening
 * @returns {Game}
 */
export function newGame(plan, { turns = [], ...opening }) {
  const now = new Date().toISOString();
  const clock = plan.timeControl ? keptClock(newClock(plan.timeControl), 0) : null;
  if (clock) clock.past = [...clock.past, ...turns.map(() => clock.left)];
  return {
    id: newId(),
    revision: 0,
    made: now,
    changed: now,
    opening,
    turns,
    part: "",
    seats: plan.seats,
    seed: Math.floor(Math.random() * 2 ** 31),
    turning: plan.turning,
    ...(plan.teaching && { teaching: true }),
    clock,
    ending: null,
  };
}

/**
 * Returns the same game again, with the colours swapped.
 * @param {Game} game
 * @returns {Game}
 */
export function rematchOf(game) {
  const seats = { w: game.seats.b, b: game.seats.w };
  const { opening, turning, teaching } = game;
  return newGame(
    { variant: opening.variant, handicap: undefined, seats, timeControl: game.clock?.pace ?? null, turning, teaching },
    opening,
  );
}

/**
 * Dispatches `change` after every event, `tick` while the clock runs, `low` with a player in `detail`, `end`, and `stale` or
 * `full` when the game cannot be stored.
 */
export class LocalGame extends EventTarget {
  #boardGame;
  #thinker;
  #now;
  /** @type {Game | null} */
  #game = null;
  /** @type {Clock | null} */
  #clock = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking;
  /** Players who were warned that their time is running out. @type {Set<Color>} */
  #warned = new Set();
  /** Whether this tab may play. */
  #held = true;
  #warnedFull = false;
  /** Called after a person's turn to decide whether the engine may reply. @type {(() => Promise<boolean>) | null} */
  guard = null;

  /**
   * @param {BoardGame} boardGame
   * @param {Thinker} thinker
   * @param {() => number} [now]
   */
  constructor(boardGame, thinker, now = () => performance.now()) {
    super();
    this.#boardGame = boardGame;
    this.#thinker = thinker;
    this.#now = now;
    boardGame.addEventListener("turn", () => this.#onTurn());
    boardGame.addEventListener("change", () => this.#onChange());
  }

  get game() {
    return this.#game;
  }

  /** The current position of the game, regardless of what the board shows. */
  get view() {
    return this.#boardGame.view;
  }

  /** Whether this tab, and no other, plays the game. */
  get held() {
    return this.#held;
  }

  get ending() {
    return this.#game?.ending ?? null;
  }

  /** The seat of the player to act. */
  get toAct() {
    const seat = this.#game?.seats[this.player(this.view.toAct)];
    return this.ending || !seat ? null : seat;
  }

  /** Returns the player of a colour on the board: in a linked game, Black of the match may play White. @param {Color} color */
  player(color) {
    return this.view.match?.swapped ? other(color) : color;
  }

  /** The colour of the person who plays the engine, or null. @returns {Color | null} */
  get own() {
    const seats = this.#game?.seats;
    if (!seats || seats.w.kind === seats.b.kind) return null;
    return seats.w.kind === "person" ? "w" : "b";
  }

  /** @param {Color} player */
  left(player) {
    return this.#clock ? timeLeft(this.#clock, player, this.#now()) : null;
  }

  /** @param {Color} player */
  low(player) {
    return this.#clock !== null && isLow(this.#clock, player, this.#now());
  }

  get canTakeBack() {
    return this.#game !== null && this.#held && this.ending === null && this.#backTo() !== null;
  }

  /**
   * Opens a game; throws `Refused` if it is illegal.
   * @param {Game} game
   */
  open(game) {
    this.#rest();
    this.#boardGame.open({ ...game.opening, turns: game.part ? [...game.turns, game.part] : game.turns });
    this.#begin(game);
  }

  /**
   * Continues the game that is on the board already, so a piece being dragged stays in place.
   * @param {Game} game
   */
  adopt(game) {
    this.#rest();
    game.turns = this.view.turns.map((turn) => turn.token);
    game.part = this.view.part;
    this.#begin(game);
  }

  /** @param {Game} game */
  #begin(game) {
    this.#game = game;
    this.#held = true;
    this.#warned.clear();
    this.#clock = game.clock ? restoredClock(game.clock) : null;
    this.#go();
  }

  /** Pauses the game because another tab has it or the page is hidden: the clock and the engine stop. */
  hold() {
    this.#held = false;
    this.#rest();
    this.#boardGame.locked = true;
    this.#changed();
  }

  /** Continues after `hold` or after the page was left. */
  resume() {
    this.#held = true;
    this.#go();
  }

  /** Stops the clock, because the page is being left. */
  pause() {
    if (this.#game === null || !this.#held) return;
    this.#rest();
    this.#keep();
  }

  /** Leaves the game; it stays stored. */
  leave() {
    this.pause();
    this.#game = null;
  }

  /** Takes back the unfinished turn, if any; else, against the engine, the user's last turn and everything after it, or else one turn. */
  takeBack() {
    const turns = this.#backTo();
    if (this.#game === null || turns === null) return;
    this.#rest();
    if (turns < this.#game.turns.length && this.#clock) this.#clock = takeBack(this.#clock, turns);
    this.#boardGame.open({ ...this.#game.opening, turns: this.#game.turns.slice(0, turns) });
    this.#note();
    this.#go();
  }

  /** Resigns for the player to act; against the engine, for the person. */
  resign() {
    this.#end({ winner: other(this.own ?? this.player(this.view.toAct)), reason: "resignation" });
  }

  /** Lets the engine try again. */
  retry() {
    this.#go();
  }

  #onTurn() {
    const game = this.#game;
    if (game === null || this.ending || !this.#held) return;
    const { turns } = this.view;
    const player = turns[turns.length - 1]?.player;
    if (player && this.#clock) this.#clock = press(this.#clock, player, this.#now());
    this.#note();
    const { outcome } = this.view;
    if (outcome) this.#end(outcome);
    else if (this.guard && player === this.own) void this.#ask(this.guard);
    else this.#go();
  }

  /** @param {() => Promise<boolean>} guard */
  async #ask(guard) {
    this.#boardGame.locked = true;
    this.#changed();
    if (await guard()) this.#go();
  }

  #onChange() {
    if (this.#game === null || this.ending || !this.#held) return;
    if (this.view.part !== this.#game.part && this.view.turns.length === this.#game.turns.length) this.#note();
    this.#changed();
  }

  /** Starts the turn of the player to act: a person may use the board, the engine is asked. */
  #go() {
    const { outcome } = this.view;
    // A link may lead to a finished game.
    if (outcome && this.#held) this.#end(outcome);
    const person = this.toAct?.kind === "person";
    this.#boardGame.locked = !(person && this.#held);
    if (this.own && this.#game && !this.ending) this.#thinker.warm(this.#game.opening.variant);
    this.#runClock();
    this.#changed();
    if (this.toAct?.kind === "engine" && this.#held) this.#think(this.toAct.level);
  }

  /** @param {number} level */
  async #think(level) {
    const game = /** @type {Game} */ (this.#game);
    const before = this.view.turns.length;
    const pause = new Promise((done) => setTimeout(done, MIN_REPLY_DELAY));
    const wait = this.#thinker.turn({ game, view: this.view, level, left: this.left(this.view.toAct) });
    const token = (await Promise.all([wait, pause]))[0];
    const stillAsked = this.#game === game && this.#held && !this.ending && this.view.turns.length === before;
    if (token === null || !stillAsked) return;
    await this.#boardGame.play(token);
  }

  #runClock() {
    clearInterval(this.#ticking);
    if (!this.#clock || this.ending || !this.#held) return;
    const begun = this.#clock.past.length > 1;
    if (begun) this.#clock = run(this.#clock, this.view.toAct, this.#now());
    this.#ticking = setInterval(() => this.#tick(), 100);
  }

  #tick() {
    if (!this.#clock) return;
    const lost = fallen(this.#clock, this.#now());
    if (lost) return this.#end({ winner: other(lost), reason: "time" });
    const player = this.view.toAct;
    if (this.#clock.running && this.low(player) && !this.#warned.has(player)) {
      this.#warned.add(player);
      this.dispatchEvent(new CustomEvent("low", { detail: player }));
    }
    this.dispatchEvent(new Event("tick"));
  }

  /** @param {Ending} ending */
  #end(ending) {
    if (this.#game === null || this.ending) return;
    this.#rest();
    this.#game.ending = { winner: ending.winner, reason: ending.reason };
    this.#boardGame.locked = true;
    this.#keep();
    this.#changed();
    this.dispatchEvent(new Event("end"));
  }

  /** Stops the clock and the engine. */
  #rest() {
    clearInterval(this.#ticking);
    this.#thinker.stop();
    if (this.#clock) this.#clock = stop(this.#clock, this.#now());
  }

  /** Takes over the state of the board, and stores it. */
  #note() {
    if (this.#game === null) return;
    this.#game.turns = this.view.turns.map((turn) => turn.token);
    this.#game.part = this.view.part;
    this.#keep();
  }

  #keep() {
    if (this.#game === null) return;
    this.#game.clock = this.#clock && keptClock(this.#clock, this.#now());
    const answer = games.put(this.#game);
    if (answer === "stale") this.dispatchEvent(new Event("stale"));
    if (answer === "full" && !this.#warnedFull) {
      this.#warnedFull = true;
      this.dispatchEvent(new Event("full"));
    }
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }

  /** Returns the number of turns that remain after taking back, or null if impossible. */
  #backTo() {
    const { turns, part } = this.view;
    if (part !== "" && this.toAct?.kind === "person") return turns.length;
    const own = this.own;
    // Dice rolls of a match cannot be taken back.
    const last = turns.findLastIndex(({ player, token }) => !/^\d-\d$/.test(token) && (own ?? player) === player);
    return last === -1 ? null : last;
  }
}
