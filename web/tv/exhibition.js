// When nobody plays: two levels of the engine play each other in the viewer's browser, and then two others.

import { found, setText } from "../dom/element.js";
import { levelName, variantName, endingName } from "../game/names.js";
import { PlatePair } from "../game/plates.js";
import { Thinker } from "../play/thinker.js";
import { settings } from "../site/settings.js";
import { storage } from "../site/storage.js";
import { t } from "../words/words.js";

/** @import { BoardGame } from "../board/board-game.js" */
/** @import { Color, VariantId } from "../core/types.d.ts" */
/** @import { Game } from "../game/games.js" */

/** Minimum time between two turns, and time for which the end of a game is shown, in milliseconds. */
const TURN_PAUSE = 1800;
const END_DURATION = 8000;

/** The games, in turns; the levels are so near to each other that both have chances. */
const PAIRINGS = /** @type {const} */ ([
  { variant: "yinsh", w: 4, b: 5 },
  { variant: "gipf-standard", w: 5, b: 4 },
  { variant: "yinsh", w: 6, b: 5 },
  { variant: "gipf-tournament", w: 4, b: 5 },
]);

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Dispatches `change`, and `failed` if the engine cannot be loaded. */
export class Exhibition extends EventTarget {
  #boardGame;
  #thinker = new Thinker();
  #plates = new PlatePair();
  #pause = found("exhibition-pause", HTMLButtonElement);
  #number = Math.floor(Math.random() * PAIRINGS.length);
  #isOn = false;
  #seed = 0;
  /** Invalidates the turns of earlier games. */
  #round = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {BoardGame} boardGame */
  constructor(boardGame) {
    super();
    this.#boardGame = boardGame;
    this.#pause.setAttribute("aria-pressed", String(still.matches || settings.get("speed") === 0));
    this.#pause.addEventListener("click", () => {
      this.#pause.setAttribute("aria-pressed", String(!this.#isPaused));
      this.#wait(0);
    });
    document.addEventListener("visibilitychange", () => this.#wait(TURN_PAUSE));
  }

  get isOn() {
    return this.#isOn;
  }

  /** Whether this browser may run the engine: not during a rated game of its user. */
  static get isAllowed() {
    return !storage.names().includes("rated");
  }

  start() {
    if (this.#isOn) return;
    this.#isOn = true;
    this.#begin();
  }

  stop() {
    this.#isOn = false;
    this.#round += 1;
    clearTimeout(this.#timer);
    this.#thinker.stop();
    this.#boardGame.board.result = null;
  }

  get #isPaused() {
    return this.#pause.getAttribute("aria-pressed") === "true";
  }

  get #pairing() {
    return /** @type {{ variant: VariantId, w: number, b: number }} */ (PAIRINGS[this.#number % PAIRINGS.length]);
  }

  #begin() {
    this.#round += 1;
    this.#seed = Math.floor(Math.random() * 2 ** 31);
    this.#boardGame.board.result = null;
    this.#boardGame.open({ variant: this.#pairing.variant });
    this.#boardGame.locked = true;
    this.#show();
    this.#wait(TURN_PAUSE);
  }

  /** @param {number} pause */
  #wait(pause) {
    clearTimeout(this.#timer);
    if (this.#isOn && !this.#isPaused && !document.hidden) this.#timer = setTimeout(() => void this.#step(), pause);
  }

  async #step() {
    const { view } = this.#boardGame;
    if (view.outcome) {
      this.#number += 1;
      return this.#begin();
    }
    const round = this.#round;
    const { variant, ...levels } = this.#pairing;
    const game = /** @type {Game} */ (/** @type {unknown} */ ({ opening: { variant }, seed: this.#seed + view.turns.length }));
    const token = await this.#thinker.turn({ game, view, level: levels[view.toAct ?? "w"], left: null });
    if (round !== this.#round || !this.#isOn || view !== this.#boardGame.view) return;
    if (token === null) {
      if (this.#thinker.state === "failed") this.dispatchEvent(new Event("failed"));
      return;
    }
    await this.#boardGame.play(token, { silent: true });
    if (round !== this.#round) return;
    this.#boardGame.locked = true;
    this.#show();
    this.#wait(this.#boardGame.view.outcome ? END_DURATION : TURN_PAUSE);
  }

  #show() {
    const { view, board } = this.#boardGame;
    const { variant, w, b } = this.#pairing;
    const { outcome } = view;
    this.#plates.show("w", { w: this.#plate("w", w), b: this.#plate("b", b) });
    this.#plates.showClocks({ w: null, b: null });
    const names = { white: t("online-engine", { level: w }), black: t("online-engine", { level: b }) };
    setText(found("now-head", HTMLElement), t("online-against", names));
    setText(found("now-facts", HTMLElement), `${variantName(variant)} · ${t("online-turns", { count: view.turns.length })}`);
    if (outcome) board.result = { title: resultText(outcome.winner), reason: endingName(outcome) };
    setText(
      found("now-state", HTMLElement),
      outcome ? `${resultText(outcome.winner)} ${t("tv-next")}` : t("game-turn-of", { player: view.toAct ?? "w" }),
    );
  }

  /** @param {Color} color @param {number} level */
  #plate(color, level) {
    const { toAct, outcome } = this.#boardGame.view;
    return {
      name: t("online-engine", { level }),
      acting: toAct === color,
      won: outcome?.winner === color,
      notes: [levelName(level), toAct === color ? t("play-to-act") : ""],
    };
  }
}

/** @param {Color | null} winner */
function resultText(winner) {
  if (winner === null) return t("play-result-draw");
  return winner === "w" ? t("play-result-white") : t("play-result-black");
}
