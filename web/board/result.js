// The result of a game, shown on the board where it covers no piece, for a few seconds or until the board is touched.
import { html } from "../dom/element.js";

/** @import { Ending } from "./types.d.ts" */
/** @import { Scene } from "./scene.js" */

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** Distance of tried places, in pixels. */
const STEP = 6;

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
    const boxes = this.#boxes();
    // Without the reason there is a free place on every board, above all points.
    const place = this.#placed(false, boxes) ?? this.#placed(true, boxes);
    this.element.hidden = place === null;
    if (!place) return;
    this.element.style.left = `${place.x}px`;
    this.element.style.top = `${place.y}px`;
  }

  /** @param {boolean} isBrief whether the reason is left out @param {Box[]} boxes */
  #placed(isBrief, boxes) {
    this.reason.hidden = isBrief;
    this.element.classList.toggle("hb-brief", isBrief);
    const { width, height } = this.scene.root.getBoundingClientRect();
    return freePlace({ width, height }, { width: this.element.offsetWidth, height: this.element.offsetHeight }, boxes);
  }

  /** Returns the areas of all pieces on the board and next to it, in pixels. @returns {Box[]} */
  #boxes() {
    const { pieces, layers, root } = this.scene;
    const area = root.getBoundingClientRect();
    return [...pieces.values(), ...layers.trays.children].map((piece) => {
      const { left, top, right, bottom } = piece.getBoundingClientRect();
      return { left: left - area.left, top: top - area.top, right: right - area.left, bottom: bottom - area.top };
    });
  }
}

/**
 * Returns the centre of the free place for a message that is nearest to the centre of an area; null if no place is free of boxes.
 * @param {Size} area @param {Size} message @param {Box[]} boxes
 */
export function freePlace(area, message, boxes) {
  const [halfWidth, halfHeight] = [message.width / 2, message.height / 2];
  const [middleX, middleY] = [area.width / 2, area.height / 2];
  const isFree = (/** @type {number} */ x, /** @type {number} */ y) =>
    boxes.every(
      ({ left, top, right, bottom }) =>
        x + halfWidth <= left || x - halfWidth >= right || y + halfHeight <= top || y - halfHeight >= bottom,
    );
  let best = null;
  let least = Infinity;
  for (let y = halfHeight; y <= area.height - halfHeight; y += STEP) {
    for (let x = halfWidth; x <= area.width - halfWidth; x += STEP) {
      const away = Math.hypot(x - middleX, y - middleY);
      if (away < least && isFree(x, y)) [best, least] = [{ x, y }, away];
    }
  }
  return best;
}
