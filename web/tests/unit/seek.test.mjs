import assert from "node:assert/strict";
import { mock, test } from "node:test";

/** @type {Map<string, string>} */
const stored = new Map();
Object.assign(globalThis, {
  sessionStorage: {
    getItem: (/** @type {string} */ name) => stored.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ text) => void stored.set(name, text),
    removeItem: (/** @type {string} */ name) => void stored.delete(name),
  },
});
const { stopSeeking } = await import("../../online/seek.js");
const { Socket } = await import("../../online/socket.js");

test("a seek that was withdrawn offline is withdrawn on the next connection", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {any} */
  const wire = { readyState: 0, said: [], send: (/** @type {string} */ text) => wire.said.push(JSON.parse(text)), close: () => {} };
  const socket = new Socket("ws://here/socket", { open: () => wire, now: () => 0, hidden: () => false, onWake: () => {} });
  stopSeeking(socket);
  assert.deepEqual(wire.said, []);
  wire.readyState = 1;
  wire.onopen();
  assert.ok(wire.said.some((/** @type {{ t: string }} */ { t }) => t === "unseek"));
});
