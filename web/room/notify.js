// Calls a player who looks elsewhere: in the title of the tab, and by a notification of the browser if they want that.

import { found } from "../game/element.js";
import { canNotify, isNotifying, notify, wantNotifications } from "../site/notification.js";
import { t } from "../words/words.js";

/** How long each of the two titles stands, in milliseconds. */
const BLINK = 1000;

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

  /** What the tab is called. @param {string} title */
  set title(title) {
    this.#title = title;
    if (this.#blinking === undefined) document.title = title;
  }

  /** Something has happened that somebody should know. @param {string} head @param {string} body */
  call(head, body) {
    if (!document.hidden) return;
    clearInterval(this.#blinking);
    let on = false;
    this.#blinking = setInterval(() => {
      on = !on;
      document.title = on ? `● ${head}` : this.#title;
    }, BLINK);
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
