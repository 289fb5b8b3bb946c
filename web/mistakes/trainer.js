// One mistake after the other: the position is set up, a turn is played, and the engine judges it as it judges the turns of a
// report. Every turn that keeps the winning chances is right; then the engine answers, for a few turns.

import { tell } from "../board/voice.js";
import { found } from "../game/element.js";
import { addCard } from "../notebook/cards.js";
import { reportAddress } from "../report/link.js";
import { reasonText } from "../report/reason.js";
import { Reviewing } from "../report/reviewing.js";
import { t } from "../words/words.js";

/** @import { BoardCalls, Token } from "../core/types.d.ts" */
/** @import { Table } from "../board/table.js" */
/** @import { JudgedTurn } from "../engine/messages.d.ts" */
/** @import { Mistake } from "./list.js" */

/** So many own turns are asked for, as long as the game goes on. */
const TURNS = 3;

export class Trainer {
  #core;
  #table;
  #mistakes;
  #reviewing = new Reviewing();
  #index = 0;
  /** Own turns that were right since the position was set up. */
  #right = 0;
  /** Whether this mistake was met with an answer before. */
  #tried = false;
  /** How many were found at the first try. */
  #found = 0;
  /** What is played on the board is not the learner's: an answer or a solution. */
  #busy = false;
  /** Counts what was begun, so that an old judgement says nothing about a new position. */
  #round = 0;

  /**
   * @param {BoardCalls} core
   * @param {Table} table
   * @param {Mistake[]} mistakes at least one
   */
  constructor(core, table, mistakes) {
    this.#core = core;
    this.#table = table;
    this.#mistakes = mistakes;
  }

