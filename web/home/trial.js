// The game of a visitor who touched the board and continues it against the lowest level.

import { games } from "../game/games.js";
import { resultName } from "../game/names.js";
import { LocalGame, newGame } from "../play/local-game.js";
import { Thinker } from "../play/thinker.js";
import { storage } from "../site/storage.js";
import { t } from "../words/words.js";

/** @import { BoardGame } from "../board/board-game.js" */
/** @import { GameStart } from "../core/types.d.ts" */
/** @import { Seats } from "../game/games.js" */

const LEVEL = 1;

/** @type {Seats} */
const SEATS = { w: { kind: "person", name: "" }, b: { kind: "engine", level: LEVEL } };

/** The actions that a player may not expect, in words. */
const TASKS = /** @type {const} */ ({ row: "play-do-row", ring: "play-do-ring", remove: "play-do-remove" });

/** Dispatches `change`, and `lost` when another tab takes over the game. */
export class Trial extends EventTarget {
  #thinker = new Thinker();
  #game;
  /** Number of turns played before the visitor took over. */
  #before = 0;

  /** @param {BoardGame} boardGame */
  constructor(boardGame) {
    super();
    this.#game = new LocalGame(boardGame, this.#thinker);
    for (const source of [this.#game, this.#thinker])
      for (const name of ["change", "state", "end"]) source.addEventListener(name, () => this.#onChange());
    this.#game.addEventListener("stale", () => this.dispatchEvent(new Event("lost")));
    addEventListener("pagehide", () => this.#begun && this.#game.pause());
  }

  get on() {
    return this.#game.game !== null;
  }

  /** Whether a turn was played in the game. */
  get #begun() {
    const { game, view } = this.#game;
    return game !== null && (view.turns.length > this.#before || view.part !== "");
  }

  /** Address of the page on which the game can be continued; null before a turn was played. */
  get address() {
    return this.#begun ? `/${document.documentElement.lang}/play?game=${this.#game.game?.id}` : null;
  }

  /** Starts the game that is on the board. @param {GameStart} opening its start */
  start({ variant, position, turns }) {
    this.#before = turns?.length ?? 0;
    const plan = { variant, handicap: undefined, seats: SEATS, timeControl: null, turning: false };
    this.#game.adopt(newGame(plan, { variant, position }));
  }

  /** Leaves the game. It is stored if a turn was played in it. */
  leave() {
    const { game } = this.#game;
    const isKept = this.#begun;
    this.#game.leave();
    if (game && !isKept) games.remove(game.id);
  }

  /** The player to act and their task, or the result. */
  get words() {
    const { game, toAct, view, ending } = this.#game;
    if (game && ending) return resultName(game.seats, ending);
    if (toAct?.kind === "engine") return this.#thought();
    const task = TASKS[/** @type {keyof typeof TASKS} */ (view.stage)];
    return task ? t(task) : t("home-yours");
  }

  #thought() {
    const { state } = this.#thinker;
    if (state === "failed") return t("play-engine-failed");
    return state === "loading" ? t("play-engine-starting") : t("play-thinking");
  }

  #onChange() {
    if (!this.on) return;
    const { game, ending } = this.#game;
    if (ending) storage.remove("playing");
    else if (game && this.#begun) storage.set("playing", game.id);
    this.dispatchEvent(new Event("change"));
  }
}
