// The plates of an online game, with ratings and presence, and a warning when the user's time is low.

import { sound } from "../board/sound.js";
import { PlatePair } from "../game/plates.js";
import { personLink, ratingText } from "../online/people.js";
import { readTimeControl } from "../online/time-control.js";
import { settings } from "../site/settings.js";
import { t } from "../words/words.js";
import { isLow, leftAt, leftText } from "./clocks.js";
import { winnerOf } from "./result.js";

/** @import { ClockState, PlateState } from "../game/plates.js" */
/** @import { Color, GameView } from "../protocol/types.d.ts" */
/** @import { Socket } from "../online/socket.js" */
/** @import { Game } from "./game.js" */

export class Plates {
  #game;
  #socket;
  #say;
  #pair = new PlatePair();
  #warned = -1;

  /** @param {Game} game @param {Socket} socket @param {(text: string) => void} say */
  constructor(game, socket, say) {
    this.#game = game;
    this.#socket = socket;
    this.#say = say;
    setInterval(() => this.#tick(), 100);
  }

  /** @param {Color} below player whose plate is below the board */
  update(below) {
    const { full } = this.#game;
    if (!full) return;
    this.#pair.show(below, { w: this.#state(full, "w"), b: this.#state(full, "b") });
    this.#tick();
  }

  /** @param {GameView} full @param {Color} color @returns {PlateState} */
  #state(full, color) {
    const { you, playing, present, toAct } = this.#game;
    const player = full[color];
    const here = present[color] || player?.kind === "engine";
    return {
      name: personLink(player),
      acting: toAct === color,
      won: winnerOf(full) === color,
      rating: ratingText(player),
      presence: player && { here, title: here ? t("game-present") : t("game-away") },
      notes: [you === color ? t("game-you") : "", playing && !here ? t("game-away") : "", toAct === color ? t("play-to-act") : ""],
    };
  }

  #tick() {
    const { full, you } = this.#game;
    if (!full) return;
    const clocks = { w: this.#clock(full, "w"), b: this.#clock(full, "b") };
    this.#pair.showClocks(clocks);
    if (you && clocks[you]?.low && clocks[you]?.running) this.#warn();
  }

  /** @param {GameView} full @param {Color} color @returns {ClockState | null} */
  #clock({ clocks, status, terms }, color) {
    const control = readTimeControl(terms.clock);
    const left = leftAt(clocks, color, control, this.#socket.now());
    if (left === null || status === "waiting") return null;
    const time = leftText(left);
    const periods = control.kind === "byo-yomi" ? (left.periods ?? 0) : 0;
    const spoken = periods ? `${time}, ${t("game-clock-periods", { periods })}` : time;
    return {
      text: periods ? `${time} ×${periods}` : time,
      spoken: t("game-clock-left", { player: color, time: spoken }),
      low: isLow(left, control) && status === "playing",
      running: clocks.running === color,
    };
  }

  /** Warns once, and not again in following turns while the time stays low. */
  #warn() {
    const ply = this.#game.turns.length;
    const isNew = this.#warned < 0 || ply - this.#warned > 2;
    this.#warned = ply;
    if (!isNew) return;
    this.#say(t("game-clock-low"));
    if (settings.get("sound")) sound("hurry");
  }
}
