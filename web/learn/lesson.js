// A lesson: steps on a board, one after another. The core judges whether a step is solved.

import "../game/site-board.js";
import { sound } from "../board/sound.js";
import { BoardGame } from "../board/board-game.js";
import { loadCore } from "../core/core.js";
import { hasPotentials } from "../game/url.js";
import { settings } from "../site/settings.js";
import { ready, t } from "../words/words.js";
import { Dots } from "./dots.js";
import { FAULTS } from "./faults.js";
import { firstOpen, progress } from "./progress.js";
import { Step } from "./step.js";

/** @typedef {import("../board/board.js").HexBoard} HexBoard */
/** @typedef {import("../core/types.d.ts").Calls} Core */
/** @typedef {import("../core/types.d.ts").CourseId} CourseId */
/** @typedef {import("../core/types.d.ts").View} View */
/** @typedef {import("../board/types.d.ts").Mark} Mark */
/** @typedef {import("./faults.js").Faults} Faults */
/** @typedef {"idle" | "right" | "wrong" | "hint" | "shown"} Mood */

/** @param {HTMLElement} main */
export async function startLesson(main) {
  const [core] = await Promise.all([loadCore(), ready]);
  const variants = /** @type {HTMLElement[]} */ ([...main.querySelectorAll("[data-variant]")]).map(({ dataset }) => dataset.variant);
  const faults = variants.some(hasPotentials) ? { ...FAULTS, ...(await loadFaults()) } : FAULTS;
  new Lesson(main, core, faults).start();
}

/** Loads the code and the words for lessons about potentials. */
async function loadFaults() {
  const [{ loadPotentialsDocuments }, { FAULTS: more }] = await Promise.all([
    import("../potentials/potentials.js"),
    import("../potentials/faults.js"),
  ]);
  await loadPotentialsDocuments();
  return more;
}

class Lesson {
  #main;
  #faults;
  #course;
  #slug;
  #steps;
  #boardGame;
  #board;
  #dots;
  #index = 0;
  /** Whether a solution is being shown or the opponent is replying, so turns are not the learner's. */
  #busy = false;
  /** Generation counter; results of an earlier generation are discarded. */
  #round = 0;

  /** @param {HTMLElement} main @param {Core} core @param {Faults} faults */
  constructor(main, core, faults) {
    this.#main = main;
    this.#faults = faults;
    this.#course = /** @type {CourseId} */ (main.dataset.family);
    this.#slug = main.dataset.lesson ?? "";
    const items = /** @type {HTMLElement[]} */ ([...main.querySelectorAll(".steps > li")]);
    this.#steps = items.map((item) => new Step(core, item));
    this.#board = /** @type {HexBoard} */ (this.#find("hex-board"));
    this.#index = this.#firstStep();
    this.#boardGame = new BoardGame(core, this.#board, this.#step.opening);
    this.#find(".say").append(this.#board.answers);
    this.#dots = new Dots(this.#find(".dots"), this.#steps.length, (step) => this.#go(step));
  }

  start() {
    this.#boardGame.own = this.#boardGame.view.toAct;
    this.#boardGame.addEventListener("change", () => void this.#onChange());
    /** @type {Record<string, () => void>} */
    const acts = {
      back: () => this.#go(this.#index - 1),
      next: () => this.#go(this.#index + 1),
      hint: () => this.#answer("hint", this.#step.hint ?? ""),
      show: () => void this.#showSolution(),
      reset: () => this.#reset(),
    };
    for (const [name, act] of Object.entries(acts)) this.#button(name).addEventListener("click", act);
    this.#find(".controls").hidden = false;
    this.#main.classList.add("live");
    this.#show();
  }

  get #step() {
    return /** @type {Step} */ (this.#steps[this.#index]);
  }

