// Exchanges a notebook with the server: what was made here goes there, what was made elsewhere comes here.

/** @import { Entry, Kept, Shelf } from "./shelf.js" */

/** What the server takes at once. */
const [MOST_ENTRIES, MOST_CHARACTERS] = [200, 60_000];

/** @typedef {(body: { player: string, since: number, entries: Entry[] }) => Promise<{ entries: Entry[], until: number, more: boolean }>} Send */

/**
 * Exchanges until both sides have everything; answers which entries are new here.
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
    // Last: an exchange that is interrupted before it reads the same entries again, and keeps them once.
    await shelf.setSince(owner, changes.until);
    more = changes.more || batch.length < waiting.length;
  }
  return fresh;
}

/** As many entries as the server takes at once, at least one. @param {Kept[]} waiting */
function batchOf(waiting) {
  let characters = 0;
  const end = waiting.findIndex((entry, index) => {
    characters += JSON.stringify(entry.body).length + 100;
    return index > 0 && (index >= MOST_ENTRIES || characters > MOST_CHARACTERS);
  });
  return end < 0 ? waiting : waiting.slice(0, end);
}
