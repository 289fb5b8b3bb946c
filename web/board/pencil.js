// Drawing on the board: a drag is an arrow, a click a circle. With the right button always; with any pointer while drawing is switched on.
import { UNIT } from "./art.js";

/** @import { PointName, Shape } from "./types.d.ts" */
/** @import { Scene } from "./scene.js" */

export class Pencil {
  /** Whether every press draws. */
  on = false;
  /** @type {{ id: number, from: PointName, color: Shape["color"] } | null} */
  #press = null;

  /**
   * @param {Scene} scene
   * @param {HTMLElement} stage hears of presses before the board does
   * @param {{ show: (shape: Shape | null) => void, drawn: (shape: Shape) => void }} host
   */
  constructor(scene, stage, host) {
    this.scene = scene;
    this.host = host;
    const capture = { capture: true };
    stage.addEventListener("pointerdown", (event) => this.#down(event), capture);
    stage.addEventListener("pointermove", (event) => this.#move(event), capture);
    stage.addEventListener("pointerup", (event) => this.#up(event), capture);
    stage.addEventListener("pointercancel", () => this.#end(), capture);
    stage.addEventListener("contextmenu", (event) => event.preventDefault());
    stage.addEventListener("touchstart", (event) => this.on && event.preventDefault(), { capture: true, passive: false });
  }

  /** The point under a pointer. @param {PointerEvent} event */
  #point(event) {
    const spot = this.scene.spotOf(event);
    return this.scene.covers(spot, 0.4 * UNIT) ? this.scene.nearest(spot) : null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (!this.on && event.button !== 2) return;
    event.stopPropagation();
    const from = this.#point(event);
    if (from === null) return;
    event.preventDefault();
    if (event.isTrusted) this.scene.root.setPointerCapture(event.pointerId);
    const color = event.shiftKey && event.altKey ? "Y" : event.shiftKey ? "R" : event.altKey ? "B" : "G";
    this.#press = { id: event.pointerId, from, color };
    this.#move(event);
  }

  /** @param {PointerEvent} event @returns {Shape | null} */
  #shape(event) {
    if (!this.#press || event.pointerId !== this.#press.id) return null;
    const { from, color } = this.#press;
    const at = this.#point(event);
    return at === null ? null : { color, from, to: at === from ? null : at };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.#press) return;
    event.stopPropagation();
    this.host.show(this.#shape(event));
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (!this.#press) return;
    event.stopPropagation();
    const shape = this.#shape(event);
    this.#end();
    if (shape) this.host.drawn(shape);
  }

  #end() {
    this.#press = null;
    this.host.show(null);
  }
}
