// Blocking players: a button that blocks and unblocks, wherever a player is shown.

import { button } from "../dom/element.js";
import { problemText } from "../site/problem.js";
import { ask, Problem } from "../site/rest.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { personName } from "./people.js";

/** @import { BlockedPlayer, Player } from "../protocol/types.d.ts" */

/** Returns the players whom the user has blocked, latest first. @returns {Promise<BlockedPlayer[]>} */
export async function blockedPlayers() {
  return (await ask("GET", "account/blocks")).blocked;
}

/**
 * Makes a button block a player and unblock them again.
 * @param {HTMLButtonElement} button
 * @param {Player} player
 * @param {boolean} isBlocked
 * @param {(isBlocked: boolean) => void} [changed]
 * @param {(text: string) => void} [tell] shows messages in a dialog, which covers toasts
 */
export function startBlock(button, player, isBlocked, changed, tell = (text) => toast(text, { key: "block" })) {
  const name = personName(player);
  const show = () => {
    button.textContent = isBlocked ? t("block-remove") : t("block-add");
    button.setAttribute("aria-label", isBlocked ? t("block-remove-name", { name }) : t("block-add-name", { name }));
  };
  button.addEventListener("click", async () => {
    if (button.getAttribute("aria-disabled") === "true") return;
    // Not `disabled`: that would lose the focus.
    button.setAttribute("aria-disabled", "true");
    try {
      await ask(isBlocked ? "DELETE" : "PUT", `player/${encodeURIComponent(player.name ?? player.id)}/block`);
      isBlocked = !isBlocked;
      show();
      tell(isBlocked ? t("block-done", { name }) : t("block-undone", { name }));
      changed?.(isBlocked);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      tell(problemText(error));
    }
    button.removeAttribute("aria-disabled");
  });
  show();
}

/**
 * @param {Player} player
 * @param {boolean} isBlocked
 * @param {(isBlocked: boolean) => void} [changed]
 * @param {(text: string) => void} [tell]
 */
export function blockButton(player, isBlocked, changed, tell) {
  const made = button("", () => {});
  startBlock(made, player, isBlocked, changed, tell);
  return made;
}
