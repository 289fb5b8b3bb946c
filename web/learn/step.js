// One step of a lesson, as the page tells it: the position, what to do, and what the opponent answers.

/** @typedef {import("../core/types.d.ts").Calls} Core */
/** @typedef {import("../core/types.d.ts").Opening} Opening */
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
    /** @type {Opening} */
    this.opening = { variant: /** @type {VariantId} */ (variant), position };
    this.goal = goal ?? "";
    this.replies = words(replies);
    this.marks = words(marks);
    /** The use that the opponent declares, if that is to be answered. @type {Token | null} */
    this.declared = declared ?? null;
    this.answer = answer ?? null;
  }

  get text() {
    return /** @type {HTMLElement} */ (this.element.querySelector(".text"));
  }

  /** What is told at the end, if it is more than praise. */
  get done() {
    return this.element.querySelector(".done")?.textContent ?? null;
  }

  get hint() {
    return this.element.querySelector(".hint")?.textContent ?? null;
  }

  /** Whether it takes more than one turn to win, so that a wrong one lets the opponent escape. */
  get isHunt() {
    return this.goal.startsWith("win-in");
  }

  /** @param {View} view */
  judge(view) {
    return this.core.judge(this.#played(view), this.goal);
  }

  /** A turn that solves it. @param {View} view */
  solution(view) {
    return this.core.solution(this.#played(view), this.goal);
  }

  /** What is still missing of the goal, in its own words: `jump 3`, `keep f8`. @param {View} view */
  missing(view) {
    const [kind = "", what = ""] = (
      this.goal
        .split(",")
        .map((condition) => condition.trim())
        .find((condition) => this.core.judge(this.#played(view), condition) !== "reached") ?? ""
    ).split(" ");
    return { kind, what };
  }

  /** The points of the row that a right turn would have made. @returns {PointName[]} */
  row() {
    const token = this.core.solution(this.opening, this.goal)?.split(";")[0];
    if (token === undefined) return [];
    const { table, view } = this.core.open({ ...this.opening, turns: [token] });
    this.core.close(table);
    return view.choices.flatMap(({ step }) => (step.kind === "segment" ? [step.points] : []))[0] ?? [];
  }

  /** Where a potential that a right turn would have used comes from and lands; nothing if it uses none. @returns {PointName[]} */
  use() {
    const token = this.declared ?? this.core.solution(this.opening, this.goal)?.split(";")[0];
    if (token === undefined) return [];
    const { table } = this.core.open(this.opening);
    const effects = this.core.preview(table, token);
    this.core.close(table);
    return effects.flatMap((effect) => (effect.kind === "use" ? [effect.piece.at, effect.lands.at] : []));
  }

  /** The turn by which the opponent shows what was wrong, or null. @param {View} view @param {string} kind what is missing */
  punishment(view, kind) {
    if (view.outcome || view.part !== "") return null;
    if (kind === "stop") return this.core.solution({ variant: this.opening.variant, position: view.position }, "row");
    return this.isHunt ? this.reply(view) : null;
  }

  /** What the opponent answers now: the first of the replies that is legal. @param {View} view @returns {Token | null} */
  reply(view) {
    const { turns = [], ...start } = this.#played(view);
    return this.replies.find((reply) => this.#isLegal({ ...start, turns: [...turns, reply] })) ?? null;
  }

  /** The game from the beginning of the step. @param {View} view @returns {Opening} */
  #played(view) {
    const turns = view.turns.map((turn) => turn.token);
    return { ...this.opening, turns: view.part ? [...turns, view.part] : turns };
  }

  /** @param {Opening} opening */
  #isLegal(opening) {
    try {
      this.core.close(this.core.open(opening).table);
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
