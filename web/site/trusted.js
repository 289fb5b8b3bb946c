// Scripts are started by URL in two places, the engine's worker and the service worker. The browser accepts such a URL only
// from this policy, and the policy accepts only those of this site.

/** @typedef {{ createScriptURL(url: string): any }} Policy */

/** @param {string} url */
function ownAddress(url) {
  const address = new URL(url, location.href);
  if (address.origin !== location.origin) throw new TypeError(`not a script of this site: ${address.origin}`);
  return address.href;
}

/** @type {Policy} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("gipfel", { createScriptURL: ownAddress }) ?? {
  createScriptURL: ownAddress,
};

/**
 * Returns the trusted address of a script of this site.
 * @param {string} url
 * @returns {string}
 */
export function scriptAddress(url) {
  return policy.createScriptURL(url);
}
