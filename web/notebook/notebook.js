// What a person keeps to get better: attempts at puzzles, cards, recalls, reviews of games. It is kept in this browser, and
// with an account on the server, so that all devices of a person have the same. Entries are added and never change;
// everything else follows from them.

import { ask, Problem } from "../site/rest.js";
import { storage } from "../site/storage.js";
import { exchange } from "./exchange.js";
import { openShelf } from "./shelf.js";

/** @import { Entry, Kind, Kept } from "./shelf.js" */

/** "local": nobody is signed in. "offline": the server was not reached. "full": it takes no more. @typedef {"synced" | "local" | "offline" | "full"} SyncState */

/** Who was signed in when that was last asked; pages without a network show their notebook. */
const OWNER = "notebook-owner";

/** How long to wait for more before the server is told, in milliseconds. */
const PAUSE = 1500;

/** The server takes no larger entry, and would refuse all others with it; in characters. */
const MOST = 32_000;

const shelf = openShelf();
/** Tests of other scripts have no page, and would wait for its channel for ever. */
const hasPage = typeof document !== "undefined";
const channel = hasPage ? new BroadcastChannel("gipfel-notebook") : null;
/** @type {Map<Kind, Set<() => void>>} */
const listeners = new Map();
/** @type {Promise<SyncState> | null} */
let running = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

channel?.addEventListener("message", ({ data }) => tell(data));
if (hasPage) {
  addEventListener("online", () => soon());
  soon();
}

export const notebook = {
  /**
   * Adds an entry; one that is there already stays as it is.
   * @param {Kind} kind
   * @param {string} key at most 64 of A-Z, a-z, 0-9, `.`, `:` and `-`
   * @param {Record<string, any>} body
   */
  async add(kind, key, body) {
    if (!/^[A-Za-z0-9.:-]{1,64}$/.test(key)) throw new Error(`no key: ${key}`);
    if (JSON.stringify(body).length > MOST) throw new Error(`${kind} ${key} is too large`);
    const fresh = await (await shelf).add([{ owner: owner(), kind, key, at: Date.now(), body, unsent: 1 }]);
    if (fresh.length === 0) return;
    announce(fresh);
    soon();
  },

  /**
   * All entries of a kind, the oldest first; the same order on every device.
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
   * Calls back when entries of a kind have come: from this page, another tab, or another device.
   * @param {Kind} kind
   * @param {() => void} listener
   */
  watch(kind, listener) {
    const own = listeners.get(kind) ?? new Set();
    listeners.set(kind, own.add(listener));
  },

  /** Exchanges with the account. @returns {Promise<SyncState>} */
  sync() {
    running ??= synced().finally(() => {
      running = null;
    });
    return running;
  },
};

/** Whose notebook is open. */
function owner() {
  return storage.get(OWNER, (value) => typeof value === "string") ?? "";
}

function soon() {
  clearTimeout(timer);
  timer = setTimeout(() => notebook.sync(), PAUSE);
}

/** @returns {Promise<SyncState>} */
async function synced() {
  try {
    const me = await ask("GET", "me");
    const id = me.player && !me.guest ? String(me.player.id) : "";
    if (id !== owner()) await changeOwner(id);
    if (id === "") return "local";
    const opened = await shelf;
    await opened.adopt(id);
    announce(await exchange(opened, id, (body) => ask("POST", "account/notebook", body)));
    return "synced";
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === "too-many") return "full";
    return error.code === "not-signed-in" ? "local" : "offline";
  }
}

/** @param {string} id */
async function changeOwner(id) {
  storage.set(OWNER, id);
  const kinds = /** @type {Kind[]} */ (["attempt", "card", "recall", "review"]);
  tell(kinds);
  channel?.postMessage(kinds);
}

/** Tells this page and the other tabs what has come. @param {Kept[]} entries */
function announce(entries) {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  if (kinds.length === 0) return;
  tell(kinds);
  channel?.postMessage(kinds);
}

/** @param {Kind[]} kinds */
function tell(kinds) {
  for (const kind of kinds) for (const listener of listeners.get(kind) ?? []) listener();
}
