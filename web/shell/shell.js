// Code for every page: colours, language, messages, offline use.

import { ready, t } from "../words/words.js";
import { onBroken, storage } from "../site/storage.js";
import { startOffline } from "./offline.js";
import { settings } from "../site/settings.js";
import { toast } from "../site/toast.js";

onBroken(async (name) => {
  await ready;
  toast(t("site-broken-entry", { name }), { stays: true, key: `broken-${name}` });
});

settings.subscribe(applyTheme);
applyTheme();
rememberLanguage();
closeMenus();
document.addEventListener("toggle", async ({ target }) => (await import("./reveal.js")).reveal(target), true);
watchNetwork();
showName().then(hearCalls);
startOffline().catch(() => {
  // Without it the site works as before, as long as there is a network.
});

function applyTheme() {
  const root = document.documentElement;
  const theme = settings.get("theme");
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.boardTheme = settings.get("boardTheme");
  root.dataset.pieces = settings.get("pieces");
  if (settings.get("contrast") === "more") root.dataset.contrast = "more";
  else delete root.dataset.contrast;
}

/** Stores the language of this page as the one that `/` leads to. */
function rememberLanguage() {
  for (const link of document.querySelectorAll("a[hreflang]")) {
    link.addEventListener("click", () => {
      const language = link.getAttribute("hreflang");
      document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
    });
    // The game, position or player of this page stays the same in another language.
    const url = new URL(/** @type {HTMLAnchorElement} */ (link).href);
    if (location.pathname.startsWith(`/${document.documentElement.lang}/`))
      url.pathname = location.pathname.replace(/^\/[^/]*/, `/${link.getAttribute("hreflang")}`);
    url.search = location.search;
    url.hash = location.hash;
    /** @type {HTMLAnchorElement} */ (link).href = url.href;
  }
}

/** Closes a menu on a click outside it, and on Escape. */
function closeMenus() {
  const open = () => /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("details.menu[open]"));
  addEventListener("click", (event) => {
    for (const menu of open()) if (!menu.contains(/** @type {Node} */ (event.target))) menu.open = false;
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}

function watchNetwork() {
  // A page with a connection to the server shows its state itself.
  if (document.getElementById("connection")) return;
  addEventListener("offline", async () => {
    await ready;
    toast(t("site-offline"), { key: "network" });
  });
  addEventListener("online", async () => {
    await ready;
    toast(t("site-online"), { key: "network" });
  });
}

/** Listens for challenges and calls on every page, for users with a name or a standing seek. */
async function hearCalls() {
  const hasSocket = document.querySelector('main:is([data-page="online"], [data-page="game"])') !== null;
  const isKnown = document.querySelector("[data-me].known") !== null || storage.get("standing", (value) => value === true) !== null;
  if (hasSocket || !isKnown || !navigator.onLine) return;
  (await import("../online/calls.js")).hearCalls();
}

/** Shows the signed-in user, without delaying the page. */
async function showName() {
  if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  const { showMe } = await import("./me.js");
  await showMe();
}
