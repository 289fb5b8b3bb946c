// The link to a game. A private game's link contains a key after the `#`, which browsers never send; it is stored in this tab.

const KEY = /^#key=([0-9A-Za-z]{22})$/;

/** @param {string} id */
const name = (id) => `gipfel.link.${id}`;

/** Remembers the link, because the server knows best under which name it can be reached. @param {string} id @param {string} url */
export function rememberLink(id, url) {
  try {
    sessionStorage.setItem(name(id), url);
  } catch {
    // Without storage the address of this page is used.
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

/** Returns the key of a game's link, if this tab has it: from creating the game, or because the link was opened here. @param {string} id */
export function linkKey(id) {
  const link = rememberedLink(id);
  return (link ? keyOf(new URL(link).hash) : null) ?? (location.pathname.endsWith(`/game/${id}`) ? keyOf(location.hash) : null);
}

/** Stores the key from the address of this page, because it is lost if the address changes. @param {string} id */
export function keepKey(id) {
  const key = keyOf(location.hash);
  if (key && rememberedLink(id) === null) rememberLink(id, linkWith(id, key));
}

/** Copies the key to the next game of the same players, which has the same key. @param {string} id @param {string} next */
export function passKey(id, next) {
  const key = linkKey(id);
  if (key) rememberLink(next, linkWith(next, key));
}

/** Returns the link to send, without a language so that friends see the page in their own. @param {string} id */
export function invitation(id) {
  return rememberedLink(id) ?? linkWith(id, linkKey(id));
}

/** Returns the headers that prove to the server that the user has the link. @param {string} id @returns {Record<string, string>} */
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
