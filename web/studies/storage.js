// The studies stored in this browser, in IndexedDB, by owner. A chapter is a row of its own with a revision number, which is compared
// on saving so that two tabs never overwrite each other.

import { newId } from "../game/games.js";
import { isRecord, isText } from "../analysis/storage.js";
import { owner } from "../site/owner.js";
import { belongsTo, isAdoptable } from "./ownership.js";

/** @typedef {import("../core/types.d.ts").RecordTree} RecordTree */
/** @typedef {"private" | "link" | "public"} Access */

/**
 * The copy of a study on the server.
 * @typedef {object} Online
 * @property {string} id
 * @property {number} revision the last one that this browser has seen
 * @property {Access} access
 * @property {string} sent digest of the stored text
 */

/**
 * @typedef {object} Chapter
 * @property {string} id
 * @property {string} study
 * @property {string} name
 * @property {number} revision
 * @property {RecordTree} record
 */

/**
 * @typedef {object} Study
 * @property {string} id
 * @property {string} title
 * @property {string} changed
 * @property {string[]} order the ids of its chapters
 * @property {Online | null} online
 * @property {string} [owner] the account that it belongs to; absent or "" if it was created without signing in
 */

/** @typedef {Study & { chapters: Chapter[] }} WholeStudy */
/** @typedef {{ name: string, record: RecordTree }} NewChapter */

export const CHAPTERS_MAX = 64;
export const NAME_MAX_CHARS = 100;
export const DATABASE = "gipfel-studies";

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(DATABASE);

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

/** @returns {Promise<IDBDatabase>} */
function database() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("studies", { keyPath: "id" });
      request.result.createObjectStore("chapters", { keyPath: "id" }).createIndex("study", "study");
    };
    request.onsuccess = () => {
      const { result } = request;
      // Another tab is deleting the database, or has a newer version.
      result.onversionchange = () => {
        result.close();
        opened = null;
      };
      resolve(result);
    };
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/**
 * Runs an operation in one transaction; resolves when it is committed.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(rows: Rows) => Promise<T>} act
 * @returns {Promise<T>}
 */
async function within(mode, act) {
  // Read before the first await, because another tab may sign out in the meantime.
  const whose = owner();
  const transaction = (await database()).transaction(["studies", "chapters"], mode);
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(null);
    transaction.onabort = () => reject(transaction.error ?? new Error("transaction aborted"));
  });
  try {
    const answer = await act(new Rows(transaction, whose));
    await done;
    return answer;
  } catch (error) {
    done.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // The transaction is over already.
    }
    throw error;
  }
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function answered(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The rows of one transaction that belong to one owner. Invalid rows are skipped, and left in place. */
class Rows {
  /** @param {IDBTransaction} transaction @param {string} owner */
  constructor(transaction, owner) {
    this.owner = owner;
    this.studies = transaction.objectStore("studies");
    this.chapters = transaction.objectStore("chapters");
  }

  /** Returns the studies of all owners. @returns {Promise<Study[]>} */
  async everybodys() {
    return (await answered(this.studies.getAll())).filter(isStudy);
  }

  /** @returns {Promise<Study[]>} */
  async all() {
    return (await this.everybodys()).filter((study) => belongsTo(study, this.owner));
  }

  /** Finds a study by its own id, or by that on the server. @param {string} id @returns {Promise<Study | null>} */
  async study(id) {
    const row = await answered(this.studies.get(id));
    if (isStudy(row)) return belongsTo(row, this.owner) ? row : null;
    return (await this.all()).find(({ online }) => online?.id === id) ?? null;
  }

  /** @param {string} id @returns {Promise<Chapter | null>} */
  async chapter(id) {
    const row = await answered(this.chapters.get(id));
    return isChapter(row) ? row : null;
  }

  /**
   * Returns the study with its chapters in their order; those that are not in the order come last.
   * @param {Study} study @returns {Promise<WholeStudy>}
   */
  async whole(study) {
    const rows = (await answered(this.chapters.index("study").getAll(study.id))).filter(isChapter);
    const place = (/** @type {Chapter} */ { id }) => (study.order.includes(id) ? study.order.indexOf(id) : Infinity);
    return { ...study, chapters: rows.sort((a, b) => place(a) - place(b)) };
  }

  /** @param {Study} study */
  put({ id, title, order, online, owner }) {
    this.studies.put({ id, title, order, online, owner: owner ?? "", changed: new Date().toISOString() });
  }

  /** @param {Study} study @param {NewChapter[]} chapters @param {number} [at] */
  add(study, chapters, at = study.order.length) {
    const made = chapters.map(({ name, record }) => ({ id: newId() + digits(), study: study.id, name: named(name), revision: 1, record }));
    for (const chapter of made) this.chapters.put(chapter);
    study.order.splice(at, 0, ...made.map(({ id }) => id));
    this.put(study);
    return made;
  }
}

/** Returns a random suffix for an id, because many ids are created at the same moment. */
function digits() {
  return Math.floor(Math.random() * 36 ** 6)
    .toString(36)
    .padStart(6, "0");
}

/** Returns a title or name in the form that records allow. @param {string} text */
export function named(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it replaces
  const words = text.replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, " ").trim();
  return [...words].slice(0, NAME_MAX_CHARS).join("").trim();
}

