// The data stored in this browser: settings, games, progress. Every entry is checked when it is read, because it may come
// from an older version, another tab, or a curious user. An invalid entry is set aside under another name so that nothing
// is lost, and the other entries are not affected.

const PREFIX = "gipfel.";

/** @type {Set<(name: string) => void>} */
const listeners = new Set();

/**
 * Reports the names of invalid entries; the site shows a message.
 * @param {(name: string) => void} listener
 */
export function onBroken(listener) {
  listeners.add(listener);
}

export const storage = {
  /**
   * Returns an entry, or null if there is none or it is invalid.
   * @template T
   * @param {string} name
   * @param {(value: unknown) => value is T} isWhole
   * @returns {T | null}
   */
  get(name, isWhole) {
    const text = read(name);
    if (text === null) return null;
    try {
      const value = JSON.parse(text);
      if (isWhole(value)) return value;
    } catch {
      // Reported below, like a value of the wrong shape.
    }
    setAside(name, text);
    return null;
  },

  /**
   * Stores an entry; returns whether the browser accepted it.
   * @param {string} name
   * @param {unknown} value
   */
  set(name, value) {
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },

  /** @param {string} name */
  remove(name) {
    try {
      localStorage.removeItem(PREFIX + name);
    } catch {
      // A browser without storage has nothing to remove.
    }
  },

  /**
   * Calls the listener when another tab has changed an entry.
   * @param {string} name
   * @param {() => void} listener
   */
  watch(name, listener) {
    addEventListener("storage", (event) => {
      if (event.key === PREFIX + name) listener();
    });
  },

  /** Returns the names of all entries. */
  names() {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length));
    } catch {
      return [];
    }
  },
};

/** @param {string} name */
function read(name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
function setAside(name, text) {
  try {
    localStorage.setItem(`${PREFIX}${name}.broken`, text);
    localStorage.removeItem(PREFIX + name);
  } catch {
    // The storage is full: the entry stays where it is.
  }
  for (const listener of listeners) listener(name);
}
