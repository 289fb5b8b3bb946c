// A line that says how it stands with the server: connecting, on line, sending, saved.

import { found } from "../game/element.js";
import { t } from "../words/words.js";

/** @import { Socket } from "./socket.js" */

/** How long "saved" can be read, in milliseconds. */
const SAVED = 2500;

/** @param {Socket} socket @param {() => boolean} [runs] whether somebody's time runs */
export function showConnection(socket, runs = () => false) {
  const place = found("connection", HTMLElement);
  let sending = false;
  let saved = 0;
  const show = () => {
    if (sending && !socket.sending && socket.state === "online") {
      saved = Date.now() + SAVED;
      setTimeout(show, SAVED);
    }
    sending = socket.sending;
    const [state, text] = words(socket, Date.now() < saved, runs());
    place.dataset.state = state;
    if (place.textContent !== text) place.textContent = text;
  };
  socket.addEventListener("state", show);
  show();
}

/** @param {Socket} socket @param {boolean} saved @param {boolean} runs @returns {[string, string]} */
function words(socket, saved, runs) {
  if (socket.state === "restarting") return ["lost", t("online-state-restarting")];
  if (socket.state === "lost") return ["lost", runs ? t("online-state-lost-clock") : t("online-state-lost")];
  if (socket.state !== "online") return ["connecting", t("online-state-connecting")];
  if (socket.sending) return ["sending", t("online-state-sending")];
  return saved ? ["saved", t("online-state-saved")] : ["online", t("online-state-online")];
}
