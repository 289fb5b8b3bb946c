// Sounds of the board. The synthesizer is loaded after the first gesture, before which browsers allow no audio.

/** @import { Cue } from "./types.d.ts" */

/** @type {typeof import("./synthesizer.js") | null} */
let synthesizer = null;

/** Delay in milliseconds after which audio starts: the first press, its release and its movement are over by then. */
const START_DELAY = 600;

/** Starts audio after the first gesture has been answered on the screen: creating the context can take a tenth of a second. */
function unlock() {
  setTimeout(async () => {
    synthesizer = await import("./synthesizer.js");
    synthesizer.start();
  }, START_DELAY);
}

for (const gesture of ["pointerdown", "keydown"]) {
  globalThis.addEventListener?.(gesture, unlock, { once: true, capture: true, passive: true });
}

/**
 * Plays a sound after a delay in milliseconds; `index` numbers the sounds of a wave.
 * @param {Cue} cue @param {number} [delay] @param {number} [index]
 */
export function sound(cue, delay = 0, index = 0) {
  synthesizer?.play(cue, delay, index);
}
