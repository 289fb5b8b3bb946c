// Makes the site available without a network. One cache for each version: pages and their files always come from the same
// one. The server inserts the version; a new one makes the browser install this worker again.

const VERSION = "__VERSION__";
const CACHE = `gipfel-${VERSION}`;
/** Cache with the list of stored languages, kept across versions. */
const LANGUAGES = "gipfel-languages";
/** Cache of puzzle and opening files; training/data.js fills it, not the service worker. */
const DATA = "gipfel-data";
const DATA_VERSION = "__DATA__";

/** @type {any} */
const worker = self;

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data?.kind === "take-over") worker.skipWaiting();
  if (event.data?.kind === "language") event.waitUntil(keepLanguage(event.data.language));
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const request = event.request;
  const { origin, pathname } = new URL(request.url);
  // API responses are never cached, and streams must not pass through here.
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

async function install() {
  const languages = new Set([...(await knownLanguages()), ...(await openLanguages())]);
  for (const language of languages) await fill(language);
  await renewData();
}

async function activate() {
  const ours = (await caches.keys()).filter((name) => name.startsWith("gipfel-") && ![LANGUAGES, DATA].includes(name));
  // The previous version is kept, because a tab that was opened with it may still request a file.
  for (const name of ours.slice(0, -2)) await caches.delete(name);
  await dropOldData();
  await worker.clients.claim();
}

/** Fetches stored files of puzzles and openings again if this version has new ones. */
async function renewData() {
  const { cache, old } = await oldData();
  for (const { pathname } of old) {
    // A file that no longer exists is not needed.
    await cache.add(`${pathname}?v=${DATA_VERSION}`).catch(() => {});
  }
}

async function dropOldData() {
  const { cache, old } = await oldData();
  for (const url of old) await cache.delete(url.href);
}

/** Returns the addresses of stored files of other versions. */
async function oldData() {
  const cache = await caches.open(DATA);
  const kept = (await cache.keys()).map((request) => new URL(request.url));
  return { cache, old: kept.filter((url) => url.searchParams.get("v") !== DATA_VERSION) };
}

/** @param {unknown} language */
async function keepLanguage(language) {
  if (typeof language !== "string" || !/^[a-z]{2}$/.test(language)) return;
  const cache = await caches.open(LANGUAGES);
  await cache.put(`/${language}`, new Response(language));
  await fill(language);
}

async function knownLanguages() {
  const cache = await caches.open(LANGUAGES);
  return (await cache.keys()).map((request) => new URL(request.url).pathname.slice(1));
}

async function openLanguages() {
  const clients = await worker.clients.matchAll({ includeUncontrolled: true });
  return clients
    .map((/** @type {{ url: string }} */ client) => new URL(client.url).pathname.split("/")[1])
    .filter((/** @type {string} */ part) => /^[a-z]{2}$/.test(part));
}

/**
 * Fetches the files of a language that are not stored yet.
 * @param {string} language
 */
async function fill(language) {
  const answer = await fetch(`/${language}/offline.json`, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`offline.json: ${answer.status}`);
  const list = await answer.json();
  // Between two requests the server may have been updated.
  if (list.version !== VERSION) throw new Error("version changed while fetching");
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  await cache.addAll(list.urls.filter((/** @type {string} */ url) => !there.has(url)));
}

/**
 * Returns a page: the stored one, which matches the stored files; else from the network; without a network the same page in
 * a stored language, or the offline page.
 * @param {Request} request
 */
async function page(request) {
  const path = shellOf(new URL(request.url).pathname);
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const languages = await knownLanguages();
    for (const language of languages) {
      const other = path === "/" ? `/${language}/` : path.replace(/^\/[a-z]{2}(?=\/)/, `/${language}`);
      if (await cache.match(other)) return Response.redirect(new URL(other, location.origin).href);
    }
    const [, own] = path.split("/");
    for (const language of [own, ...languages]) {
      const page = await cache.match(`/${language}/offline`);
      if (page) return new Response(page.body, { status: 503, headers: page.headers });
    }
    throw error;
  }
}

/**
 * Returns the address under which a page is stored: one stands for all games, one for all players, one for all studies.
 * @param {string} path
 */
function shellOf(path) {
  return path.replace(/^(\/[a-z]{2}\/(?:game|player|study))\/[^/]+$/, "$1");
}

/**
 * Returns a file of any stored version by its address.
 * @param {Request} request
 */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}