  begin() {
    found("say", HTMLElement).append(this.#table.board.answers);
    this.#table.addEventListener("turn", (event) => this.#onTurn(/** @type {CustomEvent} */ (event).detail.token));
    on("hint", () => this.#hint());
    on("solution", () => void this.#solve());
    on("again", () => this.#setUp());
    on("next", () => this.#next());
    this.#setUp();
  }

  get #mistake() {
    return /** @type {Mistake} */ (this.#mistakes[this.#index]);
  }

  /** Shows the position of the mistake, from the side of its player. */
  #setUp() {
    const { opening, game, player, own, played } = this.#mistake;
    this.#round += 1;
    this.#right = 0;
    this.#busy = false;
    this.#table.board.flipped = player === "b";
    this.#table.own = player;
    this.#table.open(opening);
    this.#table.locked = false;
    found("at", HTMLElement).textContent = t("mistakes-at", { at: this.#index + 1, of: this.#mistakes.length });
    found("ask", HTMLElement).textContent = t("mistakes-ask", { player, turn: played });
    found("game", HTMLAnchorElement).href = reportAddress(game, { own, against: null });
    this.#say("");
    this.#offer("hint", "solution");
  }

  /** @param {Token} token */
  async #onTurn(token) {
    if (this.#busy) return;
    const round = ++this.#round;
    this.#table.locked = true;
    this.#offer();
    this.#remember();
    if (this.#right === 0 && token === this.#mistake.played) return this.#refuse(t("mistakes-same"));
    this.#say(t("mistakes-judging"));
    try {
      const judged = await this.#judge();
      if (round !== this.#round) return;
      if (judged?.kind === "best" || judged?.kind === "good") await this.#accept(judged, round);
      else this.#refuse([t("mistakes-wrong"), judged?.reason ? reasonText(judged.reason) : ""].filter(Boolean).join(" "));
    } catch (error) {
      console.warn(error);
      this.#refuse(t("play-engine-failed"));
    }
  }

  /** The engine's judgement of the last turn, as a report has it. @returns {Promise<JudgedTurn | null>} */
  async #judge() {
    const { variant, terms, start, turns } = this.#table.view;
    const tokens = turns.map((turn) => turn.token);
    const played = /** @type {Token} */ (tokens.pop());
    const { table, view } = this.#core.open({ variant, ...(terms && { terms }), position: start, turns: tokens });
    this.#core.close(table);
    return this.#reviewing.judge({ variant, terms, start: view.position }, played);
  }

  /**
   * @param {JudgedTurn} judged
   * @param {number} round
   */
  async #accept({ kind }, round) {
    if (this.#right === 0 && !this.#tried) this.#found += 1;
    this.#tried = true;
    this.#right += 1;
    const praise = kind === "best" ? t("mistakes-right-best") : t("mistakes-right");
    if (this.#table.view.outcome || this.#right >= TURNS) {
      this.#say(`${praise} ${t("mistakes-held")}`);
      return this.#offer("next");
    }
    this.#say(praise);
    this.#offer("next");
    const { view } = this.#table;
    const turns = view.turns.map((turn) => turn.token);
    const answer = await this.#reviewing.best({ variant: view.variant, terms: view.terms, start: view.start, turns });
    if (round !== this.#round || answer === null) return;
    this.#busy = true;
    await this.#table.play(answer);
    this.#busy = false;
    if (round !== this.#round) return;
    const isOver = this.#table.view.outcome !== null;
    this.#say(`${praise} ${isOver ? t("mistakes-held") : t("mistakes-on")}`);
    this.#table.locked = isOver;
  }

  /** @param {string} text */
  #refuse(text) {
    this.#tried = true;
    this.#say(text);
    this.#offer("again", "solution");
    found("again", HTMLElement).focus({ preventScroll: true });
  }

  /** What was missed, and where the better turn begins. */
  #hint() {
    const { better, reason } = this.#mistake;
    const point = /[a-k]\d{1,2}/.exec(better)?.[0] ?? better;
    this.#tried = true;
    this.#say([reason ? reasonText(reason) : "", t("mistakes-begins", { point })].filter(Boolean).join(" "));
  }

  async #solve() {
    const { better } = this.#mistake;
    this.#tried = true;
    this.#remember();
    this.#setUp();
    const round = this.#round;
    this.#busy = true;
    this.#table.locked = true;
    this.#offer("again", "next");
    const effects = this.#table.board.preview(better.split(";")[0] ?? better);
    this.#say([t("mistakes-better", { turn: better }), tell(effects)].filter(Boolean).join(" "));
    await this.#table.play(better, { silent: true });
    if (round === this.#round) this.#busy = false;
  }

  #next() {
    this.#tried = false;
    this.#round += 1;
    if (this.#index + 1 < this.#mistakes.length) {
      this.#index += 1;
      return this.#setUp();
    }
    this.#table.locked = true;
    found("at", HTMLElement).textContent = "";
    found("ask", HTMLElement).textContent = t("mistakes-done", { right: this.#found, of: this.#mistakes.length });
    this.#index = 0;
    this.#found = 0;
    this.#say("");
    this.#offer("again");
  }

  /** The position is met again some day, as a card. */
  #remember() {
    const { opening, better } = this.#mistake;
    // A card knows no own terms of a game.
    if (opening.terms) return;
    const { table, view } = this.#core.open(opening);
    this.#core.close(table);
    const card = { variant: opening.variant, position: view.position, source: /** @type {const} */ ("mistake"), better };
    addCard(card).catch((/** @type {unknown} */ error) => console.warn(error));
  }

  /** @param {string} text */
  #say(text) {
    found("verdict", HTMLElement).textContent = text;
  }

  /** Shows these buttons and no others. @param {...("hint" | "solution" | "again" | "next")} names */
  #offer(...names) {
    for (const name of /** @type {const} */ (["hint", "solution", "again", "next"])) {
      found(name, HTMLElement).hidden = !names.includes(name);
    }
  }
}

/** @param {string} id @param {() => void} act */
function on(id, act) {
  found(id, HTMLButtonElement).addEventListener("click", act);
}
