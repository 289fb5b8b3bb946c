// Encodes pictures as an animated GIF. The WebAssembly module with the encoder is loaded on first use.

import { fetchModule } from "../core/core.js";

/**
 * Exports of the module; see wasm/animation/src/exports.rs.
 * @typedef {{ memory: WebAssembly.Memory, begin: (width: number, height: number) => number, sample: () => void,
 *   add: (delay: number) => void, finish: () => number, file: () => number }} Exports
 */

export class Animation {
  /** @type {Exports} */
  #module;
  #start;
  #length;

  /** @param {Exports} module @param {number} width @param {number} height */
  constructor(module, width, height) {
    this.#module = module;
    this.#start = module.begin(width, height);
    if (this.#start === 0) throw new Error("the picture is too large");
    this.#length = 4 * width * height;
  }

  /** @param {number} width @param {number} height */
  static async begin(width, height) {
    const module = await fetchModule("../animation/animation.wasm");
    const { exports } = await WebAssembly.instantiate(module);
    return new Animation(/** @type {Exports} */ (/** @type {unknown} */ (exports)), width, height);
  }

  /** Adds the colours of a frame to the palette. @param {Uint8ClampedArray} pixels */
  sample(pixels) {
    this.#write(pixels);
    this.#module.sample();
  }

  /** @param {Uint8ClampedArray} pixels @param {number} delay in hundredths of a second */
  add(pixels, delay) {
    this.#write(pixels);
    this.#module.add(delay);
  }

  /** Returns the finished file. @returns {Uint8Array<ArrayBuffer>} */
  finish() {
    const length = this.#module.finish();
    return new Uint8Array(this.#module.memory.buffer, this.#module.file(), length).slice();
  }

  /** @param {Uint8ClampedArray} pixels */
  #write(pixels) {
    // Take a fresh view, because the memory may have grown.
    new Uint8Array(this.#module.memory.buffer, this.#start, this.#length).set(pixels.subarray(0, this.#length));
  }
}
