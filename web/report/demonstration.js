// "Show me": a dialog in which a board plays a mistake and what follows, then the better turn, with arrows, marks and one
// sentence for each step. The user can pause, step, and try the position themselves.

import { BoardGame } from "../board/board-game.js";
import { tell } from "../board/voice.js";
import { Refused } from "../core/core.js";
import { button, html, setText, svg } from "../dom/element.js";
import { t } from "../words/words.js";
import { reasonText } from "./reason.js";
import { Reviewing } from "./reviewing.js";
import { arrowsOf, evidenceOf, stepsOf, turnsOf } from "./steps.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { BoardCalls, Effect, GameStart, Token } from "../core/types.d.ts" */
/** @import { Branch, Mistake, Step } from "./steps.js" */

/**
 * @typedef {object} Shown
 * @property {GameStart} opening the game up to the position before the turn
 * @property {Mistake} mistake
 * @property {boolean} flipped whether Black is at the bottom
 */

/** Time to read a step in milliseconds: at least, and for each letter. */
const PAUSE = 1200;
const PAUSE_PER_LETTER = 40;

const COLORS = /** @type {const} */ ({ played: "R", better: "G" });

/** Shows a mistake; resolves when the dialog is closed. @param {BoardCalls} core @param {Shown} shown @returns {Promise<void>} */
export async function demonstrate(core, shown) {
  await loadStyle();
  return new Demonstration(core, shown).open();
}

/** Loads the style of the dialog once. */
function loadStyle() {
  const { href } = new URL("../style/demonstration.css", import.meta.url);
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = html("link", { rel: "stylesheet", href });
  document.head.append(link);
  // Without its style, the dialog still works.
  return new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
  });
}

class Demonstration {
  #core;
  #opening;
  #mistake;
  /** The effects of the turns that can be played, for each line. @type {Record<Branch, Effect[][]>} */
  #effects;
  /** @type {Step[]} */
  #steps;
  #at = 0;
  #playing = false;
  /** Generation counter; results of an earlier generation are discarded. */
  #round = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Whether the user plays. */
  #tries = false;
  /** @type {Reviewing | null} */
  #reviewing = null;
  #judging = new AbortController();
  #dialog = html("dialog", { class: "demonstration", "aria-labelledby": "demonstration-title" });
  #board = /** @type {HexBoard} */ (document.createElement("hex-board"));
  /** @type {BoardGame} */
  #boardGame;
  #part = html("p", { class: "part" });
  #said = html("p", { class: "said", role: "status" });
  #count = html("span", { class: "small quiet" });
  #back = icon(t("analyse-previous"), "M16 5l-8 7 8 7z", () => this.#step(-1));
  #play = icon("", "", () => this.#toggle());
  #next = icon(t("analyse-next"), "M8 5l8 7-8 7z", () => this.#step(1));
  #try = button(t("report-show-try"), () => this.#begin());

