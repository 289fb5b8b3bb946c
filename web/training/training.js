// Training: puzzles, openings and cards. Loads the WebAssembly module of their crates on first use. types.d.ts lists the calls
// and their results.

import { fetchModule, openModule } from "../core/core.js";

/** @import { TrainingCalls } from "./types.d.ts" */

/** @type {(keyof TrainingCalls)[]} */
const calls = [
  "puzzle",
  "puzzles",
  "attempt",
  "merit",
  "daily",
  "rate",
  "tree",
  "drop",
  "parts",
  "count",
  "explore",
  "reached",
  "due",
  "deck",
];

/** @type {Promise<TrainingCalls> | undefined} */
let training;

/**
 * Loads the module, only once.
 * @returns {Promise<TrainingCalls>}
 */
export function loadTraining() {
  training ??= fetchModule("../training/training.wasm").then(openTraining);
  // Let the page try again after a network error.
  training.catch(() => {
    training = undefined;
  });
  return training;
}

/**
 * Opens the module from its bytes, for callers that have them already.
 * @param {WebAssembly.Module | BufferSource} source
 * @returns {Promise<TrainingCalls>}
 */
export async function openTraining(source) {
  return /** @type {TrainingCalls} */ (await openModule(source, calls));
}
