// Synchronises a notebook with the server: local entries are sent, entries from other devices are fetched.

/** @import { Entry, Kept, Shelf } from "./shelf.js" */

/** Limits of one request to the server. */
const [BATCH_MAX_ENTRIES, BATCH_MAX_CHARS] = [200, 60_000];

/** @typedef {(body: { player: string, since: number, entries: Entry[] }) => Promise<{ entries: Entry[], until: number, more: boolean }>} Send */

/**
 * Synchronises until both sides have everything; returns the entries that are new here.
 * @param {Shelf} shelf
 * @param {string} owner
 * @param {Send} send
 * @returns {Promise<Kept[]>}
 */
export async function exchange(shelf, owner, send) {
  /** @type {Kept[]} */
  const fresh = [];
  let more = true;
  while (more) {
    const waiting = await shelf.unsent(owner);
    const batch = batchOf(waiting);
    const entries = batch.map(({ kind, key, at, body }) => ({ kind, key, at, body }));
    const since = await shelf.since(owner);
    const changes = await send({ player: owner, since, entries });
    await shelf.sent(batch);
    fresh.push(...(await shelf.add(changes.entries.map((entry) => ({ ...entry, owner, unsent: 0 })))));
    // Store the position last: if the exchange is interrupted first, the same entries are read again and stored only once.
    await shelf.setSince(owner, changes.until);
    more = changes.more || batch.length < waiting.length;
  }
  return fresh;
}

/** Returns as many entries as fit into one request, at least one. @param {Kept[]} waiting */
function batchOf(waiting) {
  let characters = 0;
  const end = waiting.findIndex((entry, index) => {
    characters += JSON.stringify(entry.body).length + 100;
    return index > 0 && (index >= BATCH_MAX_ENTRIES || characters > BATCH_MAX_CHARS);
  });
  return end < 0 ? waiting : waiting.slice(0, end);
}
