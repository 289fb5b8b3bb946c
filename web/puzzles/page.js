// One puzzle after another: the task, the answer, and its effect on the user's rating.

import { notebook } from "../notebook/notebook.js";
import { t } from "../words/words.js";
import { attemptsOf, bestStreak, isDone, newKey, ratedIn, streakOf, triedIn } from "./attempts.js";
import { choose } from "./choice.js";
import { History } from "./history.js";
import { offerKeeping } from "./keeping.js";
import { gameOf, Library, today } from "./library.js";
import { Panel } from "./panel.js";
import { Picker } from "./picker.js";
import { loadRatings, ratingOf } from "./ratings.js";
import { Solving } from "./solving.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { BoardCalls, Family } from "../core/types.d.ts" */
/** @import { PuzzleFacts, PuzzleSummary, TrainingCalls } from "../training/types.d.ts" */
/** @import { Attempt, DatedAttempt, Mode, Selection } from "./types.d.ts" */

export class PuzzlePage {
  #study;
  #library;
  #solving;
  #panel;
  #history = new History();
  #picker = new Picker((selection) => void this.#begin(selection));
  /** @type {Selection} */
  #selection = Picker.first;
  /** @type {DatedAttempt[]} */
  #attempts = [];
  /** @type {PuzzleSummary | null} */
  #puzzle = null;
  /** @type {PuzzleFacts | null} */
  #facts = null;
  /** @type {Mode} */
  #mode = "rated";
  /** Whether this attempt has been recorded, and whether it was a miss. */
  #decided = false;
  #missed = false;
  /** Key of the current streak. */
  #run = "";
  /** Generation counter; results of an earlier generation are discarded. */
  #round = 0;

