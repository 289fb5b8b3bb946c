// A recorded game that plays itself, calmly, while it is visible and the visitor is not playing.

import { settings } from "../site/settings.js";

/** @import { BoardGame } from "../board/board-game.js" */
/** @import { GameStart, Token, VariantId } from "../core/types.d.ts" */

/** The end of a game; White is to act first. @typedef {{ variant: VariantId, position: string, turns: Token[] }} Scene */

/** A reason to pause. @typedef {"asked" | "still" | "hidden" | "away" | "pointer" | "focus" | "taken"} Reason */

/** Milliseconds before White's turn, before Black's reply, and after the end of the game. */
const WHITE_DELAY = 2600;
const BLACK_DELAY = 900;
const END_DELAY = 6000;

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Demo {
  #boardGame;
  /** @type {Scene | null} */
  #scene = null;
  /** Number of turns played. */
  #at = 0;
  /** @type {Set<Reason>} */
  #reasons = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {BoardGame} boardGame */
  constructor(boardGame) {
    this.#boardGame = boardGame;
    const calm = () => this.rest("still", !this.moves);
    still.addEventListener("change", calm);
    settings.subscribe(calm);
    calm();
  }

  /** Whether the board may move by itself. */
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
    this.#boardGame.open({ variant, position });
    this.#boardGame.locked = false;
    this.#wait(WHITE_DELAY);
  }

  /**
   * Pauses, or continues if no reason to pause is left. White is to act whenever the board is paused.
   * @param {Reason} reason @param {boolean} isTrue
   */
  rest(reason, isTrue) {
    if (isTrue) this.#reasons.add(reason);
    else if (this.#reasons.delete(reason) && this.#reasons.size === 0) this.#wait(WHITE_DELAY);
  }

  /**
   * Hands the board to the visitor. White is to act: animations are finished, and Black has replied.
   * @returns {GameStart} the game to continue
   */
  give() {
    const { variant, position, turns } = /** @type {Scene} */ (this.#scene);
    const isReady = this.#at % 2 === 0 && this.#at < turns.length && !this.#boardGame.locked;
    const at = this.#at + (this.#at % 2);
    const opening = { variant, position, turns: at < turns.length ? turns.slice(0, at) : [] };
    this.rest("taken", true);
    if (!isReady) this.#boardGame.open(opening);
    this.#boardGame.locked = false;
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
    this.#boardGame.locked = true;
    await this.#boardGame.play(token, { silent: true });
    // The visitor may have taken the board over, or chosen the other game.
    if (this.#reasons.has("taken") || this.#scene !== scene || this.#at !== at) return;
    const isOver = at === scene.turns.length;
    this.#boardGame.locked = isOver || isWhite;
    this.#wait(isOver ? END_DELAY : isWhite ? BLACK_DELAY : WHITE_DELAY);
  }
}
