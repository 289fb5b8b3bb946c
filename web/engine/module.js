// Calls engine.wasm: requests and answers of the engine's protocol, one at a time.

/** @import { Answer, Exports, Request } from "./messages.d.ts" */

/** Length of the header of an answer, which holds its length, in bytes. */
const HEAD = 4;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Opens a module.
 * @param {WebAssembly.Module} module
 * @param {object} page functions that a search calls while it runs
 * @param {() => boolean} page.stopped
 * @param {(answer: Answer) => void} page.tell
 * @param {() => number} [page.now] milliseconds since some fixed moment
 * @returns {Promise<(request: Request) => Answer>} answers requests synchronously
 */
export async function openEngine(module, page) {
  const imports = {
    now: page.now ?? (() => performance.now()),
    stopped: () => (page.stopped() ? 1 : 0),
    tell: (/** @type {number} */ start, /** @type {number} */ length) => page.tell(read(engine, start, length)),
  };
  const { exports } = await WebAssembly.instantiate(module, { page: imports });
  const engine = /** @type {Exports} */ (/** @type {unknown} */ (exports));
  return (request) => ask(engine, request);
}

/**
 * @param {Exports} engine
 * @param {Request} request
 * @returns {Answer}
 */
function ask(engine, request) {
  const bytes = encoder.encode(JSON.stringify(request));
  const start = engine.take(bytes.length);
  if (start === 0) return { id: request.id, error: { code: "line-too-long", message: "the request is too long" } };
  // Take a fresh view, because the memory may grow with each call.
  new Uint8Array(engine.memory.buffer, start, bytes.length).set(bytes);
  const at = engine.call(start, bytes.length);
  const length = new DataView(engine.memory.buffer).getUint32(at, true);
  const answer = read(engine, at + HEAD, length);
  engine.give(at, HEAD + length);
  return answer;
}

/**
 * @param {Exports} engine
 * @param {number} start
 * @param {number} length
 * @returns {Answer}
 */
function read(engine, start, length) {
  return JSON.parse(decoder.decode(new Uint8Array(engine.memory.buffer, start, length)));
}
