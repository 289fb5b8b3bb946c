// The players above and below the board: name, rating, whether they are here, and the clock.

import { sound } from "../board/sound.js";
import { found } from "../game/element.js";
import { colorName } from "../game/names.js";
import { readPace } from "../online/pace.js";
import { personLink, personName, ratingText } from "../online/people.js";
import { settings } from "../site/settings.js";
import { t } from "../words/words.js";
import { other } from "./game.js";
import { isLow, leftAt, leftText } from "./clocks.js";

/** @import { Color } from "../online/types.d.ts" */
/** @import { Socket } from "../online/socket.js" */
/** @import { Game } from "./game.js" */

/** @typedef {Record<"stone" | "here" | "who" | "rating" | "acts" | "clock" | "plate", HTMLElement>} Plate */

export class Plates {
  #game;
  #socket;
  #say;
  #top = plateOf("plate-top");
  #bottom = plateOf("plate-bottom");
  /** @type {Color} */
  #below = "w";
  #warned = -1;

  /** @param {Game} game @param {Socket} socket @param {(text: string) => void} say */
  constructor(game, socket, say) {
    this.#game = game;
    this.#socket = socket;
    this.#say = say;
    setInterval(() => this.#tick(), 100);
  }

  /** @param {Color} below whose plate is below the board */
  update(below) {
    this.#below = below;
    const { full } = this.#game;
    if (!full) return;
    for (const [plate, color] of this.#pairs()) this.#show(plate, color);
    this.#tick();
  }

  /** @param {Plate} plate @param {Color} color */
  #show({ plate, stone, here, who, rating, acts }, color) {
    const full = this.#game.full;
    const player = full?.[color];
    const present = this.#game.present[color] || player?.kind === "engine";
    plate.classList.toggle("acting", this.#game.toAct === color);
    plate.classList.toggle("won", full?.result?.score === (color === "w" ? "1-0" : "0-1"));
    stone.className = `stone ${color}`;
    stone.title = colorName(color);
    here.className = present ? "here" : "here away";
    here.hidden = !player;
    here.title = present ? t("game-present") : t("game-away");
    if (who.dataset.name !== personName(player)) who.replaceChildren(personLink(player));
    who.dataset.name = personName(player);
    rating.textContent = ratingText(player);
    const words = [
      this.#game.you === color ? t("game-you") : "",
      this.#game.playing && !present ? t("game-away") : "",
      this.#game.toAct === color ? t("play-to-act") : "",
    ];
    const text = words.filter((word) => word !== "").join(" · ");
    if (acts.textContent !== text) acts.textContent = text;
  }

  #tick() {
    const { full } = this.#game;
    if (!full) return;
    const pace = readPace(full.terms.clock);
    for (const [{ clock }, color] of this.#pairs()) {
      const left = leftAt(full.clocks, color, pace, this.#socket.now());
      clock.hidden = left === null || full.status === "waiting";
      if (!left) continue;
      const low = isLow(left, pace) && full.status === "playing";
      const periods = pace.kind === "byo-yomi" && left.periods ? ` ×${left.periods}` : "";
      const text = leftText(left) + periods;
      if (clock.textContent !== text) {
        clock.textContent = text;
        clock.classList.toggle("long", text.length > 7);
        // Not a live region: a person who wants to know the time reads it.
        const spoken = periods ? `${leftText(left)}, ${t("game-clock-periods", { periods: left.periods ?? 0 })}` : text;
        clock.setAttribute("aria-label", t("game-clock-left", { player: color, time: spoken }));
      }
      clock.classList.toggle("low", low);
      clock.classList.toggle("running", full.clocks.running === color);
      if (low && color === this.#game.you && full.clocks.running === color) this.#warn();
    }
  }

  /** Once for each turn, and not again while the time is low turn after turn. */
  #warn() {
    const ply = this.#game.turns.length;
    if (this.#warned >= 0 && ply - this.#warned <= 2) {
      this.#warned = ply;
      return;
    }
    this.#warned = ply;
    this.#say(t("game-clock-low"));
    if (settings.get("sound")) sound("hurry");
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
