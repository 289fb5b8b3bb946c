// The settings of this browser, and their allowed values. Code that depends on one subscribes.

import { storage } from "./storage.js";

/**
 * @typedef {object} Settings
 * @property {"system" | "light" | "dark"} theme
 * @property {"system" | "more"} contrast
 * @property {0 | 120 | 250 | 500} speed duration of one movement on the board in milliseconds; 0: no animation
 * @property {boolean} sound
 * @property {0 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100} volume
 * @property {string} boardTheme one of those that the settings page offers; each is a block of style/board.css
 * @property {"ivory" | "flat" | "clear"} pieces style; `clear` is designed for colour-blind users
 * @property {"outside" | "inside" | "off"} coordinates at the edge of the board, at every point, or nowhere
 * @property {boolean} targets whether the board shows possible choices
 * @property {boolean} evaluation whether the evaluation bar is shown
 * @property {boolean} field whether turns can be typed below the board
 * @property {1 | 2 | 3 | 4 | 5} lines number of the engine's variations
 */

/** @type {Settings} */
const USUAL = {
  theme: "system",
  contrast: "system",
  speed: 250,
  sound: true,
  volume: 50,
  boardTheme: "wood",
  pieces: "ivory",
  coordinates: "outside",
  targets: true,
  evaluation: false,
  field: false,
  lines: 3,
};

/** The values of each setting; `null` if the settings page alone lists them. @type {{ [K in keyof Settings]: readonly Settings[K][] | null }} */
export const SETTING_VALUES = {
  theme: ["system", "light", "dark"],
  contrast: ["system", "more"],
  speed: [0, 120, 250, 500],
  sound: [true, false],
  volume: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  boardTheme: null,
  pieces: ["ivory", "flat", "clear"],
  coordinates: ["outside", "inside", "off"],
  targets: [true, false],
  evaluation: [true, false],
  field: [true, false],
  lines: [1, 2, 3, 4, 5],
};

/** Returns the name under which a setting is stored; stored settings outlive the names in the code. @param {keyof Settings} name */
const storedName = (name) => (name === "boardTheme" ? "surface" : name);

/** @type {Set<(name: keyof Settings) => void>} */
const subscribers = new Set();

/** @type {Settings} */
let current = load();

storage.watch("settings", () => {
  current = load();
  for (const name of names()) announce(name);
});

export const settings = {
  /**
   * @template {keyof Settings} K
   * @param {K} name
   * @returns {Settings[K]}
   */
  get(name) {
    return current[name];
  },

  /**
   * @template {keyof Settings} K
   * @param {K} name
   * @param {Settings[K]} value
   */
  set(name, value) {
    if (!isAllowed(name, value) || current[name] === value) return;
    current = { ...current, [name]: value };
    storage.set("settings", Object.fromEntries(names().map((name) => [storedName(name), current[name]])));
    announce(name);
  },

  /** Resets all settings. */
  reset() {
    current = { ...USUAL };
    storage.remove("settings");
    for (const name of names()) announce(name);
  },

  /**
   * Calls the listener after each change; returns a function that unsubscribes.
   * @param {(name: keyof Settings) => void} listener
   */
  subscribe(listener) {
    subscribers.add(listener);
    return () => {
      subscribers.delete(listener);
    };
  },
};

/** @returns {(keyof Settings)[]} */
function names() {
  return /** @type {(keyof Settings)[]} */ (Object.keys(USUAL));
}

/** @param {keyof Settings} name */
function announce(name) {
  for (const subscriber of subscribers) subscriber(name);
}

/** Returns the stored settings, with defaults for missing or invalid ones. */
function load() {
  const kept = storage.get(
    "settings",
    /** @returns {value is Record<string, any>} */ (value) => value !== null && typeof value === "object" && !Array.isArray(value),
  );
  // Earlier versions stored a boolean.
  if (kept?.coordinates === false) kept.coordinates = "off";
  /** @type {any} */
  const loaded = { ...USUAL };
  for (const name of names()) {
    const value = kept?.[storedName(name)];
    if (isAllowed(name, value)) loaded[name] = value;
  }
  return /** @type {Settings} */ (loaded);
}

/** @param {keyof Settings} name @param {unknown} value */
function isAllowed(name, value) {
  const allowed = /** @type {readonly unknown[] | null} */ (SETTING_VALUES[name]);
  return allowed ? allowed.includes(value) : typeof value === "string";
}
