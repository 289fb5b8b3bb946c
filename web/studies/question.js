// A dialog that asks for one line of text.

import { html } from "../dom/element.js";
import { t } from "../words/words.js";
import { NAME_MAX_CHARS, named } from "./storage.js";

/**
 * @param {string} title the action
 * @param {string} label the label of the field
 * @param {string} [value]
 * @returns {Promise<string | null>} null if it was cancelled
 */
export function question(title, label, value = "") {
  const field = html("input", { type: "text", maxlength: String(NAME_MAX_CHARS), autocomplete: "off", required: "" });
  field.value = value;
  const cancel = html("button", { type: "button", class: "quiet" }, t("analyse-open-cancel"));
  const form = html(
    "form",
    { class: "question" },
    html("h2", { id: "question-title" }, title),
    html("label", {}, label, field),
    html("div", { class: "row" }, html("button", { type: "submit", class: "primary" }, t("studies-save")), cancel),
  );
  const dialog = html("dialog", { "aria-labelledby": "question-title" }, form);
  document.body.append(dialog);
  return new Promise((resolve) => {
    /** @type {string | null} */
    let answer = null;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      answer = named(field.value) || null;
      dialog.close();
    });
    cancel.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(answer);
    });
    dialog.showModal();
    field.select();
  });
}
