// Messages about challenges that arrive or end while a page is open, with a link to the game.

import { gameName } from "../game/match-names.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { timeControlName } from "./time-control.js";
import { personName, personText } from "./people.js";
import { gameAddress } from "./seek.js";

/** @import { Challenge, ChallengeEnd, GameSummary } from "../protocol/types.d.ts" */
/** @import { Socket } from "./socket.js" */

/** @param {Socket} socket */
export function tellChallenges(socket) {
  socket.addEventListener("challenge", (event) => {
    const game = /** @type {GameSummary} */ (/** @type {CustomEvent} */ (event).detail.game);
    const text = t("online-challenge", {
      name: personText(game.w ?? game.b),
      game: gameName(game.terms),
      clock: timeControlName(game.terms.clock),
    });
    toast(text, {
      link: { href: gameAddress(game.id), text: t("online-challenge-look") },
      stays: true,
      key: keyOf(game.id),
      assertive: true,
    });
  });
  socket.addEventListener("challenge-ended", (event) => {
    const { challenge, end } = /** @type {{ challenge: Challenge, end: ChallengeEnd }} */ (/** @type {CustomEvent} */ (event).detail);
    tellEnd(challenge, end, challenge.to.id === socket.me?.id);
  });
}

/**
 * Announces the end of a challenge. Users are not informed of their own actions.
 * @param {Challenge} challenge @param {ChallengeEnd} end @param {boolean} isMine whether it was addressed to the user
 */
function tellEnd({ game, by, to }, end, isMine) {
  const key = keyOf(game.id);
  document.querySelector(`.toast[data-key="${key}"]`)?.remove();
  if (isMine) {
    if (end === "withdrawn") toast(t("online-challenge-withdrawn", { name: personName(by) }), { key });
    return;
  }
  const name = personName(to);
  if (end === "accepted")
    toast(t("online-challenge-accepted", { name }), {
      link: { href: gameAddress(game.id), text: t("online-paired-go") },
      stays: true,
      key,
      assertive: true,
    });
  if (end === "declined") toast(t("online-challenge-declined", { name }), { key });
  if (end === "expired") toast(t("online-challenge-expired", { name }), { key });
}

/** @param {string} id of a game */
function keyOf(id) {
  return `challenge-${id}`;
}
