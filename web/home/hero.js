// The board of the home page, the line below it, and the switch between the games.

import { BoardGame } from "../board/board-game.js";
import { found, setText } from "../dom/element.js";
import { storage } from "../site/storage.js";
import { t } from "../words/words.js";
import { Demo } from "./demo.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { BoardCalls, Family, VariantId } from "../core/types.d.ts" */
/** @import { Scene } from "./demo.js" */
/** @import { Trial } from "./trial.js" */

/** Storage key of the game shown last. */
const LAST_GAME_KEY = "home";

/** Time in milliseconds that the board pauses after the pointer last moved over it. */
const AIM_PAUSE = 4000;

/** Keys that only navigate. */
const NAVIGATION_KEYS = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

export class Hero {
  #board;
  #hero = /** @type {HTMLElement} */ (document.querySelector(".hero"));
  #pause = found("pause", HTMLButtonElement);
  #again = found("again", HTMLButtonElement);
  #larger = found("larger", HTMLAnchorElement);
  #now = found("line-now", HTMLElement);
  #boardGame;
  #demo;
  /** Loaded with the first touch. @type {Trial | null} */
  #trial = null;
  /** Whether the visitor is playing. */
  #taken = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #aiming;

  /** @param {BoardCalls} core @param {HexBoard} board */
  constructor(core, board) {
    this.#board = board;
    this.#boardGame = new BoardGame(core, board, picked());
    this.#demo = new Demo(this.#boardGame);
    // Locked until the opponent is loaded so that the visitor cannot play for them.
    this.#boardGame.addEventListener("turn", () => {
      if (this.#taken && !this.#trial?.on) this.#boardGame.locked = true;
    });
    this.#listen();
    this.#watch();
  }

  #listen() {
    for (const pick of picks())
      pick.addEventListener("change", () => {
        storage.set(LAST_GAME_KEY, family());
        this.#watch();
      });
    this.#pause.addEventListener("click", () => {
      const isAsked = this.#pause.getAttribute("aria-pressed") !== "true";
      this.#pause.setAttribute("aria-pressed", String(isAsked));
      this.#demo.rest("asked", isAsked);
    });
    this.#again.addEventListener("click", () => {
      this.#watch();
      this.#pause.focus();
    });
    // Listen in the capturing phase, before the board, so the first touch already picks up a ring.
    const options = { capture: true };
    this.#board.addEventListener("pointerdown", (event) => event.isPrimary && event.button === 0 && this.#take(), options);
    this.#board.addEventListener(
      "keydown",
      (event) => NAVIGATION_KEYS.has(event.key) || event.ctrlKey || event.metaKey || this.#take(),
      options,
    );
    this.#board.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.#aim());
    this.#board.addEventListener("focusin", () => this.#demo.rest("focus", this.#board.matches(":has(:focus-visible)")));
    this.#board.addEventListener("focusout", () => this.#demo.rest("focus", false));
    document.addEventListener("visibilitychange", () => this.#demo.rest("hidden", document.hidden));
    new IntersectionObserver(([entry]) => this.#demo.rest("away", !entry?.isIntersecting)).observe(this.#board);
  }

  /** Pauses so that nothing moves from under a pointer that is about to press. */
  #aim() {
    this.#demo.rest("pointer", true);
    clearTimeout(this.#aiming);
    this.#aiming = setTimeout(() => this.#demo.rest("pointer", false), AIM_PAUSE);
  }

  /** Hands the board to the visitor who touched it, and loads their opponent. */
  async #take() {
    if (this.#taken || isLocked()) return;
    this.#taken = true;
    const opening = this.#demo.give();
    this.#forgive();
    this.#update();
    const { Trial } = await import("./trial.js");
    if (!this.#trial) {
      this.#trial = new Trial(this.#boardGame);
      this.#trial.addEventListener("change", () => this.#update());
      this.#trial.addEventListener("lost", () => this.#watch());
    }
    if (this.#taken && !this.#trial.on) this.#trial.start(opening);
  }

  /** Ignores a first touch that hits nothing: it only takes the board over. */
  #forgive() {
    const forgive = (/** @type {Event} */ event) => event.stopImmediatePropagation();
    this.#board.addEventListener("refuse", forgive, { capture: true });
    const settle = () => setTimeout(() => this.#board.removeEventListener("refuse", forgive, { capture: true }));
    for (const name of ["pointerup", "pointercancel", "keyup"]) addEventListener(name, settle, { once: true });
  }

  /** Lets the board play by itself again, from the beginning. */
  #watch() {
    this.#taken = false;
    this.#trial?.leave();
    this.#demo.open(picked());
    this.#demo.rest("taken", false);
    this.#update();
  }

  #update() {
    const address = this.#trial?.address ?? null;
    this.#hero.classList.toggle("taken", this.#taken);
    const words = this.#taken ? (this.#trial?.words ?? t("home-yours")) : "";
    setText(this.#now, words);
    this.#pause.hidden = this.#taken || !this.#demo.moves;
    this.#again.hidden = !this.#taken;
    this.#larger.hidden = address === null;
    if (address) this.#larger.href = address;
  }
}

/** @returns {NodeListOf<HTMLInputElement>} */
const picks = () => document.querySelectorAll(".switch input");

/** Selects the game shown last. */
export function recallGame() {
  const last = storage.get(LAST_GAME_KEY, /** @returns {value is Family} */ (value) => value === "yinsh" || value === "gipf");
  for (const pick of picks()) if (last) pick.checked = pick.value === last;
}

/** Returns the selected game. @returns {Family} */
function family() {
  return [...picks()].some((pick) => pick.checked && pick.value === "gipf") ? "gipf" : "yinsh";
}

/** Returns the scene of the selected game. @returns {Scene} */
function picked() {
  const { variant, position = "", turns = "" } = found(`scene-${family()}`, HTMLElement).dataset;
  return { variant: /** @type {VariantId} */ (variant), position, turns: turns.split(" ") };
}

/** Tests whether the user is playing a rated game, which locks engines; the page of that game stores its id. */
function isLocked() {
  return storage.names().includes("rated");
}
