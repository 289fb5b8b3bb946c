// The evaluation bar, from White's point of view.

import { found } from "../dom/element.js";
import { settings } from "../site/settings.js";
import { t } from "../words/words.js";

/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("./local-game.js").LocalGame} LocalGame */
/** @typedef {import("./thinker.js").Score} Score */
/** @typedef {import("./thinker.js").Thinker} Thinker */

/** Score, in hundredths, at which the odds are e to one. */
const STEEPNESS = 200;

export class Evaluation {
  #localGame;
  #thinker;
  #place = found("evaluation", HTMLElement);
  #bar = /** @type {HTMLElement} */ (found("evaluation", HTMLElement).querySelector(".share"));
  #number = /** @type {HTMLElement} */ (found("evaluation", HTMLElement).querySelector(".number"));
  /** The position evaluated last. */
  #position = "";

  /**
   * @param {LocalGame} localGame
   * @param {Thinker} thinker
   */
  constructor(localGame, thinker) {
    this.#localGame = localGame;
    this.#thinker = thinker;
  }

  /** Evaluates the position, if it is a new one between two turns and a person is to act. */
  async update() {
    const on = settings.get("evaluation") && this.#localGame.game !== null;
    found("content", HTMLElement).toggleAttribute("data-evaluation", on);
    this.#place.hidden = !on;
    const { view, game, toAct } = this.#localGame;
    if (!on || !game || view.part !== "" || toAct?.kind === "engine") return;
    if (view.position === this.#position) return;
    const position = view.position;
    this.#position = position;
    if (view.outcome) return this.#show({ kind: "won", player: view.outcome.winner });
    const score = await this.#thinker.score({ game, view });
    if (score === null) this.#position = "";
    else if (this.#localGame.view.position === position) this.#show(score);
  }

  /** @param {Score} score */
  #show(score) {
    this.#bar.style.inlineSize = `${Math.round(1000 * shareOf(score)) / 10}%`;
    this.#number.textContent = numberOf(score);
    this.#place.setAttribute("aria-label", sentenceOf(score));
  }
}

/**
 * Returns White's share of the bar.
 * @param {Score} score
 */
function shareOf(score) {
  if (score.kind === "won") return score.player === null ? 0.5 : score.player === "w" ? 1 : 0;
  return 1 / (1 + Math.exp(-score.points / STEEPNESS));
}

/** @param {Score} score */
function numberOf(score) {
  if (score.kind === "won") return score.player === null ? "½" : score.player === "w" ? "1–0" : "0–1";
  return new Intl.NumberFormat(document.documentElement.lang, {
    signDisplay: "exceptZero",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(score.points / 100)
    .replace("-", "−");
}

/** @param {Score} score */
function sentenceOf(score) {
  if (score.kind === "won") return score.player === null ? t("play-evaluation-even") : t("play-evaluation-wins", { player: score.player });
  if (Math.abs(score.points) < 15) return t("play-evaluation-even");
  const player = score.points > 0 ? "w" : "b";
  return t("play-evaluation-better", { player, points: Math.abs(Math.round(score.points / 10) / 10) });
}
