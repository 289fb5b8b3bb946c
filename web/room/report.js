// The dialog for reporting a player to the moderators.

import { found, html } from "../dom/element.js";
import { personName } from "../online/people.js";
import { whyNot } from "../online/reason.js";
import { ask } from "../site/rest.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";

/** @import { Player } from "../protocol/types.d.ts" */
/** @import { Game } from "./game.js" */

/** @param {Game} game */
export function offerReport(game) {
  const dialog = found("reporting", HTMLDialogElement);
  const who = found("report-who", HTMLSelectElement);
  const text = found("report-text", HTMLTextAreaElement);
  const answer = found("report-answer", HTMLElement);
  found("report", HTMLButtonElement).addEventListener("click", () => {
    who.replaceChildren(...others(game).map((player) => html("option", { value: player.id }, personName(player))));
    answer.textContent = "";
    dialog.showModal();
  });
  found("report-cancel", HTMLButtonElement).addEventListener("click", () => dialog.close());
  found("report-form", HTMLFormElement).addEventListener("submit", async (event) => {
    event.preventDefault();
    const reason = found("report-reason", HTMLSelectElement).value;
    try {
      await ask("POST", "reports", { game: game.id, player: who.value, reason, text: text.value.trim() });
    } catch (error) {
      answer.textContent = whyNot(error);
      return;
    }
    text.value = "";
    dialog.close();
    toast(t("chat-report-sent"));
  });
}

/** Returns the players and those who wrote in the chat, except the user. @param {Game} game */
export function others(game) {
  const { full, you } = game;
  const own = you && full?.[you]?.id;
  /** @type {Map<string, Player>} */
  const all = new Map();
  for (const player of [full?.w, full?.b, ...(full?.chat ?? []).map((line) => line.player)]) {
    if (player && player.id !== own && player.kind !== "engine") all.set(player.id, player);
  }
  return [...all.values()];
}
