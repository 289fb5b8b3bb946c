// A teaching game: after each turn of the player the engine looks at it, and points out a bad one at once. It may then be
// taken back, or what was better is shown, or the game goes on.

import { button, found, html } from "../game/element.js";
import { reasonText } from "../report/reason.js";
import { Reviewing } from "../report/reviewing.js";
import { extend, t } from "../words/words.js";

/** @import { BoardCalls, Token } from "../core/types.d.ts" */
/** @import { Table } from "../board/table.js" */
/** @import { JudgedTurn } from "../engine/messages.d.ts" */
/** @import { LocalGame } from "../play/local-game.js" */

/**
 * Looks at the turns of the game that is on the table, from now on.
 * @param {BoardCalls} core
 * @param {LocalGame} localGame
 * @param {Table} table
 */
export async function teach(core, localGame, table) {
  const { game } = localGame;
  await loadWords();
  const teacher = new Teacher(core, localGame, table);
  // Somebody may have begun another game meanwhile.
  if (localGame.game === game) localGame.guard = () => teacher.lets();
}

/** The sentences of teaching games are fetched with the first of them. */
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
  #table;
  #reviewing = new Reviewing();
  #place = html("div", { class: "teach", role: "status", hidden: "" });
  /** Ends what is asked now. @type {((goOn: boolean) => void) | null} */
  #answer = null;

  /**
   * @param {BoardCalls} core
   * @param {LocalGame} localGame
   * @param {Table} table
   */
  constructor(core, localGame, table) {
    this.#core = core;
    this.#localGame = localGame;
    this.#table = table;
    document.querySelector(".teach")?.remove();
    found("status", HTMLElement).after(this.#place);
  }

  /** Whether the engine may answer the turn that was played last. */
  async lets() {
    const { game, view } = this.#localGame;
    const control = new AbortController();
    // Somebody took back, or began another game.
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
      // Without the engine's word the game goes on as any other.
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
    const { table, view } = this.#core.open({ variant, ...(terms && { terms }), position: start, turns: tokens });
    this.#core.close(table);
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
        void this.#table.goTo(this.#localGame.view.turns.length);
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
    await this.#table.goTo(this.#localGame.view.turns.length - 1);
    const { board } = this.#table;
    const { variant, terms, start, turns } = this.#table.seen;
    const { table } = this.#core.open({ variant, ...(terms && { terms }), position: start, turns: turns.map((turn) => turn.token) });
    board.hint(this.#core.preview(table, best));
    this.#core.close(table);
  }

  /** @param {string} text @param {...HTMLElement} more */
  #show(text, ...more) {
    this.#place.replaceChildren(html("p", {}, text), ...more);
    this.#place.hidden = false;
  }
}
