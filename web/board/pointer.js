// Mouse, pen and finger. Pressing aims, sliding moves the aim, releasing chooses; a piece can be dragged or clicked.
import { distance, UNIT } from "./art.js";

/** @import { PointerHost, Press, Spot, Target } from "./types.d.ts" */
/** @import { Chooser } from "./chooser.js" */
/** @import { Scene } from "./scene.js" */

/** Distance in pixels that a press may slip and still be a click. */
const CLICK_SLOP = 9;

export class Pointer {
  /** @param {Scene} scene @param {Chooser} chooser @param {PointerHost} host */
  constructor(scene, chooser, host) {
    this.scene = scene;
    this.chooser = chooser;
    this.host = host;
    /** @type {Press | null} */
    this.press = null;
    /**
     * Position of the mouse in the drawing so that the aim follows when the board changes under it. Measured when the mouse moves:
     * measuring after a change would force a synchronous layout.
     * @type {Spot | null}
     */
    this.resting = null;
    /** The piece that follows the mouse. @type {SVGGElement | null} */
    this.dragged = null;
    /** Spot where a dragged piece was released; its animation starts there. @type {Spot | null} */
    this.dropped = null;
    this.lastUp = -Infinity;
    const root = scene.root;
    root.addEventListener("pointerdown", (event) => this.#down(event));
    root.addEventListener("pointermove", (event) => this.#move(event));
    root.addEventListener("pointerup", (event) => {
      this.#up(event);
      host.released();
    });
    root.addEventListener("pointercancel", () => {
      this.#cancel();
      host.released();
    });
    root.addEventListener("pointerleave", () => this.#leave());
    root.addEventListener("contextmenu", (event) => this.press && event.preventDefault());
    root.addEventListener("click", (event) => this.#click(event));
    // A finger on the board chooses and does not scroll; outside it, including the corners of the drawing, it scrolls the page.
    root.addEventListener("touchstart", (event) => this.#onBoard(event) && event.preventDefault(), { passive: false });
  }

  /** @param {TouchEvent} event */
  #onBoard({ touches }) {
    return this.host.live() && this.scene.covers(this.scene.spotOf(touches[0]), 0.4 * UNIT);
  }

  /** Aims at the target under the resting mouse. */
  rest() {
    if (this.resting && !this.press) this.chooser.aim(this.chooser.find(this.resting, false));
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || this.press) return;
    this.host.finish();
    if (!this.chooser.enabled) return;
    const touch = event.pointerType !== "mouse";
    const spot = this.scene.spotOf(event);
    if (!this.scene.covers(spot, 0.4 * UNIT)) return;
    if (event.isTrusted) this.scene.root.setPointerCapture(event.pointerId);
    const origin = this.chooser.origin;
    const target = this.chooser.find(spot, touch);
    const again = target === null && origin !== null && distance(spot, this.scene.place(origin)) < 0.5 * UNIT;
    this.press = { id: event.pointerId, touch, x: event.clientX, y: event.clientY, moved: false, picked: false, again };
    if (target?.step.kind === "point" && target.token === null) {
      this.chooser.take(target);
      this.press.picked = true;
      if (touch) this.host.callout([target], spot);
    } else {
      this.#aim(target, spot);
    }
  }

  /** @param {Target | null} target @param {Spot} spot */
  #aim(target, spot) {
    this.chooser.aim(target);
    if (this.press?.touch) this.host.callout(target ? [target] : [], spot);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const { press } = this;
    if (!press) {
      if (event.pointerType !== "mouse") return;
      this.resting = this.scene.spotOf(event);
      this.rest();
      return;
    }
    if (event.pointerId !== press.id) return;
    const spot = this.scene.spotOf(event);
    press.moved ||= Math.hypot(event.clientX - press.x, event.clientY - press.y) > CLICK_SLOP;
    if (!press.moved) return;
    const dragging = press.picked || press.again;
    if (dragging && !press.touch) this.#drag(spot);
    const on = this.scene.covers(spot, 0.4 * UNIT);
    this.#aim(!on ? null : dragging ? this.chooser.findDragged(spot, press.touch) : this.chooser.find(spot, press.touch), spot);
  }

  /** @param {Spot} spot */
  #drag(spot) {
    const origin = this.chooser.origin;
    const figure = origin ? this.scene.pieces.get(origin) : null;
    if (!figure) return;
    if (!this.dragged) {
      this.dragged = /** @type {SVGGElement} */ (figure.cloneNode(true));
      this.dragged.classList.add("hb-dragged");
      this.scene.layers.badges.append(this.dragged);
      figure.classList.add("hb-left");
    }
    this.dragged.setAttribute("transform", `translate(${spot.x} ${spot.y})`);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const { press } = this;
    if (!press || event.pointerId !== press.id) return;
    const spot = this.scene.spotOf(event);
    // Between press and release the focus may have left a point that the keyboard aimed at, and cleared the aim.
    const target = this.chooser.target ?? (press.moved ? null : this.chooser.find(spot, press.touch));
    const wasDragged = this.dragged !== null;
    this.#end();
    if (!this.scene.covers(spot, 0.4 * UNIT)) {
      this.chooser.aim(null);
      return;
    }
    if (press.moved || !(press.picked || press.again)) this.#take(target, spot, wasDragged);
    else if (press.again) this.chooser.drop();
    if (press.touch) {
      this.chooser.aim(null);
      return;
    }
    this.resting = spot;
    this.rest();
  }

  /** @param {Target | null} target @param {Spot} spot @param {boolean} wasDragged */
  #take(target, spot, wasDragged) {
    if (target) {
      this.dropped = wasDragged ? spot : null;
      this.chooser.take(target);
      this.dropped = null;
      return;
    }
    const point = this.scene.nearest(spot);
    if (point === null || point === this.chooser.origin) return;
    const several = this.chooser.at(point);
    if (distance(spot, this.scene.place(point)) >= 0.5 * UNIT) this.chooser.drop();
    // Rows cross at this point.
    else if (several.length > 1) this.chooser.ask(several);
    else this.chooser.refuse(point);
  }

  /** Ends the press and removes everything it shows. */
  #end() {
    this.press = null;
    this.lastUp = performance.now();
    this.dragged?.remove();
    this.dragged = null;
    for (const figure of this.scene.pieces.values()) figure.classList.remove("hb-left");
    this.host.callout([], { x: 0, y: 0 });
  }

  #cancel() {
    if (!this.press) return;
    const { picked } = this.press;
    this.#end();
    this.chooser.aim(null);
    if (picked) this.chooser.drop();
  }

  #leave() {
    this.resting = null;
    if (!this.press) this.chooser.aim(null);
  }

  /** Handles clicks without a pointer, from screen readers. @param {MouseEvent} event */
  #click(event) {
    if (performance.now() - this.lastUp < 600) return;
    const point = event.target instanceof Element ? event.target.getAttribute("data-point") : null;
    if (!point) return;
    event.target?.dispatchEvent(new CustomEvent("hb-press", { bubbles: true, detail: point }));
  }
}
