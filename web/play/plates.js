// The players' plates above and below the board: name, colour, clock, and who is to act.

import { found } from "../game/element.js";
import { clockText } from "../game/clock.js";
import { colorName, playerName } from "../game/names.js";
import { t } from "../words/words.js";
import { other } from "./local-game.js";

/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("./local-game.js").LocalGame} LocalGame */

/** @typedef {{ plate: HTMLElement, stone: HTMLElement, who: HTMLElement, clock: HTMLElement, acts: HTMLElement }} Plate */

export class Plates {
  #localGame;
  #top = plateOf("plate-top");
  #bottom = plateOf("plate-bottom");
  /** @type {Color} */
  #below = "w";

  /** @param {LocalGame} localGame */
  constructor(localGame) {
    this.#localGame = localGame;
    localGame.addEventListener("tick", () => this.#showClocks());
  }

  /** @param {Color} below whose plate is below the board */
  update(below) {
    this.#below = below;
    for (const [{ plate, stone, who, acts }, color] of this.#pairs()) {
      const { game } = this.#localGame;
      if (!game) continue;
      const acting = this.#localGame.ending === null && this.#localGame.view.toAct === color;
      const player = this.#localGame.player(color);
      const name = playerName(game.seats, player);
      plate.classList.toggle("acting", acting);
      plate.classList.toggle("won", this.#localGame.ending?.winner === player);
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
      const left = this.#localGame.left(color);
      clock.hidden = left === null;
      if (left === null) continue;
      clock.textContent = clockText(left);
      clock.classList.toggle("low", this.#localGame.low(color));
      // Not a live region: a person who wants to know the time reads it.
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
