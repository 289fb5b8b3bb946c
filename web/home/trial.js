// The game of somebody who touched the board: theirs from the next move on, against the gentlest level.

import { games } from "../game/games.js";
import { resultName } from "../game/names.js";
import { LocalGame, newGame } from "../play/local-game.js";
import { Thinker } from "../play/thinker.js";
import { storage } from "../site/storage.js";
import { t } from "../words/words.js";

/** @import { Table } from "../board/table.js" */
/** @import { Opening } from "../core/types.d.ts" */
/** @import { Seats } from "../game/games.js" */

const LEVEL = 1;

/** @type {Seats} */
const SEATS = { w: { kind: "person", name: "" }, b: { kind: "engine", level: LEVEL } };

/** What must be settled, in words. */
const TASKS = /** @type {const} */ ({ row: "play-do-row", ring: "play-do-ring", remove: "play-do-remove" });

/** Reports `change`, and `lost` when another tab plays the game. */
export class Trial extends EventTarget {
  #thinker = new Thinker();
  #game;
  /** How many turns were there when it began. */
  #before = 0;

  /** @param {Table} table */
  constructor(table) {
    super();
    this.#game = new LocalGame(table, this.#thinker);
    for (const source of [this.#game, this.#thinker])
      for (const name of ["change", "state", "end"]) source.addEventListener(name, () => this.#onChange());
    this.#game.addEventListener("stale", () => this.dispatchEvent(new Event("lost")));
    addEventListener("pagehide", () => this.#begun && this.#game.pause());
  }

  get on() {
    return this.#game.game !== null;
  }

  /** Whether something was played in it. */
  get #begun() {
    const { game, view } = this.#game;
    return game !== null && (view.turns.length > this.#before || view.part !== "");
  }

  /** Where it can be played with everything that belongs to a game; null before something was played. */
  get address() {
    return this.#begun ? `/${document.documentElement.lang}/play?game=${this.#game.game?.id}` : null;
  }

  /** Takes up the game that stands on the table. @param {Opening} opening what it began with */
  start({ variant, position, turns }) {
    this.#before = turns?.length ?? 0;
    const plan = { variant, handicap: undefined, seats: SEATS, pace: null, turning: false };
    this.#game.adopt(newGame(plan, { variant, position }));
  }

  /** Leaves the game. It is kept if something was played in it. */
  leave() {
    const { game } = this.#game;
    const isKept = this.#begun;
    this.#game.leave();
    if (game && !isKept) games.remove(game.id);
  }

  /** Who is to act and what there is to do, or how it ended. */
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
