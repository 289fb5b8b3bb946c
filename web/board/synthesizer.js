// Sounds of wood and stone, synthesised when they are played: no files.

import { onSetUp, option } from "./surroundings.js";

/** @import { Cue } from "./types.d.ts" */

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let hiss = null;
/** @type {GainNode | null} */
let out = null;

/** Creates what sounds need; browsers allow that only after a gesture. */
export function start() {
  if (typeof AudioContext === "undefined" || context) return;
  context = new AudioContext();
  out = context.createGain();
  out.gain.value = option("volume") / 100;
  out.connect(context.destination);
  hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
}

onSetUp(() => {
  if (out) out.gain.value = option("volume") / 100;
});

/**
 * Plays a decaying tone, like a struck object.
 * @param {number} at @param {number} pitch @param {number} length @param {number} loud @param {OscillatorType} [shape]
 */
function tone(at, pitch, length, loud, shape = "sine") {
  if (!context || !out) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(pitch * 1.25, at);
  oscillator.frequency.exponentialRampToValueAtTime(pitch, at + 0.02);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  oscillator.connect(gain).connect(out);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/**
 * Plays filtered noise, like a touch.
 * @param {number} at @param {number} pitch @param {number} length @param {number} loud @param {number} [rise] attack time in seconds
 */
function noise(at, pitch, length, loud, rise = 0.002) {
  if (!context || !out || !hiss) return;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  gain.gain.setValueAtTime(0.0005, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, Math.random() * 0.2, length);
}

/** @param {number} at @param {number} pitch @param {number} loud */
function knock(at, pitch, loud) {
  tone(at, pitch, 0.09, loud);
  tone(at, pitch * 2.7, 0.04, loud * 0.35, "triangle");
  noise(at, 2400, 0.03, loud * 0.5);
}

/** @type {Record<Cue, (at: number, index: number) => void>} */
const CUES = {
  place: (at) => knock(at, 210, 0.34),
  slide: (at) => noise(at, 900, 0.22, 0.09, 0.06),
  flip: (at, index) => knock(at, 420 + 45 * Math.min(index, 8), 0.14),
  push: (at) => {
    noise(at, 600, 0.16, 0.1, 0.04);
    knock(at + 0.1, 170, 0.3);
  },
  remove: (at, index) => knock(at, 330 + 40 * Math.min(index, 6), 0.16),
  win: (at) => [392, 494, 587, 784].forEach((pitch, i) => tone(at + i * 0.11, pitch, 0.5, 0.14, "triangle")),
  lose: (at) => [392, 330, 262].forEach((pitch, i) => tone(at + i * 0.15, pitch, 0.5, 0.12, "triangle")),
  hurry: (at) => [0, 0.18].forEach((later) => tone(at + later, 880, 0.14, 0.12, "triangle")),
  refuse: (at) => {
    tone(at, 150, 0.12, 0.22);
    tone(at + 0.09, 130, 0.14, 0.2);
  },
};

/**
 * Plays a sound after a delay in milliseconds; `index` numbers the sounds of a wave.
 * @param {Cue} cue @param {number} delay @param {number} index
 */
export function play(cue, delay, index) {
  if (!context) return;
  if (context.state === "suspended") void context.resume();
  // A movement without duration may land at a negative delay, but a sound cannot start before the audio clock does.
  CUES[cue](context.currentTime + Math.max(delay, 0) / 1000 + 0.005, index);
}
