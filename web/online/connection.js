// A line that shows the state of the connection: connecting, online, sending, saved.

import { found, setText } from "../dom/element.js";
import { t } from "../words/words.js";

/** @import { Socket } from "./socket.js" */

/** Time for which "saved" is shown, in milliseconds. */
const SAVED_DURATION = 2500;

/** @param {Socket} socket @param {() => boolean} [runs] whether a player's time is running */
export function showConnection(socket, runs = () => false) {
  const place = found("connection", HTMLElement);
  let sending = false;
  let saved = 0;
  const show = () => {
    if (sending && !socket.sending && socket.state === "online") {
      saved = Date.now() + SAVED_DURATION;
      setTimeout(show, SAVED_DURATION);
    }
    sending = socket.sending;
    const [state, text] = words(socket, Date.now() < saved, runs());
    place.dataset.state = state;
    setText(place, text);
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
