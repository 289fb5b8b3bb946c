// Forms that are sent as JSON: errors are shown at their field, and a long wait is shown too.

import { problemText } from "../site/problem.js";
import { Problem } from "../site/rest.js";
import { t } from "../words/words.js";

/** Delay before the waiting message, in milliseconds. */
const WAIT_MESSAGE_DELAY = 700;

/** The fields at which each refusal is shown; any other refusal is shown at the end of the form. @type {Record<string, string[]>} */
const FIELDS = {
  "name-taken": ["name"],
  "name-invalid": ["name"],
  "no-such-player": ["name"],
  "password-too-short": ["new", "password"],
  "password-too-long": ["new", "password"],
  "password-too-common": ["new", "password"],
  "wrong-password": ["old", "password"],
  "wrong-code": ["code"],
  "email-invalid": ["email"],
  "no-mail": ["email"],
  "token-name": ["name"],
};

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Control */

/**
 * Returns the template's form with the given name.
 * @param {string} name
 */
export function formOf(name) {
  const form = document.querySelector(`form[data-form="${name}"]`);
  if (!(form instanceof HTMLFormElement)) throw new Error(`the page lacks the form ${name}`);
  return form;
}

/**
 * @param {string} name of the form
 * @param {(values: Record<string, string>, form: HTMLFormElement) => Promise<void>} send errors that it throws are shown
 */
export function onSubmit(name, send) {
  const form = formOf(name);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (form.getAttribute("aria-busy") === "true" || !isFilled(form)) return;
    const rest = wait(form);
    try {
      await send(valuesOf(form), form);
    } catch (error) {
      showProblem(form, error);
    } finally {
      rest();
    }
  });
  for (const control of controls(form)) control.addEventListener("input", () => showError(control, ""));
}

/** Clears a form after it was sent, and collapses it. @param {HTMLFormElement} form */
export function clear(form) {
  form.reset();
  const fold = form.closest("details");
  if (fold) fold.open = false;
  for (const control of controls(form)) showError(control, "");
}

/**
 * Runs a slow action outside a form and disables its button while it runs.
 * @param {HTMLButtonElement} button
 * @param {() => Promise<void>} act
 * @param {(text: string) => void} fail
 */
export async function busy(button, act, fail) {
  button.disabled = true;
  try {
    await act();
  } catch (error) {
    fail(problemText(error));
  } finally {
    button.disabled = false;
  }
}

/** Returns the visible fields. @param {HTMLFormElement} form */
function controls(form) {
  const own = [...form.elements].filter(
    (element) => element.matches("input[id], textarea[id], select[id]") && !element.closest("[data-by-mail][hidden]"),
  );
  return /** @type {Control[]} */ (own);
}

/** Tests whether the checkbox with the given name is checked. @param {HTMLFormElement} form @param {string} name */
export function isTicked(form, name) {
  return /** @type {HTMLInputElement | null} */ (form.querySelector(`input[type="checkbox"][name="${name}"]`))?.checked ?? false;
}

/** @param {HTMLFormElement} form */
function valuesOf(form) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const control of controls(form))
    if (control.name) values[control.name] = control.type === "password" ? control.value : control.value.trim();
  return values;
}

/** Shows errors at invalid fields and focuses the first; returns whether all are valid. @param {HTMLFormElement} form */
function isFilled(form) {
  showFailure(form, "");
  /** @type {Control | null} */
  let first = null;
  for (const control of controls(form)) {
    const lack = lackOf(control);
    showError(control, lack);
    if (lack) first ??= control;
  }
  first?.focus();
  return first === null;
}

/** @param {Control} control */
function lackOf(control) {
  const value = control.value.trim();
  if (value === "") return control.required ? t("account-missing") : "";
  if (control instanceof HTMLSelectElement) return "";
  if (control.minLength > 0 && value.length < control.minLength) return t("account-too-short", { least: control.minLength });
  return control.type === "email" && control.validity.typeMismatch ? t("problem-email-invalid") : "";
}

/**
 * @param {Element} control
 * @param {string} text an empty string removes the error
 */
export function showError(control, text) {
  const place = document.getElementById(`${control.id}-error`);
  if (!place) return;
  place.textContent = text;
  place.hidden = text === "";
  if (text) control.setAttribute("aria-invalid", "true");
  else control.removeAttribute("aria-invalid");
}

/**
 * @param {HTMLFormElement} form
 * @param {unknown} error
 */
function showProblem(form, error) {
  const text = problemText(error);
  const names = (error instanceof Problem && FIELDS[error.code]) || [];
  const control = names.map((name) => controls(form).find((control) => control.name === name)).find((control) => control);
  if (!control) return showFailure(form, text);
  showError(control, text);
  control.focus();
}

/**
 * @param {HTMLFormElement} form
 * @param {string} text
 */
function showFailure(form, text) {
  const place = /** @type {HTMLElement | null} */ (form.querySelector("[data-failed]"));
  if (!place) return;
  place.textContent = text;
  place.hidden = text === "";
}

/** Keeps a form from being sent twice; returns a function that enables it again. @param {HTMLFormElement} form */
function wait(form) {
  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (form.querySelectorAll("button[type=submit]"));
  const place = /** @type {HTMLElement | null} */ (form.querySelector("[data-waiting]"));
  form.setAttribute("aria-busy", "true");
  for (const button of buttons) button.setAttribute("aria-disabled", "true");
  const timer = setTimeout(() => {
    if (place) place.textContent = place.dataset.text ?? "";
  }, WAIT_MESSAGE_DELAY);
  return () => {
    clearTimeout(timer);
    form.removeAttribute("aria-busy");
    for (const button of buttons) button.removeAttribute("aria-disabled");
    if (place) place.textContent = "";
  };
}
