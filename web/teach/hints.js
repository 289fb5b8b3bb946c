// Hints in steps: where to look, what would go wrong otherwise, and which turn. What matters in a position is the reason why a
// worse turn would be blamed in a report.

import { tell } from "../board/voice.js";
import { other } from "../core/color.js";
import { reasonText } from "../report/reason.js";
import { Reviewing } from "../report/reviewing.js";
import { evidenceOf } from "../report/steps.js";
import { t } from "../words/words.js";
import { isVisible } from "./question.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { Effect, Token, View } from "../core/types.d.ts" */
/** @import { JudgedTurn, Variation } from "../engine/messages.d.ts" */

/** Nodes for each position in which the worse turn is judged; a hint is wanted soon. */
const HINT_NODES = 20_000;

/** A sentence, and what it marks on the board. @typedef {{ text: string, effects: Effect[] }} Step */

/** Finds the best turns of a position, best first; null after a failure. @template S @typedef {{ hint: (scene: S) => Promise<Variation[] | null> }} Finder */

/** Judges a turn of a position. @typedef {(view: View, turn: Token) => Promise<JudgedTurn | null>} Judge */

/** @template {{ view: View }} S */
export class Hints {
  #board;
  #finder;
  #judge;
  /** The position of the steps. @type {View | null} */
  #view = null;
  /** @type {Step[]} */
  #steps = [];
  #given = 0;

  /**
   * @param {Pick<HexBoard, "hint" | "preview">} board
   * @param {Finder<S>} finder
   * @param {Judge} [judge]
   */
  constructor(board, finder, judge = judging()) {
    this.#board = board;
    this.#finder = finder;
    this.#judge = judge;
  }

  /**
   * Returns the next hint for a position and marks it on the board; null if the search failed or the hint is no longer wanted.
   * @param {S} scene
   * @param {() => boolean} isWanted
   * @returns {Promise<string | null>}
   */
  async next(scene, isWanted) {
    if (scene.view !== this.#view) {
      const steps = await this.#find(scene);
      if (!isWanted()) return null;
      [this.#view, this.#steps, this.#given] = [scene.view, steps, 0];
    }
    const step = this.#steps[Math.min(this.#given++, this.#steps.length - 1)];
    // A failed search is tried again.
    if (!step) this.#view = null;
    else this.#board.hint(step.effects);
    return step?.text ?? null;
  }

  /** @param {S} scene @returns {Promise<Step[]>} */
  async #find(scene) {
    const { view } = scene;
    const lines = (await this.#finder.hint(scene)) ?? [];
    const turns = lines.flatMap((line) => line.turns.slice(0, 1));
    const [best] = turns;
    if (best === undefined) return [];
    const effects = this.#board.preview(best.split(";")[0] ?? best);
    const turn = { text: t("play-hint-is", { turn: tell(effects) || best }), effects };
    const worse = turns.at(-1);
    const isWhole = view.part === "" && !view.match && worse !== undefined && worse !== best;
    const judged = isWhole ? await this.#judge(view, worse).catch(() => null) : null;
    const reason = judged?.reason;
    if (!reason || judged.kind === "best" || judged.kind === "good" || !isVisible(reason)) return [turn];
    const marks = evidenceOf(reason, reason.player);
    const isChance = reason.branch === "better";
    const question = isChance ? t("teach-hint-chance") : t("teach-ask-threat", { player: other(judged.player) });
    const why = isChance ? reasonText(reason) : `${t("teach-hint-otherwise", { turn: worse ?? "" })} ${reasonText(reason)}`;
    return [{ text: question, effects: marks }, { text: why, effects: marks }, turn];
  }
}

/** @returns {Judge} */
function judging() {
  const reviewing = new Reviewing();
  return async ({ variant, terms, position: start }, turn) =>
    (await reviewing.review({ variant, terms, start, turns: [turn] }, { nodes: HINT_NODES }))?.turns[0] ?? null;
}