/** @template T @param {string} id @param {Promise<T>} done */
async function announced(id, done) {
  const answer = await done;
  channel?.postMessage(id);
  return answer;
}

/**
 * Changes a study; returns null if it does not exist.
 * @template T
 * @param {string} id
 * @param {(study: WholeStudy, rows: Rows) => T | Promise<T>} change
 * @returns {Promise<T | null>}
 */
function changing(id, change) {
  return announced(
    id,
    within("readwrite", async (rows) => {
      const study = await rows.study(id);
      return study ? change(await rows.whole(study), rows) : null;
    }),
  );
}

export const studies = {
  /** Returns all studies, most recently changed first. */
  async all() {
    const found = await within("readonly", async (rows) => {
      const all = [];
      for (const study of await rows.all()) all.push(await rows.whole(study));
      return all;
    });
    return found.sort((a, b) => (a.changed < b.changed ? 1 : -1));
  },

  /** @param {string} id its own, or that on the server @returns {Promise<WholeStudy | null>} */
  async find(id) {
    return within("readonly", async (rows) => {
      const study = await rows.study(id);
      return study && rows.whole(study);
    });
  },

  /** @param {string} title @param {NewChapter[]} chapters @param {Online | null} [online] @returns {Promise<Study>} */
  make(title, chapters, online = null) {
    /** @type {Study} */
    const study = { id: newId(), title: named(title), changed: "", order: [], online, owner: owner() };
    return announced(
      study.id,
      within("readwrite", async (rows) => {
        rows.add(study, chapters.slice(0, CHAPTERS_MAX));
        return study;
      }),
    );
  },

  /** @param {string} id @param {string} title */
  rename(id, title) {
    return changing(id, (study, rows) => rows.put({ ...study, title: named(title) }));
  },

  /** Stores the server's copy of a study. @param {string} id @param {Online | null} online */
  noteOnline(id, online) {
    return changing(id, (study, rows) => rows.put({ ...study, online }));
  },

  /** Removes a study; returns all of it so that it can be restored. @param {string} id */
  remove(id) {
    return changing(id, (study, rows) => {
      rows.studies.delete(study.id);
      for (const chapter of study.chapters) rows.chapters.delete(chapter.id);
      return study;
    });
  },

  /** @param {WholeStudy} study */
  bringBack(study) {
    return announced(
      study.id,
      within("readwrite", async (rows) => {
        for (const chapter of study.chapters) rows.chapters.put(chapter);
        rows.put(study);
      }),
    );
  },

  /** Adds chapters at the end, as far as there is room; returns those that were added. @param {string} id @param {NewChapter[]} chapters */
  async add(id, chapters) {
    const made = await changing(id, (study, rows) => rows.add(study, chapters.slice(0, CHAPTERS_MAX - study.chapters.length)));
    return made ?? [];
  },

  /**
   * Replaces all chapters of a study with those of another device.
   * @param {string} id @param {string} title @param {NewChapter[]} chapters @param {Online} online
   */
  replace(id, title, chapters, online) {
    return changing(id, (study, rows) => {
      for (const chapter of study.chapters) rows.chapters.delete(chapter.id);
      rows.add({ ...study, title: named(title), order: [], online }, chapters);
    });
  },

  /** @param {string} id @param {string} chapter @param {string} name */
  renameChapter(id, chapter, name) {
    return changing(id, async (study, rows) => {
      const row = await rows.chapter(chapter);
      if (row) rows.chapters.put({ ...row, name: named(name) });
      rows.put(study);
    });
  },

  /** Moves a chapter by one place. @param {string} id @param {string} chapter @param {1 | -1} way */
  moveChapter(id, chapter, way) {
    return changing(id, (study, rows) => {
      const order = study.chapters.map((each) => each.id);
      const from = order.indexOf(chapter);
      const to = from + way;
      if (from < 0 || to < 0 || to >= order.length) return;
      order.splice(to, 0, ...order.splice(from, 1));
      rows.put({ ...study, order });
    });
  },

  /** Removes a chapter; returns what is needed to restore it. @param {string} id @param {string} chapter */
  removeChapter(id, chapter) {
    return changing(id, (study, rows) => {
      const at = study.chapters.findIndex((each) => each.id === chapter);
      const removed = study.chapters[at];
      if (!removed) return null;
      rows.chapters.delete(chapter);
      rows.put({ ...study, order: study.order.filter((each) => each !== chapter) });
      return async () => {
        await changing(id, (now, rows) => {
          rows.chapters.put(removed);
          now.order.splice(at, 0, removed.id);
          rows.put(now);
        });
      };
    });
  },

  /**
   * Saves a chapter. If it was changed or deleted since that revision, a copy is saved as a new chapter.
   * @param {Chapter} chapter with the revision that was edited
   * @returns {Promise<{ chapter: Chapter, isCopy: boolean } | null>} null if the study is gone
   */
  save(chapter) {
    return changing(chapter.study, async (study, rows) => {
      const row = await rows.chapter(chapter.id);
      if (row && isSame(row.record, chapter.record)) return { chapter: row, isCopy: false };
      if (row?.revision === chapter.revision) {
        const saved = { ...row, record: chapter.record, revision: row.revision + 1 };
        rows.chapters.put(saved);
        rows.put(study);
        return { chapter: saved, isCopy: false };
      }
      const at = study.chapters.findIndex(({ id }) => id === chapter.id) + 1;
      const [copy] = rows.add(study, [{ name: `${row?.name ?? chapter.name} (2)`, record: chapter.record }], at || undefined);
      return copy ? { chapter: copy, isCopy: true } : null;
    });
  },

  /**
   * Assigns the studies created before signing in to an account.
   * @param {string} account
   * @param {() => Promise<Set<string>>} stored returns the ids of its studies on the server; called only if needed
   */
  async adopt(account, stored) {
    const unowned = (await within("readonly", (rows) => rows.everybodys())).filter((study) => !study.owner);
    if (unowned.length === 0) return;
    const known = unowned.some(({ online }) => online) ? await stored() : new Set();
    const adopting = within("readwrite", async (rows) => {
      // The dates stay: the contents have not changed.
      for (const study of await rows.everybodys()) if (isAdoptable(study, known)) rows.studies.put({ ...study, owner: account });
    });
    await announced("", adopting);
  },

  /** Returns whether the study exists and belongs to another owner. @param {string} id */
  isOfAnother(id) {
    return within("readonly", async (rows) => (await rows.everybodys()).some((study) => study.id === id && !belongsTo(study, rows.owner)));
  },

  /** Calls the listener when another tab has changed a study. @param {(id: string) => void} listener */
  watch(listener) {
    channel?.addEventListener("message", ({ data }) => typeof data === "string" && listener(data));
  },
};

/** @param {RecordTree} one @param {RecordTree} other */
export function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** @param {any} row @returns {row is Study} */
function isStudy(row) {
  return (
    isText(row?.id) &&
    isText(row.title) &&
    isText(row.changed) &&
    Array.isArray(row.order) &&
    row.order.every(isText) &&
    (row.owner === undefined || isText(row.owner)) &&
    (row.online === null || (isText(row.online?.id) && Number.isInteger(row.online.revision) && isText(row.online.sent)))
  );
}

/** @param {any} row @returns {row is Chapter} */
export function isChapter(row) {
  return isText(row?.id) && isText(row.study) && isText(row.name) && Number.isInteger(row.revision) && isRecord(row.record);
}
