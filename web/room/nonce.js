// The player's contribution to the dice of a match: random bytes, sent only after the server has committed to its seed.

/** @import { GameView } from "../protocol/types.d.ts" */

/** Returns the name under which this tab keeps the nonce that it sent. @param {string} game */
const keyOf = (game) => `gipfel.nonce.${game}`;

/** Returns 32 random bytes in hexadecimal. */
function newNonce() {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Returns the nonce to send with the next turn; undefined in games without dice, and if the log already contains one.
 * @param {GameView | null | undefined} full
 */
export function nonceFor(full) {
  const { id, you, match } = full ?? {};
  return id && you && match?.dice.hash && !match.dice.nonces?.[you] ? (sentNonce(id) ?? newNonce()) : undefined;
}

/** Remembers the nonce that was sent with a turn; undefined if the turn was refused. @param {string} game @param {string} [nonce] */
export function keepNonce(game, nonce) {
  try {
    if (nonce) sessionStorage.setItem(keyOf(game), nonce);
    else sessionStorage.removeItem(keyOf(game));
  } catch {
    // Without storage the nonce cannot be compared.
  }
}

/** Returns whether the server has published a nonce other than the one that this tab sent. @param {GameView | null} full */
export function isNonceReplaced(full) {
  const { id, you, match } = full ?? {};
  const published = you && match?.dice.nonces?.[you];
  const sent = id && published ? sentNonce(id) : null;
  return sent !== null && sent !== published;
}

/** @param {string} game */
function sentNonce(game) {
  try {
    return sessionStorage.getItem(keyOf(game));
  } catch {
    return null;
  }
}
