// Lets the engine review a game on all cores. The searches are independent of each other, so the numbers are the same as in
// `gipfel analyse`, however many cores there are.

import { EnginePool } from "../engine/pool.js";

/** @import { GameStart, Token, VariantId } from "../core/types.d.ts" */
/** @import { EngineFailure } from "../engine/engine.js" */
/** @import { JudgedTurn, Question, Review, ReviewAnswer, Variation, WantedSearch } from "../engine/messages.d.ts" */
/** @import { Margin } from "./good.js" */

/**
 * @typedef {object} ReviewedGame
 * @property {VariantId} variant
 * @property {string | null} [terms] custom terms of a game with potentials
 * @property {string | null} [start] the position string of an unusual start
 * @property {Token[]} turns the last one may be unfinished
 * @property {GameStart | null} [match] the match of which this is the GIPF part
 */

/**
 * Progress of a review: positions searched, then mistakes searched further.
 * @typedef {object} Progress
 * @property {"positions" | "mistakes"} round
 * @property {number} done
 * @property {number} of
 */

/** Nodes for each position, the same as `review::REVIEW_NODES`. */
export const REVIEW_NODES = 100_000;

/** Nodes for each position in which the two best turns are compared. */
const MARGIN_NODES = 25_000;

/** Nodes of a quick search, which shows whether the best turn is easy to find. */
const QUICK_NODES = 500;

/** Variation of a search that has found no turn. @type {Variation} */
const NOTHING = { turns: [], score: { cp: 0 }, wdl: [0, 1000, 0] };

/** Reviews games, one at a time. */
export class Reviewing {
  #pool;

  /** @param {EnginePool} [pool] */
  constructor(pool = new EnginePool()) {
    this.#pool = pool;
  }

  /**
   * Judges every turn of a game; returns null if it was stopped.
   * @param {ReviewedGame} game
   * @param {{ tell?: (progress: Progress) => void, signal?: AbortSignal, nodes?: number }} [options]
   * @returns {Promise<Review | null>}
   */
  async review(game, { tell, signal, nodes = REVIEW_NODES } = {}) {
    const fields = { ...fieldsOf(game), nodes };
    /** @type {Record<string, Variation>} */
    const found = {};
    let round = /** @type {Progress["round"]} */ ("positions");
    try {
      for (;;) {
        /** @type {ReviewAnswer} */
        const answer = await this.#pool.first.ask("review", { ...fields, found }, { signal });
        if (answer.review) return answer.review;
        const { wanted } = answer;
        const report = (/** @type {number} */ done) => tell?.({ round, done, of: wanted.length });
        report(0);
        const questions = wanted.map((search) => questionOf(game, search));
        const thoughts = await this.#pool.think(questions, { signal, onDone: report });
        wanted.forEach(({ id }, index) => (found[id] = thoughts[index]?.lines[0] ?? NOTHING));
        round = "mistakes";
      }
    } catch (failure) {
      if (/** @type {EngineFailure} */ (failure).code === "stopped") return null;
      throw failure;
    }
  }

  /**
   * Judges one turn of a position as a review does; returns null if it was stopped.
   * @param {Omit<ReviewedGame, "turns">} game `start` is the position
   * @param {Token} turn
   * @param {AbortSignal} [signal]
   * @returns {Promise<JudgedTurn | null>}
   */
  async judge(game, turn, signal) {
    return (await this.review({ ...game, turns: [turn] }, { signal }))?.turns[0] ?? null;
  }

  /**
   * Compares the turns played in some positions of a game with the others, by the number of turns before.
   * @param {ReviewedGame} game
   * @param {number[]} plies
   * @param {AbortSignal} [signal]
   * @returns {Promise<Map<number, Margin>>}
   */
  async margins({ variant, terms, start: position, turns }, plies, signal) {
    const questions = plies.flatMap((ply) => {
      const before = { variant, terms, position, turns: turns.slice(0, ply) };
      return [
        { ...before, lines: 2, nodes: MARGIN_NODES },
        { ...before, nodes: QUICK_NODES },
      ];
    });
    const thoughts = await this.#pool.think(questions, { signal });
    const chance = (/** @type {Variation} */ { wdl: [wins, draws] }) => (wins + draws / 2) / 1000;
    return new Map(
      plies.flatMap((ply, index) => {
        const [best, second] = thoughts[2 * index]?.lines ?? [];
        if (!best || !second) return [];
        const isHidden = thoughts[2 * index + 1]?.best !== turns[ply];
        return [[ply, { lost: chance(best) - chance(second), isHidden }]];
      }),
    );
  }

  /**
   * Returns the best turn of a position, searched as deeply as in a review; null if there is none.
   * @param {ReviewedGame} game
   * @returns {Promise<Token | null>}
   */
  async best({ variant, terms, start: position, turns }) {
    const { best } = await this.#pool.first.think({ variant, terms, position, turns, nodes: REVIEW_NODES });
    return best ?? null;
  }

  /** Frees the memory of the engines. */
  close() {
    this.#pool.close();
  }
}

/**
 * Returns the fields of a request for a review.
 * @param {ReviewedGame} game
 */
function fieldsOf({ variant, terms, start: position, turns, match }) {
  if (!match) return { game: variant, terms, position, moves: turns };
  const { links, challenges } = match;
  return { game: variant, terms, links, challenges, position: match.position, moves: match.turns };
}

/**
 * @param {ReviewedGame} game
 * @param {WantedSearch} search
 * @returns {Question}
 */
function questionOf({ variant, terms, start: position, turns }, { ply, turn, nodes, only }) {
  const led = turns.slice(0, ply);
  return { variant, terms, position, turns: turn === null ? led : [...led, turn], nodes, ...(only && { only }) };
}
