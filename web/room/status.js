// What to do now, in a sentence, on the page and in the title of the tab.

import { found } from "../game/element.js";
import { gameName } from "../game/match-names.js";
import { personName } from "../online/people.js";
import { t } from "../words/words.js";
import { other } from "./game.js";
import { resultText } from "./result.js";

/** @import { View } from "../core/types.d.ts" */
/** @import { BoardState } from "./board-state.js" */
/** @import { Game } from "./game.js" */
/** @import { Sender } from "./sender.js" */

const TASKS = /** @type {const} */ ({
  place: "play-do-place",
  move: "play-do-move",
  row: "play-do-row",
  ring: "play-do-ring",
  push: "play-do-push",
  remove: "play-do-remove",
  extra: /** @type {"play-do-push"} */ (/** @type {string} */ ("play-do-extra")),
  over: "game-over",
});

/** @param {View} view */
export function taskOf(view) {
  const only = view.choices.length === 1 ? view.choices[0]?.step : undefined;
  if (only?.kind === "button" && only.name === "pass") return t("play-do-pass");
  return t(/** @type {any} */ (TASKS)[view.stage] ?? `play-do-${view.stage}`);
}

export class Status {
  #game;
  #boardState;
  #sender;
  #head = found("status-head", HTMLElement);
  #task = found("status-task", HTMLElement);
  #now = found("to-now", HTMLButtonElement);

  /** @param {Game} game @param {BoardState} boardState @param {Sender} sender */
  constructor(game, boardState, sender) {
    this.#game = game;
    this.#boardState = boardState;
    this.#sender = sender;
    this.#now.addEventListener("click", () => boardState.look(Infinity));
  }

  /** @param {string | null} chosen what was chosen in advance */
  update(chosen) {
    const [head, task] = this.#words(chosen);
    const { looking, behind } = this.#boardState;
    const away = looking
      ? `${t("play-looking")}${behind ? ` ${this.#game.toAct === this.#game.you && this.#game.you ? t("game-your-turn-new") : t("game-new-turn")}` : ""}`
      : "";
    say(this.#head, head);
    say(this.#task, away || task);
    this.#now.hidden = !looking;
    this.#now.classList.toggle("primary", behind);
    this.#head.closest(".status")?.classList.toggle("looking", looking);
  }

  /** @param {string | null} chosen @returns {[string, string]} */
  #words(chosen) {
    const { full, you, toAct, live } = this.#game;
    if (!full) return ["", ""];
    if (full.status === "ended") return [resultText(full), ""];
    if (toAct === null) return ["", ""];
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
    return [head, live ? t("game-thinking") : ""];
  }

  /** What the tab is called. */
  get title() {
    const { full, you, toAct } = this.#game;
    if (!full) return document.title;
    const game = gameName(full.terms);
    if (full.status === "waiting") return t("game-title-invite", { game });
    if (full.status === "ended") return t("game-title-over", { game });
    if (!you) return t("game-title-watch", { white: personName(full.w), black: personName(full.b) });
    return toAct === you ? t("game-title-turn", { game }) : t("game-title-wait", { name: personName(full[other(you)]), game });
  }
}

/** Sets a text only when it is another one, so that it is not spoken twice. @param {HTMLElement} place @param {string} text */
function say(place, text) {
  if (place.textContent !== text) place.textContent = text;
}
