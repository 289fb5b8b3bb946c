// A game on a board: asks the core, shows and announces its answers, and dispatches events to the page.
import { Refused } from "../core/core.js";
import { sound } from "./sound.js";
import { option, t } from "./surroundings.js";
import { task, tell } from "./voice.js";

/** @import { BoardCalls as Core, Effect, GameState, GameStart, PointName, Refusal, Token, View } from "./types.d.ts" */
/** @import { HexBoard } from "./board.js" */

/** Stages in which the board's question may come as a surprise. */
const ASKING = new Set(["row", "ring", "remove"]);

/**
 * Events: `turn` { token, player, view } when a turn is complete or the game is over, `change` { view } after any change. The
 * board dispatches `refused` { refusal, text } when the core refuses an action.
 */
export class BoardGame extends EventTarget {
  #core;
  #board;
  /** Handle of the game in the core; 0 if there is none. */
  #id = 0;
  /** @type {GameState} */
  #state;
  /** Resolves when the board has come to rest. @type {Promise<void>} */
  #rest = Promise.resolve();

  /** @param {Core} core @param {HexBoard} board @param {GameStart} opening */
  constructor(core, board, opening) {
    super();
    this.#core = core;
    this.#board = board;
    const view = this.#load(opening);
    this.#state = { opening, view, seen: view, locked: false, own: null };
    board.preview = (token) => this.#preview(token);
    board.cue = (cue, delay, index) => option("sound") && sound(cue, delay, index);
    board.addEventListener("choose", (event) => this.#onChoose(/** @type {CustomEvent} */ (event).detail));
    board.addEventListener("refuse", (event) => this.#onRefuse(/** @type {CustomEvent} */ (event).detail.path));
    board.addEventListener("back", () => this.view.part !== "" && this.undo());
    this.#show();
  }

  /** A copy of the state. */
  get state() {
    return { ...this.#state };
  }

  /** The current state of the game, regardless of what the board shows. */
  get view() {
    return this.#state.view;
  }

  /** The view on the board. */
  get seen() {
    return this.#state.seen;
  }

  /** Number of turns played in the view on the board. */
  get shown() {
    return this.seen.turns.length;
  }

  /** Resolves when the last turn has been shown. */
  get rest() {
    return this.#rest;
  }

  get board() {
    return this.#board;
  }

  /** Whether the user cannot play now. */
  get locked() {
    return this.#state.locked;
  }

  set locked(value) {
    this.#state.locked = value;
    this.#allow();
  }

  /** The user's side, for the sound at the end of the game; null if they play both. */
  get own() {
    return this.#state.own;
  }

  set own(value) {
    this.#state.own = value;
  }

  /** Starts another game on the same board. @param {GameStart} opening */
  open(opening) {
    const view = this.#load(opening);
    Object.assign(this.#state, { opening, view, seen: view });
    this.#show();
    this.#emit("change", { view });
  }

  /** @param {GameStart} opening */
  #load(opening) {
    const { id, view } = this.#core.open(opening);
    if (this.#id) this.#core.close(this.#id);
    this.#id = id;
    return view;
  }

  /** Releases the game in the core. */
  close() {
    if (this.#id) this.#core.close(this.#id);
    this.#id = 0;
    this.#board.interactive = false;
  }

  /** @param {string} name @param {object} detail */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  get #looksBack() {
    return this.seen !== this.view;
  }

  #allow() {
    this.#board.interactive = !this.locked && !this.#looksBack && !this.view.outcome;
  }

  /** Draws the visible view without animation. */
  #show() {
    if (this.#board.geometry?.family !== this.seen.family) this.#board.geometry = this.#core.geometry(this.seen.family);
    this.#board.view = this.seen;
    this.#allow();
  }

  /** @param {Token} token */
  #preview(token) {
    try {
      return this.#core.preview(this.#id, token);
    } catch {
      return [];
    }
  }

  /** @param {{ token: Token, typed: boolean }} chosen */
  #onChoose({ token, typed }) {
    const refusal = this.#act(token, false);
    if (typed) this.#board.answerEntry(refusal && this.#words(refusal));
    else if (refusal) this.#showRefusal(refusal);
  }

  /** @param {PointName[]} path */
  #onRefuse(path) {
    this.#showRefusal(this.#core.why(this.#id, path));
  }

