// A dot for each step: it shows the current step and the solved ones, and leads to each.

import { t } from "../words/words.js";

export class Dots {
  /** @type {HTMLButtonElement[]} */
  #buttons = [];

  /** @param {HTMLElement} list @param {number} count @param {(step: number) => void} go */
  constructor(list, count, go) {
    for (let step = 0; step < count; step++) {
      const button = document.createElement("button");
      button.type = "button";
      button.addEventListener("click", () => go(step));
      const item = document.createElement("li");
      item.append(button);
      list.append(item);
      this.#buttons.push(button);
    }
  }

  /** @param {number} current @param {Set<number>} solved */
  show(current, solved) {
    this.#buttons.forEach((button, step) => {
      const name = t("learn-step", { step: step + 1, count: this.#buttons.length });
      button.setAttribute("aria-label", solved.has(step) ? `${name} (${t("learn-lesson-done")})` : name);
      button.classList.toggle("solved", solved.has(step));
      if (step === current) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
  }
}
