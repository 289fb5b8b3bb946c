// The user's own seek. It belongs to this tab and follows it from page to page, for example to a game against the engine.

import { ask } from "../site/rest.js";
import { linkKey } from "./invitation.js";

/** @import { Links } from "../game/match-names.js" */
/** @import { Color, Variant } from "../protocol/types.d.ts" */
/** @import { Socket } from "./socket.js" */

/** @typedef {{ id: string, variant: Variant, match?: Links | null, clock: string, rated: boolean, ratedOnly?: boolean, color: Color | null, since: number }} OwnSeek `since` by the server's clock */

/** Storage key; also read by the play page before it loads this module. */
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
      // Without storage the seek stays with this page.
    }
  },
};

/** Stops repeating the seek. @type {(() => void) | null} */
let forget = null;

/**
 * Seeks an opponent as long as there is a socket. The server refuses or sends `paired`; a pairing made while offline is
 * looked up.
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
  // A refusal changes nothing: the server drops the seeks of people who are away.
  socket.command({ t: "unseek" }).catch(() => {});
}

/** Returns the game that began while there was no connection. @param {OwnSeek} seek @returns {Promise<string | null>} */
async function answered({ variant, match, clock, since }) {
  try {
    const { playing } = /** @type {import("../protocol/types.d.ts").Me} */ (await ask("GET", "me"));
    const begun = playing.find(
      ({ terms, plies, created }) =>
        terms.variant === variant && terms.match?.links === match?.links && terms.clock === clock && plies < 2 && created >= since,
    );
    return begun?.id ?? null;
  } catch {
    return null;
  }
}

/** Returns the address of a game. Copying the address of a private game copies its link. @param {string} id */
export function gameAddress(id) {
  const key = linkKey(id);
  return `/${document.documentElement.lang}/game/${id}${key ? `#key=${key}` : ""}`;
}
