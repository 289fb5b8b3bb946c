// What to do now, in a sentence: on the page, spoken, and in the title of the tab.

import { found } from "../game/element.js";
import { variantName } from "../game/names.js";
import { t } from "../words/words.js";

/** @typedef {import("../core/types.d.ts").View} View */
/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./thinker.js").Thinker} Thinker */

const DEEDS = /** @type {const} */ ({
  place: "play-do-place",
  move: "play-do-move",
  row: "play-do-row",
  ring: "play-do-ring",
  push: "play-do-push",
  remove: "play-do-remove",
  over: "play-over",
});

export class Status {
  #match;
  #thinker;
  #title = document.title;
  #head = found("status-head", HTMLElement);
  #deed = found("status-deed", HTMLElement);
  #now = found("to-now", HTMLButtonElement);
  #retry = found("engine-retry", HTMLButtonElement);
  /** What a hint says; it stays until something happens. */
  hint = "";

  /**
   * @param {Match} match
   * @param {Thinker} thinker
   */
  constructor(match, thinker) {
    this.#match = match;
    this.#thinker = thinker;
    this.#retry.addEventListener("click", () => (thinker.outdated && navigator.onLine ? location.reload() : match.retry()));
  }

  /** @param {boolean} looking whether the board shows an earlier position */
  update(looking) {
    const [head, deed] = this.#words();
    say(this.#head, head);
    say(this.#deed, this.hint || (looking ? t("play-looking") : deed));
    this.#now.hidden = !looking;
    this.#head.closest(".status")?.classList.toggle("looking", looking);
    this.#retry.hidden = !this.#failed();
    document.title = this.#titled();
  }

  /** The page shows no game. */
  clear() {
    document.title = this.#title;
  }

  #failed() {
    return this.#match.toAct?.kind === "engine" && this.#thinker.state === "failed";
  }

  /** @returns {[string, string]} */
  #words() {
    const { toAct, view } = this.#match;
    if (toAct === null) return [t("play-over"), ""];
    if (toAct.kind === "engine") return [t("play-turn-of", { player: view.toAct }), this.#thought()];
    const head = this.#match.own ? t("play-your-turn") : t("play-turn-of", { player: view.toAct });
    return [head, deedOf(view)];
  }

  #thought() {
    const { state, percent } = this.#thinker;
    if (state === "failed") return t("play-engine-failed");
    if (state === "loading") return percent ? t("play-engine-loading", { percent }) : t("play-engine-starting");
    return t("play-thinking");
  }

  #titled() {
    const { game, toAct, own } = this.#match;
    if (!game) return this.#title;
    const name = variantName(game.opening.variant);
    if (toAct === null) return t("play-title-over", { game: name });
    if (toAct.kind === "engine") return t("play-title-thinking", { game: name });
    return own ? t("play-title-turn", { game: name }) : `${name} · ${this.#title}`;
  }
}

/** @param {View} view */
function deedOf(view) {
  const only = view.choices.length === 1 ? view.choices[0]?.step : undefined;
  if (only?.kind === "button" && only.name === "pass") return t("play-do-pass");
  return t(DEEDS[view.stage]);
}

/**
 * Sets a text only when it is another one, so that it is not spoken twice.
 * @param {HTMLElement} place
 * @param {string} text
 */
function say(place, text) {
  if (place.textContent !== text) place.textContent = text;
}
