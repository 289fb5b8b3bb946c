// A game on a board: asks the core, shows what it answers, speaks it, and tells the page.
import { Refused } from "../core/core.js";
import { settings } from "../site/settings.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { sound } from "./sound.js";
import { task, tell } from "./voice.js";

/** @import { BoardCalls as Core, Color, Effect, Opening, PointName, Refusal, Token, View } from "./types.d.ts" */
/** @import { HexBoard } from "./board.js" */

/** Stages in which somebody may not expect to be asked. */
const ASKING = new Set(["row", "ring", "remove"]);

/**
 * Events: `turn` { token, player, view } when a turn is complete or the game over, `change` { view } after any change,
 * `refused` { refusal }.
 */
export class Table extends EventTarget {
  /** Whose side the page takes, for the sound of the end; null for both. @type {Color | null} */
  own = null;

  #core;
  #board;
  /** @type {Opening} */
  #opening;
  /** The core's handle; 0 for none. */
  #id = 0;
  /** @type {View} */
  #view;
  /** What the board shows: an earlier state while somebody looks back. @type {View} */
  #seen;
  #locked = false;
  /** Ends when the board has come to rest. @type {Promise<void>} */
  #rest = Promise.resolve();

  /** @param {Core} core @param {HexBoard} board @param {Opening} opening */
  constructor(core, board, opening) {
    super();
    this.#core = core;
    this.#board = board;
    this.#opening = opening;
    this.#view = this.#seen = this.#load(opening);
    board.preview = (token) => this.#preview(token);
    board.cue = (cue, delay, index) => settings.get("sound") && sound(cue, delay, index);
    board.addEventListener("choose", (event) => this.#onChoose(/** @type {CustomEvent} */ (event).detail));
    board.addEventListener("refuse", (event) => this.#onRefuse(/** @type {CustomEvent} */ (event).detail.path));
    board.addEventListener("back", () => this.#view.part !== "" && this.undo());
    this.#show();
  }

  /** The game as it stands, whatever the board shows. */
  get view() {
    return this.#view;
  }

  /** What the board shows. */
  get seen() {
    return this.#seen;
  }

  /** How many turns have been played in what the board shows. */
  get shown() {
    return this.#seen.turns.length;
  }

  /** Ends when what was played last has been shown. */
  get rest() {
    return this.#rest;
  }

  get board() {
    return this.#board;
  }

  /** Whether nobody at this screen may play now. */
  get locked() {
    return this.#locked;
  }

  set locked(value) {
    this.#locked = value;
    this.#allow();
  }

  /** Starts another game on the same board. @param {Opening} opening */
  open(opening) {
    const view = this.#load(opening);
    this.#opening = opening;
    this.#view = this.#seen = view;
    this.#show();
    this.#tell("change", { view });
  }

  /** @param {Opening} opening */
  #load(opening) {
    const { table, view } = this.#core.open(opening);
    if (this.#id) this.#core.close(this.#id);
    this.#id = table;
    return view;
  }

  /** Gives the game back to the core. */
  close() {
    if (this.#id) this.#core.close(this.#id);
    this.#id = 0;
    this.#board.interactive = false;
  }

  /** @param {string} name @param {object} detail */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  get #looksBack() {
    return this.#seen !== this.#view;
  }

  #allow() {
    this.#board.interactive = !this.#locked && !this.#looksBack && !this.#view.outcome;
  }

  /** Draws what is seen, at once. */
  #show() {
    if (this.#board.geometry?.family !== this.#seen.family) this.#board.geometry = this.#core.geometry(this.#seen.family);
    this.#board.view = this.#seen;
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
   * Plays an action or a whole turn, after what is still moving. Resolves when it has been shown, with false if it was refused.
   * @param {Token} token @param {{ silent?: boolean }} [options] silent: neither spoken nor heard
   * @returns {Promise<boolean>}
   */
  async play(token, { silent = false } = {}) {
    const { position, turns } = this.#view;
    await this.#rest;
    // Somebody took back or started anew in the meantime: the token was meant for another position.
    if (position !== this.#view.position || turns.length !== this.#view.turns.length) return false;
    const refusal = this.#act(token, silent);
    if (refusal) {
      this.#showRefusal(refusal);
      return false;
    }
    await this.#rest;
    return true;
  }

  /** Plays a token now. @param {Token} token @param {boolean} silent @returns {Refusal | null} why not */
  #act(token, silent) {
    let played;
    try {
      played = this.#core.act(this.#id, token);
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
    const before = this.#view;
    const { effects, view } = played;
    if (this.#looksBack) this.#board.view = before;
    this.#view = this.#seen = view;
    this.#allow();
    const { cue } = this.#board;
    if (silent) this.#board.cue = () => {};
    // In a match another game may take the board.
    if (view.variant === before.variant) this.#rest = this.#board.play(effects, view);
    else this.#show();
    this.#board.cue = cue;
    if (!silent) this.#speak(effects, view);
    this.#tell("change", { view });
    this.#tellTurn(before, view, token);
    return null;
  }

  /** @param {Effect[]} effects @param {View} view */
  #speak(effects, view) {
    this.#board.say(tell(effects));
    if (!view.outcome && ASKING.has(view.stage)) this.#board.say(task(view));
    if (view.outcome && settings.get("sound")) sound(this.own && view.outcome.winner !== this.own ? "lose" : "win", this.#board.speed * 2);
  }

  /** @param {View} before @param {View} view @param {Token} token */
  #tellTurn(before, view, token) {
    const last = view.turns[view.turns.length - 1];
    if (view.turns.length > before.turns.length) this.#tell("turn", { ...last, view });
    else if (view.outcome && !before.outcome) this.#tell("turn", { token: view.part || token, player: before.toAct, view });
  }

  /** Takes the last action back. */
  undo() {
    if (this.#view.turns.length === 0 && this.#view.part === "") return;
    this.#view = this.#seen = this.#core.undo(this.#id);
    this.#show();
    this.#board.say(`${t("say-undone")} ${task(this.#view)}`);
    this.#tell("change", { view: this.#view });
  }

  /**
   * Shows the game after so many turns; nothing can be played there but at the end.
   * @param {number} count
   */
  async goTo(count) {
    const last = this.#view.turns.length;
    const wanted = Math.max(0, Math.min(count, last));
    const { shown, seen } = this;
    // At the end the unfinished turn is shown too; before it, nothing of it.
    const target = count >= last ? this.#view : this.#earlier(wanted);
    if (target === this.#seen) return;
    this.#seen = target;
    this.#allow();
    if (wanted === shown + 1 && target.part === "" && target.variant === seen.variant) {
      const effects = this.#core.retell(this.#id, wanted - 1);
      this.#rest = this.#board.play(effects, target, { speed: this.#board.speed * 0.6 });
      this.#board.say(tell(effects));
    } else {
      this.#show();
    }
    this.#tell("change", { view: this.#view });
    await this.#rest;
  }

  /** The game after so many turns. @param {number} count @returns {View} */
  #earlier(count) {
    const turns = this.#view.turns.slice(0, count).map(({ token }) => token);
    const { table, view } = this.#core.open({ ...this.#opening, position: this.#view.start, turns });
    this.#core.close(table);
    return view;
  }

  /** A refusal in the language of the page; if it has no words there, in English. @param {Refusal} refusal */
  #words({ code, text, player = "w", point = "", name = "" }) {
    const words = t(`refusal-${code}`, { player, point, name });
    return words === `refusal-${code}` ? text : words;
  }

  /** @param {Refusal} refusal */
  #showRefusal(refusal) {
    if (settings.get("sound")) sound("refuse");
    const href = `/${document.documentElement.lang}/learn/${refusal.lesson}`;
    toast(this.#words(refusal), { link: refusal.lesson ? { href, text: t("board-lesson") } : undefined, assertive: true, key: "refusal" });
    this.#tell("refused", { refusal });
  }
}
