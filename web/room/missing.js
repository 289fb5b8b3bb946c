// A game that does not exist, or cannot be reached at the moment.

import { found } from "../dom/element.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";

/** @import { Socket } from "../online/socket.js" */
/** @import { Game } from "./game.js" */

/** Delay before a game is requested again, in milliseconds. */
const RETRY_DELAY = 2000;

/** Explains why no game is shown, or only an old state of it. @param {Socket} socket @param {Game} game */
export function tellMissing(socket, game) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let again;
  socket.addEventListener("refused", (event) => {
    const { id, code } = /** @type {CustomEvent<{ id: string, code: string }>} */ (event).detail;
    if (id === game.id && code === "unavailable") {
      clearTimeout(again);
      again = setTimeout(() => socket.repeat("watch"), RETRY_DELAY);
      if (game.full) toast(t("game-unreachable"), { key: "unreachable" });
      else found("loading", HTMLElement).textContent = t("game-unreachable");
    }
    // An invalid id is not a game either.
    if (game.full || !["no-such-game", "malformed"].includes(code)) return;
    found("loading", HTMLElement).hidden = true;
    found("missing", HTMLElement).hidden = false;
    // Without a game, the page keeps the bar on a phone too.
    found("content", HTMLElement).dataset.stage = "missing";
  });
}
