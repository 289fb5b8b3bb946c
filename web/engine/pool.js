// Several engines at once, one for each core, for independent searches.

import { Engine, EngineFailure } from "./engine.js";

/** @import { Question, Thought } from "./messages.d.ts" */

/** Maximum number of workers; more would cost memory and save little time. */
const WORKERS_MAX = 8;

export class EnginePool {
  /** @type {Engine[]} */
  #engines = [new Engine()];
  #size;

  /** @param {{ size?: number }} [options] `size`: number of engines; by default the number of cores */
  constructor({ size = navigator.hardwareConcurrency } = {}) {
    this.#size = Math.min(WORKERS_MAX, Math.max(1, size || 1));
  }

  /** The engine for requests without a search. */
  get first() {
    return /** @type {Engine} */ (this.#engines[0]);
  }

  /**
   * Searches several positions. Fails as `Engine.think` does, and then stops all searches.
   * @param {Question[]} questions
   * @param {{ signal?: AbortSignal, onDone?: (done: number) => void }} [options]
   * @returns {Promise<Thought[]>} in the order of the questions
   */
  async think(questions, { signal, onDone } = {}) {
    const [question] = questions;
    if (!question) return [];
    await this.first.warm(question.variant);
    while (this.#engines.length < Math.min(this.#size, questions.length)) this.#engines.push(this.first.sibling());
    const control = new AbortController();
    const abort = () => control.abort();
    if (signal?.aborted) throw new EngineFailure("stopped");
    signal?.addEventListener("abort", abort, { once: true });
    /** @type {Thought[]} */
    const found = [];
    let next = 0;
    let done = 0;
    const work = async (/** @type {Engine} */ engine) => {
      while (next < questions.length) {
        const index = next++;
        found[index] = await engine.think(/** @type {Question} */ (questions[index]), { signal: control.signal });
        onDone?.(++done);
      }
    };
    try {
      await Promise.all(this.#engines.map(work));
    } catch (failure) {
      control.abort();
      throw failure;
    } finally {
      signal?.removeEventListener("abort", abort);
    }
    return found;
  }

  /** Ends all engines and frees their memory. */
  close() {
    for (const engine of this.#engines) engine.close();
    this.#engines = [this.first];
  }
}
