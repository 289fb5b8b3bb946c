// The socket knows visitors by their cookie. Without one, a guest is created before the first command.

import { ask } from "../site/rest.js";

/** @import { Socket } from "./socket.js" */

/** @param {Socket} socket */
export async function beSomebody(socket) {
  if (socket.me) return;
  await ask("POST", "guest");
  socket.renew();
}
