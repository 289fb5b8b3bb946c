// A teaching game: the engine judges each of the player's turns, and points out a bad one at once. It can then be taken back,
// or the better turn is shown, or the game goes on.

import { button, found, html } from "../dom/element.js";
import { reasonText } from "../report/reason.js";
import { Reviewing } from "../report/reviewing.js";
import { extend, t } from "../words/words.js";

/** @import { BoardCalls, Token, View } from "../core/types.d.ts" */
/** @import { BoardGame } from "../board/board-game.js" */
/** @import { JudgedTurn } from "../engine/messages.d.ts" */
/** @import { Game } from "../game/games.js" */

/**
 * The part of a local game that a teacher needs.
 * @typedef {object} TaughtGameParts
 * @property {Game | null} game
 * @property {View} view
 * @property {(() => Promise<boolean>) | null} guard decides whether the engine may reply
 * @property {() => void} takeBack
 */
/** @typedef {EventTarget & TaughtGameParts} TaughtGame */

/**
 * Judges the turns of the game on the board, from now on.
 * @param {BoardCalls} core
 * @param {TaughtGame} localGame
 * @param {BoardGame} boardGame
 */
export async function teach(core, localGame, boardGame) {
  const { game } = localGame;
  await loadWords();
  const teacher = new Teacher(core, localGame, boardGame);
  // Another game may have begun in the meantime.
  if (localGame.game === game) localGame.guard = () => teacher.lets();
}

/** Loads the sentences of teaching games when the first one begins. */
async function loadWords() {
  const { words } = document.documentElement.dataset;
  if (!words) return;
  const response = await fetch(words.replace(/[^/]+$/, "teach.json"));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  extend(await response.json());
}

class Teacher {
  #core;
  #localGame;
  #boardGame;
  #reviewing = new Reviewing();
  #place = html("div", { class: "teach", role: "status", hidden: "" });
  /** Ends the current question. @type {((goOn: boolean) => void) | null} */
  #answer = null;

  /**
   * @param {BoardCalls} core
   * @param {TaughtGame} localGame
   * @param {BoardGame} boardGame
   */
  constructor(core, localGame, boardGame) {
    this.#core = core;
    this.#localGame = localGame;
    this.#boardGame = boardGame;
    document.querySelector(".teach")?.remove();
    found("status", HTMLElement).after(this.#place);
  }

  /** Returns whether the engine may reply to the last turn. */
  async lets() {
    const { game, view } = this.#localGame;
    const control = new AbortController();
    // The turn was taken back, or another game was begun.
    const onChange = () => {
      if (this.#localGame.view === view && this.#localGame.game === game) return;
      control.abort();
      this.#answer?.(false);
    };
    this.#localGame.addEventListener("change", onChange);
    try {
      this.#show(t("teach-checking"));
      const judged = await this.#judge(control.signal);
      if (control.signal.aborted || this.#localGame.view !== view || this.#localGame.game !== game) return false;
      if (judged?.kind !== "mistake" && judged?.kind !== "blunder") return true;
      return await this.#ask(judged);
    } catch (error) {
      // Without a judgement the game continues like any other.
      console.warn(error);
      return this.#localGame.view === view && this.#localGame.game === game;
    } finally {
      this.#localGame.removeEventListener("change", onChange);
      this.#place.hidden = true;
    }
  }

  /** @param {AbortSignal} signal @returns {Promise<JudgedTurn | null>} */
  async #judge(signal) {
    const { variant, terms, start, turns } = this.#localGame.view;
    const tokens = turns.map((turn) => turn.token);
    const played = /** @type {Token} */ (tokens.pop());
    const { id, view } = this.#core.open({ variant, ...(terms && { terms }), position: start, turns: tokens });
    this.#core.close(id);
    return this.#reviewing.judge({ variant, terms, start: view.position }, played, signal);
  }

  /** @param {JudgedTurn} judged @returns {Promise<boolean>} */
  #ask({ kind, reason, best }) {
    return new Promise((resolve) => {
      this.#answer = (goOn) => {
        this.#answer = null;
        resolve(goOn);
      };
      const words = [t("teach-bad", { kind: kind === "mistake" ? "mistake" : "blunder" }), reason ? reasonText(reason) : ""];
      const better = html("p", {});
      const back = button(t("play-take-back"), () => this.#localGame.takeBack(), { class: "primary" });
      const show = button(t("teach-show"), () => void this.#showBetter(best ?? "", better));
      const on = button(t("teach-on"), () => {
        void this.#boardGame.goTo(this.#localGame.view.turns.length);
        this.#answer?.(true);
      });
      this.#show(words.filter(Boolean).join(" "), better, html("div", { class: "acts" }, back, show, on));
      back.focus({ preventScroll: true });
    });
  }

  /**
   * @param {Token} best
   * @param {HTMLElement} place
   */
  async #showBetter(best, place) {
    place.textContent = t("mistakes-better", { turn: best });
    await this.#boardGame.goTo(this.#localGame.view.turns.length - 1);
    const { board } = this.#boardGame;
    const { variant, terms, start, turns } = this.#boardGame.seen;
    const { id } = this.#core.open({ variant, ...(terms && { terms }), position: start, turns: turns.map((turn) => turn.token) });
    board.hint(this.#core.preview(id, best));
    this.#core.close(id);
  }

  /** @param {string} text @param {...HTMLElement} more */
  #show(text, ...more) {
    this.#place.replaceChildren(html("p", {}, text), ...more);
    this.#place.hidden = false;
  }
}
