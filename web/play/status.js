// The current task in a sentence: on the page, announced, and in the title of the tab.

import { found } from "../dom/element.js";
import { variantName } from "../game/names.js";
import { StatusLine, taskOf } from "../game/status.js";
import { t } from "../words/words.js";

/** @typedef {import("./local-game.js").LocalGame} LocalGame */
/** @typedef {import("./thinker.js").Thinker} Thinker */

export class Status {
  #localGame;
  #thinker;
  #title = document.title;
  #line;
  #retry = found("engine-retry", HTMLButtonElement);
  /** Text of a hint; it stays until the next change. */
  hint = "";

  /**
   * @param {LocalGame} localGame
   * @param {Thinker} thinker
   * @param {() => void} toNow shows the current position
   */
  constructor(localGame, thinker, toNow) {
    this.#line = new StatusLine(toNow);
    this.#localGame = localGame;
    this.#thinker = thinker;
    this.#retry.addEventListener("click", () => (thinker.outdated && navigator.onLine ? location.reload() : localGame.retry()));
  }

  /** @param {boolean} looking whether the board shows an earlier position */
  update(looking) {
    const [head, task] = this.#words();
    this.#line.show(head, this.hint || (looking ? t("play-looking") : task), { looking });
    const over = this.#localGame.toAct === null;
    found("said", HTMLElement).hidden = over && !looking;
    this.#retry.hidden = !this.#failed();
    document.title = this.#titled();
  }

  /** Clears the status when the page shows no game. */
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