  /** @param {BoardCalls} core @param {Shown} shown */
  constructor(core, { opening, mistake, flipped }) {
    this.#core = core;
    this.#opening = opening;
    this.#mistake = mistake;
    this.#effects = { played: this.#played("played"), better: this.#played("better") };
    this.#steps = stepsOf(mistake).filter(({ branch, count }) => count <= this.#effects[branch].length);
    this.#play.autofocus = true;
    this.#board.setAttribute("field", "off");
    this.#board.flipped = flipped;
    const title = html("h2", { id: "demonstration-title" }, t("report-show-title", { turn: mistake.token }));
    const close = button(t("site-close"), () => this.#dialog.close(), { class: "close" });
    this.#dialog.append(
      html("div", { class: "head" }, title, close),
      this.#board,
      html("div", { class: "words" }, this.#part, this.#said),
      html("div", { class: "acts" }, this.#back, this.#play, this.#next, this.#count, this.#try),
    );
    document.body.append(this.#dialog);
    // Before the game takes an action back on the same key: then the dialog stays.
    this.#board.addEventListener("back", () => this.#boardGame.view.part === "" && this.#dialog.close());
    this.#boardGame = new BoardGame(core, this.#board, opening);
    this.#boardGame.locked = true;
    this.#boardGame.addEventListener("turn", (event) => this.#onTurn(/** @type {CustomEvent} */ (event).detail.token));
    this.#dialog.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** @returns {Promise<void>} */
  open() {
    return new Promise((resolve) => {
      this.#dialog.addEventListener("close", () => {
        this.#stop();
        this.#round += 1;
        this.#reviewing?.close();
        this.#boardGame.close();
        this.#dialog.remove();
        resolve();
      });
      this.#dialog.showModal();
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      this.#setPlaying(!isCalm);
      void this.#show(0);
    });
  }

  /** Plays a line and returns the effects of its turns, as far as the rules allow. @param {Branch} branch */
  #played(branch) {
    const { id } = this.#core.open(this.#opening);
    /** @type {Effect[][]} */
    const all = [];
    try {
      for (const token of turnsOf(this.#mistake, branch)) all.push(this.#core.act(id, token).effects);
    } catch (error) {
      // The end of a stored line may be cut off.
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.#core.close(id);
    }
    return all;
  }

  /** @param {number} at */
  async #show(at) {
    const step = this.#steps[at];
    if (!step) return;
    const before = this.#steps[this.#at];
    const isNext = !this.#tries && at === this.#at + 1 && before?.branch === step.branch;
    this.#end();
    this.#at = at;
    const round = ++this.#round;
    const { branch, count } = step;
    const turns = turnsOf(this.#mistake, branch);
    const shown = turns[count - 1];
    this.#board.shapes = [];
    this.#say(this.#partOf(branch), this.#wordsOf(step));
    this.#offer();
    if (isNext && shown !== undefined) await this.#boardGame.play(shown, { silent: true });
    else this.#boardGame.open({ ...this.#opening, turns: [...(this.#opening.turns ?? []), ...turns.slice(0, count)] });
    if (round !== this.#round) return;
    this.#boardGame.locked = true;
    // Before the first turn of a line, its arrow says what comes.
    this.#board.shapes = arrowsOf(this.#effects[branch][Math.max(count - 1, 0)] ?? [], COLORS[branch]);
    const { reason } = this.#mistake;
    if (step.isEvidence && reason) this.#board.hint(evidenceOf(reason, reason.player));
    if (this.#playing) this.#wait();
  }

  /** @param {Branch} branch */
  #partOf(branch) {
    const { player, token, line } = this.#mistake;
    return branch === "played" ? t("report-show-played", { player, turn: token }) : t("report-show-better", { turn: line[0] ?? "" });
  }

  /** @param {Step} step */
  #wordsOf({ branch, count, isEvidence }) {
    const { reason } = this.#mistake;
    if (count === 0) return branch === "played" ? t("report-show-before") : t("report-show-before-better");
    const told = tell(this.#effects[branch][count - 1] ?? []);
    return [told, isEvidence && reason ? reasonText(reason) : ""].filter(Boolean).join(" ");
  }

  /** Waits until the step can have been read, then shows the next one. */
  #wait() {
    clearTimeout(this.#timer);
    const letters = (this.#said.textContent ?? "").length;
    this.#timer = setTimeout(
      () => {
        if (this.#at + 1 < this.#steps.length) void this.#show(this.#at + 1);
        else this.#setPlaying(false);
      },
      PAUSE + PAUSE_PER_LETTER * letters,
    );
  }

  /** @param {number} by */
  #step(by) {
    this.#setPlaying(false);
    void this.#show(this.#tries ? this.#at : this.#at + by);
  }

  #toggle() {
    this.#setPlaying(!this.#playing);
    if (!this.#playing) return;
    const isOver = this.#tries || this.#at + 1 >= this.#steps.length;
    if (isOver) void this.#show(0);
    else void this.#show(this.#at + 1);
  }

  #stop() {
    this.#setPlaying(false);
    this.#judging.abort();
  }

  /** @param {boolean} playing */
  #setPlaying(playing) {
    this.#playing = playing;
    clearTimeout(this.#timer);
    paint(this.#play, playing ? t("report-show-pause") : t("report-show-play"), playing ? "M7 5h3v14H7zM14 5h3v14h-3z" : "M7 4l13 8-13 8z");
  }

  /** Offers the steps that exist; a focused button is never disabled, or the focus would be lost. */
  #offer() {
    setText(this.#count, t("mistakes-at", { at: this.#at + 1, of: this.#steps.length }));
    this.#back.ariaDisabled = String(!this.#tries && this.#at === 0);
    this.#next.ariaDisabled = String(!this.#tries && this.#at + 1 >= this.#steps.length);
  }

  /** @param {string} part @param {string} text */
  #say(part, text) {
    setText(this.#part, part);
    setText(this.#said, text);
  }

  /** Lets the user play from the position before the mistake. */
  #begin() {
    this.#stop();
    this.#judging = new AbortController();
    this.#round += 1;
    this.#tries = true;
    this.#board.shapes = [];
    this.#boardGame.open(this.#opening);
    this.#boardGame.locked = false;
    const { player, token } = this.#mistake;
    this.#say(t("report-show-try"), t("mistakes-ask", { player, turn: token }));
    this.#offer();
    this.#board.scrollIntoView({ block: "nearest" });
  }

  #end() {
    this.#tries = false;
    this.#judging.abort();
  }

  /** Judges the user's turn as a report would. @param {Token} token */
  async #onTurn(token) {
    if (!this.#tries) return;
    this.#boardGame.locked = true;
    const round = this.#round;
    const { line, token: played } = this.#mistake;
    if (token === line[0]) return this.#say(t("report-show-try"), t("mistakes-right-best"));
    if (token === played) return this.#say(t("report-show-try"), t("mistakes-same"));
    this.#say(t("report-show-try"), t("mistakes-judging"));
    const verdict = await this.#judge(token).catch((/** @type {unknown} */ error) => {
      console.warn(error);
      return t("play-engine-failed");
    });
    if (round === this.#round && verdict) this.#say(t("report-show-try"), verdict);
  }

  /** @param {Token} token @returns {Promise<string | null>} */
  async #judge(token) {
    const { id, view } = this.#core.open(this.#opening);
    this.#core.close(id);
    this.#reviewing ??= new Reviewing();
    const { variant, terms, position: start } = view;
    const judged = await this.#reviewing.judge({ variant, terms, start }, token, this.#judging.signal);
    if (!judged) return null;
    if (judged.kind === "best") return t("mistakes-right-best");
    if (judged.kind === "good") return t("mistakes-right");
    return [t("mistakes-wrong"), judged.reason ? reasonText(judged.reason) : ""].filter(Boolean).join(" ");
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || !isPlain || event.defaultPrevented) return;
    // On the board, arrow keys move between points.
    if (event.target instanceof Element && event.target.closest("[data-point]")) return;
    event.preventDefault();
    event.stopPropagation();
    this.#step(by);
  }
}

/** @param {string} name @param {string} path @param {() => void} act */
function icon(name, path, act) {
  const made = button("", act, { class: "icon" });
  paint(made, name, path);
  return made;
}

/** Gives a button another icon and name. @param {HTMLButtonElement} made @param {string} name @param {string} path */
function paint(made, name, path) {
  made.replaceChildren(svg("svg", { viewBox: "0 0 24 24", width: 24, height: 24, "aria-hidden": "true" }, svg("path", { d: path })));
  made.ariaLabel = made.title = name;
}