  /**
   * Plays an action or a whole turn, after running animations. Resolves when it has been shown, with false if it was refused.
   * @param {Token} token @param {{ silent?: boolean }} [options] silent: without announcement and sound
   * @returns {Promise<boolean>}
   */
  async play(token, { silent = false } = {}) {
    const { position, turns } = this.view;
    await this.#rest;
    // In the meantime, a turn was taken back or the game was restarted: the token was meant for another position.
    if (position !== this.view.position || turns.length !== this.view.turns.length) return false;
    const refusal = this.#act(token, silent);
    if (refusal) {
      this.#showRefusal(refusal);
      return false;
    }
    await this.#rest;
    return true;
  }

  /** Plays a token now. @param {Token} token @param {boolean} silent @returns {Refusal | null} the refusal, if any */
  #act(token, silent) {
    let played;
    try {
      played = this.#core.act(this.#id, token);
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
    const before = this.view;
    const { effects, view } = played;
    if (this.#looksBack) this.#board.view = before;
    Object.assign(this.#state, { view, seen: view });
    this.#allow();
    const { cue } = this.#board;
    if (silent) this.#board.cue = () => {};
    // In a match another game may take the board.
    if (view.variant === before.variant) this.#rest = this.#board.play(effects, view);
    else this.#show();
    this.#board.cue = cue;
    if (!silent) this.#speak(effects, view);
    this.#emit("change", { view });
    this.#emitTurn(before, view, token);
    return null;
  }

  /** @param {Effect[]} effects @param {View} view */
  #speak(effects, view) {
    this.#board.say(tell(effects));
    if (!view.outcome && ASKING.has(view.stage)) this.#board.say(task(view));
    if (view.outcome && option("sound")) sound(this.own && view.outcome.winner !== this.own ? "lose" : "win", this.#board.speed * 2);
  }

  /** @param {View} before @param {View} view @param {Token} token */
  #emitTurn(before, view, token) {
    const last = view.turns[view.turns.length - 1];
    if (view.turns.length > before.turns.length) this.#emit("turn", { ...last, view });
    else if (view.outcome && !before.outcome) this.#emit("turn", { token: view.part || token, player: before.toAct, view });
  }

  /** Takes the last action back. */
  undo() {
    if (this.view.turns.length === 0 && this.view.part === "") return;
    const view = this.#core.undo(this.#id);
    Object.assign(this.#state, { view, seen: view });
    this.#show();
    this.#board.say(`${t("say-undone")} ${task(this.view)}`);
    this.#emit("change", { view: this.view });
  }

  /**
   * Shows the game after a number of turns; only at the end can turns be played.
   * @param {number} count
   */
  async goTo(count) {
    const last = this.view.turns.length;
    const wanted = Math.max(0, Math.min(count, last));
    const { shown, seen } = this;
    // At the end the unfinished turn is shown too.
    const target = count >= last ? this.view : this.#earlier(wanted);
    if (target === this.seen) return;
    this.#state.seen = target;
    this.#allow();
    if (wanted === shown + 1 && target.part === "" && target.variant === seen.variant) {
      const effects = this.#core.retell(this.#id, wanted - 1);
      this.#rest = this.#board.play(effects, target, { speed: this.#board.speed * 0.6 });
      this.#board.say(tell(effects));
    } else {
      this.#show();
    }
    this.#emit("change", { view: this.view });
    await this.#rest;
  }

  /** Returns the view after a number of turns. @param {number} count @returns {View} */
  #earlier(count) {
    const turns = this.view.turns.slice(0, count).map(({ token }) => token);
    const { id, view } = this.#core.open({ ...this.#state.opening, position: this.view.start, turns });
    this.#core.close(id);
    return view;
  }

  /** Returns a refusal in the language of the page, or in English if it has no translation. @param {Refusal} refusal */
  #words({ code, text, player = "w", point = "", name = "" }) {
    const words = t(`refusal-${code}`, { player, point, name });
    return words === "" || words === `refusal-${code}` ? text : words;
  }

  /** @param {Refusal} refusal */
  #showRefusal(refusal) {
    if (option("sound")) sound("refuse");
    const detail = { refusal, text: this.#words(refusal) };
    this.#board.dispatchEvent(new CustomEvent("refused", { bubbles: true, detail }));
  }
}
