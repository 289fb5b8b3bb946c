// A game that is played in this browser: whose turn it is, the clock, the engine's turns, and storing all of it.

import { fallen, isLow, keptClock, newClock, press, run, stop, takeBack, timeLeft, wakenClock } from "../game/clock.js";
import { games, newId } from "../game/games.js";

/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../core/types.d.ts").Opening} Opening */
/** @typedef {import("../core/types.d.ts").Token} Token */
/** @typedef {import("../core/types.d.ts").View} View */
/** @typedef {import("../board/table.js").Table} Table */
/** @typedef {import("../game/clock.js").Clock} Clock */
/** @typedef {import("../game/games.js").Ending} Ending */
/** @typedef {import("../game/games.js").Game} Game */
/** @typedef {import("./setup.js").Plan} Plan */
/** @typedef {import("./thinker.js").Thinker} Thinker */

/** The engine answers no faster than this, in milliseconds: a person must see what happened. */
const LEAST_PAUSE = 700;

/** @param {Color} color @returns {Color} */
export const other = (color) => (color === "w" ? "b" : "w");

/**
 * A new game.
 * @param {Plan} plan
 * @param {Opening} opening
 * @returns {Game}
 */
export function newGame(plan, { turns = [], ...opening }) {
  const now = new Date().toISOString();
  const clock = plan.pace ? keptClock(newClock(plan.pace), 0) : null;
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
 * The same game once more, with the colours changed.
 * @param {Game} game
 * @returns {Game}
 */
export function rematchOf(game) {
  const seats = { w: game.seats.b, b: game.seats.w };
  const { opening, turning, teaching } = game;
  return newGame({ variant: opening.variant, handicap: undefined, seats, pace: game.clock?.pace ?? null, turning, teaching }, opening);
}

/**
 * Reports `change` after everything that happens, `tick` while the clock runs, `low` with a player in `detail`, `end`,
 * and `stale` or `full` when the game cannot be kept.
 */
export class LocalGame extends EventTarget {
  #table;
  #thinker;
  #now;
  /** @type {Game | null} */
  #game = null;
  /** @type {Clock | null} */
  #clock = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #ticking;
  /** Those who were warned that their time runs out. @type {Set<Color>} */
  #warned = new Set();
  /** Whether this tab may play. */
  #held = true;
  #warnedFull = false;
  /** Asked after a person's turn whether the engine may answer. @type {(() => Promise<boolean>) | null} */
  guard = null;

  /**
   * @param {Table} table
   * @param {Thinker} thinker
   * @param {() => number} [now]
   */
  constructor(table, thinker, now = () => performance.now()) {
    super();
    this.#table = table;
    this.#thinker = thinker;
    this.#now = now;
    table.addEventListener("turn", () => this.#onTurn());
    table.addEventListener("change", () => this.#onChange());
  }

  get game() {
    return this.#game;
  }

  /** The position that is played, whatever the board shows. */
  get view() {
    return this.#table.view;
  }

  /** Whether this tab plays the game, and no other. */
  get held() {
    return this.#held;
  }

  get ending() {
    return this.#game?.ending ?? null;
  }

  /** Who sits where the next action is to come from. */
  get toAct() {
    const seat = this.#game?.seats[this.player(this.view.toAct)];
    return this.ending || !seat ? null : seat;
  }

  /** Whose pieces have a colour on the board: Black may have White in a game that is linked to a match. @param {Color} color */
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
   * Opens a game; throws `Refused` if the rules do not allow it.
   * @param {Game} game
   */
  open(game) {
    this.#rest();
    this.#table.open({ ...game.opening, turns: game.part ? [...game.turns, game.part] : game.turns });
    this.#begin(game);
  }

  /**
   * Goes on with what stands on the table already, so that a piece in somebody's hand stays there.
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
    this.#clock = game.clock ? wakenClock(game.clock) : null;
    this.#go();
  }

  /** Another tab has the game, or nobody looks: time stands, the engine rests. */
  hold() {
    this.#held = false;
    this.#rest();
    this.#table.locked = true;
    this.#changed();
  }

  /** Goes on after `hold` or after the page was away. */
  resume() {
    this.#held = true;
    this.#go();
  }

  /** Stops the time, for the page goes away. */
  pause() {
    if (this.#game === null || !this.#held) return;
    this.#rest();
    this.#keep();
  }

  /** Leaves the game; it is kept. */
  leave() {
    this.pause();
    this.#game = null;
  }

  /** Back to the own last turn against the engine, else one turn; a begun turn first. */
  takeBack() {
    const turns = this.#backTo();
    if (this.#game === null || turns === null) return;
    this.#rest();
    if (turns < this.#game.turns.length && this.#clock) this.#clock = takeBack(this.#clock, turns);
    this.#table.open({ ...this.#game.opening, turns: this.#game.turns.slice(0, turns) });
    this.#note();
    this.#go();
  }

  /** The player to act gives up; against the engine the person does. */
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
    this.#table.locked = true;
    this.#changed();
    if (await guard()) this.#go();
  }

  #onChange() {
    if (this.#game === null || this.ending || !this.#held) return;
    if (this.view.part !== this.#game.part && this.view.turns.length === this.#game.turns.length) this.#note();
    this.#changed();
  }

  /** Lets the player to act act: a person may use the board, the engine is asked. */
  #go() {
    const person = this.toAct?.kind === "person";
    this.#table.locked = !(person && this.#held);
    if (this.own && this.#game && !this.ending) this.#thinker.warm(this.#game.opening.variant);
    this.#runClock();
    this.#changed();
    if (this.toAct?.kind === "engine" && this.#held) this.#think(this.toAct.level);
  }

  /** @param {number} level */
  async #think(level) {
    const game = /** @type {Game} */ (this.#game);
    const before = this.view.turns.length;
    const pause = new Promise((done) => setTimeout(done, LEAST_PAUSE));
    const wait = this.#thinker.turn({ game, view: this.view, level, left: this.left(this.view.toAct) });
    const token = (await Promise.all([wait, pause]))[0];
    const stillAsked = this.#game === game && this.#held && !this.ending && this.view.turns.length === before;
    if (token === null || !stillAsked) return;
    await this.#table.play(token);
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
    this.#table.locked = true;
    this.#keep();
    this.#changed();
    this.dispatchEvent(new Event("end"));
  }

  /** The time stands, and nobody thinks. */
  #rest() {
    clearInterval(this.#ticking);
    this.#thinker.stop();
    if (this.#clock) this.#clock = stop(this.#clock, this.#now());
  }

  /** Notes what the table says, and keeps it. */
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

  /** How many turns stay when one is taken back, or null when nothing can be. */
  #backTo() {
    const { turns, part } = this.view;
    if (part !== "" && this.toAct?.kind === "person") return turns.length;
    const own = this.own;
    // Nobody takes back what the dice of a match showed.
    const last = turns.findLastIndex(({ player, token }) => !/^\d-\d$/.test(token) && (own ?? player) === player);
    return last === -1 ? null : last;
  }
}
