// Guests: the socket knows visitors by their cookie, and without one a guest is created before the first command. What needs an account
// leads to one.

import { html } from "../game/element.js";
import { ask } from "../site/rest.js";
import { t } from "../words/words.js";

/** @import { Socket } from "./socket.js" */

/** @param {Socket} socket */
export async function beSomebody(socket) {
  if (socket.me) return;
  await ask("POST", "guest");
  socket.renew();
}

/** The way to an account, and back to this page. */
export function createAccount() {
  const back = encodeURIComponent(location.pathname + location.search);
  return html("a", { class: "button", href: `/${document.documentElement.lang}/account?to=${back}#new` }, t("online-create-account"));
}
