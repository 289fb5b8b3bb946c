// The engine's worker: loads the module, then handles one request after another.

import { openEngine } from "./module.js";
import { LENGTH } from "./length.js";

/** @import { FailureCode, FromWorker, Request, ToWorker } from "./messages.d.ts" */

/** @type {{ postMessage(message: FromWorker): void, onmessage: ((event: MessageEvent<ToWorker>) => void) | null }} */
const page = /** @type {any} */ (self);

/** Size of the hash table in MiB if there is no memory for the requested one. */
const SMALL_TABLE = 4;

/** A reason why the engine cannot be opened. */
class Obstacle extends Error {
  /**
   * @param {FailureCode} code
   * @param {string} text
   */
  constructor(code, text) {
    super(text);
    this.code = code;
  }
}

/** Number of the current request. */
let current = 0;

/** Number of the last request to stop, if page and worker can share memory. @type {Int32Array | null} */
let stop = null;

/** @type {(request: Request) => import("./messages.d.ts").Answer} */
let ask;

page.onmessage = async ({ data }) => {
  try {
    if (data.kind === "open") await open(data);
    else answer(data.request);
  } catch (error) {
    const code = data.kind === "open" ? obstacleOf(error) : "crashed";
    page.postMessage({ kind: "failed", code, text: String(error) });
  }
};

/** @param {Extract<ToWorker, { kind: "open" }>} message with the module, if it was loaded before */
async function open({ module: known, stop: flag, hash, potentials }) {
  stop = flag;
  const module = known ?? (await fetchModule(potentials ? "../potentials/engine.wasm" : "engine.wasm"));
  ask = await openEngine(module, {
    stopped: () => stop !== null && Atomics.load(stop, 0) >= current,
    tell: (answer) => page.postMessage({ kind: "answer", answer }),
  });
  if (!hasTable(hash) && !hasTable(SMALL_TABLE)) throw new Obstacle("memory", "not enough memory for the hash table");
  page.postMessage({ kind: "ready", module });
}

/** @param {number} hash */
function hasTable(hash) {
  return ask({ id: 0, method: "options", hash }).error === undefined;
}

/** @param {Request} request */
function answer(request) {
  current = request.id;
  page.postMessage({ kind: "answer", answer: ask(request) });
}

/** Compiles the module while it loads, and reports the progress. @param {string} name */
async function fetchModule(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (response.status === 404 || response.status === 410) throw new Obstacle("missing", `${response.status}`);
  if (!response.ok || !response.body) throw new Obstacle("network", `${response.status}`);
  let loaded = 0;
  const counted = response.body.pipeThrough(
    new TransformStream({
      transform(/** @type {Uint8Array} */ part, stream) {
        loaded += part.length;
        page.postMessage({ kind: "loading", loaded, total: Math.max(LENGTH, loaded) });
        stream.enqueue(part);
      },
    }),
  );
  const headers = { "content-type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(counted, { headers }));
}

/**
 * Returns the code of the reason why the engine could not be opened.
 * @param {unknown} error
 * @returns {FailureCode}
 */
function obstacleOf(error) {
  if (error instanceof Obstacle) return error.code;
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) return "unsupported";
  if (error instanceof RangeError) return "memory";
  // `fetch` fails with a type error, regardless of the cause.
  return error instanceof TypeError ? "network" : "crashed";
}
