// A use that the opponent declares in a lesson about matches: the learner accepts or challenges it.
import { html } from "../dom/element.js";
import { t } from "../words/words.js";

/** @typedef {"ok" | "challenge"} Answer */

/** Returns the two answers as buttons. @param {(answer: Answer) => void} choose */
export function answers(choose) {
  const button = (/** @type {Answer} */ answer, /** @type {string} */ words) => {
    const made = html("button", { type: "button", "data-answer": answer }, words);
    made.addEventListener("click", () => choose(answer));
    return made;
  };
  return html(
    "p",
    { class: "acts declared" },
    button("ok", t("potentials-answer-pass")),
    button("challenge", t("potentials-answer-challenge")),
  );
}

/** Returns the message about a use that was accepted but should have been challenged. */
export const passed = () => t("potentials-miss-answer");
