// Sounds: the first one must not delay the answer to the first click.

import assert from "node:assert/strict";
import { test } from "node:test";
import { define, window } from "./fakes.js";

test("audio starts after the frame that follows the first gesture, and only once", async () => {
  let contexts = 0;
  /** @type {(() => void)[]} */
  const frames = [];
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
  define({
    AudioContext,
    requestAnimationFrame: (/** @type {() => void} */ frame) => frames.push(frame),
    addEventListener: window.addEventListener.bind(window),
  });
  await import("../../board/sound.js");
  for (const gesture of ["pointerdown", "pointerdown", "keydown"]) window.dispatchEvent(new Event(gesture));
  assert.equal(contexts, 0, "no context in the event itself");
  for (const frame of frames) frame();
  assert.equal(contexts, 0, "no context in the frame");
  await new Promise((done) => setTimeout(done, 5));
  assert.equal(contexts, 1);
});
