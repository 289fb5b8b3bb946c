// The plates of a game in this browser.

import { clockText } from "../game/clock.js";
import { colorName, playerName } from "../game/names.js";
import { PlatePair } from "../game/plates.js";
import { t } from "../words/words.js";

/** @import { Color } from "../core/types.d.ts" */
/** @import { ClockState, PlateState } from "../game/plates.js" */
/** @import { Game } from "../game/games.js" */
/** @import { LocalGame } from "./local-game.js" */

export class Plates {
  #localGame;
  #pair = new PlatePair();

  /** @param {LocalGame} localGame */
  constructor(localGame) {
    this.#localGame = localGame;
    localGame.addEventListener("tick", () => this.#showClocks());
  }

  /** @param {Color} below player whose plate is below the board */
  update(below) {
    const { game } = this.#localGame;
    if (game) this.#pair.show(below, { w: this.#state(game, "w"), b: this.#state(game, "b") });
    this.#showClocks();
  }

  /** @param {Game} game @param {Color} color @returns {PlateState} */
  #state({ seats }, color) {
    const { ending, view } = this.#localGame;
    const player = this.#localGame.player(color);
    const name = playerName(seats, player);
    const acting = ending === null && view.toAct === color;
    const notes = [name === colorName(color) ? "" : colorName(color), acting ? t("play-to-act") : ""];
    return { name, acting, won: ending?.winner === player, notes };
  }

  #showClocks() {
    this.#pair.showClocks({ w: this.#clock("w"), b: this.#clock("b") });
  }

  /** @param {Color} color @returns {ClockState | null} */
  #clock(color) {
    const left = this.#localGame.left(color);
    if (left === null) return null;
    const text = clockText(left);
    return { text, spoken: t("play-time-left", { player: color, time: text }), low: this.#localGame.low(color) };
  }
}
