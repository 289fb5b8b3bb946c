// The settings page: its controls carry the names of settings, and change them at once.

import { ready, t } from "../words/words.js";
import { storage } from "./storage.js";
import { ALLOWED, settings } from "./settings.js";
import { toast } from "./toast.js";

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-settings]"));

if (form) {
  show(form);
  settings.subscribe(() => show(form));
  form.addEventListener("change", (event) => take(/** @type {HTMLInputElement} */ (event.target)));
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const waiting of form.querySelectorAll("fieldset[data-waits]")) waiting.removeAttribute("disabled");
  document.querySelector("[data-reset]")?.addEventListener("click", reset);
  document.querySelector("[data-erase]")?.addEventListener("click", askToErase);
}

/** @param {HTMLFormElement} form */
function show(form) {
  for (const [name, allowed] of Object.entries(ALLOWED)) {
    const value = settings.get(/** @type {keyof typeof ALLOWED} */ (name));
    for (const control of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll(`[name="${name}"]`))) {
      if (control.type === "checkbox") control.checked = value === allowed.find((a) => a === true) || value === "more";
      else if (control.type === "radio") control.checked = control.value === String(value);
      else control.value = String(value);
    }
  }
}

/** @param {HTMLInputElement} control */
function take(control) {
  const name = /** @type {keyof typeof ALLOWED} */ (control.name);
  const allowed = /** @type {readonly (string | number | boolean)[]} */ (ALLOWED[name] ?? []);
  const told =
    control.type !== "checkbox" ? control.value : name === "contrast" ? (control.checked ? "more" : "system") : String(control.checked);
  const value = allowed.find((candidate) => String(candidate) === told);
  if (value !== undefined) settings.set(name, /** @type {never} */ (value));
}

async function reset() {
  settings.reset();
  await ready;
  toast(t("settings-was-reset"));
}

function askToErase() {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog[data-erase-sure]"));
  if (!dialog) return;
  dialog.returnValue = "";
  dialog.showModal();
  dialog.addEventListener("close", () => dialog.returnValue === "yes" && erase(), { once: true });
}

async function erase() {
  for (const name of storage.names()) storage.remove(name);
  settings.reset();
  await ready;
  toast(t("settings-erased"));
}
