// Drawing on the board: a drag draws an arrow, a click a circle. The right mouse button always draws; other pointers and
// Enter draw while drawing is switched on.
import { UNIT } from "./art.js";
import { t } from "./surroundings.js";

/** @import { PointName, Shape } from "./types.d.ts" */
/** @import { Scene } from "./scene.js" */

export class Pencil {
  #on = false;
  /** Start of an arrow begun with the keyboard. @type {PointName | null} */
  #from = null;
  /** @type {{ id: number, from: PointName, color: Shape["color"] } | null} */
  #press = null;

  /**
   * @param {Scene} scene
   * @param {HTMLElement} stage receives presses before the board does
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
    stage.addEventListener("focusin", (event) => this.#follow(/** @type {Element} */ (event.target).getAttribute("data-point")));
    stage.addEventListener("contextmenu", (event) => event.preventDefault());
    stage.addEventListener("touchstart", (event) => this.#on && event.preventDefault(), { capture: true, passive: false });
  }

  /** Whether every press draws. */
  get on() {
    return this.#on;
  }

  set on(on) {
    this.#on = on;
    if (!on) this.drop();
  }

  /**
   * Handles Enter at a point: starts or ends an arrow; twice at one point draws a circle. Returns what to announce, or null.
   * @param {PointName} at
   */
  press(at) {
    if (!this.#on) return null;
    const from = this.#from;
    if (from === null) {
      this.#from = at;
      this.#follow(at);
      return t("board-draw-from", { point: at });
    }
    this.drop();
    this.host.drawn({ color: "G", from, to: at === from ? null : at });
    return at === from ? t("board-draw-circle", { point: at }) : t("board-draw-arrow", { from, to: at });
  }

  /** Drops the arrow begun with the keyboard; returns whether there was one. */
  drop() {
    if (this.#from === null) return false;
    this.#from = null;
    this.host.show(null);
    return true;
  }

  /** Previews the shape that Enter would draw here. @param {PointName | null} at */
  #follow(at) {
    if (this.#from !== null && at !== null) this.host.show({ color: "G", from: this.#from, to: at === this.#from ? null : at });
  }

  /** Returns the point under a pointer. @param {PointerEvent} event */
  #point(event) {
    const spot = this.scene.spotOf(event);
    return this.scene.covers(spot, 0.4 * UNIT) ? this.scene.nearest(spot) : null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (!this.#on && event.button !== 2) return;
    this.drop();
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
