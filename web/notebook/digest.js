// A short digest of a text, the same on every device: 64-bit FNV-1a.

const [START, PRIME] = [0xcbf29ce484222325n, 0x100000001b3n];

/** @param {string} text */
export function digest(text) {
  let hash = START;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(36);
}
