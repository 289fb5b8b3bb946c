// Calls a player who looks elsewhere: in the title of the tab, and by a notification of the browser if they want that.

import { found } from "../game/element.js";
import { storage } from "../site/storage.js";
import { t } from "../words/words.js";

const WANTED = "notify";

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
    if (this.#box.checked) void send(head, body);
  }

  #calm() {
    clearInterval(this.#blinking);
    this.#blinking = undefined;
    document.title = this.#title;
  }

  /** Browsers may be asked only when somebody has pressed something. */
  async #onChange() {
    if (this.#box.checked && Notification.permission === "default") await Notification.requestPermission();
    storage.set(WANTED, this.#box.checked);
    this.#show();
  }

  #show() {
    const possible = isSecureContext && "Notification" in globalThis;
    const denied = possible && Notification.permission === "denied";
    const wanted = storage.get(WANTED, (value) => typeof value === "boolean") ?? false;
    this.#box.disabled = !possible || denied;
    this.#box.checked = possible && Notification.permission === "granted" && wanted;
    this.#note.hidden = possible && !denied;
    this.#note.textContent = denied ? t("game-notify-denied") : t("game-notify-insecure");
  }
}

/** @param {string} title @param {string} body */
async function send(title, body) {
  const options = { body, tag: location.pathname, icon: `${document.documentElement.dataset.assets}/icons/icon-192.png` };
  try {
    const message = new Notification(title, options);
    message.addEventListener("click", () => {
      window.focus();
      message.close();
    });
  } catch {
    // Phones let only a service worker do it.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, options).catch(() => {});
  }
}
