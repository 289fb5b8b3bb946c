// The players' plates above and below a board: name, colour, clock, and the player to act. Pages pass in what to show.

import { other } from "../core/color.js";
import { found, setText } from "../dom/element.js";
import { colorName } from "./names.js";

/** @import { Color } from "../core/types.d.ts" */

/**
 * @typedef {object} PlateState
 * @property {string | HTMLElement} name
 * @property {boolean} acting whether it is the player's turn
 * @property {boolean} won
 * @property {string[]} notes empty ones are omitted
 * @property {string} [rating]
 * @property {{ here: boolean, title: string } | null} [presence] whether the player is connected
 */

/**
 * @typedef {object} ClockState
 * @property {string} text
 * @property {string} spoken for screen readers
 * @property {boolean} low
 * @property {boolean} [running]
 */

/** @typedef {Record<"plate" | "stone" | "here" | "who" | "rating" | "acts" | "clock", HTMLElement>} Plate */

/** Minimum length of a clock's text that is set in a smaller font. */
const LONG_TEXT = 8;

export class PlatePair {
  #top = plateOf("plate-top");
  #bottom = plateOf("plate-bottom");
  /** @type {Color} */
  #below = "w";

  /** @param {Color} below player whose plate is below the board @param {Record<Color, PlateState>} states */
  show(below, states) {
    this.#below = below;
    for (const [plate, color] of this.#pairs()) show(plate, color, states[color]);
  }

  /** Shows the clocks; null hides one. @param {Record<Color, ClockState | null>} states */
  showClocks(states) {
    for (const [{ clock }, color] of this.#pairs()) showClock(clock, states[color]);
  }

  /** @returns {[Plate, Color][]} */
  #pairs() {
    return [
      [this.#top, other(this.#below)],
      [this.#bottom, this.#below],
    ];
  }
}

/** @param {string} id @returns {Plate} */
function plateOf(id) {
  const plate = found(id, HTMLElement);
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (plate.querySelector(`.${name}`));
  return {
    plate,
    stone: part("stone"),
    here: part("here"),
    who: part("who"),
    rating: part("rating"),
    acts: part("acts"),
    clock: part("clock"),
  };
}

/** @param {Plate} plate @param {Color} color @param {PlateState} state */
function show({ plate, stone, here, who, rating, acts }, color, state) {
  const { name, acting, won, notes, rating: rated = "", presence } = state;
  plate.classList.toggle("acting", acting);
  plate.classList.toggle("won", won);
  stone.className = `stone ${color}`;
  stone.title = colorName(color);
  here.hidden = !presence;
  here.classList.toggle("away", presence?.here === false);
  here.title = presence?.title ?? "";
  // A link that has the focus keeps it.
  if (who.textContent !== (typeof name === "string" ? name : name.textContent)) who.replaceChildren(name);
  rating.hidden = rated === "";
  setText(rating, rated);
  setText(acts, notes.filter((note) => note !== "").join(" · "));
}

/** @param {HTMLElement} clock @param {ClockState | null} state */
function showClock(clock, state) {
  clock.hidden = state === null;
  if (state === null) return;
  const { text, spoken, low, running = false } = state;
  clock.classList.toggle("low", low);
  clock.classList.toggle("running", running);
  if (clock.textContent === text) return;
  clock.textContent = text;
  clock.classList.toggle("long", text.length >= LONG_TEXT);
  // Not a live region: users who want to know the time read it.
  clock.setAttribute("aria-label", spoken);
}
