// One puzzle after another: the task, the answer, and its effect on the user's rating.

import { notebook } from "../notebook/notebook.js";
import { t } from "../words/words.js";
import { attemptsOf, bestStreak, isDone, newKey, streakOf } from "./attempts.js";
import { namedId } from "./choice.js";
import { History } from "./history.js";
import { gameOf, today } from "./library.js";
import { Panel } from "./panel.js";
import { Picker } from "./picker.js";
import { loadRatings, ratingOf } from "./ratings.js";
import { Solving } from "./solving.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { BoardCalls } from "../core/types.d.ts" */
/** @import { Refutations, whyRight } from "./explanation.js" */
/** @import { Dealer } from "./dealer.js" */
/** @import { PuzzleFacts } from "../training/types.d.ts" */
/** @import { Attempt, DatedAttempt, Dealt, Mode, Selection } from "./types.d.ts" */

export class PuzzlePage {
  #dealer;
  #core;
  /** Loaded after the first answer. @type {Promise<{ refutations: Refutations, whyRight: typeof whyRight }> | null} */
  #explanations = null;
  #solving;
  #panel;
  #history = new History();
  #picker = new Picker((selection) => void this.#begin(selection));
  /** @type {Selection} */
  #selection = Picker.first;
  /** @type {DatedAttempt[]} */
  #attempts = [];
  /** @type {Dealt | null} */
  #dealt = null;
  /** @type {Mode} */
  #mode = "rated";
  /** Whether this attempt has been recorded, and whether it was a miss. */
  #decided = false;
  #missed = false;
  /** Number of hints given for this puzzle. */
  #hints = 0;
  /** Key of the current streak. */
  #run = "";
  /** Tries again to show the puzzle that could not be loaded. @type {(() => Promise<void>) | null} */
  #retry = null;
  /** Generation counter; results of an earlier generation are discarded. */
  #round = 0;

  /** @param {BoardCalls} core @param {HexBoard} board @param {Dealer} dealer */
  constructor(core, board, dealer) {
    this.#dealer = dealer;
    // An empty board until a puzzle is loaded.
    board.geometry = core.geometry(this.#selection.game);
    this.#core = core;
    this.#solving = new Solving(core, () => this.#dealer.training(), board);
    this.#panel = new Panel(board.answers, {
      hint: () => void this.#hint(),
      solution: () => this.#showSolution(),
      again: () => this.#again(),
      next: () => void (this.#retry ?? (() => this.#next()))(),
      back: () => void this.#solving.back().then(() => this.#showWalk()),
      forward: () => void this.#solving.forward().then(() => this.#showWalk()),
    });
    this.#listen();
  }

  #listen() {
    const on = (/** @type {string} */ name, /** @type {() => void} */ act) => this.#solving.addEventListener(name, act);
    on("ask", () => this.#dealt && this.#panel.task(this.#dealt.facts, this.#solving.player));
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
    // A failure is reported when the module or the library is needed.
    await this.#prepare().catch(() => {});
  }

  /** Loads the module, which is needed for the first answer, and the library for the next puzzle. */
  async #prepare() {
    const library = await this.#dealer.library();
    this.#showStanding();
    await library.warm(this.#selection.game, this.#dealt?.facts.difficulty ?? 0);
    const { offerKeeping, savesData } = await import("./keeping.js");
    await offerKeeping(library);
    if (!savesData()) await this.#dealer.storeAhead(this.#attempts);
  }

