// The current task in a sentence, on the page and in the title of the tab.

import { other } from "../core/color.js";
import { gameName } from "../game/match-names.js";
import { StatusLine, taskOf } from "../game/status.js";
import { personName } from "../online/people.js";
import { t } from "../words/words.js";
import { resultText } from "./result.js";

/** @import { View } from "../core/types.d.ts" */
/** @import { BoardState } from "./board-state.js" */
/** @import { Game } from "./game.js" */
/** @import { Sender } from "./sender.js" */

export class Status {
  #game;
  #boardState;
  #sender;
  #line;

  /** @param {Game} game @param {BoardState} boardState @param {Sender} sender */
  constructor(game, boardState, sender) {
    this.#game = game;
    this.#boardState = boardState;
    this.#sender = sender;
    this.#line = new StatusLine(() => boardState.look(Infinity));
  }

  /** @param {string | null} chosen the turn chosen in advance */
  update(chosen) {
    const [head, task] = this.#words(chosen);
    const { looking, behind } = this.#boardState;
    const away = looking
      ? `${t("play-looking")}${behind ? ` ${this.#game.toAct === this.#game.you && this.#game.you ? t("game-your-turn-new") : t("game-new-turn")}` : ""}`
      : "";
    this.#line.show(head, away || task, { looking, behind });
  }

  /** @param {string | null} chosen @returns {[string, string]} */
  #words(chosen) {
    const { full, you, toAct, live } = this.#game;
    if (!full) return ["", ""];
    if (full.status === "ended") return [resultText(full), ""];
    if (!you || toAct === null) return waitingWords(this.#game, this.#boardState.view);
    if (this.#sender.asking) return [t("game-your-turn"), t("game-send-about")];
    if (toAct === you)
      return [
        t("game-your-turn"),
        this.#sender.sending ? (this.#sender.offline ? t("game-sent-later") : t("game-sent")) : taskOf(this.#boardState.view),
      ];
    const head = t("game-their-turn", { name: personName(full[toAct]) });
    if (chosen) return [head, t("game-premove-set", { turn: chosen })];
    if (this.#boardState.mode === "premove") return [head, t("game-premove-choose", { action: taskOf(this.#boardState.view) })];
    const decision = this.#boardState.view.match?.decision;
    if (decision === "answer") return [head, t("game-match-answer")];
    return [head, decision === "enter" ? t("game-match-entering") : live ? t("game-thinking") : ""];
  }

  /** Title of the tab. */
  get title() {
    const { full, you, toAct } = this.#game;
    if (!full) return document.title;
    const game = gameName(full.terms);
    if (full.status === "waiting") return t("game-title-invite", { game });
    if (full.status === "ended") return t("game-title-over", { game });
    if (!you) return t("game-title-watch", { white: personName(full.w), black: personName(full.b) });
    if (toAct === null) return game;
    return toAct === you ? t("game-title-turn", { game }) : t("game-title-wait", { name: personName(full[other(you)]), game });
  }
}

/**
 * Describes what a game waits for: for spectators, and for both players of a match in which neither is to act.
 * @param {Game} game @param {View} view @returns {[string, string]}
 */
export function waitingWords({ full, toAct }, view) {
  const decision = view.match?.decision;
  if (full?.match?.linked) return [t("game-match-paused"), t("game-match-linked")];
  if (decision === "enter") return [t("game-match-elsewhere"), t("game-match-entering")];
  if (toAct === null) return ["", view.match ? taskOf(view) : ""];
  if (decision === "answer") return [t("game-match-decides", { player: toAct }), t("game-match-choice")];
  return [t("game-turn-of", { player: toAct }), t("game-watching")];
}
