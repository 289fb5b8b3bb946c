// The state of the board: the game as the server has it plus the player's own unsent turn, or a hypothetical state: a premove or
// a branch of conditional turns. Hypothetical turns are dropped when the game continues.

import { other } from "../core/color.js";
import { Refused } from "../core/core.js";

/** @import { BoardCalls, Effect, GameStart, Token, View } from "../core/types.d.ts" */
/** @import { BoardGame } from "../board/board-game.js" */

/** @typedef {"game" | "premove" | "plan"} Mode */

/** Dispatches `complete` { token } when a turn was played here, `line` when one was played in a plan, `change` after any change. */
export class BoardState extends EventTarget {
  #core;
  #boardGame;
  /** @type {Mode} */
  #mode = "game";
  /** @type {GameStart} */
  #opening = { variant: "yinsh" };
  /** The turns to show on the board, once the user stops looking at earlier ones. @type {Token[]} */
  #wanted = [];
  /** Whether a turn from the server is being shown. */
  #moving = false;
  #free = false;

  /** @param {BoardCalls} core @param {BoardGame} boardGame */
  constructor(core, boardGame) {
    super();
    this.#core = core;
    this.#boardGame = boardGame;
    boardGame.addEventListener("turn", (event) => this.#onTurn(/** @type {CustomEvent} */ (event).detail.token));
    // A turn that was just completed here is reported by `turn`, which follows.
    boardGame.addEventListener("change", () => this.#isOwn() || this.#tell("change"));
  }

  get mode() {
    return this.#mode;
  }

  get view() {
    return this.#boardGame.view;
  }

  /** Whether an earlier position is shown. */
  get looking() {
    return this.#mode === "game" && this.#boardGame.seen !== this.#boardGame.view;
  }

  /** Number of turns shown. */
  get shown() {
    return this.#boardGame.shown;
  }

  /** Whether turns have been played that a user looking back has not seen. */
  get behind() {
    return this.#mode === "game" && !isSame(this.played(), this.#wanted);
  }

  /** Returns the turns on the board; the last one may have ended the game before it was complete. */
  played() {
    const { turns, part, outcome } = this.#boardGame.view;
    const tokens = turns.map(({ token }) => token);
    return outcome && part !== "" ? [...tokens, part] : tokens;
  }

  /** Starts a game. @param {GameStart} opening @param {Token[]} turns */
  open(opening, turns) {
    this.#opening = opening;
    this.#wanted = turns;
    this.#mode = "game";
    this.#boardGame.open({ ...opening, turns });
  }

  /** Sets whether the player may act on the board. @param {boolean} free */
  allow(free) {
    this.#free = free;
    this.#boardGame.locked = this.#mode === "game" ? !free || this.#moving || this.behind : false;
  }

  /** Shows the current state of the game, with the last turn animated. @param {Token[]} turns */
  follow(turns) {
    this.#wanted = turns;
    if (this.#mode === "game" && !this.looking) void this.#catchUp();
    else this.allow(this.#free);
  }

  async #catchUp() {
    if (this.#moving) return;
    this.#moving = true;
    for (;;) {
      const have = this.played();
      const wanted = this.#wanted;
      if (this.#mode !== "game" || this.looking || isSame(have, wanted)) break;
      const begins = have.every((token, i) => wanted[i] === token) && (this.view.part === "" || this.view.outcome !== null);
      const next = wanted[have.length];
      const step = begins && next !== undefined && wanted.length - have.length <= 2 && (await this.#boardGame.play(next));
      // The user may have begun to look back, or the game may have gone on, while it was shown.
      if (!step && this.#wanted === wanted && this.#mode === "game") this.#boardGame.open({ ...this.#opening, turns: wanted });
    }
    this.#moving = false;
    this.allow(this.#free);
    this.#tell("change");
  }

  /** Shows the game after a number of turns. @param {number} count */
  look(count) {
    if (this.#mode !== "game") this.home();
    if (count >= this.#wanted.length || count > this.view.turns.length) {
      void this.#boardGame.goTo(Infinity);
      if (this.behind) this.#boardGame.open({ ...this.#opening, turns: this.#wanted });
    }
    if (count < this.#wanted.length) void this.#boardGame.goTo(count);
    this.allow(this.#free);
    this.#tell("change");
  }

  /** Takes back the last action of the unfinished turn. */
  undo() {
    this.#boardGame.undo();
  }

  /** Returns from hypothetical turns to the game. */
  home() {
    if (this.#mode === "game") return;
    this.#mode = "game";
    this.#boardGame.open({ ...this.#opening, turns: this.#wanted });
    this.allow(this.#free);
    this.#tell("change");
  }

  /** Lets the player choose the next turn while the opponent is to act. Returns false if that is not possible. */
  premove() {
    const position = swapped(this.#real());
    if (!position) return false;
    try {
      this.#mode = "premove";
      this.#boardGame.open(this.#at(position));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#mode = "game";
      return false;
    }
    this.allow(this.#free);
    return true;
  }

  /** Lets the user play for both sides, from the current state of the game. */
  plan() {
    this.#mode = "plan";
    this.#boardGame.open({ ...this.#opening, turns: this.#wanted });
    this.allow(this.#free);
    this.#tell("change");
  }

  /** The turns of a plan so far. */
  get line() {
    return this.#mode === "plan" ? this.played().slice(this.#wanted.length) : [];
  }

  /** Tests whether a turn would be complete after these turns. @param {Token[]} turns @param {Token} token */
  fits(turns, token) {
    try {
      const { id, view } = this.#core.open({ ...this.#opening, turns: [...turns, token] });
      this.#core.close(id);
      return view.outcome !== null || (view.part === "" && view.turns.length === turns.length + 1);
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  /** Shows a turn that was chosen in advance. @param {Token} token */
  hint(token) {
    const position = swapped(this.#real());
    if (position) this.#boardGame.board.hint(this.#effects(position, token));
  }

  /** Removes the turn chosen in advance. */
  unhint() {
    this.#boardGame.board.hint(null);
    if (this.#mode === "game") this.#tell("change");
    else this.home();
  }

  /** @param {string} position @param {Token} token @returns {Effect[]} */
  #effects(position, token) {
    try {
      const { id } = this.#core.open(this.#at(position));
      const { effects } = this.#core.act(id, token);
      this.#core.close(id);
      return effects;
    } catch (error) {
      if (error instanceof Refused) return [];
      throw error;
    }
  }

  /** Returns the same game from a position. @param {string} position @returns {GameStart} */
  #at(position) {
    const { variant, terms } = this.#opening;
    return terms ? { variant, terms, position } : { variant, position };
  }

  /** Returns the current state of the game, regardless of what is on the board. @returns {View} */
  #real() {
    const { id, view } = this.#core.open({ ...this.#opening, turns: this.#wanted });
    this.#core.close(id);
    return view;
  }

  /** @param {Token} token */
  #onTurn(token) {
    if (this.#mode === "plan") return this.#tell("line");
    if (this.#mode === "premove" || this.#isOwn()) this.#tell("complete", { token });
  }

  /** Tests whether the board has a turn that the server has not sent. */
  #isOwn() {
    return (
      this.#mode === "game" && this.played().length > this.#wanted.length && this.#wanted.every((token, i) => token === this.played()[i])
    );
  }

  /** @param {string} name @param {object} [detail] */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** @param {Token[]} a @param {Token[]} b */
function isSame(a, b) {
  return a.length === b.length && a.every((token, i) => token === b[i]);
}

/**
 * Returns the position with the other player to act; null in the middle of a turn.
 * @param {View} view
 */
export function swapped({ position, part, outcome }) {
  if (part !== "" || outcome) return null;
  const changed = position.replace(/^(\S+) ([wb]) (\S+)/, (_, board, color, stage) =>
    stage.includes(":") ? "" : `${board} ${other(color)} ${stage}`,
  );
  return changed.startsWith(" ") || changed === position ? null : changed;
}
