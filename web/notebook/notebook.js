// The user's training data: attempts at puzzles, cards, recalls, reviews of games. It is stored in this browser and, with
// an account, on the server, so all devices of a user have the same data. Entries are added and never change; everything
// else is derived from them.

import { learnOwner, owner, watchOwner } from "../site/owner.js";
import { ask, Problem } from "../site/rest.js";
import { exchange } from "./exchange.js";
import { openShelf } from "./shelf.js";

/** @import { Entry, Kind, Kept } from "./shelf.js" */

/**
 * "local": not signed in. "offline": the server cannot be reached. "full": it accepts no more. "limited": it accepts no more from this
 * network address today. @typedef {"synced" | "local" | "offline" | "full" | "limited"} SyncState
 */

/** Delay in milliseconds before changes are sent, to collect more of them. */
const SYNC_DELAY = 1500;

/** Maximum size of an entry in characters. The server refuses larger ones, and with them the whole request. */
const ENTRY_MAX_CHARS = 32_000;

/** @type {Kind[]} */
const KINDS = ["attempt", "card", "recall", "review"];

const shelf = openShelf();
/** Whether there is a page. Unit tests have none, and an open channel would keep their process alive. */
const hasPage = typeof document !== "undefined";
const channel = hasPage ? new BroadcastChannel("gipfel-notebook") : null;
/** @type {Map<Kind, Set<() => void>>} */
const listeners = new Map();
/** @type {Promise<SyncState> | null} */
let running = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

channel?.addEventListener("message", ({ data }) => notifyListeners(data));
// The notebook of another owner is open now.
watchOwner(() => notifyListeners(KINDS));
if (hasPage) {
  addEventListener("online", () => soon());
  soon();
}

export const notebook = {
  /**
   * Adds an entry; an existing one is left unchanged.
   * @param {Kind} kind
   * @param {string} key at most 64 of A-Z, a-z, 0-9, `.`, `:` and `-`
   * @param {Record<string, any>} body
   */
  async add(kind, key, body) {
    if (!/^[A-Za-z0-9.:-]{1,64}$/.test(key)) throw new Error(`invalid key: ${key}`);
    if (JSON.stringify(body).length > ENTRY_MAX_CHARS) throw new Error(`${kind} ${key} is too large`);
    const fresh = await (await shelf).add([{ owner: owner(), kind, key, at: Date.now(), body, unsent: 1 }]);
    if (fresh.length === 0) return;
    announce(fresh);
    soon();
  },

  /**
   * Returns all entries of a kind, oldest first, in the same order on every device.
   * @param {Kind} kind
   * @returns {Promise<Entry[]>}
   */
  async all(kind) {
    const entries = await (await shelf).all(owner(), kind);
    return entries.sort((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1));
  },

  /**
   * @param {Kind} kind
   * @param {string} key
   * @returns {Promise<Entry | null>}
   */
  async find(kind, key) {
    return (await shelf).find(owner(), kind, key);
  },

  /**
   * Calls the listener when entries of a kind have been added: by this page, another tab, or another device.
   * @param {Kind} kind
   * @param {() => void} listener
   */
  watch(kind, listener) {
    const own = listeners.get(kind) ?? new Set();
    listeners.set(kind, own.add(listener));
  },

  /** Synchronises with the account. @returns {Promise<SyncState>} */
  sync() {
    running ??= synced().finally(() => {
      running = null;
    });
    return running;
  },
};

function soon() {
  clearTimeout(timer);
  timer = setTimeout(() => notebook.sync(), SYNC_DELAY);
}

/** @returns {Promise<SyncState>} */
async function synced() {
  try {
    const id = learnOwner(await ask("GET", "me"));
    if (id === "") return "local";
    const opened = await shelf;
    await opened.adopt(id);
    announce(await exchange(opened, id, (body) => ask("POST", "account/notebook", body)));
    return "synced";
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === "too-many") return "full";
    if (error.code === "storage-limit") return "limited";
    return error.code === "not-signed-in" ? "local" : "offline";
  }
}

/** Informs this page and the other tabs of new entries. @param {Kept[]} entries */
function announce(entries) {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  if (kinds.length === 0) return;
  notifyListeners(kinds);
  channel?.postMessage(kinds);
}

/** @param {Kind[]} kinds */
function notifyListeners(kinds) {
  for (const kind of kinds) for (const listener of listeners.get(kind) ?? []) listener();
}
