// The owner of the data that this browser shows. Notebook and studies are stored by owner so that the next account on a device
// does not see the data of another. The owner is remembered so that pages without a network show the right data.

import { ask, Problem } from "./rest.js";
import { storage } from "./storage.js";

/** Storage key; named for the notebook, which needed it first. */
const OWNER = "notebook-owner";

/** Timeout of the request that asks who is signed in, in milliseconds. */
const ANSWER_TIMEOUT = 4000;

/** @type {Set<() => void>} */
const listeners = new Set();

/** The owner whose data this page shows. */
let shown = owner();

if (typeof document !== "undefined") {
  storage.watch(OWNER, notifyListeners);
  // A page in the back/forward cache is not told of changes. It may show the data of an account that has signed out since.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && owner() !== shown) notifyListeners();
  });
}

/** Returns the id of the account that was last known to be signed in; "" for guests and if there is none. */
export function owner() {
  return storage.get(OWNER, (value) => typeof value === "string") ?? "";
}

/**
 * Stores who is signed in, and informs all tabs.
 * @param {{ player?: { id?: string } | null, guest?: boolean }} me answer of the server at `/api/me`
 * @returns {string} the owner
 */
export function learnOwner({ player, guest }) {
  const id = player?.id && !guest ? String(player.id) : "";
  if (id !== owner()) {
    storage.set(OWNER, id);
    notifyListeners();
  }
  return id;
}

/** Forgets who was signed in, without asking the server. */
export function forgetOwner() {
  learnOwner({ player: null });
}

/** Asks the server who is signed in. @returns {Promise<string | null>} null if it did not answer in time */
export async function askOwner() {
  if (!navigator.onLine) return null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Promise<null>} */
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(null), ANSWER_TIMEOUT);
  });
  try {
    const me = await Promise.race([ask("GET", "me"), late]);
    return me && learnOwner(me);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Calls the listener when the owner changes, in this tab or another. @param {() => void} listener */
export function watchOwner(listener) {
  listeners.add(listener);
}

function notifyListeners() {
  shown = owner();
  for (const listener of listeners) listener();
}
