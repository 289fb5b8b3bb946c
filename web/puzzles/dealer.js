// Deals the puzzles. The library and its module are loaded after the first puzzle is on the board, if the server can name that one.

import { isKept } from "../training/data.js";
import { loadTraining } from "../training/training.js";
import { ratedIn, triedIn } from "./attempts.js";
import { choose } from "./choice.js";
import { firstPuzzle, namedPuzzle } from "./first.js";
import { Library, LIST } from "./library.js";

/** @import { PuzzleSummary, RatingCourse, TrainingCalls } from "../training/types.d.ts" */
/** @import { Person } from "./choice.js" */
/** @import { DatedAttempt, Dealt, Selection } from "./types.d.ts" */

/** Rating before the first attempt; the crate `puzzles` uses the same value. */
const BEGINNER = 1200;

export class Dealer {
  /** @type {Promise<Library> | null} */
  #library = null;
  /** The module, once it has been loaded. @type {TrainingCalls | null} */
  #study = null;

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
    const rated = ratedIn(attempts, selection.game).length;
    /** @type {Person} */
    const person = { rating: BEGINNER, rated, tried: triedIn(attempts), streak, now: Date.now() };
    // The rating of a person who has one is computed by the module.
    const isKnown = rated === 0 || selection.mode === "daily" || selection.mode === "streak";
    const first = isKnown ? await this.#ask(() => firstPuzzle(selection, person)) : null;
    if (first) return first;
    const library = await this.library();
    person.rating = this.rating(attempts, selection.game)?.rating ?? BEGINNER;
    return this.#facts(await choose(library, selection, person));
  }

  /** Finds a puzzle by its id. @param {string} id @param {number} [difficulty] if it is known @returns {Promise<Dealt | null>} */
  async find(id, difficulty) {
    const named = await this.#ask(() => namedPuzzle(id));
    if (named) return named;
    return this.#facts(await (await this.library()).find(id, difficulty));
  }

  /** Asks the server, unless the library is here already; null if the server cannot help. @param {() => Promise<Dealt | null>} asked */
  async #ask(asked) {
    if (this.#library || !navigator.onLine || (await isKept([LIST]))) return null;
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
