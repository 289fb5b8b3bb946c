// Refusals of the core in the page's language.

import { t } from "../words/words.js";

/** @typedef {import("../core/types.d.ts").Refusal} Refusal */

/**
 * Returns the reason for a refusal: the translated sentence for its code, or the core's own if there is none.
 * @param {Refusal} refusal
 */
export function reasonOf({ code, text, player = "w", point = "", name = "" }) {
  const id = /** @type {const} */ (`refusal-${code}`);
  const sentence = t(id, { player, point, name });
  return sentence === id ? text : sentence;
}

/**
 * Describes a problem in a record that can still be read.
 * @param {Refusal} warning
 */
export function warningText(warning) {
  return t("play-import-warning", { line: warning.line ?? 1, reason: reasonOf(warning) });
}

/**
 * Describes why a record cannot be read, with the line if it is known.
 * @param {Refusal} refusal
 */
export function refusalText(refusal) {
  const reason = reasonOf(refusal);
  return refusal.line ? t("play-import-refused-line", { line: refusal.line, reason }) : t("play-import-refused", { reason });
}
