// Ownership of the studies stored in this browser. Independent of pages and databases so that it can be tested alone.

/** @typedef {{ owner?: string, online: { id: string } | null }} Owned */

/**
 * Tests whether an owner may see a study; "" is a user who is not signed in. Earlier versions stored no owner. A study that is also on the
 * server belongs to the account that stored it there, so without an owner it is hidden until that account returns.
 * @param {Owned} study
 * @param {string} owner
 */
export function belongsTo(study, owner) {
  if (owner === "") return !study.owner && study.online === null;
  return study.owner === owner;
}

/**
 * Tests whether an account may adopt a study: it was created before signing in, or by a version that stored no owner.
 * @param {Owned} study
 * @param {ReadonlySet<string>} stored ids of the studies that the account has on the server
 */
export function isAdoptable({ owner, online }, stored) {
  return !owner && (online === null || stored.has(online.id));
}
