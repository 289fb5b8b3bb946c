import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** @type {Map<string, string>} */
const kept = new Map();
Object.defineProperty(globalThis, "sessionStorage", {
  value: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value),
    removeItem: (/** @type {string} */ key) => void kept.delete(key),
  },
});

const { isNonceReplaced, keepNonce, nonceFor } = await import("../../room/nonce.js");

beforeEach(() => kept.clear());

/** Returns a match with dice in which the reader has White. @param {string | null} [own] White's published nonce */
const match = (own = null) => /** @type {any} */ ({ id: "g", you: "w", match: { dice: { hash: "5eed", nonces: { w: own, b: null } } } });

const OTHER = "0".repeat(64);

test("a published nonce that the player did not send is noticed", () => {
  const sent = nonceFor(match()) ?? "";
  assert.match(sent, /^[0-9a-f]{64}$/);
  keepNonce("g", sent);
  assert.equal(isNonceReplaced(match()), false, "not yet published");
  assert.equal(isNonceReplaced(match(sent)), false);
  assert.equal(isNonceReplaced(match(OTHER)), true);
});

test("a tab whose turn was refused does not compare its nonce with that of another tab", () => {
  keepNonce("g", nonceFor(match()));
  keepNonce("g");
  assert.equal(isNonceReplaced(match(OTHER)), false);
});

test("the same nonce is sent with every turn until it is published", () => {
  const first = nonceFor(match());
  keepNonce("g", first);
  assert.equal(nonceFor(match()), first);
  assert.equal(nonceFor(match(first)), undefined);
});
