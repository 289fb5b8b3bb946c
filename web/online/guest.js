// Guests: the socket identifies visitors by their cookie, and without one a guest is created before the first command.
// Actions that need an account lead to creating one.

import { html } from "../dom/element.js";
import { ask } from "../site/rest.js";
import { t } from "../words/words.js";

/** @import { Socket } from "./socket.js" */

/** @param {Socket} socket */
export async function ensureGuest(socket) {
  if (socket.me) return;
  await ask("POST", "guest");
  socket.renew();
}

/** Goes to the page that creates an account, which leads back here. */
export function createAccount() {
  const back = encodeURIComponent(location.pathname + location.search);
  return html("a", { class: "button", href: `/${document.documentElement.lang}/account?to=${back}#new` }, t("online-create-account"));
}
