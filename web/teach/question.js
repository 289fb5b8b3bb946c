// Questions that are asked before a reason is told.

import { other } from "../core/color.js";
import { t } from "../words/words.js";

/** @import { JudgedTurn, Reason } from "../engine/messages.d.ts" */

/** Tests whether a reason can be seen on the board; numbers at the end of a line cannot. @param {Pick<Reason, "code">} reason */
export const isVisible = ({ code }) => !["compare-", "costs-", "close"].some((start) => code.startsWith(start));

/** Asks for the reason of a bad turn; "" if it cannot be seen on the board. @param {Pick<JudgedTurn, "player" | "reason">} judged */
export function questionOf({ player, reason }) {
  if (!reason || !isVisible(reason)) return "";
  const isMissed = reason.branch === "better" || reason.code === "missed-win";
  return isMissed ? t("teach-ask-chance") : t("teach-ask-threat", { player: other(player) });
}
