// The result of a game, shown on the board where it covers the fewest pieces, for a few seconds or until the board is touched.
import { html } from "../dom/element.js";

/** @import { Ending } from "./types.d.ts" */
/** @import { Scene } from "./scene.js" */

/** Candidate distances above or below the middle in drawing units, in order of preference. */
const PLACES = [0, -150, 150, -280, 280];

/** Half the height of the message and the pieces that it would touch, in drawing units. */
const HALF = 110;

/** Time for which the message is shown, in milliseconds. */
const DURATION = 7000;

export class Result {
  /** @type {Ending | null} */
  #ending = null;
  #seen = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
    this.title = html("strong");
    this.reason = html("span");
    // Hidden from screen readers, because the page announces the result.
    this.element = html("div", { class: "hb-result", "aria-hidden": "true", hidden: true }, this.title, this.reason);
    scene.root.addEventListener("pointerdown", () => this.#dismiss());
    this.element.addEventListener("pointerdown", () => this.#dismiss());
  }

  /** @param {Ending | null} ending */
  set(ending) {
    if (ending?.title === this.#ending?.title && ending?.reason === this.#ending?.reason) return;
    this.#seen = false;
    this.#ending = ending;
    clearTimeout(this.#timer);
    if (ending) this.#timer = setTimeout(() => this.#dismiss(), DURATION);
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
