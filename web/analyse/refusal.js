// Why the core refused something, in the page's language.

import { t } from "../words/words.js";

/** @typedef {import("../core/types.js").Refusal} Refusal */

/**
 * The sentence of a refusal; our English one, where there is no other.
 * @param {Refusal} refusal
 */
export function refusalText(refusal) {
  const id = `refusal-${refusal.code}`;
  const text = /** @type {(id: string) => string} */ (t)(id);
  return text === id ? refusal.text : text;
}
