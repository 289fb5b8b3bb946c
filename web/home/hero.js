// The board of the first page, its line below, and the switch between the games.

import { Table } from "../board/table.js";
import { found } from "../game/element.js";
import { storage } from "../site/storage.js";
import { t } from "../words/words.js";
import { Demo } from "./demo.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { BoardCalls, Family, VariantId } from "../core/types.d.ts" */
/** @import { Scene } from "./demo.js" */
/** @import { Trial } from "./trial.js" */

/** The game that was looked at last, in this browser. */
const LAST = "home";

/** How long the board rests after the pointer was last seen over it, in milliseconds. */
const AIMING = 4000;

/** Keys that only look around. */
const LOOKING = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "Escape", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

export class Hero {
  #board;
  #hero = /** @type {HTMLElement} */ (document.querySelector(".hero"));
  #pause = found("pause", HTMLButtonElement);
  #again = found("again", HTMLButtonElement);
  #larger = found("larger", HTMLAnchorElement);
  #now = found("line-now", HTMLElement);
  #table;
  #demo;
  /** Comes with the first touch. @type {Trial | null} */
  #trial = null;
  /** Whether somebody plays. */
  #taken = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #aiming;

  /** @param {BoardCalls} core @param {HexBoard} board */
  constructor(core, board) {
    this.#board = board;
    this.#table = new Table(core, board, picked());
    this.#demo = new Demo(this.#table);
    // Until the opponent has come, nobody plays for them.
    this.#table.addEventListener("turn", () => {
      if (this.#taken && !this.#trial?.on) this.#table.locked = true;
    });
    this.#listen();
    this.#watch();
  }

  #listen() {
    for (const pick of picks())
      pick.addEventListener("change", () => {
        storage.set(LAST, family());
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
    // Before the board hears of it, so that the first touch picks a ring up already.
    const options = { capture: true };
    this.#board.addEventListener("pointerdown", (event) => event.isPrimary && event.button === 0 && this.#take(), options);
    this.#board.addEventListener("keydown", (event) => LOOKING.has(event.key) || event.ctrlKey || event.metaKey || this.#take(), options);
    this.#board.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.#aim());
    this.#board.addEventListener("focusin", () => this.#demo.rest("focus", this.#board.matches(":has(:focus-visible)")));
    this.#board.addEventListener("focusout", () => this.#demo.rest("focus", false));
    document.addEventListener("visibilitychange", () => this.#demo.rest("hidden", document.hidden));
    new IntersectionObserver(([entry]) => this.#demo.rest("away", !entry?.isIntersecting)).observe(this.#board);
  }

  /** Nothing moves away from under a pointer that looks for its target. */
  #aim() {
    this.#demo.rest("pointer", true);
    clearTimeout(this.#aiming);
    this.#aiming = setTimeout(() => this.#demo.rest("pointer", false), AIMING);
  }

  /** Somebody touches the board: the next move is theirs. Their opponent is fetched meanwhile. */
  async #take() {
    if (this.#taken || isLocked()) return;
    this.#taken = true;
    const opening = this.#demo.give();
    this.#forgive();
    this.#update();
    const { Trial } = await import("./trial.js");
    if (!this.#trial) {
      this.#trial = new Trial(this.#table);
      this.#trial.addEventListener("change", () => this.#update());
      this.#trial.addEventListener("lost", () => this.#watch());
    }
    if (this.#taken && !this.#trial.on) this.#trial.start(opening);
  }

  /** A touch that hits nothing is no mistake: it only said "mine". */
  #forgive() {
    const forgive = (/** @type {Event} */ event) => event.stopImmediatePropagation();
    this.#board.addEventListener("refuse", forgive, { capture: true });
    const settle = () => setTimeout(() => this.#board.removeEventListener("refuse", forgive, { capture: true }));
    for (const name of ["pointerup", "pointercancel", "keyup"]) addEventListener(name, settle, { once: true });
  }

  /** The board plays by itself again, from the beginning. */
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
    if (this.#now.textContent !== words) this.#now.textContent = words;
    this.#pause.hidden = this.#taken || !this.#demo.moves;
    this.#again.hidden = !this.#taken;
    this.#larger.hidden = address === null;
    if (address) this.#larger.href = address;
  }
}

/** @returns {NodeListOf<HTMLInputElement>} */
const picks = () => document.querySelectorAll(".switch input");

/** Picks the game that was looked at last. */
export function recallGame() {
  const last = storage.get(LAST, /** @returns {value is Family} */ (value) => value === "yinsh" || value === "gipf");
  for (const pick of picks()) if (last) pick.checked = pick.value === last;
}

/** The game that is picked. @returns {Family} */
function family() {
  return [...picks()].some((pick) => pick.checked && pick.value === "gipf") ? "gipf" : "yinsh";
}

/** What the board plays of that game. @returns {Scene} */
function picked() {
  const { variant, position = "", turns = "" } = found(`scene-${family()}`, HTMLElement).dataset;
  return { variant: /** @type {VariantId} */ (variant), position, turns: turns.split(" ") };
}

/** During a rated game of one's own nothing is played against an engine; the page of that game notes it. */
function isLocked() {
  return storage.names().includes("rated");
}
