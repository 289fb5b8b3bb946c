// The settings of this browser, and what they may be. Code that depends on one subscribes.

import { storage } from "./storage.js";

/**
 * @typedef {object} Settings
 * @property {"system" | "light" | "dark"} theme
 * @property {"system" | "more"} contrast
 * @property {0 | 120 | 250 | 500} speed milliseconds of one movement on the board; 0: nothing moves
 * @property {boolean} sound
 * @property {0 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100} volume
 * @property {"wood" | "stone" | "night"} surface of which boards are made
 * @property {"ivory" | "flat" | "clear"} pieces how they look; `clear` is made for colour-blind eyes
 * @property {"outside" | "inside" | "off"} coordinates at the edge of the board, at every point, or nowhere
 * @property {boolean} targets whether the board shows what may be done
 * @property {boolean} evaluation whether a bar shows who stands better
 * @property {boolean} field whether turns can be typed below the board
 * @property {1 | 2 | 3 | 4 | 5} lines how many lines the engine shows
 */

/** @type {Settings} */
const USUAL = {
  theme: "system",
  contrast: "system",
  speed: 250,
  sound: true,
  volume: 50,
  surface: "wood",
  pieces: "ivory",
  coordinates: "outside",
  targets: true,
  evaluation: false,
  // A finger points; a keyboard on the screen would cover the board.
  field: !globalThis.matchMedia?.("(pointer: coarse)").matches,
  lines: 3,
};

/** @type {{ [K in keyof Settings]: readonly Settings[K][] }} */
export const ALLOWED = {
  theme: ["system", "light", "dark"],
  contrast: ["system", "more"],
  speed: [0, 120, 250, 500],
  sound: [true, false],
  volume: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
  surface: ["wood", "stone", "night"],
  pieces: ["ivory", "flat", "clear"],
  coordinates: ["outside", "inside", "off"],
  targets: [true, false],
  evaluation: [true, false],
  field: [true, false],
  lines: [1, 2, 3, 4, 5],
};

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
    if (!ALLOWED[name].includes(value) || current[name] === value) return;
    current = { ...current, [name]: value };
    storage.set("settings", current);
    announce(name);
  },

  /** All of them as they were at first. */
  reset() {
    current = { ...USUAL };
    storage.remove("settings");
    for (const name of names()) announce(name);
  },

  /**
   * Calls back after each change; answers with how to stop that.
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

/** What is kept, and for everything that is missing or strange the usual. */
function load() {
  const kept = storage.get(
    "settings",
    /** @returns {value is Record<string, any>} */ (value) => value !== null && typeof value === "object" && !Array.isArray(value),
  );
  // It was a switch once.
  if (kept?.coordinates === false) kept.coordinates = "off";
  /** @type {any} */
  const loaded = { ...USUAL };
  for (const name of names()) {
    if (kept && /** @type {readonly unknown[]} */ (ALLOWED[name]).includes(kept[name])) loaded[name] = kept[name];
  }
  return /** @type {Settings} */ (loaded);
}
