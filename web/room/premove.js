// A whole turn that is chosen while the opponent is thinking. Once the opponent has played, it is sent if it is legal, else dropped.

import { found } from "../dom/element.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";

/** @import { Token } from "../core/types.d.ts" */
/** @import { BoardState } from "./board-state.js" */
/** @import { Game } from "./game.js" */
/** @import { Sender } from "./sender.js" */

export class Premove {
  #game;
  #boardState;
  #sender;
  #button = found("premove", HTMLButtonElement);
  /** Whether choosing in advance is switched on. */
  #on = false;
  /** @type {{ turn: Token, ply: number } | null} */
  #chosen = null;
  #say;

  /** @param {Game} game @param {BoardState} boardState @param {Sender} sender @param {(text: string) => void} say */
  constructor(game, boardState, sender, say) {
    this.#game = game;
    this.#boardState = boardState;
    this.#sender = sender;
    this.#say = say;
    this.#button.addEventListener("click", () => this.#toggle());
    found("board", HTMLElement).addEventListener("pointerdown", (event) => this.#chosen && this.#cancel(event), { capture: true });
    addEventListener(
      "keydown",
      (event) => event.key === "Escape" && !document.querySelector("dialog[open]") && this.#chosen && this.#cancel(event),
      { capture: true },
    );
  }

  get chosen() {
    return this.#chosen?.turn ?? null;
  }

  /** Whether a turn can be chosen in advance at all. */
  get #possible() {
    const { you, toAct, live } = this.#game;
    return you !== null && toAct !== null && toAct !== you && live && !this.#sender.sending;
  }

  #toggle() {
    if (!this.#possible) return;
    this.#on = !this.#on;
    if (!this.#on) {
      this.#chosen = null;
      return this.#boardState.unhint();
    }
    this.update();
    if (this.#on && this.#possible && !this.#chosen && this.#boardState.mode !== "premove") {
      this.#on = false;
      this.update();
      toast(t("game-premove-not-now"), { key: "premove" });
    }
  }

  /** Sends the chosen turn, if it is legal, when the player's own turn has come. */
  arrive() {
    const chosen = this.#chosen;
    this.#chosen = null;
    if (this.#boardState.mode === "premove") this.#boardState.home();
    if (!chosen || this.#game.toAct !== this.#game.you) return;
    if (chosen.ply === this.#game.turns.length && this.#boardState.fits(this.#game.turns, chosen.turn))
      return this.#sender.send(chosen.turn);
    toast(t("game-premove-impossible", { turn: chosen.turn }), { key: "premove", assertive: true });
  }

  /** Takes a turn that was chosen on the board. @param {Token} turn */
  take(turn) {
    this.#chosen = { turn, ply: this.#game.turns.length + 1 };
    this.#boardState.home();
    this.#say(t("game-premove-set", { turn }));
  }

  /** @param {Event} event */
  #cancel(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#chosen = null;
    this.#on = false;
    this.#boardState.unhint();
    this.#say(t("game-premove-dropped"));
  }

  /** Shows the current state. */
  update() {
    const possible = this.#possible;
    if (!possible && this.#boardState.mode === "premove") this.#boardState.home();
    if (!this.#game.playing) this.#chosen = null;
    const { you, playing, live } = this.#game;
    this.#button.hidden = you === null || !playing || !live || this.#game.full?.terms.match !== undefined;
    this.#button.setAttribute("aria-disabled", String(!possible));
    this.#button.setAttribute("aria-pressed", String(this.#on));
    if (possible && this.#on && !this.#chosen && this.#boardState.mode === "game" && !this.#boardState.looking && !this.#boardState.behind)
      this.#boardState.premove();
    if (this.#chosen && possible && this.#boardState.mode === "game" && !this.#boardState.looking) this.#boardState.hint(this.#chosen.turn);
  }
}
