// Refusals of the core in the page's language.

import { t } from "../words/words.js";

/** @typedef {import("../core/types.d.ts").Refusal} Refusal */

/**
 * Why something was refused: the sentence for its code, or the core's own where there is none.
 * @param {Refusal} refusal
 */
export function reasonOf({ code, text, player = "w", point = "", name = "" }) {
  const id = /** @type {const} */ (`refusal-${code}`);
  const sentence = t(id, { player, point, name });
  return sentence === id ? text : sentence;
}

/**
 * What is wrong in a record that can be read all the same.
 * @param {Refusal} warning
 */
export function warned(warning) {
  return t("play-import-warning", { line: warning.line ?? 1, reason: reasonOf(warning) });
}

/**
 * What is wrong with a record, with the line where that is known.
 * @param {Refusal} refusal
 */
export function told(refusal) {
  const reason = reasonOf(refusal);
  return refusal.line ? t("play-import-refused-line", { line: refusal.line, reason }) : t("play-import-refused", { reason });
}
