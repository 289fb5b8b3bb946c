// One mistake after another: the position is set up, the user plays a turn, and the engine judges it as in a report. Every
// turn that keeps the winning chances is right; then the engine replies, for a few turns.

import { tell } from "../board/voice.js";
import { found } from "../dom/element.js";
import { addCard } from "../notebook/cards.js";
import { reportAddress } from "../report/url.js";
import { reasonText } from "../report/reason.js";
import { Reviewing } from "../report/reviewing.js";
import { t } from "../words/words.js";

/** @import { BoardCalls, Token } from "../core/types.d.ts" */
/** @import { BoardGame } from "../board/board-game.js" */
/** @import { JudgedTurn } from "../engine/messages.d.ts" */
/** @import { Mistake } from "./list.js" */

/** Number of the user's turns to find, as long as the game continues. */
const SESSION_TURNS = 3;

export class Trainer {
  #core;
  #boardGame;
  #mistakes;
  #reviewing = new Reviewing();
  #index = 0;
  /** Number of right turns since the position was set up. */
  #right = 0;
  /** Whether this mistake has been attempted before. */
  #tried = false;
  /** Number of mistakes solved at the first attempt. */
  #found = 0;
  /** Whether a reply or a solution is being played, so turns are not the learner's. */
  #busy = false;
  /** Generation counter; results of an earlier generation are discarded. */
  #round = 0;

  /**
   * @param {BoardCalls} core
   * @param {BoardGame} boardGame
   * @param {Mistake[]} mistakes at least one
   */
  constructor(core, boardGame, mistakes) {
    this.#core = core;
    this.#boardGame = boardGame;
    this.#mistakes = mistakes;
  }

  begin() {
    found("say", HTMLElement).append(this.#boardGame.board.answers);
    this.#boardGame.addEventListener("turn", (event) => this.#onTurn(/** @type {CustomEvent} */ (event).detail.token));
    on("hint", () => this.#hint());
    on("solution", () => void this.#solve());
    on("again", () => this.#setUp());
    on("next", () => this.#next());
    this.#setUp();
  }

  get #mistake() {
    return /** @type {Mistake} */ (this.#mistakes[this.#index]);
  }

  /** Shows the position of the mistake from its player's side. */
  #setUp() {
    const { opening, game, player, own, played } = this.#mistake;
    this.#round += 1;
    this.#right = 0;
    this.#busy = false;
    this.#boardGame.board.flipped = player === "b";
    this.#boardGame.own = player;
    this.#boardGame.open(opening);
    this.#boardGame.locked = false;
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
    this.#boardGame.locked = true;
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

  /** Returns the engine's judgement of the last turn, as in a report. @returns {Promise<JudgedTurn | null>} */
  async #judge() {
    const { variant, terms, start, turns } = this.#boardGame.view;
    const tokens = turns.map((turn) => turn.token);
    const played = /** @type {Token} */ (tokens.pop());
    const { id, view } = this.#core.open({ variant, ...(terms && { terms }), position: start, turns: tokens });
    this.#core.close(id);
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
    if (this.#boardGame.view.outcome || this.#right >= SESSION_TURNS) {
      this.#say(`${praise} ${t("mistakes-held")}`);
      return this.#offer("next");
    }
    this.#say(praise);
    this.#offer("next");
    const { view } = this.#boardGame;
    const turns = view.turns.map((turn) => turn.token);
    const answer = await this.#reviewing.best({ variant: view.variant, terms: view.terms, start: view.start, turns });
    if (round !== this.#round || answer === null) return;
    this.#busy = true;
    await this.#boardGame.play(answer);
    this.#busy = false;
    if (round !== this.#round) return;
    const isOver = this.#boardGame.view.outcome !== null;
    this.#say(`${praise} ${isOver ? t("mistakes-held") : t("mistakes-on")}`);
    this.#boardGame.locked = isOver;
  }

  /** @param {string} text */
  #refuse(text) {
    this.#tried = true;
    this.#say(text);
    this.#offer("again", "solution");
    found("again", HTMLElement).focus({ preventScroll: true });
  }

  /** Shows what was missed, and where the better turn begins. */
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
    this.#boardGame.locked = true;
    this.#offer("again", "next");
    const effects = this.#boardGame.board.preview(better.split(";")[0] ?? better);
    this.#say([t("mistakes-better", { turn: better }), tell(effects)].filter(Boolean).join(" "));
    await this.#boardGame.play(better, { silent: true });
    if (round === this.#round) this.#busy = false;
  }

  #next() {
    this.#tried = false;
    this.#round += 1;
    if (this.#index + 1 < this.#mistakes.length) {
      this.#index += 1;
      return this.#setUp();
    }
    this.#boardGame.locked = true;
    found("at", HTMLElement).textContent = "";
    found("ask", HTMLElement).textContent = t("mistakes-done", { right: this.#found, of: this.#mistakes.length });
    this.#index = 0;
    this.#found = 0;
    this.#say("");
    this.#offer("again");
  }

  /** Adds the position as a card, to be repeated later. */
  #remember() {
    const { opening, better } = this.#mistake;
    // A card cannot hold custom terms.
    if (opening.terms) return;
    const { id, view } = this.#core.open(opening);
    this.#core.close(id);
    const card = { variant: opening.variant, position: view.position, source: /** @type {const} */ ("mistake"), better };
    addCard(card).catch((/** @type {unknown} */ error) => console.warn(error));
  }

  /** @param {string} text */
  #say(text) {
    found("verdict", HTMLElement).textContent = text;
  }

  /** Shows only these buttons. @param {...("hint" | "solution" | "again" | "next")} names */
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
