// Scripts are started by address in two places, the engine's worker and the service worker. The
// browser accepts such an address only from this policy, and the policy only from our own site.

/** @typedef {{ createScriptURL(url: string): any }} Policy */

/** @param {string} url */
function ownAddress(url) {
  const address = new URL(url, location.href);
  if (address.origin !== location.origin) throw new TypeError(`not our own script: ${address.origin}`);
  return address.href;
}

/** @type {Policy} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("gipfel", { createScriptURL: ownAddress }) ?? {
  createScriptURL: ownAddress,
};

/**
 * The address of a script of this site, trusted.
 * @param {string} url
 * @returns {string}
 */
export function scriptAddress(url) {
  return policy.createScriptURL(url);
}
