// Following a player: the lobby lists them first, and shows when they are online.

import { marked } from "../account/part.js";
import { problemText } from "../site/problem.js";
import { ask, Problem } from "../site/rest.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";

/** @param {string} path of the player @param {boolean} followed @returns {() => void} shows that they are no longer followed */
export function startFollow(path, followed) {
  const button = /** @type {HTMLButtonElement} */ (marked("follow"));
  const show = () => {
    button.setAttribute("aria-pressed", String(followed));
    button.textContent = followed ? t("player-following") : t("player-follow");
  };
  button.addEventListener("click", async () => {
    button.disabled = true;
    try {
      await ask(followed ? "DELETE" : "PUT", `${path}/follow`);
      followed = !followed;
      show();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast(problemText(error), { assertive: true });
    }
    button.disabled = false;
  });
  show();
  return () => {
    followed = false;
    show();
  };
}
