// Everything a signed-in user can see and change.

import { forgetOwner } from "../site/owner.js";
import { problemText } from "../site/problem.js";
import { ask } from "../site/rest.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { showCodes } from "./codes.js";
import { busy, clear, isTicked, onSubmit } from "./form.js";
import { marked } from "./part.js";
import { showBlocks } from "./blocks.js";
import { showSessions } from "./sessions.js";
import { showTokens, startTokens } from "./tokens.js";

/** @import { Me } from "../protocol/types.d.ts" */

/** Name of the signed-in user. */
let name = "";

/** @param {Me} me */
export async function showOwn(me) {
  name = me.player?.name ?? "";
  const isBot = me.player?.kind === "bot";
  marked("who").textContent = t(isBot ? "account-signed-in-bot" : "account-signed-in", { name });
  /** @type {HTMLAnchorElement} */ (marked("profile")).href = `/${document.documentElement.lang}/player/${encodeURIComponent(name)}`;
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-whose]"))) field.value = name;
  /** @type {HTMLElement} */ (document.querySelector('[data-own="bot"]')).hidden = isBot;
  marked("bot-only").hidden = !isBot;
  showEmail(me);
  await Promise.all([showSessions(), showTokens(), showBlocks()]);
}

/** @param {() => Promise<void>} refresh asks the server again */
export function startOwn(refresh) {
  const fail = (/** @type {string} */ text) => toast(text, { assertive: true });
  const leave = /** @type {HTMLButtonElement} */ (marked("leave"));
  leave.addEventListener("click", () =>
    busy(
      leave,
      async () => {
        await ask("POST", "logout", {});
        // Forget the owner before the next request, which may fail.
        forgetOwner();
        toast(t("account-left"));
        await refresh();
      },
      fail,
    ),
  );

  onSubmit("email", async ({ email, password }, form) => {
    await ask("POST", "account/email", { password, email: email === "" ? null : email });
    clear(form);
    toast(t(email === "" ? "account-email-gone" : "account-email-sent"));
    await refresh();
  });

  onSubmit("password", async ({ old, new: password }, form) => {
    await ask("POST", "account/password", { old, new: password, revokeTokens: isTicked(form, "revokeTokens") });
    clear(form);
    toast(t("account-password-changed"));
    await Promise.all([showSessions(), showTokens()]);
  });

  onSubmit("codes", async ({ password }, form) => {
    const { recoveryCodes } = await ask("POST", "account/recovery-codes", { password });
    clear(form);
    await showCodes(name, recoveryCodes);
    await refresh();
  });

  onSubmit("delete", async ({ password }, form) => {
    await ask("DELETE", "account", { password });
    forgetOwner();
    clear(form);
    toast(t("account-deleted"), { stays: true });
    await refresh();
    scrollTo({ top: 0 });
  });

  startTokens();
  startBot(refresh, fail);
  startTurnMail(fail);
}

/** @param {Me} me */
function showEmail({ email, emailProven, turnMail }) {
  const said = !email ? t("account-email-none") : t(emailProven ? "account-email-now" : "account-email-unproven", { email });
  marked("email").textContent = said;
  const notify = marked("notify");
  notify.hidden = !email;
  /** @type {HTMLInputElement} */ (notify.querySelector("input")).checked = turnMail;
}

/** @param {(text: string) => void} fail */
function startTurnMail(fail) {
  const box = /** @type {HTMLInputElement} */ (marked("notify").querySelector("input"));
  box.addEventListener("change", async () => {
    const wanted = box.checked;
    box.disabled = true;
    try {
      await ask("POST", "account/mail", { turn: wanted });
      toast(t("account-notify-saved"));
    } catch (error) {
      box.checked = !wanted;
      fail(problemText(error));
    } finally {
      box.disabled = false;
    }
  });
}

/**
 * @param {() => Promise<void>} refresh
 * @param {(text: string) => void} fail
 */
function startBot(refresh, fail) {
  const button = /** @type {HTMLButtonElement} */ (marked("bot"));
  const dialog = /** @type {HTMLDialogElement} */ (marked("bot-sure"));
  button.addEventListener("click", () => {
    marked("bot-question").textContent = t("account-bot-sure", { name });
    dialog.returnValue = "";
    dialog.showModal();
  });
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== "yes") return;
    busy(
      button,
      async () => {
        await ask("POST", "account/bot", {});
        toast(t("account-bot-done"));
        await refresh();
      },
      fail,
    );
  });
}
