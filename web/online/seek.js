// The own search for an opponent. It belongs to this tab and goes with it from page to page, for example to the engine.

/** @import { Color, VariantId } from "./types.d.ts" */
/** @import { Socket } from "./socket.js" */

/** @typedef {{ id: string, variant: VariantId, clock: string, rated: boolean, color: Color | null }} OwnSeek */

/** Also looked for by the page that plays, before it loads any of this. */
export const SEEKING = "gipfel.seek";

export const kept = {
  /** @returns {OwnSeek | null} */
  get() {
    try {
      const seek = JSON.parse(sessionStorage.getItem(SEEKING) ?? "null");
      return typeof seek?.id === "string" && typeof seek.clock === "string" && typeof seek.variant === "string" ? seek : null;
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

/**
 * Looks for an opponent as long as there is a socket. The server refuses or says `paired`.
 * @param {Socket} socket
 * @param {OwnSeek} seek
 */
export function keepSeeking(socket, seek) {
  kept.set(seek);
  const { id, variant, clock, rated, color } = seek;
  socket.hold("seek", () => ({ t: "seek", id, variant, clock, rated, color, min: null, max: null }));
}

/** @param {Socket} socket */
export function stopSeeking(socket) {
  kept.set(null);
  socket.release("seek", { t: "unseek" });
}

/** Where a game is played. @param {string} id */
export function gameAddress(id) {
  return `/${document.documentElement.lang}/game/${id}`;
}
