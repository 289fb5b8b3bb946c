// Deals the puzzles. The library and its module are loaded after the first puzzle is on the board, if the server can name that one.

import { isKept } from "../training/data.js";
import { loadTraining } from "../training/training.js";
import { ratedIn, triedIn } from "./attempts.js";
import { choose } from "./choice.js";
import { firstPuzzle, namedPuzzle } from "./first.js";
import { Library, LIST } from "./library.js";

/** @import { PuzzleSummary, RatingCourse, TrainingCalls } from "../training/types.d.ts" */
/** @import { DatedAttempt, Dealt, Selection } from "./types.d.ts" */

/** Rating before the first attempt; the crate `puzzles` uses the same value. */
const BEGINNER = 1200;

export class Dealer {
  /** @type {Promise<Library> | null} */
  #library = null;
  /** The module, once it has been loaded. @type {TrainingCalls | null} */
  #study = null;

  /** The first puzzle, asked for before the board is ready. @type {Promise<Dealt | null> | null} */
  #first = null;
  /** The selection for which it was asked, as JSON. */
  #asked = "";

  /**
   * Asks the server for the first puzzle.
   * @param {Selection} selection @param {string | null} id the puzzle that the URL names, if any
   * @param {() => Promise<DatedAttempt[]>} readAttempts
   */
  begin(selection, id, readAttempts) {
    this.#asked = JSON.stringify(selection);
    this.#first = this.#ask(async () => {
      if (id !== null) return namedPuzzle(id);
      const attempts = await readAttempts();
      const rated = ratedIn(attempts, selection.game).length;
      // The rating of a person who has one is computed by the module, and a streak begins anew.
      if (rated > 0 && (selection.mode === "rated" || selection.mode === "theme")) return null;
      return firstPuzzle(selection, { rating: BEGINNER, rated, tried: triedIn(attempts), streak: [], now: Date.now() });
    });
  }

  /** @returns {Promise<TrainingCalls>} */
  async study() {
    this.#study ??= await loadTraining();
    return this.#study;
  }

  /** @returns {Promise<Library>} */
  library() {
    this.#library ??= this.study().then((study) => new Library(study));
    // Try again after a failure.
    this.#library.catch(() => {
      this.#library = null;
    });
    return this.#library;
  }

  /** Returns the rating in a game; null while the module is not loaded. @param {DatedAttempt[]} attempts @param {Selection["game"]} game @returns {RatingCourse | null} */
  rating(attempts, game) {
    return this.#study?.rate(ratedIn(attempts, game)) ?? null;
  }

  /**
   * Returns the next puzzle of the mode.
   * @param {Selection} selection @param {DatedAttempt[]} attempts @param {number[]} streak the difficulties in this streak so far
   * @returns {Promise<Dealt | null>}
   */
  async next(selection, attempts, streak) {
    const first = await this.#takeFirst();
    if (first && this.#asked === JSON.stringify(selection)) return first;
    const library = await this.library();
    const rating = this.rating(attempts, selection.game)?.rating ?? BEGINNER;
    const rated = ratedIn(attempts, selection.game).length;
    return this.#facts(await choose(library, selection, { rating, rated, tried: triedIn(attempts), streak, now: Date.now() }));
  }

  /** Finds a puzzle by its id. @param {string} id @param {number} [difficulty] if it is known @returns {Promise<Dealt | null>} */
  async find(id, difficulty) {
    const first = await this.#takeFirst();
    if (first?.facts.id === id) return first;
    return this.#facts(await (await this.library()).find(id, difficulty));
  }

  async #takeFirst() {
    const first = await this.#first;
    this.#first = null;
    return first;
  }

  /** Asks the server, unless the library is here already; null if the server cannot help. @param {() => Promise<Dealt | null>} asked */
  async #ask(asked) {
    if (!navigator.onLine || (await isKept([LIST]))) return null;
    try {
      return await asked();
    } catch {
      return null;
    }
  }

  /** @param {PuzzleSummary | null} found @returns {Promise<Dealt | null>} */
  async #facts(found) {
    return found && { facts: (await this.study()).puzzle(found.line), line: found.line };
  }
}
