// The page's side of the worker that counts openings. The worker is started on first use.

import { scriptAddress } from "../site/trusted.js";

/** @import { Explored, FinishedGame, FromCounter, Tally, ToCounter } from "./messages.d.ts" */
/** @import { GameStart, VariantId } from "../core/types.d.ts" */

/** @typedef {(done: number, all: number) => void} OnProgress */

/** A failed request: with the code of the module, or `failed`. */
export class NotCounted extends Error {
  /**
   * @param {string} code
   * @param {string} text
   */
  constructor(code, text) {
    super(`${code}: ${text}`);
    this.name = "NotCounted";
    this.code = code;
  }
}

export class Counter {
  /** @type {Worker | null} */
  #worker = null;
  #number = 0;
  /** @type {Map<number, { resolve: (result: any) => void, reject: (failure: NotCounted) => void, onProgress?: OnProgress }>} */
  #pending = new Map();
  /** Number of lost workers; a worker's trees are lost with it. */
  life = 0;

  /** @param {string} tree @param {VariantId} variant @returns {Promise<null>} */
  begin(tree, variant) {
    return this.#ask({ kind: "begin", tree, variant });
  }

  /** @param {string} tree @param {ArrayBuffer} bytes @returns {Promise<null>} */
  parts(tree, bytes) {
    return this.#ask({ kind: "parts", tree, bytes });
  }

  /** @param {string} tree @param {FinishedGame[]} games @param {OnProgress} [onProgress] @returns {Promise<Tally>} */
  games(tree, games, onProgress) {
    return this.#ask({ kind: "games", tree, games }, onProgress);
  }

  /** @param {string} tree @param {string} text @param {VariantId} variant @param {OnProgress} [onProgress] @returns {Promise<Tally>} */
  text(tree, text, variant, onProgress) {
    return this.#ask({ kind: "text", tree, text, variant }, onProgress);
  }

  /** @param {string} tree @param {GameStart} game @returns {Promise<Explored>} */
  explore(tree, game) {
    return this.#ask({ kind: "explore", tree, game });
  }

  /**
   * @param {any} message a `ToCounter` without its number
   * @param {OnProgress} [onProgress]
   * @returns {Promise<any>}
   */
  #ask(message, onProgress) {
    const id = ++this.#number;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, onProgress });
      try {
        this.#worker ??= this.#start();
        this.#worker.postMessage(/** @type {ToCounter} */ ({ ...message, id }));
      } catch (error) {
        this.#lose(String(error));
      }
    });
  }

  #start() {
    const worker = new Worker(scriptAddress(new URL("worker.js", import.meta.url).href), { type: "module" });
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = ({ message }) => this.#lose(message ?? "");
    return worker;
  }

  /** @param {FromCounter} message */
  #hear(message) {
    const pending = this.#pending.get(message.id);
    if (!pending) return;
    if ("all" in message) return pending.onProgress?.(message.done, message.all);
    this.#pending.delete(message.id);
    if ("failure" in message) pending.reject(new NotCounted(message.failure, message.text));
    else pending.resolve(message.result);
  }

  /** Handles a worker that could not be started or has crashed: the next request starts a new one. @param {string} text */
  #lose(text) {
    this.#worker?.terminate();
    this.#worker = null;
    this.life += 1;
    for (const { reject } of this.#pending.values()) reject(new NotCounted("failed", text));
    this.#pending.clear();
  }
}
