// Explains why a solution works, and what the opponent gains from a wrong turn, each in one sentence.

import { t } from "../words/words.js";

/** @import { BoardCalls, Token } from "../core/types.d.ts" */
/** @import { JudgedTurn } from "../engine/messages.d.ts" */
/** @import { Reviewing } from "../report/reviewing.js" */
/** @import { Merit, PuzzleFacts, TrainingCalls } from "../training/types.d.ts" */

const MERITS = /** @type {const} */ ({
  "winning-row": "puzzles-merit-winning-row",
  "last-gipf": "puzzles-merit-last-gipf",
  reserve: "puzzles-merit-reserve",
  "gipf-capture": "puzzles-merit-gipf-capture",
  capture: "puzzles-merit-capture",
  rows: "puzzles-merit-rows",
  row: "puzzles-merit-row",
  "given-row": "puzzles-merit-given-row",
  "break-four": "puzzles-merit-break-four",
  "stop-row": "puzzles-merit-stop-row",
  threat: "puzzles-merit-threat",
  "ring-cut-off": "puzzles-merit-ring-cut-off",
  "forced-row": "puzzles-merit-forced-row",
  attack: "puzzles-merit-attack",
  rescue: "puzzles-merit-rescue",
  "fewer-rows": "puzzles-merit-fewer-rows",
  flips: "puzzles-merit-flips",
});

/** The sentence that is true of every solution of a kind. */
const OF_KIND = /** @type {const} */ ({
  win: "puzzles-merit-forced",
  save: "puzzles-merit-only",
  gain: "puzzles-merit-clear",
});

/** @param {Merit} merit */
export function meritText({ code, player, points, number }) {
  return t(/** @type {any} */ (MERITS[code]), { player, points: points.join(", "), number });
}

/** Says why the solution of a puzzle works. @param {TrainingCalls} training @param {PuzzleFacts} puzzle @param {string} line */
export function whyRight(training, { kind }, line) {
  const merit = training.merit(line);
  return merit ? meritText(merit) : t(OF_KIND[kind]);
}

/**
 * A wrong turn: the position before it, and what the engine thinks of it.
 * @typedef {object} Refutation
 * @property {Token} reply the opponent's best reply
 * @property {string} text what it wins
 */

/** Explains wrong turns. The engine is loaded for the first one. */
export class Refutations {
  #core;
  #load;
  /** @type {Promise<Pick<Reviewing, "judge">> | null} */
  #reviewing = null;
  #stop = new AbortController();

  /** @param {BoardCalls} core @param {() => Promise<Pick<Reviewing, "judge">>} [load] loads the engine */
  constructor(core, load = loadReviewing) {
    this.#core = core;
    this.#load = load;
  }

  /**
   * Finds the best reply to a wrong turn; null if there is none, or if it is no longer wanted.
   * @param {TrainingCalls} training
   * @param {PuzzleFacts} puzzle
   * @param {Token[]} before the turns from the start of the puzzle
   * @param {Token} turn
   * @returns {Promise<Refutation | null>}
   */
  async of(training, { variant, start }, before, turn) {
    this.cancel();
    const { signal } = this.#stop;
    const position = this.#positionAfter({ variant, position: start, turns: before });
    const reviewing = await (this.#reviewing ??= this.#load());
    const judged = signal.aborted ? null : await reviewing.judge({ variant, start: position }, turn, signal);
    const reply = judged?.answer[0];
    if (!judged || reply === undefined || signal.aborted) return null;
    const after = this.#positionAfter({ variant, position, turns: [turn] });
    return { reply, text: await whyWrong(training, judged, `${variant}\tgain1\t0\t-\t${after}\t- ${reply}`, reply) };
  }

  /** Stops the search for a reply. */
  cancel() {
    this.#stop.abort();
    this.#stop = new AbortController();
  }

  /** @param {import("../core/types.d.ts").GameStart} game */
  #positionAfter(game) {
    const { id, view } = this.#core.open(game);
    this.#core.close(id);
    return view.position;
  }
}

async function loadReviewing() {
  const { Reviewing } = await import("../report/reviewing.js");
  return new Reviewing();
}

/**
 * Says what the reply to a wrong turn wins. A reason that names what was missed would give the solution away.
 * @param {TrainingCalls} training @param {JudgedTurn} judged @param {string} line the reply as a puzzle @param {Token} reply
 */
async function whyWrong(training, { reason, player }, line, reply) {
  const opponent = player === "w" ? "b" : "w";
  // The removals can be seen on the board.
  const turn = reply.split(";")[0] ?? reply;
  if (reason && !reason.code.startsWith("missed-")) {
    const text = (await import("../report/reason.js")).reasonText(reason);
    if (text) return text;
  }
  if (reason?.code === "missed-win") return t("puzzles-reply-escape", { player: opponent, turn });
  const merit = training.merit(line);
  return [t("puzzles-reply", { player: opponent, turn }), merit ? meritText(merit) : ""].filter(Boolean).join(" ");
}
