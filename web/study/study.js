// What getting better needs: puzzles, openings and cards. Loads the module that is compiled from the crates for them, when
// a page first asks. types.d.ts lists the calls and their answers.

import { fetchModule, openModule } from "../core/core.js";

/** @import { StudyCalls } from "./types.d.ts" */

/** @type {(keyof StudyCalls)[]} */
const calls = ["puzzle", "puzzles", "attempt", "daily", "rate", "tree", "drop", "parts", "count", "explore", "reached", "due", "deck"];

/** @type {Promise<StudyCalls> | undefined} */
let study;

/**
 * The module, as soon as it can be there. It is loaded once, however often it is asked for.
 * @returns {Promise<StudyCalls>}
 */
export function loadStudy() {
  study ??= fetchModule("../study/study.wasm").then(openStudy);
  // A page whose network failed may try again.
  study.catch(() => {
    study = undefined;
  });
  return study;
}

/**
 * The module from its bytes, for those who have them already.
 * @param {WebAssembly.Module | BufferSource} source
 * @returns {Promise<StudyCalls>}
 */
export async function openStudy(source) {
  return /** @type {StudyCalls} */ (await openModule(source, calls));
}
