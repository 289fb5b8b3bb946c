// What to do now, in a sentence: on the page, spoken, and in the title of the tab.

import { found } from "../game/element.js";
import { variantName } from "../game/names.js";
import { t } from "../words/words.js";

/** @typedef {import("../core/types.d.ts").View} View */
/** @typedef {import("./local-game.js").LocalGame} LocalGame */
/** @typedef {import("./thinker.js").Thinker} Thinker */

/** What games with potentials add is told by the names of their stages. */
const TASKS = /** @type {const} */ ({
  place: "play-do-place",
  move: "play-do-move",
  row: "play-do-row",
  ring: "play-do-ring",
  push: "play-do-push",
  remove: "play-do-remove",
  over: "play-over",
});

export class Status {
  #localGame;
  #thinker;
  #title = document.title;
  #head = found("status-head", HTMLElement);
  #task = found("status-task", HTMLElement);
  #now = found("to-now", HTMLButtonElement);
  #retry = found("engine-retry", HTMLButtonElement);
  /** What a hint says; it stays until something happens. */
  hint = "";

  /**
   * @param {LocalGame} localGame
   * @param {Thinker} thinker
   */
  constructor(localGame, thinker) {
    this.#localGame = localGame;
    this.#thinker = thinker;
    this.#retry.addEventListener("click", () => (thinker.outdated && navigator.onLine ? location.reload() : localGame.retry()));
  }

  /** @param {boolean} looking whether the board shows an earlier position */
  update(looking) {
    const [head, task] = this.#words();
    say(this.#head, head);
    say(this.#task, this.hint || (looking ? t("play-looking") : task));
    this.#now.hidden = !looking;
    const over = this.#localGame.toAct === null;
    /** @type {HTMLElement} */ (this.#head.parentElement).hidden = over && !looking;
    this.#retry.hidden = !this.#failed();
    document.title = this.#titled();
  }

  /** The page shows no game. */
  clear() {
    document.title = this.#title;
  }

  #failed() {
    return this.#localGame.toAct?.kind === "engine" && this.#thinker.state === "failed";
  }

  /** @returns {[string, string]} */
  #words() {
    const { toAct, view } = this.#localGame;
    if (toAct === null) return [t("play-over"), ""];
    if (toAct.kind === "engine") return [t("play-turn-of", { player: view.toAct }), this.#thought()];
    const head = this.#localGame.own ? t("play-your-turn") : t("play-turn-of", { player: view.toAct });
    return [head, taskOf(view)];
  }

  #thought() {
    const { state, percent } = this.#thinker;
    if (state === "failed") return t("play-engine-failed");
    if (state === "loading") return percent ? t("play-engine-loading", { percent }) : t("play-engine-starting");
    return t("play-thinking");
  }

  #titled() {
    const { game, toAct, own } = this.#localGame;
    if (!game) return this.#title;
    const name = variantName(game.opening.variant);
    if (toAct === null) return t("play-title-over", { game: name });
    if (toAct.kind === "engine") return t("play-title-thinking", { game: name });
    return own ? t("play-title-turn", { game: name }) : `${name} · ${this.#title}`;
  }
}

/** @param {View} view */
function taskOf(view) {
  const only = view.choices.length === 1 ? view.choices[0]?.step : undefined;
  if (only?.kind === "button" && only.name === "pass") return t("play-do-pass");
  return t(/** @type {any} */ (TASKS)[view.stage] ?? `play-do-${view.stage}`);
}

/**
 * Sets a text only when it is another one, so that it is not spoken twice.
 * @param {HTMLElement} place
 * @param {string} text
 */
function say(place, text) {
  if (place.textContent !== text) place.textContent = text;
}
