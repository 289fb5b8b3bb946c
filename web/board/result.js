// How a game ended, written on the board where it covers the fewest pieces, until somebody touches the board.
import { html } from "./art.js";

/** @import { Ending } from "./types.d.ts" */
/** @import { Scene } from "./scene.js" */

/** How far above or below the middle it may stand, in units of the drawing; the middle is liked best. */
const PLACES = [0, -150, 150, -280, 280];

/** Half of its height with the pieces that it would touch, in the same units. */
const HALF = 110;

export class Result {
  /** @type {Ending | null} */
  #ending = null;
  #seen = false;

  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
    this.title = html("strong");
    this.reason = html("span");
    // The page says it to those who listen.
    this.element = html("div", { class: "hb-result", "aria-hidden": "true", hidden: true }, this.title, this.reason);
    scene.root.addEventListener("pointerdown", () => this.#dismiss());
    this.element.addEventListener("pointerdown", () => this.#dismiss());
  }

  /** @param {Ending | null} ending */
  set(ending) {
    if (ending?.title !== this.#ending?.title || ending?.reason !== this.#ending?.reason) this.#seen = false;
    this.#ending = ending;
  }

  #dismiss() {
    this.#seen = true;
    this.show();
  }

  show() {
    const ending = this.#seen ? null : this.#ending;
    this.element.hidden = ending === null;
    if (!ending) return;
    this.title.textContent = ending.title;
    this.reason.textContent = ending.reason;
    const { top, bottom } = this.scene.box;
    this.element.style.top = `${(100 * (this.#place() - top)) / (bottom - top)}%`;
  }

  #place() {
    const spots = [...this.scene.pieces.keys()].map(this.scene.place);
    const covered = (/** @type {number} */ y) => spots.filter((spot) => Math.abs(spot.y - y) < HALF).length;
    return PLACES.reduce((best, y) => (covered(y) < covered(best) ? y : best));
  }
}
