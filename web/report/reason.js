// The reason why a turn is criticised, as a sentence.

import { t } from "../words/words.js";

/** @import { Reason } from "../engine/messages.d.ts" */

/** Number of turns from which the sentence says how long an event takes: the turn and the answer need no explanation. */
const LATER = 2;

/** Reasons that are about something that happens at a certain turn, which may be later. */
const TIMED = ["row-follows", "row-lost", "captures-follow", "capture-lost", "reserve-runs-out", "pool-runs-out"];

/** Returns a reason as a sentence; nothing for a reason of a later version. @param {Reason} reason */
export function reasonText({ code, player, points, number, other = 0, turn = 0 }) {
  const id = `report-reason-${code}`;
  const text = t(/** @type {any} */ (id), { player, points: points.join(", "), number, other });
  if (text === id) return "";
  const isLater = TIMED.includes(code) && turn >= LATER;
  return isLater ? `${text} ${t("report-reason-later", { turns: turn })}` : text;
}
