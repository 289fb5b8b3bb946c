// The door to the rules: loads core.wasm and calls it. Every call is answered at once.
// What can be asked, and what is answered, stands in types.d.ts.

/** @import { Calls, Refusal } from "./types.d.ts" */

/**
 * What the module exports; see wasm/core/src/door.rs.
 * @typedef {{ memory: WebAssembly.Memory, take: (length: number) => number,
 *   call: (start: number, length: number) => number, give: (start: number, length: number) => void }} Door
 */

/** Something that the core refused: `refusal` says why. */
export class Refused extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(`${refusal.code}: ${refusal.text}`);
    this.name = "Refused";
    /** @readonly */
    this.refusal = refusal;
  }
}

/** @type {(keyof Calls)[]} */
const names = ["geometry", "open", "close", "view", "act", "preview", "undo", "why", "retell", "compose", "read", "write",
  "judge", "solution"];

/** The bytes before an answer that say how long it is. */
const head = 4;

/** @type {Promise<Calls> | undefined} */
let loaded;

/**
 * The core of this page. It is loaded once, however often it is asked for.
 * @returns {Promise<Calls>}
 */
export function loadCore() {
  loaded ??= fetchModule(new URL("core.wasm", import.meta.url)).then(openCore);
  // A page whose network failed may try again.
  loaded.catch(() => { loaded = undefined; });
  return loaded;
}

/**
 * A core of its own from the module or its bytes, for those who have them already.
 * @param {WebAssembly.Module | BufferSource} source
 * @returns {Promise<Calls>}
 */
export async function openCore(source) {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const { exports } = await WebAssembly.instantiate(module);
  const door = /** @type {Door} */ (/** @type {unknown} */ (exports));
  const core = names.map((name) => [name, (/** @type {unknown[]} */ ...rest) => ask(door, [name, ...rest])]);
  return Object.freeze(Object.fromEntries(core));
}

/**
 * @param {URL} url
 * @returns {Promise<WebAssembly.Module>}
 */
async function fetchModule(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`core.wasm: ${response.status}`);
  if (response.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * @param {Door} door
 * @param {unknown[]} request
 */
function ask(door, request) {
  const answer = JSON.parse(exchange(door, encoder.encode(JSON.stringify(request))));
  if (answer.refused) throw new Refused(answer.refused);
  return answer.ok;
}

/**
 * @param {Door} door
 * @param {Uint8Array} request
 * @returns {string}
 */
function exchange(door, request) {
  try {
    const start = door.take(request.length);
    // The memory may grow with each call, so that it is looked at afresh.
    new Uint8Array(door.memory.buffer, start, request.length).set(request);
    const answer = door.call(start, request.length);
    const length = new DataView(door.memory.buffer).getUint32(answer, true);
    const text = decoder.decode(new Uint8Array(door.memory.buffer, answer + head, length));
    door.give(answer, head + length);
    return text;
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) {
      throw new Error("The core has stopped and its games are lost; load the page again.", { cause: error });
    }
    throw error;
  }
}