  /** @param {BoardCalls} core @param {TrainingCalls} study @param {HexBoard} board */
  constructor(core, study, board) {
    this.#study = study;
    // An empty board until a puzzle is loaded.
    board.geometry = core.geometry(this.#selection.game);
    this.#library = new Library(study);
    this.#solving = new Solving(core, study, board);
    this.#panel = new Panel(board.answers, {
      hint: () => this.#hint(),
      solution: () => this.#showSolution(),
      again: () => this.#again(),
      next: () => void this.#next(),
      back: () => void this.#solving.back().then(() => this.#showWalk()),
      forward: () => void this.#solving.forward().then(() => this.#showWalk()),
    });
    this.#listen();
  }

  #listen() {
    const on = (/** @type {string} */ name, /** @type {() => void} */ act) => this.#solving.addEventListener(name, act);
    on("ask", () => this.#facts && this.#panel.task(this.#facts, this.#solving.player));
    on("onward", () => this.#panel.answer("right", t("puzzles-onward")));
    on("wrong", () => this.#onWrong());
    on("solved", () => this.#end("solved"));
    on("shown", () => this.#end("shown"));
  }

  async start() {
    notebook.watch("attempt", () => void this.#recall());
    await this.#recall();
    addEventListener("hashchange", () => void this.#follow());
    if (!(await this.#follow())) await this.#begin(this.#selection);
    await offerKeeping(this.#library);
  }

  /** Shows the puzzle that the URL names, if any: from the history, or by a link. */
  async #follow() {
    const [, id] = /^#([0-9a-z]{6})$/.exec(location.hash) ?? [];
    if (id === undefined) return false;
    const known = this.#attempts.find(({ puzzle }) => puzzle === id);
    await this.#show(() => this.#library.find(id, known?.difficulty), "single");
    return true;
  }

  /** Reads the attempts from the notebook. */
  async #recall() {
    this.#attempts = attemptsOf(await notebook.all("attempt"));
    this.#history.show(this.#attempts);
    this.#showStanding();
  }

  /** Switches to another mode or game. @param {Selection} selection */
  async #begin(selection) {
    this.#selection = selection;
    this.#run = newKey("streak", Date.now());
    void loadRatings(selection.game);
    await this.#next();
  }

  /** Shows the next puzzle of the mode. */
  async #next() {
    const { mode, game } = this.#selection;
    if (location.hash) history.replaceState(null, "", location.pathname);
    // The puzzle after the daily one is rated.
    if (mode === "daily" && this.#mode === "daily" && this.#decided) this.#selection = { ...this.#selection, mode: "rated" };
    if (mode === "streak" && this.#missed) this.#run = newKey("streak", Date.now());
    const person = {
      rating: this.#rating(game).rating,
      rated: ratedIn(this.#attempts, game).length,
      tried: triedIn(this.#attempts),
      streak: streakOf(this.#attempts, this.#run).map(({ difficulty }) => difficulty),
      now: Date.now(),
    };
    await this.#show(() => choose(this.#library, this.#selection, person), this.#selection.mode);
  }

  /** @param {() => Promise<PuzzleSummary | null>} find @param {Mode} mode */
  async #show(find, mode) {
    const round = ++this.#round;
    const isFirst = this.#puzzle === null;
    this.#panel.stage = "loading";
    this.#picker.show({ ...this.#selection, mode });
    /** @type {PuzzleSummary | null} */
    let puzzle = null;
    try {
      puzzle = await find();
    } catch {
      // Without a network, only stored puzzles are available.
      if (round === this.#round) this.#panel.fail(t("puzzles-failed"));
      return;
    }
    if (round !== this.#round) return;
    this.#puzzle = puzzle;
    this.#mode = mode;
    this.#decided = this.#missed = false;
    if (!puzzle) return this.#panel.fail(t("puzzles-none"));
    // Do not move the focus on arrival, when the user may be elsewhere on the page.
    if (!isFirst) this.#panel.focus();
    this.#panel.next = t("puzzles-next");
    this.#showStanding();
    await this.#solving.show(puzzle.line, (facts, opponent) => {
      this.#facts = facts;
      this.#panel.begin(facts, opponent);
    });
  }

  #onWrong() {
    this.#panel.stage = "wrong";
    this.#panel.answer("wrong", this.#missed ? t("puzzles-wrong-again") : t("puzzles-wrong"));
    this.#panel.lead("again");
    this.#decide(false);
  }

  #again() {
    this.#panel.answer("", "");
    this.#solving.retry();
    this.#panel.focus();
  }

  #hint() {
    this.#decide(false);
    this.#solving.hint();
    this.#panel.answer("hint", t("puzzles-hinted"));
  }

  #showSolution() {
    this.#decide(false);
    this.#panel.stage = "watch";
    this.#panel.answer("", "");
    void this.#solving.solve();
  }

  /** @param {"solved" | "shown"} stage */
  #end(stage) {
    const late = this.#missed;
    this.#decide(true);
    this.#panel.stage = stage;
    const words = stage === "shown" ? t("puzzles-shown") : late ? t("puzzles-solved-late") : t("puzzles-solved");
    const isDaily = this.#mode === "daily" && stage === "solved";
    this.#panel.answer(stage === "shown" ? "shown" : "right", isDaily && !late ? t("puzzles-daily-done") : words);
    this.#showWalk();
    this.#panel.lead("next");
  }

  #showWalk() {
    this.#panel.walk(this.#solving.hasBefore, this.#solving.hasNext);
  }

  /** Records the first answer to a puzzle, which decides. @param {boolean} right */
  #decide(right) {
    const puzzle = this.#puzzle;
    if (this.#decided || !puzzle) return;
    this.#decided = true;
    this.#missed = !right;
    if (this.#mode === "streak" && !right) this.#panel.next = t("puzzles-streak-new");
    void this.#write(puzzle, right);
  }

  /** @param {PuzzleSummary} puzzle @param {boolean} right */
  async #write(puzzle, right) {
    const { id, variant, kind, difficulty } = puzzle;
    const { rating, deviation } = ratingOf(puzzle);
    /** @type {Attempt} */
    const attempt = { puzzle: id, variant, kind, mode: this.#mode, right, difficulty, rating, deviation };
    if (this.#mode === "streak") attempt.run = this.#run;
    await notebook.add("attempt", newKey(id, Date.now()), attempt);
    await this.#recall();
    if (!right) await keepCard(this.#study.puzzle(puzzle.line), puzzle.line);
  }

  /** @param {Family} game */
  #rating(game) {
    return this.#study.rate(ratedIn(this.#attempts, game));
  }

  #showStanding() {
    const game = this.#puzzle ? gameOf(this.#puzzle.variant) : this.#selection.game;
    const { rating: number, provisional } = this.#rating(game);
    // Without thousands separators.
    const rating = String(number);
    const words = [provisional ? t("puzzles-rating-open", { rating }) : t("puzzles-rating", { rating })];
    if (this.#puzzle && this.#decided) words.push(t("puzzles-difficulty", { rating: String(ratingOf(this.#puzzle).rating) }));
    if (this.#mode === "streak") {
      const count = streakOf(this.#attempts, this.#run).length;
      const best = bestStreak(this.#attempts, game);
      words.push(this.#missed ? t("puzzles-streak-over", { count }) : t("puzzles-streak-now", { count, best }));
    }
    if (this.#mode === "daily" && this.#puzzle && isDone(this.#attempts, this.#puzzle.id, today())) words.push(t("puzzles-daily-done"));
    this.#panel.standing = words.join(" · ");
  }
}

/** Adds a missed puzzle as a card. @param {PuzzleFacts} facts @param {string} puzzle */
async function keepCard({ variant, position, line }, puzzle) {
  const { addCard } = await import("../notebook/cards.js");
  await addCard({ variant, position, source: "puzzle", puzzle, better: line[0] });
}
