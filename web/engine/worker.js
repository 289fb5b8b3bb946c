// The engine in a thread of its own: fetches the module, then does one request after the other.

import { openEngine } from "./module.js";
import { LENGTH } from "./length.js";

/** @import { FailureCode, FromWorker, Request, ToWorker } from "./messages.d.ts" */

/** @type {{ postMessage(message: FromWorker): void, onmessage: ((event: MessageEvent<ToWorker>) => void) | null }} */
const page = /** @type {any} */ (self);

/** Mebibytes of the table, where there is no room for what was asked for. */
const SMALL_TABLE = 4;

/** Why the engine cannot be opened. */
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

/** The number of the request that is done now. */
let current = 0;

/** Holds the number of the last request that is to stop, where page and worker can share memory. @type {Int32Array | null} */
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

/** @param {Extract<ToWorker, { kind: "open" }>} message with the module, if it was fetched before */
async function open({ module: known, stop: flag, hash, potentials }) {
  stop = flag;
  const module = known ?? (await fetchModule(potentials ? "../potentials/engine.wasm" : "engine.wasm"));
  ask = await openEngine(module, {
    stopped: () => stop !== null && Atomics.load(stop, 0) >= current,
    tell: (answer) => page.postMessage({ kind: "answer", answer }),
  });
  if (!hasTable(hash) && !hasTable(SMALL_TABLE)) throw new Obstacle("memory", "there is no room for a table");
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

/** Compiles while it fetches, and tells how far it has come. @param {string} name */
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
 * Why it could not be opened.
 * @param {unknown} error
 * @returns {FailureCode}
 */
function obstacleOf(error) {
  if (error instanceof Obstacle) return error.code;
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) return "unsupported";
  if (error instanceof RangeError) return "memory";
  // Fetching fails by a type error, whatever the cause.
  return error instanceof TypeError ? "network" : "crashed";
}
