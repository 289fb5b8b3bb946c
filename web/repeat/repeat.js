// The page for cards: one due card after another, and the state of the whole deck.

import "../game/site-board.js";
import { BoardGame } from "../board/board-game.js";
import { other } from "../core/color.js";
import { loadCore } from "../core/core.js";
import { found } from "../dom/element.js";
import { encodeQuery } from "../game/url.js";
import { deck, dropCard, keepCard, recall } from "../notebook/cards.js";
import { notebook } from "../notebook/notebook.js";
import { date } from "../site/dates.js";
import { toast } from "../site/toast.js";
import { loadTraining } from "../training/training.js";
import { ready, t } from "../words/words.js";
import { drawForecast } from "./forecast.js";
import { drawList } from "./list.js";
import { questionOf } from "./question.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { Calls } from "../core/types.d.ts" */
/** @import { Card, Deck, Grade } from "../notebook/cards.js" */
/** @import { Question, Verdict } from "./question.js" */

/** @typedef {"idle" | "right" | "wrong" | "hint" | "shown"} Mood */

const GRADES = /** @type {const} */ (["again", "hard", "good", "easy"]);
const [MINUTE, DAY_MS] = [60_000, 86_400_000];

class Repeat {
  #core;
  #main = found("content", HTMLElement);
  #place = found("card", HTMLElement);
  #grades = found("grades", HTMLElement);
  /** @type {BoardGame | null} */
  #boardGame = null;
  /** @type {Card | null} */
  #card = null;
  /** @type {Question | null} */
  #question = null;
  /** Whether the solution was shown or a wrong turn tried. */
  #missed = false;
  /** Whether turns on the board are not the learner's. */
  #busy = false;
  #answered = 0;
  /** Generation counter; results of an earlier generation are discarded. */
  #round = 0;

  /** @param {Calls} core */
  constructor(core) {
    this.#core = core;
    for (const grade of GRADES) this.#gradeButton(grade).addEventListener("click", () => void this.#grade(grade));
    /** @type {Record<string, () => void>} */
    const acts = {
      show: () => void this.#show(),
      reset: () => void this.#ask(),
      drop: () => void this.#drop(),
    };
    for (const [name, act] of Object.entries(acts)) this.#button(name).addEventListener("click", act);
  }

