// The reason why a turn is criticised, as a sentence.

import { t } from "../words/words.js";
import { REASONS } from "./reasons.js";

/** @import { DecisionReason, Reason } from "../engine/messages.d.ts" */
/** @import { Token } from "../core/types.d.ts" */

/** Number of turns from which the sentence says how long an event takes: the turn and the answer need no explanation. */
const LATER = 2;

/** Names a row with a dash between its ends, which does not look like a turn. @param {string} points */
const named = (points) => points.replace("-", "–");

/** Returns a reason as a sentence; nothing for a reason of a later version. @param {Reason} reason */
export function reasonText({ code, player, points, number, other = 0, turn = 0 }) {
  const id = `report-reason-${code}`;
  const text = t(/** @type {any} */ (id), { player, points: points.map(named).join(", "), number, other });
  if (text === id) return "";
  const isLater = REASONS[code].isTimed && turn >= LATER;
  return isLater ? `${text} ${t("report-reason-later", { turns: turn })}` : text;
}

/**
 * Returns the reason why a declaration or an answer was wrong as a sentence, and the chance that it assumes as another.
 * @param {{ reason: DecisionReason, better: Token }} decision
 */
export function decisionText({ reason: { code, number, other, chance }, better }) {
  const id = `report-decision-${code}`;
  const text = t(/** @type {any} */ (id), { better: better.replace(/\?$/, ""), number, other });
  return text === id ? "" : `${text} ${t("report-decision-chance", { chance })}`;
}
