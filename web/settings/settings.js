// The settings page: its controls have the names of settings, and change them at once.

import { ready, t } from "../words/words.js";
import { storage } from "../site/storage.js";
import { SETTING_VALUES, settings } from "../site/settings.js";
import { toast } from "../site/toast.js";

/** @typedef {import("../board/board.js").HexBoard} HexBoard */

/** Positions of the preview boards. */
const SHOWN = {
  yinsh: "e9 f3 f5 d7 e4 c4 j8 h3 j7 i11 e9-d8 c4-c8 j8-d2 d7-a4 e4-e10 i11-e7 f5-h7 a4-b5 e10-d9 f3-h5 h7-h9 h5-i5".split(" "),
  "gipf-standard": "h6-h4 b6-b4 b3 h1-h3 d1-f2 e9-e7 i4-g4 a4-c6".split(" "),
};

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-settings]"));

if (form) {
  show(form);
  settings.subscribe(() => show(form));
  form.addEventListener("change", (event) => take(/** @type {HTMLInputElement} */ (event.target)));
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const waiting of form.querySelectorAll("fieldset[data-waits]")) waiting.removeAttribute("disabled");
  void showPreview();
  document.querySelector("[data-reset]")?.addEventListener("click", reset);
  document.querySelector("[data-erase]")?.addEventListener("click", askToErase);
}

/** @param {HTMLFormElement} form */
function show(form) {
  for (const name of /** @type {(keyof typeof SETTING_VALUES)[]} */ (Object.keys(SETTING_VALUES))) {
    const value = settings.get(name);
    for (const control of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll(`[name="${name}"]`))) {
      if (control.type === "checkbox") control.checked = value === true || value === "more";
      else if (control.type === "radio") control.checked = control.value === String(value);
      else control.value = String(value);
    }
  }
}

/** @param {HTMLInputElement} control */
function take(control) {
  const name = /** @type {keyof typeof SETTING_VALUES} */ (control.name);
  const allowed = /** @type {readonly (string | number | boolean)[] | null | undefined} */ (SETTING_VALUES[name]);
  const text =
    control.type !== "checkbox" ? control.value : name === "contrast" ? (control.checked ? "more" : "system") : String(control.checked);
  const value = allowed === null ? text : allowed?.find((candidate) => String(candidate) === text);
  if (value !== undefined) settings.set(name, /** @type {never} */ (value));
  if (name === "volume" || name === "sound") void hear();
}

/** Plays a sound at the chosen volume. */
async function hear() {
  const [{ sound }] = await Promise.all([import("../board/sound.js"), import("../game/site-board.js")]);
  if (settings.get("sound")) sound("place");
}

/** Shows boards with the current settings; the page works without them until they are loaded. */
async function showPreview() {
  const boards = /** @type {NodeListOf<HexBoard>} */ (document.querySelectorAll("[data-preview] hex-board"));
  const [{ loadBoardCore }] = await Promise.all([import("../core/core.js"), import("../game/site-board.js"), ready]);
  const core = await loadBoardCore();
  for (const board of boards) {
    const variant = /** @type {keyof typeof SHOWN} */ (board.dataset.variant);
    const { id, view } = core.open({ variant, turns: SHOWN[variant] });
    board.geometry = core.geometry(view.family);
    board.view = view;
    core.close(id);
  }
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
  indexedDB.deleteDatabase("gipfel-studies");
  const { eraseNotebook } = await import("../notebook/shelf.js");
  await eraseNotebook();
  settings.reset();
  await ready;
  toast(t("settings-erased"));
}
