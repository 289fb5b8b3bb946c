import assert from "node:assert/strict";
import { test } from "node:test";

/** Settings as stored by versions that called the board theme `surface`. */
const STORED_BEFORE = {
  theme: "dark",
  contrast: "more",
  speed: 120,
  volume: 30,
  surface: "night",
  pieces: "flat",
  coordinates: false,
  lines: 5,
};

/** @type {Map<string, string>} */
const stored = new Map([["gipfel.settings", JSON.stringify(STORED_BEFORE)]]);
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void stored.set(key, value),
    removeItem: (/** @type {string} */ key) => void stored.delete(key),
  },
  addEventListener: () => {},
});

const { settings } = await import("../../site/settings.js");

test("settings stored by the previous version are read", () => {
  assert.equal(settings.get("boardTheme"), "night");
  assert.equal(settings.get("pieces"), "flat");
  assert.equal(settings.get("theme"), "dark");
  assert.equal(settings.get("coordinates"), "off");
  assert.equal(settings.get("lines"), 5);
});

test("settings are stored under the names that the previous version reads", () => {
  settings.set("boardTheme", "stone");
  const { surface, boardTheme, pieces } = JSON.parse(stored.get("gipfel.settings") ?? "{}");
  assert.deepEqual([surface, boardTheme, pieces], ["stone", undefined, "flat"]);
});
