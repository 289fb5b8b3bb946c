// Sounds: the first one must not delay the answer to the first click.

import assert from "node:assert/strict";
import { test } from "node:test";
import { define, window } from "./fakes.js";

test("audio starts after the first gesture has been answered, and only once", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let contexts = 0;
  const node = { connect: () => node, gain: { value: 0 } };
  class AudioContext {
    sampleRate = 8;
    destination = node;
    constructor() {
      contexts += 1;
    }
    createGain = () => node;
    createBuffer = () => ({ getChannelData: () => [] });
  }
  define({ AudioContext, addEventListener: window.addEventListener.bind(window) });
  await import("../../board/sound.js");
  for (const gesture of ["pointerdown", "pointerdown", "keydown"]) window.dispatchEvent(new Event(gesture));
  context.mock.timers.tick(200);
  assert.equal(contexts, 0, "no context while the first press is answered");
  context.mock.timers.tick(1000);
  await import("../../board/synthesizer.js");
  await new Promise(setImmediate);
  assert.equal(contexts, 1);
});
