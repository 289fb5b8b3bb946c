// Notifications of the browser, for those who want them and look elsewhere.

import { storage } from "./storage.js";

const WANTED = "notify";

/** Whether this browser can show them at all. */
export function canNotify() {
  return isSecureContext && "Notification" in globalThis;
}

/** Whether they are wanted and allowed. */
export function isNotifying() {
  return canNotify() && Notification.permission === "granted" && (storage.get(WANTED, (value) => typeof value === "boolean") ?? false);
}

/** Notes whether they are wanted. Browsers may be asked only when somebody has pressed something. @param {boolean} wanted */
export async function wantNotifications(wanted) {
  if (!canNotify()) return;
  if (wanted && Notification.permission === "default") await Notification.requestPermission();
  storage.set(WANTED, wanted);
}

/** Shows one to somebody who does not see this page. @param {string} title @param {string} body */
export async function notify(title, body) {
  if (!document.hidden || !isNotifying()) return;
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
