// The engine as seen by a page: it runs in a worker, which is started on first use.

import { hasPotentials } from "../game/url.js";
import { scriptAddress } from "../site/trusted.js";

/** @import { Answer, FailureCode, FromWorker, Info, Variation, Question, Request, Thought, ToWorker } from "./messages.d.ts" */

/** Default size of the hash table in MiB. */
const HASH = 16;

/** First level that may search without a node limit, so a time limit must end its turns. */
const FIRST_TIMED_LEVEL = 9;

/** Default time per turn for such a level, in milliseconds. */
const TURN_TIME = 2500;

/** A failed request. */
export class EngineFailure extends Error {
  /**
   * @param {FailureCode} code
   * @param {string} [text]
   */
  constructor(code, text = code) {
    super(text);
    // By convention of the platform, an aborted operation fails with this name.
    this.name = code === "stopped" ? "AbortError" : "EngineFailure";
    /** @readonly */
    this.code = code;
  }
}

/**
 * A request in progress.
 * @typedef {object} PendingRequest
 * @property {Request} request
 * @property {(result: any) => void} resolve
 * @property {(failure: EngineFailure) => void} reject
 * @property {(info: Info) => void} [onInfo]
 * @property {Info | null} last the last update
 * @property {Variation[]} lines
 * @property {boolean} enough whether the search is to end with the result so far
 */

/**
 * Runs one search at a time: starting another one stops the first, which then fails with the code "stopped".
 *
 * Events: `loading` while the module is fetched, with `detail.loaded` and `detail.total` in bytes; `ready`; and `failed` with the
 * failure as `detail` when it cannot be started or has crashed. The current request then fails too, and the next one
 * tries again.
 */
export class Engine extends EventTarget {
  #hash;
  /** Whether the module also plays games with potentials. */
  #potentials = false;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Promise<void> | null} */
  #opening = null;
  /** The loaded module, kept so that a new worker starts at once. @type {WebAssembly.Module | null} */
  #module = null;
  /** Stop flag shared with the worker: the number of the last request to stop. */
  #stop = globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
  /** @type {PendingRequest | null} */
  #pending = null;
  #number = 0;
  /** Ends the wait for the worker to open. @type {(failure: EngineFailure | null) => void} */
  #opened = () => {};

  /** @param {{ hash?: number }} [options] `hash`: size of the hash table in MiB */
  constructor({ hash = HASH } = {}) {
    super();
    this.#hash = hash;
  }

