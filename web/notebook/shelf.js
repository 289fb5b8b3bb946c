// Local storage of the entries of a notebook: the browser's database or, without one, memory until the page is closed.
// Entries are added and never change.

/** @typedef {"attempt" | "card" | "recall" | "review"} Kind */

/**
 * @typedef {object} Entry
 * @property {Kind} kind
 * @property {string} key unique among the entries of its kind
 * @property {number} at when it was created, in milliseconds since 1970
 * @property {Record<string, any>} body
 */

/**
 * An entry with its owner, "" if not signed in, and whether it is still to be sent. @typedef {Entry & { owner: string, unsent: 0 | 1 }}
 * Kept
 */

/**
 * @typedef {object} Shelf
 * @property {(entries: Kept[]) => Promise<Kept[]>} add stores entries that do not exist yet, and returns them
 * @property {(owner: string, kind: Kind) => Promise<Kept[]>} all
 * @property {(owner: string, kind: Kind, key: string) => Promise<Kept | null>} find
 * @property {(owner: string) => Promise<Kept[]>} unsent
 * @property {(entries: Kept[]) => Promise<void>} sent marks entries as sent to the server
 * @property {(owner: string) => Promise<void>} adopt assigns entries without an owner to this owner
 * @property {(owner: string) => Promise<number>} since position up to which the server's entries have been read
 * @property {(owner: string, since: number) => Promise<void>} setSince
 */

const DATABASE = "gipfel-notebook";

/** Opens the storage of this browser. @returns {Promise<Shelf>} */
export async function openShelf() {
  try {
    return databaseShelf(await openDatabase());
  } catch {
    // A private window may have no database. Its entries last until it is closed.
    return memoryShelf();
  }
}

/** @returns {Shelf} */
export function memoryShelf() {
  /** @type {Map<string, Kept>} */
  const kept = new Map();
  /** @type {Map<string, number>} */
  const read = new Map();
  const nameOf = (/** @type {string} */ owner, /** @type {Kind} */ kind, /** @type {string} */ key) => [owner, kind, key].join(" ");
  const where = (/** @type {(entry: Kept) => boolean} */ isWanted) => [...kept.values()].filter(isWanted);
  /** @type {Shelf} */
  const shelf = {
    add: async (entries) =>
      entries.filter((entry) => {
        const name = nameOf(entry.owner, entry.kind, entry.key);
        if (kept.has(name)) return false;
        kept.set(name, { ...entry });
        return true;
      }),
    all: async (owner, kind) => where((entry) => entry.owner === owner && entry.kind === kind),
    find: async (owner, kind, key) => kept.get(nameOf(owner, kind, key)) ?? null,
    unsent: async (owner) => where((entry) => entry.owner === owner && entry.unsent === 1),
    sent: async (entries) => {
      for (const { owner, kind, key } of entries) {
        const entry = kept.get(nameOf(owner, kind, key));
        if (entry) entry.unsent = 0;
      }
    },
    adopt: async (owner) => {
      for (const entry of where((one) => one.owner === "")) {
        kept.delete(nameOf("", entry.kind, entry.key));
        await shelf.add([{ ...entry, owner, unsent: 1 }]);
      }
    },
    since: async (owner) => read.get(owner) ?? 0,
    setSince: async (owner, since) => void read.set(owner, since),
  };
  return shelf;
}

/** @param {IDBDatabase} database @returns {Shelf} */
function databaseShelf(database) {
  const entries = (/** @type {IDBTransactionMode} */ mode) => {
    const transaction = database.transaction("entries", mode);
    return { store: transaction.objectStore("entries"), whole: done(transaction) };
  };
  return {
    async add(added) {
      const { store, whole } = entries("readwrite");
      /** @type {Kept[]} */
      const fresh = [];
      for (const entry of added) {
        const request = store.getKey([entry.owner, entry.kind, entry.key]);
        request.onsuccess = () => {
          if (request.result !== undefined) return;
          store.put(entry);
          fresh.push(entry);
        };
      }
      await whole;
      return fresh;
    },
    all: (owner, kind) =>
      answer(
        entries("readonly")
          .store.index("kind")
          .getAll(IDBKeyRange.only([owner, kind])),
      ),
    find: async (owner, kind, key) => (await answer(entries("readonly").store.get([owner, kind, key]))) ?? null,
    unsent: (owner) =>
      answer(
        entries("readonly")
          .store.index("unsent")
          .getAll(IDBKeyRange.only([owner, 1])),
      ),
    async sent(sent) {
      const { store, whole } = entries("readwrite");
      for (const entry of sent) store.put({ ...entry, unsent: 0 });
      await whole;
    },
    async adopt(owner) {
      const { store, whole } = entries("readwrite");
      const request = store.openCursor(IDBKeyRange.bound([""], ["", []]));
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return;
        const entry = /** @type {Kept} */ (cursor.value);
        cursor.delete();
        const there = store.getKey([owner, entry.kind, entry.key]);
        there.onsuccess = () => {
          if (there.result === undefined) store.put({ ...entry, owner, unsent: 1 });
        };
        cursor.continue();
      };
      await whole;
    },
    since: async (owner) => (await answer(database.transaction("read").objectStore("read").get(owner))) ?? 0,
    async setSince(owner, since) {
      const transaction = database.transaction("read", "readwrite");
      transaction.objectStore("read").put(since, owner);
      await done(transaction);
    },
  };
}

/** Deletes the entries of all owners from this browser, even if other tabs have the database open. */
export async function eraseNotebook() {
  const database = await openDatabase().catch(() => null);
  if (!database) return;
  const transaction = database.transaction(["entries", "read"], "readwrite");
  for (const name of transaction.objectStoreNames) transaction.objectStore(name).clear();
  await done(transaction);
  database.close();
}

/** @returns {Promise<IDBDatabase>} */
function openDatabase() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore("entries", { keyPath: ["owner", "kind", "key"] });
    store.createIndex("kind", ["owner", "kind"]);
    store.createIndex("unsent", ["owner", "unsent"]);
    // Position up to which the server's entries have been read, by owner.
    request.result.createObjectStore("read");
  };
  return answer(request);
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
function done(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
