// The sentences of the page's language.

import { formatter } from "./format.js";

/** @type {(id: string, args?: import("./format.js").Arguments) => string} */
let format = (id) => id;

/**
 * Returns the text of a message. Before `ready` it is only the id.
 * @type {import("./ids.d.ts").Say}
 */
export const t = (/** @type {string} */ id, /** @type {any} */ ...args) => format(id, args[0]);

/** @type {Record<string, import("./format.js").Message>} */
const known = {};

/** Adds sentences, or replaces some. @param {Record<string, import("./format.js").Message>} messages */
export function extend(messages) {
  format = formatter(document.documentElement.lang, Object.assign(known, messages));
}

/** Resolves when the sentences are loaded; without them pages still work, with ids instead of words. */
export const ready = load();

async function load() {
  const { dataset } = document.documentElement;
  if (!dataset.words) return;
  try {
    const response = await fetch(dataset.words);
    if (!response.ok) throw new Error(`${dataset.words}: ${response.status}`);
    extend(await response.json());
  } catch (error) {
    console.warn("The words of the page could not be loaded.", error);
  }
}