  /** Returns another engine of the same kind that reuses the loaded module. */
  sibling() {
    const engine = new Engine({ hash: this.#hash });
    engine.#potentials = this.#potentials;
    engine.#module = this.#module;
    return engine;
  }

  /** Whether a request is in progress. */
  get busy() {
    return this.#pending !== null;
  }

  /**
   * Loads and starts the engine, if that has not happened yet.
   * @param {string} [variant] the variant to play
   * @returns {Promise<void>}
   */
  warm(variant) {
    if (variant !== undefined && hasPotentials(variant) !== this.#potentials) {
      this.#potentials = !this.#potentials;
      this.#module = null;
      this.#end();
    }
    if (!this.#opening) {
      this.#opening = this.#open();
      // A caller that only preloads the engine need not handle the failure: the event reports it, and the next request fails too.
      this.#opening.catch(() => {});
    }
    return this.#opening;
  }

  /**
   * Searches a position. Fails with an `EngineFailure`, with the code "stopped" after `signal` was aborted or another search
   * has begun.
   * @param {Question} question
   * @param {{ onInfo?: (info: Info) => void, signal?: AbortSignal }} [options]
   * @returns {Promise<Thought>}
   */
  async think(question, { onInfo, signal } = {}) {
    const { variant, turns, ...rest } = question;
    const fields = { game: variant, moves: turns ?? [], ...rest };
    if (isUnlimited(question)) fields.movetime = TURN_TIME;
    const { bestmove, ...found } = await this.#send("analyse", fields, { onInfo, signal });
    return { best: bestmove, ...found };
  }

  /**
   * Sends any other request of the engine's protocol: "eval", "legal", "signature", …
   * @param {string} method
   * @param {Record<string, unknown>} [fields]
   * @param {{ signal?: AbortSignal }} [options]
   * @returns {Promise<any>} its result
   */
  ask(method, fields = {}, options = {}) {
    return this.#send(method, fields, options);
  }

  /** Stops the current search: its promise resolves with the best result so far. */
  stop() {
    const pending = this.#pending;
    if (!pending) return;
    pending.enough = true;
    if (this.#stop) Atomics.store(this.#stop, 0, pending.request.id);
    else this.#settle(pending);
  }

  /** Ends the engine and frees its memory; the next request starts it again. */
  close() {
    this.#drop(this.#pending);
    this.#end();
  }

  /**
   * @param {string} method
   * @param {Record<string, unknown>} fields
   * @param {{ onInfo?: (info: Info) => void, signal?: AbortSignal }} options
   * @returns {Promise<any>}
   */
  #send(method, fields, { onInfo, signal }) {
    this.#drop(this.#pending);
    if (signal?.aborted) return Promise.reject(new EngineFailure("stopped"));
    return new Promise((resolve, reject) => {
      this.#number += 1;
      const request = { id: this.#number, method, ...fields };
      /** @type {PendingRequest} */
      const pending = { request, resolve, reject, onInfo, last: null, lines: [], enough: false };
      this.#pending = pending;
      signal?.addEventListener("abort", () => this.#drop(pending), { once: true });
      this.warm(/** @type {string | undefined} */ (fields.game)).then(
        // The request may have been stopped during loading.
        () => this.#pending === pending && this.#post({ kind: "ask", request }),
        (failure) => this.#finish(pending, () => reject(failure)),
      );
    });
  }

  /** @returns {Promise<void>} */
  #open() {
    return new Promise((resolve, reject) => {
      this.#opened = (failure) => (failure ? reject(failure) : resolve());
      try {
        const worker = new Worker(scriptAddress(new URL("worker.js", import.meta.url).href), { type: "module" });
        this.#worker = worker;
        worker.onmessage = ({ data }) => this.#worker === worker && this.#hear(data);
        // No message means that the script could not be fetched.
        worker.onerror = ({ message }) => {
          if (this.#worker === worker) this.#fail(message ? "crashed" : "missing", message);
        };
        this.#post({ kind: "open", module: this.#module, stop: this.#stop, hash: this.#hash, potentials: this.#potentials });
      } catch (error) {
        this.#fail("unsupported", String(error));
      }
    });
  }

  /** @param {ToWorker} message */
  #post(message) {
    this.#worker?.postMessage(message);
  }

  /** @param {FromWorker} message */
  #hear(message) {
    switch (message.kind) {
      case "loading":
        this.dispatchEvent(new CustomEvent("loading", { detail: { loaded: message.loaded, total: message.total } }));
        break;
      case "ready":
        this.#module = message.module;
        this.#opened(null);
        this.dispatchEvent(new Event("ready"));
        break;
      case "answer":
        // A dropped request may still be answered.
        if (message.answer.id === this.#pending?.request.id) this.#take(this.#pending, message.answer);
        break;
      case "failed":
        this.#fail(message.code, message.text);
        break;
    }
  }

  /**
   * @param {PendingRequest} pending
   * @param {Answer} answer
   */
  #take(pending, answer) {
    const { info, result, error } = answer;
    if (info) {
      pending.lines = [...pending.lines];
      pending.lines[info.rank - 1] = info.line;
      pending.last = { ...info, lines: pending.lines };
      if (pending.enough) return this.#settle(pending);
      pending.onInfo?.(pending.last);
    } else if (error) {
      this.#finish(pending, () => pending.reject(new EngineFailure(error.code, error.message)));
    } else {
      this.#finish(pending, () => pending.resolve(result));
    }
  }

  /**
   * Resolves with the last update if the worker cannot be stopped by a flag. If there is no update yet, the first one ends
   * the search.
   * @param {PendingRequest} pending
   */
  #settle(pending) {
    if (!pending.last || this.#stop) return;
    const { lines, depth, nodes, time } = pending.last;
    const bestmove = lines[0]?.turns[0];
    this.#finish(pending, () => pending.resolve({ bestmove, lines, depth, nodes, time, stopped: true }));
    this.#end();
  }

  /**
   * Drops a request whose result is no longer wanted.
   * @param {PendingRequest | null} pending
   */
  #drop(pending) {
    if (!pending || pending !== this.#pending) return;
    this.#finish(pending, () => pending.reject(new EngineFailure("stopped")));
    if (this.#stop) Atomics.store(this.#stop, 0, pending.request.id);
    // A worker that is still opening has nothing to stop.
    else if (this.#module) this.#end();
  }

  /**
   * @param {PendingRequest} pending
   * @param {() => void} act
   */
  #finish(pending, act) {
    if (this.#pending === pending) this.#pending = null;
    act();
  }

  /**
   * @param {FailureCode} code
   * @param {string} [text]
   */
  #fail(code, text) {
    const failure = new EngineFailure(code, text || code);
    const pending = this.#pending;
    this.#opened(failure);
    this.#end();
    if (pending) this.#finish(pending, () => pending.reject(failure));
    this.dispatchEvent(new CustomEvent("failed", { detail: failure }));
  }

  #end() {
    this.#opened(new EngineFailure("stopped"));
    this.#worker?.terminate();
    this.#worker = null;
    this.#opening = null;
  }
}

/**
 * Tests whether a level would search without any limit.
 * @param {Question} question
 */
function isUnlimited({ level, movetime, nodes, depth, time }) {
  return level !== undefined && level >= FIRST_TIMED_LEVEL && [movetime, nodes, depth, time].every((limit) => limit == null);
}
