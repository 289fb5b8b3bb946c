// Used on the play page while a user plays the engine and seeks an opponent. The seek continues here, and when an opponent
// is found, the game against the engine is left and stays stored.

import { button, html } from "../dom/element.js";
import { gameName } from "../game/match-names.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { timeControlName } from "./time-control.js";
import { gameAddress, keepSeeking, kept, stopSeeking } from "./seek.js";
import { Socket, socketAddress } from "./socket.js";

/** Time to look at the old game, in seconds. */
const GRACE_SECONDS = 5;

export function wait() {
  const seek = kept.get();
  if (!seek) return;
  const socket = new Socket(socketAddress());
  const stop = (/** @type {boolean} */ told) => {
    stopSeeking(socket);
    socket.close();
    leave();
    if (told) toast(t("online-seeking-ended"), { key: "seek" });
  };
  const about = t("online-seeking", { game: gameName(seek), clock: timeControlName(seek.clock) });
  const leave = toast(about, { action: { text: t("online-seeking-stop"), act: () => stop(false) }, stays: true, key: "seek" });
  keepSeeking(socket, seek, (game) => {
    kept.set(null);
    leave();
    announce(game);
  });
  socket.addEventListener("refused", (event) => /** @type {CustomEvent} */ (event).detail.id === seek.id && stop(true));
}

/** @param {string} game */
function announce(game) {
  const go = () => location.assign(gameAddress(game));
  const text = html("p", {});
  const dialog = html(
    "dialog",
    { "aria-labelledby": "paired-title" },
    html("h2", { id: "paired-title" }, t("online-paired")),
    text,
    html("div", { class: "acts" }, button(t("online-paired-go"), go, { class: "primary" })),
  );
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  let seconds = GRACE_SECONDS;
  const tick = () => {
    text.textContent = t("online-paired-about", { seconds });
    if (seconds === 0) go();
    else setTimeout(tick, 1000);
    seconds -= 1;
  };
  tick();
}