  /** Shows the puzzle that the URL names, if any: from the history, or by a link. */
  async #follow() {
    const id = namedId();
    if (id === null) return false;
    const known = this.#attempts.find(({ puzzle }) => puzzle === id);
    await this.#show(() => this.#dealer.find(id, known?.difficulty), "single");
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
    const { mode } = this.#selection;
    if (location.hash) history.replaceState(null, "", location.pathname);
    // The puzzle after the daily one is rated.
    if (mode === "daily" && this.#mode === "daily" && this.#decided) this.#selection = { ...this.#selection, mode: "rated" };
    if (mode === "streak" && this.#missed) this.#run = newKey("streak", Date.now());
    const streak = streakOf(this.#attempts, this.#run).map(({ difficulty }) => difficulty);
    await this.#show(() => this.#dealer.next(this.#selection, this.#attempts, streak), this.#selection.mode);
  }

  /** @param {() => Promise<Dealt | null>} find @param {Mode} mode */
  async #show(find, mode) {
    const round = ++this.#round;
    const isFirst = this.#dealt === null;
    this.#stopExplaining();
    this.#retry = null;
    this.#panel.next = t("puzzles-next");
    this.#panel.stage = "loading";
    this.#picker.show({ ...this.#selection, mode });
    /** @type {Dealt | null} */
    let dealt = null;
    try {
      dealt = await find();
    } catch {
      if (round === this.#round) this.#fail(() => this.#show(find, mode));
      return;
    }
    if (round !== this.#round) return;
    this.#dealt = dealt;
    this.#mode = mode;
    this.#decided = this.#missed = false;
    this.#hints = 0;
    if (!dealt) return this.#panel.fail(t("puzzles-none"));
    // Do not move the focus on arrival, when the user may be elsewhere on the page.
    if (!isFirst) this.#panel.focus();
    this.#showStanding();
    await this.#solving.show(dealt, (facts, opponent) => this.#panel.begin(facts, opponent));
  }

  /** Reports that a puzzle is not stored and cannot be fetched. @param {() => Promise<void>} retry */
  #fail(retry) {
    this.#retry = retry;
    this.#panel.next = t("puzzles-again");
    this.#panel.fail(t("puzzles-failed"));
  }

  #onWrong() {
    this.#panel.stage = "wrong";
    const told = this.#missed ? t("puzzles-wrong-again") : t("puzzles-wrong");
    this.#panel.answer("wrong", told);
    this.#panel.lead("again");
    this.#decide(false);
    this.#refute(told).catch((/** @type {unknown} */ error) => console.warn(error));
  }

  /** Plays the opponent's best reply to a wrong turn, and says what it wins. @param {string} told */
  async #refute(told) {
    const { miss } = this.#solving;
    if (!this.#dealt || !miss) return;
    const [training, { refutations }] = await Promise.all([this.#dealer.training(), this.#explain()]);
    const found = await refutations.of(training, this.#dealt.facts, miss.before, miss.turn);
    if (found && (await this.#solving.reply(found.reply))) this.#panel.answer("wrong", `${told} ${found.text}`);
  }

  #explain() {
    this.#explanations ??= import("./explanation.js").then(({ Refutations, whyRight }) => ({
      refutations: new Refutations(this.#core),
      whyRight,
    }));
    return this.#explanations;
  }

  /** Stops the search for a reply to a wrong turn. */
  #stopExplaining() {
    void this.#explanations?.then(({ refutations }) => refutations.cancel());
  }

  #again() {
    this.#stopExplaining();
    this.#panel.answer("", "");
    this.#solving.retry();
    this.#panel.focus();
  }

  /** Gives the next hint: where to look, what the turn achieves, where it begins. */
  async #hint() {
    const { round, dealt } = { round: this.#round, dealt: this.#dealt };
    this.#decide(false);
    const given = this.#hints++;
    const merit = dealt && this.#solving.isAtStart && given < 2 ? (await this.#dealer.training()).merit(dealt.line) : null;
    const { meritText } = await import("./explanation.js");
    if (round !== this.#round) return;
    const points = merit?.points.flatMap((text) => text.match(/[a-k]\d{1,2}/g) ?? []) ?? [];
    if (merit && points.length > 0) {
      this.#solving.hint(points);
      return this.#panel.answer("hint", given === 0 ? t("puzzles-hint-look") : meritText(merit));
    }
    this.#solving.hint();
    this.#panel.answer("hint", t("puzzles-hinted"));
  }

  #showSolution() {
    this.#stopExplaining();
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
    if (this.#mode === "daily") this.#showResult();
    const words = stage === "shown" ? t("puzzles-shown") : late ? t("puzzles-solved-late") : t("puzzles-solved");
    this.#panel.answer(stage === "shown" ? "shown" : "right", words);
    this.#showWalk();
    this.#panel.lead("next");
    this.#sayWhy(words).catch((/** @type {unknown} */ error) => console.warn(error));
  }

  /** Shows the card after a streak or the puzzle of the day. */
  async #showResult() {
    const { facts } = /** @type {Dealt} */ (this.#dealt);
    const [round, mode] = [this.#round, this.#mode];
    const game = gameOf(facts.variant);
    const { showDay, showStreak } = await import("./result.js");
    if (round !== this.#round) return;
    if (mode === "daily") return showDay(this.#panel.result, { right: !this.#missed, game, now: Date.now() });
    const count = streakOf(this.#attempts, this.#run).length;
    showStreak(this.#panel.result, { count, best: bestStreak(this.#attempts, game), game });
  }

  /** Says why the solution works. @param {string} words */
  async #sayWhy(words) {
    const { round, dealt } = { round: this.#round, dealt: this.#dealt };
    const [training, { whyRight }] = await Promise.all([this.#dealer.training(), this.#explain()]);
    if (!dealt || round !== this.#round) return;
    const { mood } = this.#panel;
    this.#panel.answer(mood, `${words} ${whyRight(training, dealt.facts, dealt.line)}`);
  }

  #showWalk() {
    this.#panel.walk(this.#solving.hasBefore, this.#solving.hasNext);
  }

  /** Records the first answer to a puzzle, which decides. @param {boolean} right */
  #decide(right) {
    const dealt = this.#dealt;
    if (this.#decided || !dealt) return;
    this.#decided = true;
    this.#missed = !right;
    if (this.#mode === "streak" && !right) {
      this.#panel.next = t("puzzles-streak-new");
      this.#panel.mayGoOn();
      this.#showResult();
    }
    void this.#write(dealt, right);
  }

  /** @param {Dealt} dealt @param {boolean} right */
  async #write({ facts, line }, right) {
    const { id, variant, kind, difficulty } = facts;
    const { rating, deviation } = ratingOf(facts);
    /** @type {Attempt} */
    const attempt = { puzzle: id, variant, kind, mode: this.#mode, right, difficulty, rating, deviation };
    if (this.#mode === "streak") attempt.run = this.#run;
    await notebook.add("attempt", newKey(id, Date.now()), attempt);
    await this.#recall();
    if (!right) await keepCard(facts, line);
  }

  #showStanding() {
    const puzzle = this.#dealt?.facts;
    const game = puzzle ? gameOf(puzzle.variant) : this.#selection.game;
    const known = this.#dealer.rating(this.#attempts, game);
    // Without thousands separators.
    const rating = String(known?.rating);
    const words = known ? [known.provisional ? t("puzzles-rating-open", { rating }) : t("puzzles-rating", { rating })] : [];
    if (puzzle && this.#decided) words.push(t("puzzles-difficulty", { rating: String(ratingOf(puzzle).rating) }));
    if (this.#mode === "streak") {
      const count = streakOf(this.#attempts, this.#run).length;
      const best = bestStreak(this.#attempts, game);
      words.push(this.#missed ? t("puzzles-streak-over", { count }) : t("puzzles-streak-now", { count, best }));
    }
    if (this.#mode === "daily" && puzzle && isDone(this.#attempts, puzzle.id, today())) words.push(t("puzzles-daily-done"));
    this.#panel.standing = words.join(" · ");
  }
}

/** Adds a missed puzzle as a card. @param {PuzzleFacts} facts @param {string} puzzle */
async function keepCard({ variant, position, line }, puzzle) {
  const { addCard } = await import("../notebook/cards.js");
  await addCard({ variant, position, source: "puzzle", puzzle, better: line[0] });
}
