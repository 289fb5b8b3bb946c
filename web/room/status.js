// The current task in a sentence, on the page and in the title of the tab.

import { other } from "../core/color.js";
import { gameName } from "../game/match-names.js";
import { StatusLine, taskOf } from "../game/status.js";
import { personName } from "../online/people.js";
import { t } from "../words/words.js";
import { resultText } from "./result.js";

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
    if (toAct === null) return this.#meanwhile();
    if (!you) return [t("game-turn-of", { player: toAct }), t("game-watching")];
    if (this.#sender.asking) return [t("game-your-turn"), t("game-send-about")];
    if (toAct === you)
      return [
        t("game-your-turn"),
        this.#sender.sending ? (this.#sender.offline ? t("game-sent-later") : t("game-sent")) : taskOf(this.#boardState.view),
      ];
    const head = t("game-their-turn", { name: personName(full[toAct]) });
    if (chosen) return [head, t("game-premove-set", { turn: chosen })];
    if (this.#boardState.mode === "premove") return [head, t("game-premove-choose", { action: taskOf(this.#boardState.view) })];
    return [head, this.#boardState.view.match?.decision === "answer" ? t("game-match-answer") : live ? t("game-thinking") : ""];
  }

  /** Describes what a match waits for if neither player is to act in it. @returns {[string, string]} */
  #meanwhile() {
    const { match } = this.#game.full ?? {};
    if (match?.linked) return [t("game-match-paused"), t("game-match-linked")];
    return ["", match ? taskOf(this.#boardState.view) : ""];
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
