// The socket knows a visitor only by his cookie. Whoever has none and wants to be heard is made a guest first.

import { ask } from "../site/rest.js";

/** @import { Socket } from "./socket.js" */

/** @param {Socket} socket */
export async function beSomebody(socket) {
  if (socket.me) return;
  await ask("POST", "guest");
  socket.renew();
}
