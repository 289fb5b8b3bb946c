// Keeps the site for the time without a network. One cache a version: pages and the files that they name always
// come from the same one. The server writes the version in; another one makes the browser install this worker anew.

const VERSION = "__VERSION__";
const CACHE = `gipfel-${VERSION}`;
/** Which languages are kept, across versions. */
const LANGUAGES = "gipfel-languages";
/** Files of puzzles and openings that were used; study/data.js keeps them there, never before. */
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
  // What the server says now is never kept, and its streams are not for us.
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
  // The version before this one stays: a tab that was opened with it may still ask for a file.
  for (const name of ours.slice(0, -2)) await caches.delete(name);
  await dropOldData();
  await worker.clients.claim();
}

/** What is kept of puzzles and openings is fetched again when a version brings others. */
async function renewData() {
  const { cache, old } = await oldData();
  for (const { pathname } of old) {
    // A file that there is no longer is missed by nobody.
    await cache.add(`${pathname}?v=${DATA_VERSION}`).catch(() => {});
  }
}

async function dropOldData() {
  const { cache, old } = await oldData();
  for (const url of old) await cache.delete(url.href);
}

/** The addresses of kept files of other versions. */
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
 * Fetches what a language needs and is not there yet.
 * @param {string} language
 */
async function fill(language) {
  const answer = await fetch(`/${language}/offline.json`, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`offline.json: ${answer.status}`);
  const list = await answer.json();
  // Between two requests the server may have been replaced by another version.
  if (list.version !== VERSION) throw new Error("another version");
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  await cache.addAll(list.urls.filter((/** @type {string} */ url) => !there.has(url)));
}

/**
 * A page: the kept one, so that it fits the kept files; else from the network; without a network the same page in a
 * language that is kept, or the page that says so.
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
 * The address under which a page is kept: one stands for all games, one for all players, one for all studies.
 * @param {string} path
 */
function shellOf(path) {
  return path.replace(/^(\/[a-z]{2}\/(?:game|player|study))\/[^/]+$/, "$1");
}

/**
 * A file of any kept version, by its address.
 * @param {Request} request
 */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}
