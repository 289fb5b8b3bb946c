// The panel next to the board: the task, the feedback, and the buttons.

import { encodeQuery } from "../game/url.js";
import { variantName } from "../game/names.js";
import { themeName } from "../training/theme.js";
import { t } from "../words/words.js";
import { standingOf, taskOf } from "./task.js";

/** @import { Color } from "../core/types.d.ts" */
/** @import { PuzzleFacts } from "../training/types.d.ts" */

/** @typedef {"loading" | "watch" | "ask" | "wrong" | "solved" | "shown" | "failed"} Stage */
/** @typedef {"hint" | "solution" | "again" | "next" | "back" | "forward"} Act */

/** Stages after which the solution can be stepped through. */
const ENDS = ["solved", "shown"];

export class Panel {
  /** @type {"right" | "wrong" | "hint" | "shown" | ""} */
  #mood = "";
  #main = /** @type {HTMLElement} */ (document.querySelector("main"));

  /** @param {HTMLElement} answers what the board asks @param {Record<Act, () => void>} acts */
  constructor(answers, acts) {
    this.#find(".say").append(answers);
    this.#find(".controls").hidden = false;
    this.#main.classList.add("live");
    for (const [name, act] of Object.entries(acts)) this.#button(/** @type {Act} */ (name)).addEventListener("click", act);
  }

  /** @param {string} selector */
  #find(selector) {
    return /** @type {HTMLElement} */ (this.#main.querySelector(selector));
  }

  /** @param {Act} name */
  #button(name) {
    return /** @type {HTMLButtonElement} */ (this.#main.querySelector(`[data-act="${name}"]`));
  }

  /** @param {Stage} stage */
  set stage(stage) {
    const isEnd = ENDS.includes(stage);
    this.#main.dataset.stage = stage;
    this.#button("again").hidden = stage !== "wrong";
    this.#button("next").hidden = !isEnd && stage !== "failed";
    for (const name of /** @type {const} */ (["hint", "solution"])) {
      this.#button(name).hidden = isEnd || stage === "failed";
      this.#button(name).disabled = stage === "loading" || stage === "watch";
    }
    for (const selector of ["#rest", "#analyse", "#themes"]) this.#find(selector).hidden = !isEnd;
  }

  /** Shows a puzzle before its question is asked. @param {PuzzleFacts} puzzle @param {Color} opponent */
  begin(puzzle, opponent) {
    const { id, variant, position, ledBy, themes } = puzzle;
    this.#main.dataset.puzzle = id;
    this.stage = "watch";
    this.answer("", "");
    this.result.hidden = true;
    if (ledBy) this.#ask(t("puzzles-led", { player: opponent }));
    this.#find("#facts").textContent = `${variantName(variant)} · ${standingOf(puzzle)}`;
    this.#find("#themes").textContent = themes.length > 0 ? t("puzzles-themes", { themes: themes.map(themeName).join(", ") }) : "";
    const analyse = /** @type {HTMLAnchorElement} */ (this.#find("#analyse"));
    analyse.href = `/${document.documentElement.lang}/analyse?${encodeQuery({ variant, position })}`;
  }

  /** @param {PuzzleFacts} puzzle @param {Color} player */
  task(puzzle, player) {
    this.#ask(taskOf(puzzle, player));
    this.stage = "ask";
  }

  /** @param {string} text */
  #ask(text) {
    this.#find("#ask").textContent = text;
  }

  /** Reports that no puzzle can be shown. @param {string} text */
  fail(text) {
    this.stage = "failed";
    this.#ask(text);
    this.#find("#facts").textContent = "";
  }

  /** @param {"right" | "wrong" | "hint" | "shown" | ""} mood @param {string} text */
  answer(mood, text) {
    this.#mood = mood;
    const answer = this.#find(".answer");
    answer.className = `answer ${mood}`;
    answer.textContent = text;
    if (text) answer.scrollIntoView({ block: "nearest" });
  }

  /** The tone of the last answer. */
  get mood() {
    return this.#mood;
  }

  /** Offers the next puzzle although this one is not solved. */
  mayGoOn() {
    this.#button("next").hidden = false;
  }

  /** The card that shows a result. */
  get result() {
    return this.#find("#result");
  }

  /** Makes a button the target of Enter. @param {Act} name */
  lead(name) {
    const control = this.#button(name);
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: "nearest" });
  }

  /** Label of the button that leads to the next puzzle. @param {string} text */
  set next(text) {
    this.#button("next").textContent = text;
  }

  /** Focuses the task so that it is read from its beginning. */
  focus() {
    const ask = this.#find("#ask");
    ask.focus({ preventScroll: true });
    ask.scrollIntoView({ block: "nearest" });
  }

  /** Enables or disables stepping back and forward. @param {boolean} before @param {boolean} next */
  walk(before, next) {
    this.#button("back").disabled = !before;
    this.#button("forward").disabled = !next;
  }

  /** The user's rating and results in words. @param {string} text */
  set standing(text) {
    this.#find("#standing").textContent = text;
  }
}
