// Browser notifications, for users who want them and are looking elsewhere.

import { storage } from "./storage.js";

const WANTED = "notify";

/** Tests whether this browser supports notifications. */
export function canNotify() {
  return isSecureContext && "Notification" in globalThis;
}

/** Tests whether notifications are wanted and allowed. */
export function isNotifying() {
  return canNotify() && Notification.permission === "granted" && (storage.get(WANTED, (value) => typeof value === "boolean") ?? false);
}

/** Stores whether notifications are wanted. Browsers may be asked for permission only on a user gesture. @param {boolean} wanted */
export async function wantNotifications(wanted) {
  if (!canNotify()) return;
  if (wanted && Notification.permission === "default") await Notification.requestPermission();
  storage.set(WANTED, wanted);
}

/** Shows a notification if the page is not visible. @param {string} title @param {string} body */
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
    // On phones only a service worker may show notifications.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, options).catch(() => {});
  }
}
