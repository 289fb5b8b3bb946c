// A game that does not exist, or that cannot be reached at the moment.

import { found } from "../game/element.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";

/** @import { Socket } from "../online/socket.js" */
/** @import { Game } from "./game.js" */

/** The pause before a game is asked for again, in milliseconds. */
const PAUSE = 2000;

/** Tells people why they see no game, or an old one. @param {Socket} socket @param {Game} game */
export function tellMissing(socket, game) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let again;
  socket.addEventListener("refused", (event) => {
    const { id, code } = /** @type {CustomEvent<{ id: string, code: string }>} */ (event).detail;
    if (id === game.id && code === "unavailable") {
      clearTimeout(again);
      again = setTimeout(() => socket.repeat("watch"), PAUSE);
      if (game.full) toast(t("game-unreachable"), { key: "unreachable" });
      else found("loading", HTMLElement).textContent = t("game-unreachable");
    }
    // What cannot be an id is no game either.
    if (game.full || !["no-such-game", "malformed"].includes(code)) return;
    found("loading", HTMLElement).hidden = true;
    found("missing", HTMLElement).hidden = false;
  });
}
