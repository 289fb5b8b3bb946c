// Somebody wants to play with the one who sits here: a message with the way to the game.

import { variantName } from "../game/names.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { paceName } from "./pace.js";
import { personText } from "./people.js";
import { gameAddress } from "./seek.js";

/** @import { GameSummary } from "./types.d.ts" */
/** @import { Socket } from "./socket.js" */

/** @param {Socket} socket */
export function tellChallenges(socket) {
  socket.addEventListener("challenge", (event) => {
    const card = /** @type {GameSummary} */ (/** @type {CustomEvent} */ (event).detail.game);
    const text = t("online-challenge", {
      name: personText(card.w ?? card.b),
      game: variantName(card.terms.variant),
      clock: paceName(card.terms.clock),
    });
    toast(text, {
      link: { href: gameAddress(card.id), text: t("online-challenge-look") },
      stays: true,
      key: `challenge-${card.id}`,
      assertive: true,
    });
  });
}
