// The line that says in a sentence what the player has to do. Pages pass in the sentences.

import { found, setText } from "../dom/element.js";
import { t } from "../words/words.js";

/** @import { View } from "../core/types.d.ts" */

/** Tasks by stage; those of games with potentials are added with their rules. */
const TASKS = /** @type {const} */ ({
  place: "play-do-place",
  move: "play-do-move",
  row: "play-do-row",
  ring: "play-do-ring",
  push: "play-do-push",
  remove: "play-do-remove",
  over: "play-over",
});

/** Returns the player's task in a sentence. @param {View} view */
export function taskOf(view) {
  const only = view.choices.length === 1 ? view.choices[0]?.step : undefined;
  if (only?.kind === "button" && only.name === "pass") return t("play-do-pass");
  return t(/** @type {any} */ (TASKS)[view.stage] ?? `play-do-${view.stage}`);
}

export class StatusLine {
  #head = found("status-head", HTMLElement);
  #task = found("status-task", HTMLElement);
  #now = found("to-now", HTMLButtonElement);

  /** @param {() => void} toNow shows the current position */
  constructor(toNow) {
    this.#now.addEventListener("click", toNow);
  }

  /**
   * @param {string} head @param {string} task
   * @param {{ looking: boolean, behind?: boolean }} board whether it shows an earlier position, and new turns have been played since
   */
  show(head, task, { looking, behind = false }) {
    setText(this.#head, head);
    setText(this.#task, task);
    this.#now.hidden = !looking;
    this.#now.classList.toggle("primary", behind);
    this.#head.closest(".status")?.classList.toggle("looking", looking);
  }
}
