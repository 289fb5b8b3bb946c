// A recorded game that plays itself, calmly, while somebody can see it and nobody wants to play.

import { settings } from "../site/settings.js";

/** @import { Table } from "../board/table.js" */
/** @import { Opening, Token, VariantId } from "../core/types.d.ts" */

/** The end of a game; White is to act first. @typedef {{ variant: VariantId, position: string, turns: Token[] }} Scene */

/** Why the board rests. @typedef {"asked" | "still" | "hidden" | "away" | "pointer" | "focus" | "taken"} Reason */

/** Milliseconds: until White plays, until Black answers, and how long the end of the game stays. */
const WHITE = 2600;
const BLACK = 900;
const END = 6000;

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Demo {
  #table;
  /** @type {Scene | null} */
  #scene = null;
  /** How many turns are played. */
  #at = 0;
  /** @type {Set<Reason>} */
  #reasons = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
    const calm = () => this.rest("still", !this.moves);
    still.addEventListener("change", calm);
    settings.subscribe(calm);
    calm();
  }

  /** Whether anything may move by itself. */
  get moves() {
    return !still.matches && settings.get("speed") > 0;
  }

  /** Shows a game from its beginning. @param {Scene} scene */
  open(scene) {
    this.#scene = scene;
    this.#begin();
  }

  #begin() {
    const { variant, position } = /** @type {Scene} */ (this.#scene);
    this.#at = 0;
    this.#table.open({ variant, position });
    this.#table.locked = false;
    this.#wait(WHITE);
  }

  /** Rests, or goes on when no other reason is left. White is to act whenever the board rests. @param {Reason} reason @param {boolean} isTrue */
  rest(reason, isTrue) {
    if (isTrue) this.#reasons.add(reason);
    else if (this.#reasons.delete(reason) && this.#reasons.size === 0) this.#wait(WHITE);
  }

  /**
   * Gives the board to somebody who touches it. White is to act: what moves comes to its end, and Black has answered.
   * @returns {Opening} what they play on from
   */
  give() {
    const { variant, position, turns } = /** @type {Scene} */ (this.#scene);
    const isReady = this.#at % 2 === 0 && this.#at < turns.length && !this.#table.locked;
    const at = this.#at + (this.#at % 2);
    const opening = { variant, position, turns: at < turns.length ? turns.slice(0, at) : [] };
    this.rest("taken", true);
    if (!isReady) this.#table.open(opening);
    this.#table.locked = false;
    return opening;
  }

  /** @param {number} pause */
  #wait(pause) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#step(), pause);
  }

  async #step() {
    const scene = this.#scene;
    const isWhite = this.#at % 2 === 0;
    if (!scene || this.#reasons.has("taken") || (isWhite && this.#reasons.size > 0)) return;
    const token = scene.turns[this.#at];
    if (token === undefined) return this.#begin();
    this.#at += 1;
    const at = this.#at;
    this.#table.locked = true;
    await this.#table.play(token, { silent: true });
    // Somebody may have taken the board over, or chosen the other game.
    if (this.#reasons.has("taken") || this.#scene !== scene || this.#at !== at) return;
    const isOver = at === scene.turns.length;
    this.#table.locked = isOver || isWhite;
    this.#wait(isOver ? END : isWhite ? BLACK : WHITE);
  }
}
