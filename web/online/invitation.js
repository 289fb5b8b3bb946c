// The link to send to a friend. The server knows best under which name others reach it.

/** @param {string} id @param {string} url */
export function rememberLink(id, url) {
  try {
    sessionStorage.setItem(`gipfel.link.${id}`, url);
  } catch {
    // Then the address of this page must do.
  }
}

/** What to send: in no language, so that it is the friend's own. @param {string} id */
export function invitation(id) {
  const here = new URL(`/game/${id}`, location.href).href;
  try {
    return sessionStorage.getItem(`gipfel.link.${id}`) ?? here;
  } catch {
    return here;
  }
}