  /** Updates the deck and shows the next card. @returns {Promise<void>} */
  async next() {
    const cards = await deck();
    this.#showDeck(cards);
    const now = Date.now();
    const due = cards.cards.find((card) => card.due === null || card.due <= now) ?? null;
    if (due && due.key === this.#card?.key && this.#question) return;
    this.#card = due;
    this.#place.hidden = !due;
    this.#main.classList.toggle("asks", due !== null);
    if (!due) return this.#rest(cards);
    try {
      this.#question = await questionOf(due);
    } catch (error) {
      // A puzzle from another version that this one cannot read: it must not block the others.
      console.warn(error);
      await dropCard(due.key);
      return this.next();
    }
    await this.#ask();
  }

  /** Updates after cards were added or answered, here or elsewhere. The current question stays. */
  async refresh() {
    if (this.#card) this.#showDeck(await deck());
    else await this.next();
  }

  /** @param {Deck} cards */
  #showDeck({ cards, due, known, forecast }) {
    const parts = [
      due > 0 ? t("repeat-due", { count: due }) : "",
      cards.length > 0 ? t("repeat-known", { cards: cards.length, known }) : "",
    ];
    found("standing", HTMLElement).textContent = parts.filter(Boolean).join(" ");
    found("empty", HTMLElement).hidden = cards.length > 0;
    found("deck", HTMLElement).hidden = cards.length === 0;
    drawForecast(found("forecast", HTMLElement), forecast, Date.now());
    drawList(found("all", HTMLElement), cards, (card) => void this.#dropOne(card));
  }

  /** Shows that no card is due. @param {Deck} cards */
  #rest({ cards }) {
    const soonest = Math.min(...cards.map(({ due }) => due ?? Infinity));
    if (!Number.isFinite(soonest)) return;
    const done = this.#answered > 0 ? `${t("repeat-done", { count: this.#answered })} ` : "";
    const standing = found("standing", HTMLElement);
    standing.textContent = `${done}${t("repeat-nothing", { date: date(soonest) })} ${standing.textContent}`;
    this.#question = null;
  }

  /** Sets the card up. */
  async #ask() {
    const question = this.#question;
    if (!question) return;
    const round = ++this.#round;
    this.#grades.hidden = true;
    this.#busy = true;
    if (this.#boardGame) this.#boardGame.open(question.opening);
    else this.#boardGame = this.#newBoardGame(question);
    const boardGame = this.#boardGame;
    const text = found("question", HTMLElement);
    const { toAct } = boardGame.view;
    const player = question.lead && toAct ? other(toAct) : toAct;
    text.textContent = player ? `${t("game-turn-of", { player })} · ${question.text}` : question.text;
    this.#answer("idle", "");
    this.#analyseLink(question);
    boardGame.locked = true;
    if (question.lead) await boardGame.play(question.lead);
    if (round !== this.#round) return;
    boardGame.own = boardGame.view.toAct;
    boardGame.locked = false;
    this.#busy = false;
  }

  /** @param {Question} question */
  #newBoardGame(question) {
    const board = /** @type {HexBoard} */ (this.#place.querySelector("hex-board"));
    const boardGame = new BoardGame(this.#core, board, question.opening);
    this.#place.querySelector(".say")?.append(board.answers);
    boardGame.addEventListener("turn", (event) => void this.#onTurn(/** @type {CustomEvent} */ (event).detail.token));
    return boardGame;
  }

  /** @param {string} token */
  async #onTurn(token) {
    const [question, boardGame] = [this.#question, this.#boardGame];
    if (this.#busy || !question || !boardGame) return;
    const round = this.#round;
    boardGame.locked = true;
    this.#answer("idle", t("repeat-judging"));
    /** @type {Verdict} */
    let verdict;
    try {
      verdict = await question.judge(token);
    } catch (error) {
      console.warn(error);
      if (round !== this.#round) return;
      this.#answer("hint", t("repeat-failed"));
      return this.#offerGrades();
    }
    if (round !== this.#round) return;
    if (verdict.right) {
      this.#answer("right", t("repeat-right"));
      return this.#offerGrades();
    }
    this.#missed = true;
    this.#answer("wrong", t("repeat-wrong"));
    this.#button("reset").focus({ preventScroll: true });
  }

  async #show() {
    const [question, boardGame] = [this.#question, this.#boardGame];
    if (!question || !boardGame) return;
    this.#missed = true;
    await this.#ask();
    const round = this.#round;
    this.#busy = boardGame.locked = true;
    const turn = await question.solution().catch(() => null);
    if (round !== this.#round || turn === null) return this.#offerGrades();
    await boardGame.play(turn);
    if (round !== this.#round) return;
    this.#answer("shown", t("repeat-shown", { turn }));
    this.#offerGrades();
  }

  /** Offers the grades, with the next interval of each. After a miss only "again" is possible. */
  async #offerGrades() {
    const card = this.#card;
    if (!card) return;
    const training = await loadTraining();
    const now = Date.now();
    for (const grade of GRADES) {
      const button = this.#gradeButton(grade);
      const due = training.due([...card.recalls, [now, grade]]) ?? now;
      /** @type {HTMLElement} */ (button.querySelector("span")).textContent = waitText(due - now);
      button.disabled = this.#missed && grade !== "again";
      button.classList.toggle("primary", grade === (this.#missed ? "again" : "good"));
    }
    this.#grades.hidden = false;
    this.#gradeButton(this.#missed ? "again" : "good").focus({ preventScroll: true });
    this.#grades.scrollIntoView({ block: "nearest" });
  }

  /** @param {Grade} grade */
  async #grade(grade) {
    if (!this.#card) return;
    await recall(this.#card.key, grade);
    this.#answered += 1;
    await this.#leave();
    found("question", HTMLElement).focus({ preventScroll: true });
  }

  async #drop() {
    if (this.#card) await this.#dropOne(this.#card);
  }

  /** @param {Card} card */
  async #dropOne(card) {
    await dropCard(card.key);
    if (card.key === this.#card?.key) await this.#leave();
    else await this.refresh();
    toast(t("repeat-dropped"), { action: { text: t("repeat-undo"), act: () => void keepCard(card.key) } });
  }

  /** Goes to the next card. */
  async #leave() {
    this.#card = this.#question = null;
    this.#missed = false;
    this.#round += 1;
    await this.next();
  }

  /** @param {Question} question */
  #analyseLink({ opening, lead }) {
    const link = /** @type {HTMLAnchorElement} */ (this.#main.querySelector("[data-act=analyse]"));
    link.search = encodeQuery(lead ? { ...opening, turns: [lead] } : opening);
  }

  /** @param {Mood} mood @param {string} text */
  #answer(mood, text) {
    const answer = /** @type {HTMLElement} */ (this.#place.querySelector(".answer"));
    answer.className = `answer ${mood}`;
    answer.textContent = text;
  }

  /** @param {string} name */
  #button(name) {
    return /** @type {HTMLButtonElement} */ (this.#main.querySelector(`[data-act="${name}"]`));
  }

  /** @param {Grade} grade */
  #gradeButton(grade) {
    return /** @type {HTMLButtonElement} */ (this.#grades.querySelector(`[data-grade="${grade}"]`));
  }
}

/** @param {number} wait milliseconds */
function waitText(wait) {
  if (wait < DAY_MS) return t("repeat-minutes", { count: Math.max(1, Math.round(wait / MINUTE)) });
  return t("repeat-days", { count: Math.round(wait / DAY_MS) });
}

const [core] = await Promise.all([loadCore(), ready]);
const page = new Repeat(core);
/** Queue: updates of the deck run one after another. */
let refreshing = page.next();
const refresh = () => {
  refreshing = refreshing.then(() => page.refresh());
};
notebook.watch("card", refresh);
notebook.watch("recall", refresh);
