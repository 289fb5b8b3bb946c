// The link to a game. That of a private game has a key behind its `#`, which browsers send to nobody; it stays in this tab.

const KEY = /^#key=([0-9A-Za-z]{22})$/;

/** @param {string} id */
const name = (id) => `gipfel.link.${id}`;

/** The server knows best under which name others reach it. @param {string} id @param {string} url */
export function rememberLink(id, url) {
  try {
    sessionStorage.setItem(name(id), url);
  } catch {
    // Then the address of this page must do.
  }
}

/** @param {string} id */
function rememberedLink(id) {
  try {
    return sessionStorage.getItem(name(id));
  } catch {
    return null;
  }
}

/** The key of a game's link, if this tab has it: from its creation, or because the link was opened here. @param {string} id */
export function linkKey(id) {
  const link = rememberedLink(id);
  return (link ? keyOf(new URL(link).hash) : null) ?? (location.pathname.endsWith(`/game/${id}`) ? keyOf(location.hash) : null);
}

/** Remembers the key in the address of this page, which may be lost when the address changes. @param {string} id */
export function keepKey(id) {
  const key = keyOf(location.hash);
  if (key && rememberedLink(id) === null) rememberLink(id, linkWith(id, key));
}

/** The next game of the same players has the same key. @param {string} id @param {string} next */
export function passKey(id, next) {
  const key = linkKey(id);
  if (key) rememberLink(next, linkWith(next, key));
}

/** What to send: in no language, so that it is the friend's own. @param {string} id */
export function invitation(id) {
  return rememberedLink(id) ?? linkWith(id, linkKey(id));
}

/** What proves to the server that one has the link. @param {string} id @returns {Record<string, string>} */
export function keyHeaders(id) {
  const key = linkKey(id);
  return key ? { "game-key": key } : {};
}

/** @param {string} hash */
function keyOf(hash) {
  return KEY.exec(hash)?.[1] ?? null;
}

/** @param {string} id @param {string | null} key */
function linkWith(id, key) {
  return new URL(`/game/${id}${key ? `#key=${key}` : ""}`, location.href).href;
}
