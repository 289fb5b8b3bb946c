// Shows a message on any page when another player seeks the game of the user's standing seek, with a button to start it.

import { gameName } from "../game/match-names.js";
import { notify } from "../site/notification.js";
import { toast } from "../site/toast.js";
import { ready, t } from "../words/words.js";
import { tellChallenges } from "./challenge.js";
import { timeControlName } from "./time-control.js";
import { personText } from "./people.js";
import { whyNot } from "./reason.js";
import { gameAddress } from "./seek.js";
import { Socket, socketAddress } from "./socket.js";

/** @import { Seek } from "../protocol/types.d.ts" */

/** Listens for calls on a page without its own socket. */
export async function hearCalls() {
  await ready;
  const socket = new Socket(socketAddress());
  tellCalls(socket);
  tellChallenges(socket);
}

/** @param {Socket} socket */
export function tellCalls(socket) {
  socket.addEventListener("call", (event) => {
    const seek = /** @type {Seek} */ (/** @type {CustomEvent} */ (event).detail.seek);
    const text = t("online-called", { name: personText(seek.player), game: gameName(seek), clock: timeControlName(seek.clock) });
    toast(text, { action: { text: t("online-take"), act: () => void take(socket, seek.id) }, stays: true, key: "call", assertive: true });
    notify(t("online-called-title"), text);
  });
}

/** @param {Socket} socket @param {string} seek */
async function take(socket, seek) {
  socket.addEventListener("paired", (event) => location.assign(gameAddress(/** @type {CustomEvent} */ (event).detail.game)), {
    once: true,
  });
  try {
    await socket.command({ t: "take", seek });
  } catch (error) {
    toast(whyNot(error), { key: "call", assertive: true });
  }
}
