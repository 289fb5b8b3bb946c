// Makes the site available without a network, and activates a new version when the user wants it: never by itself in the
// middle of a game.

import { ready, t } from "../words/words.js";
import { toast } from "../site/toast.js";
import { scriptAddress } from "../site/trusted.js";

export async function startOffline() {
  // Plain HTTP on a local network has no service workers; everything else works there.
  if (!("serviceWorker" in navigator)) return;
  const here = document.documentElement.dataset;
  if (here.version === "dev") return;
  await firstTouch();
  const registration = await navigator.serviceWorker.register(scriptAddress("/sw.js"), { updateViaCache: "none" });
  watchForUpdate(registration);
  const active = (await navigator.serviceWorker.ready).active;
  active?.postMessage({ kind: "language", language: document.documentElement.lang });
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

/**
 * On the home page, waits for the first action of a new visitor: those who only look around do not download the whole site.
 */
async function firstTouch() {
  const isHome = document.querySelector('main[data-page="home"]') !== null;
  if (!isHome || (await navigator.serviceWorker.getRegistration())) return;
  await new Promise((touched) => {
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, touched, { once: true, capture: true });
  });
}

/** @param {ServiceWorkerRegistration} registration */
function watchForUpdate(registration) {
  if (registration.waiting && navigator.serviceWorker.controller) offerUpdate(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) offerUpdate(coming);
    });
  });
}

/** @param {ServiceWorker} waiting */
async function offerUpdate(waiting) {
  await ready;
  const act = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage({ kind: "take-over" });
  };
  toast(t("site-new-version"), { action: { text: t("site-reload"), act }, stays: true, key: "update" });
}
