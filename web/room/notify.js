// Alerts a player who is looking elsewhere: in the title of the tab, and by a browser notification if they want that.

import { found } from "../dom/element.js";
import { canNotify, isNotifying, notify, wantNotifications } from "../site/notification.js";
import { t } from "../words/words.js";

/** Time for which each of the two titles is shown, in milliseconds. */
const BLINK_INTERVAL = 1000;

export class Notify {
  #box = found("notify", HTMLInputElement);
  #note = found("notify-note", HTMLElement);
  #title = document.title;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #blinking;

  constructor() {
    this.#box.addEventListener("change", () => this.#onChange());
    document.addEventListener("visibilitychange", () => !document.hidden && this.#calm());
    this.#show();
  }

  /** Title of the tab. @param {string} title */
  set title(title) {
    this.#title = title;
    if (this.#blinking === undefined) document.title = title;
  }

  /** Alerts the user. @param {string} head @param {string} body */
  call(head, body) {
    if (!document.hidden) return;
    clearInterval(this.#blinking);
    let on = false;
    this.#blinking = setInterval(() => {
      on = !on;
      document.title = on ? `● ${head}` : this.#title;
    }, BLINK_INTERVAL);
    void notify(head, body);
  }

  #calm() {
    clearInterval(this.#blinking);
    this.#blinking = undefined;
    document.title = this.#title;
  }

  async #onChange() {
    await wantNotifications(this.#box.checked);
    this.#show();
  }

  #show() {
    const possible = canNotify();
    const denied = possible && Notification.permission === "denied";
    this.#box.disabled = !possible || denied;
    this.#box.checked = isNotifying();
    this.#note.hidden = possible && !denied;
    this.#note.textContent = denied ? t("game-notify-denied") : t("game-notify-insecure");
  }
}