  get #isLast() {
    return this.#index === this.#steps.length - 1;
  }

  get #solved() {
    return progress.solved(this.#course, this.#slug);
  }

  /** @param {string} selector */
  #find(selector) {
    return /** @type {HTMLElement} */ (this.#main.querySelector(selector));
  }

  /** @param {string} name */
  #button(name) {
    return /** @type {HTMLButtonElement} */ (this.#find(`[data-act="${name}"]`));
  }

  /** Returns the step in the URL, or else the one where the user left off; a finished lesson begins again. */
  #firstStep() {
    const named = /^#(?:step-)?(\d+)$/.exec(location.hash);
    const wanted = named ? Number(named[1]) - 1 : (firstOpen(this.#solved, this.#steps.length) ?? 0);
    return this.#steps[wanted] ? wanted : 0;
  }

  /** @param {number} index */
  #go(index) {
    if (!this.#steps[index]) return;
    this.#index = index;
    // Not the id of an element, so the browser does not scroll to it.
    history.replaceState(history.state, "", `#${index + 1}`);
    this.#reset();
    const { text } = this.#step;
    text.focus({ preventScroll: true });
    text.scrollIntoView({ block: "nearest" });
  }

  /** Sets the step up. */
  #reset() {
    this.#round += 1;
    this.#busy = true;
    this.#boardGame.open(this.#step.opening);
    this.#busy = false;
    this.#boardGame.locked = false;
    this.#show();
  }

  #show() {
    this.#steps.forEach((step) => {
      step.element.hidden = step !== this.#step;
    });
    this.#board.mark(this.#step.marks.map((at) => ({ at, kind: "goal" })));
    this.#button("back").disabled = this.#index === 0;
    this.#button("next").hidden = this.#isLast;
    this.#button("hint").hidden = this.#step.hint === null;
    this.#find(".after").hidden = !this.#isLast;
    this.#answer("idle", "");
    this.#showSolved();
    void this.#ask();
  }

  /** Asks for the answer to a declared use with buttons; the board only shows it. */
  async #ask() {
    this.#main.querySelector(".declared")?.remove();
    const { declared } = this.#step;
    if (declared === null) return;
    const round = this.#round;
    this.#boardGame.locked = true;
    this.#board.mark(this.#step.use().map((at) => ({ at, kind: "goal" })));
    const { answers, passed } = await import("../potentials/declared.js");
    if (round !== this.#round) return;
    const buttons = answers((answer) => {
      buttons.remove();
      if (answer === this.#step.answer) return this.#succeed();
      this.#answer("wrong", passed());
      this.#busy = true;
      void this.#boardGame.play(declared);
    });
    this.#find(".say").append(buttons);
  }

  #showSolved() {
    const solved = this.#solved;
    this.#dots.show(this.#index, solved);
    const ending = /** @type {HTMLElement | null} */ (this.#main.querySelector(".after p"));
    if (ending) ending.hidden = !solved.has(this.#index);
  }

  /** @param {Mood} mood @param {string} text */
  #answer(mood, text) {
    const answer = this.#find(".answer");
    answer.className = `answer ${mood}`;
    answer.textContent = text;
    const again = mood === "wrong" || mood === "shown";
    this.#onward.classList.toggle("primary", mood === "right");
    this.#button("reset").classList.toggle("primary", again);
    this.#button("reset").classList.toggle("quiet", !again);
    if (again) this.#lead(this.#button("reset"));
    else if (mood === "right") this.#lead(this.#onward);
    if (text) answer.scrollIntoView({ block: "nearest" });
  }

  /** Makes a control the target of Enter. @param {HTMLElement} control */
  #lead(control) {
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: "nearest" });
  }

  /** The link or button that leads on: to the next step, the next lesson, or a game. */
  get #onward() {
    return this.#isLast ? this.#find(".after a") : this.#button("next");
  }

  async #onChange() {
    const { view } = this.#boardGame;
    if (this.#busy || (view.turns.length === 0 && view.part === "")) return;
    const round = this.#round;
    const verdict = this.#step.judge(view);
    if (verdict === "missed") return this.#miss();
    if (verdict === "reached") this.#boardGame.locked = true;
    await this.#reply();
    if (round === this.#round && verdict === "reached") this.#succeed();
  }

  /** Explains a wrong attempt, on the board and in words. */
  async #miss() {
    const round = this.#round;
    const { view } = this.#boardGame;
    const missing = this.#step.missing(view);
    this.#boardGame.locked = true;
    this.#answer("wrong", this.#fault(missing, view));
    this.#board.mark(this.#marksOf(missing, view));
    const token = this.#step.punishment(view, missing.kind);
    if (token === null) return;
    await this.#boardGame.rest;
    if (round !== this.#round) return;
    this.#busy = true;
    await this.#boardGame.play(token);
    if (round === this.#round) this.#busy = false;
  }

  /** @param {{ kind: string, what: string }} missing @param {View} view */
  #fault({ kind, what }, view) {
    if (this.#step.isHunt) return t("learn-not-yet-win");
    return this.#faults[kind]?.(Number(what) || 1, what, this.#step.attempt(view)) ?? t("learn-not-yet");
  }

  /** @param {{ kind: string, what: string }} missing */
  #goals({ kind, what }) {
    if (["row", "remove", "ring-off"].includes(kind)) return this.#step.row();
    if (["land-on", "keep"].includes(kind)) return [what];
    const { marks } = this.#step;
    return marks.length > 0 ? marks : this.#step.use();
  }

  /** @param {{ kind: string, what: string }} missing @param {View} view @returns {Mark[]} */
  #marksOf(missing, view) {
    const goals = this.#goals(missing);
    const landed = view.last.filter((at) => !goals.includes(at) && view.pieces.some((piece) => piece.at === at && piece.kind === "ring"));
    return [
      ...goals.map((at) => ({ at, kind: /** @type {const} */ ("goal") })),
      ...landed.map((at) => ({ at, kind: /** @type {const} */ ("wrong") })),
    ];
  }

  #succeed() {
    progress.solve(this.#course, this.#slug, this.#index);
    this.#showSolved();
    this.#answer("right", this.#step.done ?? this.#praise());
    if (settings.get("sound") && !this.#boardGame.view.outcome) [3, 6].forEach((index, place) => sound("flip", 120 * place, index));
  }

  #praise() {
    return [t("learn-right-1"), t("learn-right-2"), t("learn-right-3")][this.#index % 3] ?? "";
  }

  /** Plays the opponent's reply, if it is their turn and the step specifies one. */
  async #reply() {
    const { view } = this.#boardGame;
    const token = view.outcome || view.part ? null : this.#step.reply(view);
    if (token === null) return;
    const { locked } = this.#boardGame;
    this.#busy = true;
    this.#boardGame.locked = true;
    const round = this.#round;
    await this.#boardGame.play(token);
    if (round !== this.#round) return;
    this.#busy = false;
    this.#boardGame.locked = locked;
  }

  /** Plays one solution, with the opponent's replies. */
  async #showSolution() {
    this.#reset();
    if (this.#step.declared) return this.#answer("shown", this.#step.done ?? "");
    const round = this.#round;
    this.#busy = this.#boardGame.locked = true;
    for (let verdict = "open"; verdict === "open"; ) {
      const token = this.#step.solution(this.#boardGame.view);
      if (token === null || !(await this.#boardGame.play(token)) || round !== this.#round) return;
      verdict = this.#step.judge(this.#boardGame.view);
      await this.#reply();
      if (round !== this.#round) return;
      this.#busy = this.#boardGame.locked = true;
    }
    this.#busy = false;
    this.#answer("shown", t("learn-shown"));
  }
}
