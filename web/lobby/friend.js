// The panel for playing a friend: game, clock and colour, and nothing else that could be pressed.

import { found } from "../dom/element.js";
import { guestName, sendGuestName } from "../online/guest-name.js";
import { hasPotentials } from "../game/url.js";

/** @import { GameRequest } from "./arrange.js" */
/** @import { Variant } from "../protocol/types.d.ts" */

/** Dispatches `request` with a `GameRequest` in `detail`, and `more` with the choices when the user wants the whole form. */
export class Friend extends EventTarget {
  #dialog = found("friend", HTMLDialogElement);
  #form = found("friend-form", HTMLFormElement);
  #variant = found("friend-variant", HTMLSelectElement);
  #name = found("friend-name", HTMLInputElement);

  constructor() {
    super();
    this.#name.value = guestName.get();
    found("friend-open", HTMLButtonElement).addEventListener("click", () => this.#dialog.showModal());
    found("friend-close", HTMLButtonElement).addEventListener("click", () => this.#dialog.close());
    found("friend-more", HTMLButtonElement).addEventListener("click", () => this.#more());
    this.#variant.addEventListener("change", () => this.#variant.value === "gipf-potentials" && this.#more());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.answer = "";
      this.dispatchEvent(new CustomEvent("request", { detail: this.#request() }));
    });
    this.#openIfAsked();
  }

  /** Whether the visitor has an account, and so a name. @param {boolean} account */
  set account(account) {
    found("friend-guest", HTMLElement).hidden = account;
  }

  /** @param {boolean} busy */
  set busy(busy) {
    found("friend-go", HTMLButtonElement).disabled = busy;
  }

  /** @param {string} text */
  set answer(text) {
    found("friend-answer", HTMLElement).textContent = text;
  }

  /** Stores the guest's name so that the friend sees who invites them. */
  async introduce() {
    if (!found("friend-guest", HTMLElement).hidden) await sendGuestName(this.#name.value);
  }

  /** Opens the panel for a link such as `?opponent=link&variant=yinsh`. Games with potentials need the whole form. */
  #openIfAsked() {
    const asked = new URLSearchParams(location.search);
    const variant = asked.get("variant") ?? "yinsh";
    if (asked.get("opponent") !== "link" || hasPotentials(variant)) return;
    if ([...this.#variant.options].some((option) => option.value === variant)) this.#variant.value = variant;
    this.#dialog.showModal();
  }

  #more() {
    this.#dialog.close();
    this.dispatchEvent(new CustomEvent("more", { detail: this.#fields() }));
  }

  #fields() {
    const fields = new FormData(this.#form);
    const field = (/** @type {string} */ name) => String(fields.get(name) ?? "");
    return { variant: field("variant"), clock: field("clock"), color: field("color") };
  }

  /** @returns {GameRequest} */
  #request() {
    const { variant, clock, color } = this.#fields();
    return {
      variant: /** @type {Variant} */ (variant),
      handicap: undefined,
      match: undefined,
      clock,
      rated: false,
      ratedOnly: false,
      color: color === "w" || color === "b" ? color : null,
      opponent: "link",
    };
  }
}
