// A teaching game: the engine judges each of the player's turns, and asks about a bad one at once. The player may look for the
// reason or be told it. Then the turn can be taken back, or everything is shown on a board, or the game goes on.

import { button, found, html } from "../dom/element.js";
import { demonstrate } from "../report/demonstration.js";
import { evidenceOf } from "../report/steps.js";
import { reasonText } from "../report/reason.js";
import { Reviewing } from "../report/reviewing.js";
import { extend, t } from "../words/words.js";
import { Hints } from "./hints.js";
import { questionOf } from "./question.js";

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

/**
 * Prepares hints in steps.
 * @template {{ view: View }} S
 * @param {import("../board/board.js").HexBoard} board
 * @param {import("./hints.js").Finder<S>} finder
 * @returns {Promise<Hints<S>>}
 */
export async function prepareHints(board, finder) {
  await loadWords();
  return new Hints(board, finder);
}

/** Loads the sentences of teaching games and hints when they are first needed. */
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
    found("status", HTMLElement).before(this.#place);
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
  #ask(judged) {
    const { kind, reason } = judged;
    return new Promise((resolve) => {
      this.#answer = (goOn) => {
        this.#answer = null;
        resolve(goOn);
      };
      const question = reason ? questionOf(judged) : "";
      const answer = html("p", {});
      const back = button(t("play-take-back"), () => this.#localGame.takeBack(), { class: "primary" });
      const show = button(t("report-show"), () => void this.#demonstrate(judged), { hidden: question !== "" });
      const tell = button(t("teach-tell"), () => {
        this.#tell(judged, answer);
        show.hidden = false;
        show.focus({ preventScroll: true });
        tell.remove();
      });
      const on = button(t("teach-on"), () => {
        void this.#boardGame.goTo(this.#localGame.view.turns.length);
        this.#answer?.(true);
      });
      const words = [t("teach-bad", { kind: kind === "mistake" ? "mistake" : "blunder" }), question].filter(Boolean).join(" ");
      if (!question) this.#tell(judged, answer);
      const acts = html("div", { class: "acts" }, back, ...(question ? [tell] : []), show, on);
      this.#show(words, answer, acts);
      back.focus({ preventScroll: true });
    });
  }

  /**
   * Tells the reason, and marks it on the board if it can already be seen there.
   * @param {JudgedTurn} judged
   * @param {HTMLElement} place
   */
  #tell({ reason }, place) {
    if (!reason) return;
    place.textContent = reasonText(reason);
    if (reason.branch !== "better") this.#boardGame.board.hint(evidenceOf(reason, reason.player));
  }

  /** Shows what the turn leads to, and the better turn. @param {JudgedTurn} judged */
  async #demonstrate(judged) {
    const { variant, terms, start, turns } = this.#localGame.view;
    const tokens = turns.slice(0, -1).map((turn) => turn.token);
    const opening = { variant, ...(terms && { terms }), position: start, turns: tokens };
    await demonstrate(this.#core, { opening, mistake: judged, flipped: this.#boardGame.board.flipped });
  }

  /** @param {string} text @param {...HTMLElement} more */
  #show(text, ...more) {
    this.#place.replaceChildren(html("p", {}, text), ...more);
    this.#place.hidden = false;
  }
}
