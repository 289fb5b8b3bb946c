// The players' plates above and below the board: name, colour, clock, and who is to act.

import { found } from "../game/element.js";
import { clockText } from "../game/clock.js";
import { colorName, playerName } from "../game/names.js";
import { t } from "../words/words.js";
import { other } from "./match.js";

/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("./match.js").Match} Match */

/** @typedef {{ plate: HTMLElement, stone: HTMLElement, who: HTMLElement, clock: HTMLElement, acts: HTMLElement }} Plate */

export class Plates {
  #match;
  #top = plateOf("plate-top");
  #bottom = plateOf("plate-bottom");
  /** @type {Color} */
  #below = "w";

  /** @param {Match} match */
  constructor(match) {
    this.#match = match;
    match.addEventListener("tick", () => this.#showClocks());
  }

  /** @param {Color} below whose plate is below the board */
  update(below) {
    this.#below = below;
    for (const [{ plate, stone, who, acts }, color] of this.#pairs()) {
      const { game } = this.#match;
      if (!game) continue;
      const acting = this.#match.ending === null && this.#match.view.toAct === color;
      const name = playerName(game.seats, color);
      plate.classList.toggle("acting", acting);
      plate.classList.toggle("won", this.#match.ending?.winner === color);
      stone.className = `stone ${color}`;
      stone.title = colorName(color);
      who.textContent = name;
      const spoken = name === colorName(color) ? "" : colorName(color);
      acts.textContent = acting ? `${spoken} · ${t("play-to-act")}`.replace(/^ · /, "") : spoken;
    }
    this.#showClocks();
  }

  #showClocks() {
    for (const [{ clock }, color] of this.#pairs()) {
      const left = this.#match.left(color);
      clock.hidden = left === null;
      if (left === null) continue;
      clock.textContent = clockText(left);
      clock.classList.toggle("low", this.#match.low(color));
      // Not a live region: whoever wants to know the time reads it.
      clock.setAttribute("aria-label", t("play-time-left", { player: color, time: clockText(left) }));
    }
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
  return { plate, stone: part("stone"), who: part("who"), clock: part("clock"), acts: part("acts") };
}
