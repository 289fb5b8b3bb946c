// The reason why a turn is criticised, as a sentence.

import { t } from "../words/words.js";

/** @import { Reason } from "../engine/messages.d.ts" */

/** @param {Reason} reason */
export function reasonText({ code, player, points, number }) {
  return t(/** @type {any} */ (`report-reason-${code}`), { player, points: points.join(", "), number });
}
