// The reason why a turn is criticised, as a sentence.

import { t } from "../words/words.js";
import { REASONS } from "./reasons.js";

/** @import { Reason } from "../engine/messages.d.ts" */

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
