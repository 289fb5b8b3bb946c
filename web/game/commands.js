// Buttons of commands, and the question before a command that cannot be taken back.

import { found } from "../dom/element.js";
import { toast } from "../site/toast.js";

/** Calls a function when the button with an id is pressed. @param {string} id @param {() => void} act */
export function onPress(id, act) {
  const it = found(id, HTMLButtonElement);
  it.addEventListener("click", () => {
    if (it.getAttribute("aria-disabled") !== "true") act();
    // The title of a disabled button explains why it is disabled.
    else if (it.title) toast(it.title, { key: "act" });
  });
}

/** Shows or hides a button, and disables it in a way that keeps the focus. @param {string} id @param {{ shown: boolean, enabled?: boolean }} state */
export function setButton(id, { shown, enabled = true }) {
  const it = found(id, HTMLElement);
  it.hidden = !shown;
  it.setAttribute("aria-disabled", String(!enabled));
}

/** The dialog that asks whether the player is sure. */
export class Confirmation {
  #dialog = found("sure", HTMLDialogElement);
  /** @type {() => void} */
  #act = () => {};

  constructor() {
    onPress("sure-no", () => this.#dialog.close());
    onPress("sure-yes", () => {
      this.#dialog.close();
      this.#act();
    });
  }

  /** @param {string} title @param {string} about consequence of the command @param {string} yes @param {() => void} act */
  ask(title, about, yes, act) {
    found("sure-title", HTMLElement).textContent = title;
    found("sure-about", HTMLElement).textContent = about;
    found("sure-yes", HTMLElement).textContent = yes;
    this.#act = act;
    this.#dialog.showModal();
  }
}
