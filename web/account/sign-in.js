// Signing in, creating an account, resetting a password. The fragment of the URL selects the form.

import { problemText } from "../site/problem.js";
import { ask } from "../site/rest.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { showCodes } from "./codes.js";
import { clear, isTicked, onSubmit } from "./form.js";

/** Prefix of the fragment in an emailed link; the secret follows it. Fragments are never sent to the server. */
const RESET = "#reset=";
const CONFIRM = "#confirm=";

let secret = "";

/**
 * @param {() => Promise<void>} come called after signing in
 */
export function startEntrance(come) {
  takeLink();
  showWay(false);
  addEventListener("hashchange", () => {
    takeLink();
    showWay(true);
  });
  for (const box of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-shows]"))) reveal(box);

  onSubmit("enter", async ({ name, password }, form) => {
    const { player } = await ask("POST", "login", { name, password });
    clear(form);
    toast(t("account-entered", { name: player?.name ?? name }));
    await come();
  });

  onSubmit("new", async ({ name, password, email }, form) => {
    const { recoveryCodes } = await ask("POST", "account", { name, password, ...(email ? { email } : {}) });
    clear(form);
    await showCodes(name, recoveryCodes);
    await come();
  });

  onSubmit("by-code", async ({ name, code, password }, form) => {
    await ask("POST", "recover", { name, code, password, revokeTokens: isTicked(form, "revokeTokens") });
    clear(form);
    toast(t("account-reset-done"));
    await come();
  });

  onSubmit("by-mail", async ({ name }, form) => {
    await ask("POST", "reset", { name });
    clear(form);
    toast(t("account-mail-sent"), { stays: true });
  });

  onSubmit("reset", async ({ password }, form) => {
    await ask("POST", "reset/confirm", { token: secret, password, revokeTokens: isTicked(form, "revokeTokens") });
    secret = "";
    clear(form);
    toast(t("account-reset-done"));
    await come();
  });
}

/** Confirms an email address after the link in the email was opened. */
export async function confirmAddress() {
  if (!location.hash.startsWith(CONFIRM)) return;
  const token = decodeURIComponent(location.hash.slice(CONFIRM.length));
  history.replaceState(null, "", location.pathname + location.search);
  try {
    await ask("POST", "account/email/confirm", { token });
    toast(t("account-email-proven"));
  } catch (error) {
    toast(problemText(error), { assertive: true, stays: true });
  }
}

/** Removes the secret from the URL so that it is not kept in the history. Returns whether there was one. */
export function takeLink() {
  if (location.hash.startsWith(RESET)) {
    secret = decodeURIComponent(location.hash.slice(RESET.length));
    history.replaceState(null, "", location.pathname + location.search);
  }
  return secret !== "";
}

/** Shows the form that the URL names. @param {boolean} focus */
export function showWay(focus) {
  const asked = location.hash.slice(1);
  const way = secret ? "reset" : ["new", "forgotten"].includes(asked) ? asked : "enter";
  for (const section of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-way]"))) {
    section.hidden = section.dataset.way !== way;
    if (!section.hidden && focus) /** @type {HTMLElement | null} */ (section.querySelector("input:not([hidden])"))?.focus();
  }
  for (const link of document.querySelectorAll("[data-part=stranger] nav a")) {
    if (link.getAttribute("href") === `#${way}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

/** @param {HTMLInputElement} box */
function reveal(box) {
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById(box.dataset.shows ?? ""));
  const follow = () => field?.setAttribute("type", box.checked ? "text" : "password");
  box.addEventListener("change", follow);
  // Resetting the form hides the password again.
  box.form?.addEventListener("reset", () => setTimeout(follow));
}
