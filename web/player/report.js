// Reports a player to the moderators of the server.

import { clear, onSubmit } from "../account/form.js";
import { marked } from "../account/part.js";
import { ask } from "../site/rest.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";

/** @import { Player } from "../protocol/types.d.ts" */

/** @param {Player} player */
export function startReport({ name }) {
  const dialog = /** @type {HTMLDialogElement} */ (marked("report-dialog"));
  const title = /** @type {HTMLElement} */ (document.getElementById("report-title"));
  title.textContent = t("player-report-title", { name: name ?? "" });
  marked("report").addEventListener("click", () => dialog.showModal());
  marked("cancel", dialog).addEventListener("click", () => dialog.close());
  onSubmit("report", async ({ reason, text }, form) => {
    await ask("POST", "reports", { player: name, reason, text });
    clear(form);
    dialog.close();
    toast(t("chat-report-sent"));
  });
}
