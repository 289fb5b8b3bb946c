// One step of a lesson, as the page describes it: the position, the goal, and the opponent's replies.

import { counted } from "./attempt.js";

/** @typedef {import("./attempt.js").Attempt} Attempt */
/** @typedef {import("../core/types.d.ts").Calls} Core */
/** @typedef {import("../core/types.d.ts").GameStart} GameStart */
/** @typedef {import("../core/types.d.ts").PointName} PointName */
/** @typedef {import("../core/types.d.ts").Token} Token */
/** @typedef {import("../core/types.d.ts").VariantId} VariantId */
/** @typedef {import("../core/types.d.ts").View} View */

export class Step {
  /** @param {Core} core @param {HTMLElement} element */
  constructor(core, element) {
    this.core = core;
    this.element = element;
    const { variant, position, goal, replies, marks, declared, answer } = element.dataset;
    /** @type {GameStart} */
    this.opening = { variant: /** @type {VariantId} */ (variant), position };
    this.goal = goal ?? "";
    this.replies = words(replies);
    this.marks = words(marks);
    /** The use that the opponent declares, if the learner has to answer it. @type {Token | null} */
    this.declared = declared ?? null;
    this.answer = answer ?? null;
  }

  get text() {
    return /** @type {HTMLElement} */ (this.element.querySelector(".text"));
  }

  /** The text shown at the end, if it is more than praise. */
  get done() {
    return this.element.querySelector(".done")?.textContent ?? null;
  }

  get hint() {
    return this.element.querySelector(".hint")?.textContent ?? null;
  }

  /** Whether the win takes more than one turn, so a wrong one lets the opponent escape. */
  get isHunt() {
    return this.goal.startsWith("win-in");
  }

  /** @param {View} view */
  judge(view) {
    return this.core.judge(this.#played(view), this.goal);
  }

  /** Returns a turn that solves the step. @param {View} view */
  solution(view) {
    return this.core.solution(this.#played(view), this.goal);
  }

  /** Returns the part of the goal that is still missing, in the goal's notation: `jump 3`, `keep f8`. @param {View} view */
  missing(view) {
    const [kind = "", what = ""] = (
      this.goal
        .split(",")
        .map((condition) => condition.trim())
        .find((condition) => this.core.judge(this.#played(view), condition) !== "reached") ?? ""
    ).split(" ");
    return { kind, what };
  }

  /** Returns what the learner's turn did, and where a right one begins. @param {View} view @returns {Attempt} */
  attempt(view) {
    const { id, view: start } = this.core.open(this.opening);
    const [own] = view.turns;
    const tokens = (own?.token ?? view.part).split(";").filter(Boolean);
    const effects = tokens.flatMap((token) => this.core.act(id, /** @type {Token} */ (token)).effects);
    this.core.close(id);
    const [from = ""] = /[a-k]\d{1,2}/.exec(this.core.solution(this.opening, this.goal) ?? "") ?? [];
    return { done: { ...counted(effects, start.toAct), reserve: (start.toAct === "w" ? view.white : view.black).reserve }, from };
  }

  /** Returns the points of the row that a right turn would have completed. @returns {PointName[]} */
  row() {
    const token = this.core.solution(this.opening, this.goal)?.split(";")[0];
    if (token === undefined) return [];
    const { id, view } = this.core.open({ ...this.opening, turns: [token] });
    this.core.close(id);
    return view.choices.flatMap(({ step }) => (step.kind === "segment" ? [step.points] : []))[0] ?? [];
  }

  /** Returns the start and target of the potential that a right turn would have used; empty if it uses none. @returns {PointName[]} */
  use() {
    const token = this.declared ?? this.core.solution(this.opening, this.goal)?.split(";")[0];
    if (token === undefined) return [];
    const { id } = this.core.open(this.opening);
    const effects = this.core.preview(id, token);
    this.core.close(id);
    return effects.flatMap((effect) => (effect.kind === "use" ? [effect.piece.at, effect.lands.at] : []));
  }

  /** Returns the opponent's turn that refutes a wrong one, or null. @param {View} view @param {string} kind the missing part of the goal */
  punishment(view, kind) {
    if (view.outcome || view.part !== "") return null;
    if (kind === "stop") return this.core.solution({ variant: this.opening.variant, position: view.position }, "row");
    return this.isHunt ? this.reply(view) : null;
  }

  /** Returns the opponent's reply: the first of the given ones that is legal. @param {View} view @returns {Token | null} */
  reply(view) {
    const { turns = [], ...start } = this.#played(view);
    return this.replies.find((reply) => this.#isLegal({ ...start, turns: [...turns, reply] })) ?? null;
  }

  /** Returns the game from the beginning of the step. @param {View} view @returns {GameStart} */
  #played(view) {
    const turns = view.turns.map((turn) => turn.token);
    return { ...this.opening, turns: view.part ? [...turns, view.part] : turns };
  }

  /** @param {GameStart} opening */
  #isLegal(opening) {
    try {
      this.core.close(this.core.open(opening).id);
      return true;
    } catch {
      return false;
    }
  }
}

/** @param {string | undefined} text */
function words(text) {
  return text ? text.split(" ") : [];
}
