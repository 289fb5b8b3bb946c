// Deals the puzzles. The library and its module are loaded after the first puzzle is on the board, if the server can name that one.

import { storage } from "../site/storage.js";
import { loadTraining } from "../training/training.js";
import { ratedIn, triedIn } from "./attempts.js";
import { choose, GAMES, ratedDifficulty } from "./choice.js";
import { firstPuzzle, namedPuzzle } from "./first.js";
import { Library } from "./library.js";

/** @import { PuzzleSummary, RatingCourse, TrainingCalls } from "../training/types.d.ts" */
/** @import { Person } from "./choice.js" */
/** @import { DatedAttempt, Dealt, Selection } from "./types.d.ts" */

/** Rating before the first attempt; the crate `puzzles` uses the same value. */
const BEGINNER = 1200;

/** Entry that tells whether this browser has used the library before. */
const VISITED = "puzzles-visited";

/** Person assumed before the attempts are read. @type {Person} */
const NEWCOMER = { rating: BEGINNER, rated: 0, tried: new Set(), streak: [], now: 0 };

/** @param {unknown} value @returns {value is true} */
const isTrue = (value) => value === true;

export class Dealer {
  /** @type {Promise<Library> | null} */
  #library = null;
  /** The module, once it has been loaded. @type {TrainingCalls | null} */
  #training = null;

  /** The first puzzle, asked for before the board is ready. @type {Promise<Dealt | null> | null} */
  #first = null;
  /** The selection for which it was asked, as JSON. */
  #asked = "";

  /**
   * Asks the server for the first puzzle, if the library is probably not in this browser yet. Nothing is read before, since a slow
   * phone is busy with the board.
   * @param {Selection} selection @param {string | null} id the puzzle that the URL names, if any
   */
  begin(selection, id) {
    if (!navigator.onLine || storage.get(VISITED, isTrue)) return;
    this.#asked = JSON.stringify(selection);
    const asked = id === null ? firstPuzzle(selection, NEWCOMER) : namedPuzzle(id);
    // Without a puzzle from the server, the library chooses one.
    this.#first = asked.catch(() => null);
  }

  /** @returns {Promise<TrainingCalls>} */
  async training() {
    this.#training ??= await loadTraining();
    return this.#training;
  }

  /** Returns the library; from now on, visits begin with it. @returns {Promise<Library>} */
  library() {
    this.#library ??= this.training().then((training) => {
      storage.set(VISITED, true);
      return new Library(training);
    });
    // Try again after a failure.
    this.#library.catch(() => {
      this.#library = null;
    });
    return this.#library;
  }

  /** Returns the rating in a game; null while the module is not loaded. @param {DatedAttempt[]} attempts @param {Selection["game"]} game @returns {RatingCourse | null} */
  rating(attempts, game) {
    return this.#training?.rate(ratedIn(attempts, game)) ?? null;
  }

  /**
   * Returns the next puzzle of the mode.
   * @param {Selection} selection @param {DatedAttempt[]} attempts @param {number[]} streak the difficulties in this streak so far
   * @returns {Promise<Dealt | null>}
   */
  async next(selection, attempts, streak) {
    const first = await this.#takeFirst();
    if (first && this.#asked === JSON.stringify(selection) && isFitting(first, selection.mode, attempts, selection.game)) return first;
    const library = await this.library();
    const rating = this.rating(attempts, selection.game)?.rating ?? BEGINNER;
    const rated = ratedIn(attempts, selection.game).length;
    return this.#facts(await choose(library, selection, { rating, rated, tried: triedIn(attempts), streak, now: Date.now() }));
  }

  /** Stores the puzzles of both games that are likely to come next, for use without a network. @param {DatedAttempt[]} attempts */
  async storeAhead(attempts) {
    const library = await this.library();
    for (const game of GAMES) {
      const rating = this.rating(attempts, game)?.rating ?? BEGINNER;
      await library.store(game, ratedDifficulty(rating, ratedIn(attempts, game).length));
    }
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

  /** @param {PuzzleSummary | null} found @returns {Promise<Dealt | null>} */
  async #facts(found) {
    return found && { facts: (await this.training()).puzzle(found.line), line: found.line };
  }
}

/**
 * Tests whether the server's choice, made without the attempts, is one that the library could have made.
 * @param {Dealt} first @param {Selection["mode"]} mode @param {DatedAttempt[]} attempts @param {Selection["game"]} game
 */
function isFitting({ facts }, mode, attempts, game) {
  if (mode === "daily") return true;
  // The rating of a person who has one is computed by the module.
  const isRated = mode !== "streak" && ratedIn(attempts, game).length > 0;
  return !isRated && !triedIn(attempts).has(facts.id);
}
