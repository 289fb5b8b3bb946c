// The rules: loads their WebAssembly modules and calls them. Every call is synchronous. types.d.ts lists the calls and
// their results.
//
// There are two modules. core.wasm contains what a board needs; no game can be played before it is loaded. documents.wasm contains
// records, position setup and lessons.

/** @import { BoardCalls, Calls, Refusal, DocumentCalls } from "./types.d.ts" */

/**
 * Exports of a module; see wasm/core/src/exports.rs.
 * @typedef {{ memory: WebAssembly.Memory, take: (length: number) => number,
 *   call: (start: number, length: number) => number, give: (start: number, length: number) => void }} Exports
 */

/** A request that the core refused; `refusal` contains the reason. */
export class Refused extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(`${refusal.code}: ${refusal.text}`);
    this.name = "Refused";
    /** @readonly */
    this.refusal = refusal;
  }
}

/** @type {(keyof BoardCalls)[]} */
const boardCalls = ["geometry", "open", "close", "view", "act", "preview", "undo", "why", "retell"];

/** @type {(keyof DocumentCalls)[]} */
const documentCalls = ["compose", "read", "write", "part", "judge", "solution"];

/** Length of the header of an answer, which holds its length, in bytes. */
const head = 4;

/** @type {Promise<BoardCalls> | undefined} */
let board;

/** @type {Promise<Calls> | undefined} */
let whole;

/**
 * Loads the core that a board needs, only once.
 * @returns {Promise<BoardCalls>}
 */
export function loadBoardCore() {
  board ??= fetchModule("core.wasm").then(openCore);
  // Let the page try again after a network error.
  board.catch(() => {
    board = undefined;
  });
  return board;
}

/**
 * Loads the whole core of this page: with records, position setup and lessons. Its board calls are those of
 * `loadBoardCore`, with the same games.
 * @returns {Promise<Calls>}
 */
export function loadCore() {
  // Use the same object so that calls added to the board later are available here too.
  whole ??= Promise.all([loadBoardCore(), fetchModule("../documents/documents.wasm").then(openDocuments)]).then(([first, second]) =>
    Object.assign(first, second),
  );
  whole.catch(() => {
    whole = undefined;
  });
  return whole;
}

/**
 * Opens a separate core from the module or its bytes, for callers that have them already.
 * @param {WebAssembly.Module | BufferSource} source
 * @returns {Promise<BoardCalls>}
 */
export async function openCore(source) {
  return /** @type {BoardCalls} */ (await openModule(source, boardCalls));
}

/**
 * Opens the module with the calls that a board does not need.
 * @param {WebAssembly.Module | BufferSource} source
 * @returns {Promise<DocumentCalls>}
 */
export async function openDocuments(source) {
  return /** @type {DocumentCalls} */ (await openModule(source, documentCalls));
}

/**
 * @param {WebAssembly.Module | BufferSource} source
 * @param {readonly string[]} names
 * @returns {Promise<object>}
 */
export async function openModule(source, names) {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const { exports } = await WebAssembly.instantiate(module);
  const instance = /** @type {Exports} */ (/** @type {unknown} */ (exports));
  const calls = names.map((name) => [name, (/** @type {unknown[]} */ ...rest) => ask(instance, [name, ...rest])]);
  return Object.fromEntries(calls);
}

/**
 * @param {string} name
 * @returns {Promise<WebAssembly.Module>}
 */
export async function fetchModule(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  if (response.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * @param {Exports} instance
 * @param {unknown[]} request
 */
function ask(instance, request) {
  const answer = JSON.parse(exchange(instance, encoder.encode(JSON.stringify(request))));
  if (answer.refused) throw new Refused(answer.refused);
  return answer.ok;
}

/**
 * @param {Exports} instance
 * @param {Uint8Array} request
 * @returns {string}
 */
function exchange(instance, request) {
  try {
    const start = instance.take(request.length);
    if (start === 0) throw new Refused({ code: "text-too-long", text: "this text is too long" });
    // Take a fresh view, because the memory may grow with each call.
    new Uint8Array(instance.memory.buffer, start, request.length).set(request);
    const answer = instance.call(start, request.length);
    const length = new DataView(instance.memory.buffer).getUint32(answer, true);
    const text = decoder.decode(new Uint8Array(instance.memory.buffer, answer + head, length));
    instance.give(answer, head + length);
    return text;
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) {
      throw new Error("The core has stopped and its games are lost. Reload the page.", { cause: error });
    }
    throw error;
  }
}
