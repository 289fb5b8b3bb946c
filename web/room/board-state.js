// What the board shows: the game as the server has it plus the player's own unsent turn, or something hypothetical: a premove or
// a branch of conditional turns. What is hypothetical is dropped when the game goes on.

import { Refused } from "../core/core.js";

/** @import { BoardCalls, Effect, Opening, Token, View } from "../core/types.d.ts" */
/** @import { Table } from "../board/table.js" */

/** @typedef {"game" | "premove" | "plan"} Mode */

/** Reports `complete` { token } when a turn was played here, `line` when one was played in a plan, `change` after anything. */
export class BoardState extends EventTarget {
  #core;
  #table;
  /** @type {Mode} */
  #mode = "game";
  /** @type {Opening} */
  #opening = { variant: "yinsh" };
  /** The turns that are to stand on the board, as soon as nobody looks at earlier ones. @type {Token[]} */
  #wanted = [];
  /** A turn of the server is being shown. */
  #moving = false;
  #free = false;

  /** @param {BoardCalls} core @param {Table} table */
  constructor(core, table) {
    super();
    this.#core = core;
    this.#table = table;
    table.addEventListener("turn", (event) => this.#onTurn(/** @type {CustomEvent} */ (event).detail.token));
    // A turn that was just completed here is told by `turn`, which follows.
    table.addEventListener("change", () => this.#isOwn() || this.#tell("change"));
  }

  get mode() {
    return this.#mode;
  }

  get view() {
    return this.#table.view;
  }

  /** Whether an earlier position is shown. */
  get looking() {
    return this.#mode === "game" && this.#table.seen !== this.#table.view;
  }

  /** How many turns can be seen. */
  get shown() {
    return this.#table.shown;
  }

  /** Whether turns were played that somebody who looks back has not seen. */
  get behind() {
    return this.#mode === "game" && !isSame(this.played(), this.#wanted);
  }

  /** The turns that stand on the board; the last one may have ended the game before it was complete. */
  played() {
    const { turns, part, outcome } = this.#table.view;
    const tokens = turns.map(({ token }) => token);
    return outcome && part !== "" ? [...tokens, part] : tokens;
  }

  /** Starts a game. @param {Opening} opening @param {Token[]} turns */
  open(opening, turns) {
    this.#opening = opening;
    this.#wanted = turns;
    this.#mode = "game";
    this.#table.open({ ...opening, turns });
  }

  /** Whether the player may act on the board. @param {boolean} free */
  allow(free) {
    this.#free = free;
    this.#table.locked = this.#mode === "game" ? !free || this.#moving || this.behind : false;
  }

  /** The game stands so: shows it, the last turn in motion. @param {Token[]} turns */
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
      const step = begins && next !== undefined && wanted.length - have.length <= 2 && (await this.#table.play(next));
      // Somebody may have begun to look back, or the game may have gone on, while it was shown.
      if (!step && this.#wanted === wanted && this.#mode === "game") this.#table.open({ ...this.#opening, turns: wanted });
    }
    this.#moving = false;
    this.allow(this.#free);
    this.#tell("change");
  }

  /** Shows the game after so many turns. @param {number} count */
  look(count) {
    if (this.#mode !== "game") this.home();
    if (count >= this.#wanted.length || count > this.view.turns.length) {
      void this.#table.goTo(Infinity);
      if (this.behind) this.#table.open({ ...this.#opening, turns: this.#wanted });
    }
    if (count < this.#wanted.length) void this.#table.goTo(count);
    this.allow(this.#free);
    this.#tell("change");
  }

  /** Takes the last action of the turn back that is under way. */
  undo() {
    this.#table.undo();
  }

  /** Back from what was only thought of to the game. */
  home() {
    if (this.#mode === "game") return;
    this.#mode = "game";
    this.#table.open({ ...this.#opening, turns: this.#wanted });
    this.allow(this.#free);
    this.#tell("change");
  }

  /** Lets the player choose the next turn while the opponent is to act. False if that is not possible here. */
  premove() {
    const position = swapped(this.#real());
    if (!position) return false;
    try {
      this.#mode = "premove";
      this.#table.open(this.#at(position));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#mode = "game";
      return false;
    }
    this.allow(this.#free);
    return true;
  }

  /** Lets somebody play for both sides, from the game as it stands. */
  plan() {
    this.#mode = "plan";
    this.#table.open({ ...this.#opening, turns: this.#wanted });
    this.allow(this.#free);
    this.#tell("change");
  }

  /** The turns of a plan so far. */
  get line() {
    return this.#mode === "plan" ? this.played().slice(this.#wanted.length) : [];
  }

  /** Whether a turn would be a whole one if these had been played. @param {Token[]} turns @param {Token} token */
  fits(turns, token) {
    try {
      const { table, view } = this.#core.open({ ...this.#opening, turns: [...turns, token] });
      this.#core.close(table);
      return view.outcome !== null || (view.part === "" && view.turns.length === turns.length + 1);
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  /** Shows a turn that was chosen in advance. @param {Token} token */
  hint(token) {
    const position = swapped(this.#real());
    if (position) this.#table.board.hint(this.#effects(position, token));
  }

  /** Nothing is chosen in advance any more. */
  unhint() {
    this.#table.board.hint(null);
    if (this.#mode === "game") this.#tell("change");
    else this.home();
  }

  /** @param {string} position @param {Token} token @returns {Effect[]} */
  #effects(position, token) {
    try {
      const { table } = this.#core.open(this.#at(position));
      const { effects } = this.#core.act(table, token);
      this.#core.close(table);
      return effects;
    } catch (error) {
      if (error instanceof Refused) return [];
      throw error;
    }
  }

  /** The same game from a position. @param {string} position @returns {Opening} */
  #at(position) {
    const { variant, terms } = this.#opening;
    return terms ? { variant, terms, position } : { variant, position };
  }

  /** The game as it stands, whatever is on the board. @returns {View} */
  #real() {
    const { table, view } = this.#core.open({ ...this.#opening, turns: this.#wanted });
    this.#core.close(table);
    return view;
  }

  /** @param {Token} token */
  #onTurn(token) {
    if (this.#mode === "plan") return this.#tell("line");
    if (this.#mode === "premove" || this.#isOwn()) this.#tell("complete", { token });
  }

  /** Whether a turn stands on the board that the server has not told of. */
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
 * The position with the other player to act; null in the middle of a turn.
 * @param {View} view
 */
export function swapped({ position, part, outcome }) {
  if (part !== "" || outcome) return null;
  const changed = position.replace(/^(\S+) ([wb]) (\S+)/, (_, board, color, stage) =>
    stage.includes(":") ? "" : `${board} ${color === "w" ? "b" : "w"} ${stage}`,
  );
  return changed.startsWith(" ") || changed === position ? null : changed;
}
