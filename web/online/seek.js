// The own search for an opponent. It belongs to this tab and goes with it from page to page, for example to the engine.

import { ask } from "../site/rest.js";
import { linkKey } from "./invitation.js";

/** @import { Links } from "../game/match-names.js" */
/** @import { Color, WrittenVariant } from "./types.d.ts" */
/** @import { Socket } from "./socket.js" */

/** @typedef {{ id: string, variant: WrittenVariant, match?: Links, clock: string, rated: boolean, ratedOnly: boolean, color: Color | null, since: number }} OwnSeek `since` by the server's clock */

/** Also looked for by the page that plays, before it loads any of this. */
export const SEEKING = "gipfel.seek";

export const kept = {
  /** @returns {OwnSeek | null} */
  get() {
    try {
      const seek = JSON.parse(sessionStorage.getItem(SEEKING) ?? "null");
      return typeof seek?.id === "string" &&
        typeof seek.clock === "string" &&
        typeof seek.variant === "string" &&
        typeof seek.since === "number"
        ? seek
        : null;
    } catch {
      return null;
    }
  },

  /** @param {OwnSeek | null} seek */
  set(seek) {
    try {
      if (seek) sessionStorage.setItem(SEEKING, JSON.stringify(seek));
      else sessionStorage.removeItem(SEEKING);
    } catch {
      // Then it stays with this page.
    }
  },
};

/** Stops saying it anew. @type {(() => void) | null} */
let forget = null;

/**
 * Looks for an opponent as long as there is a socket. The server refuses or says `paired`; what it said while nobody listened is found out.
 * @param {Socket} socket
 * @param {OwnSeek} seek
 * @param {(game: string) => void} paired
 */
export function keepSeeking(socket, seek, paired) {
  kept.set(seek);
  forget?.();
  const { id, variant, match, clock, rated, ratedOnly, color } = seek;
  const say = () => socket.say({ t: "seek", id, variant, match, clock, rated, ratedOnly, color, min: null, max: null });
  const sayAgain = async () => {
    const game = await answered(seek);
    if (kept.get()?.id !== id) return;
    if (game) paired(game);
    else say();
  };
  const onPaired = (/** @type {Event} */ event) => paired(/** @type {CustomEvent} */ (event).detail.game);
  socket.addEventListener("welcome", sayAgain);
  socket.addEventListener("paired", onPaired);
  forget = () => {
    socket.removeEventListener("welcome", sayAgain);
    socket.removeEventListener("paired", onPaired);
  };
  if (socket.state === "online" && socket.me !== undefined) say();
}

/** @param {Socket} socket */
export function stopSeeking(socket) {
  kept.set(null);
  forget?.();
  socket.say({ t: "unseek" });
}

/** The game that began while there was no connection. @param {OwnSeek} seek @returns {Promise<string | null>} */
async function answered({ variant, match, clock, since }) {
  try {
    const { playing } = /** @type {import("./types.d.ts").Me} */ (await ask("GET", "me"));
    const begun = playing.find(
      ({ terms, plies, created }) =>
        terms.variant === variant && terms.match?.links === match?.links && terms.clock === clock && plies < 2 && created >= since,
    );
    return begun?.id ?? null;
  } catch {
    return null;
  }
}

/** Where a game is played. Copying the address of a private game copies its link. @param {string} id */
export function gameAddress(id) {
  const key = linkKey(id);
  return `/${document.documentElement.lang}/game/${id}${key ? `#key=${key}` : ""}`;
}
