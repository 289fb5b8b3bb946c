// Determines whose studies are shown: asks who is signed in, and assigns studies created before signing in to the account.

import { askOwner } from "../site/owner.js";
import { ask, Problem } from "../site/rest.js";
import { studies } from "./storage.js";

/** @typedef {import("../protocol/types.d.ts").StudyPage} StudyPage */

/** @returns {Promise<string | null>} the signed-in account, "" if there is none; null if the server was not reached, so the last known owner remains */
export async function settleOwner() {
  const account = await askOwner();
  if (account) await adoptStudies(account);
  return account;
}

/** @param {string} account */
export async function adoptStudies(account) {
  try {
    await studies.adopt(account, storedIds);
  } catch (error) {
    // A browser without a database keeps nothing to adopt; without a network it is tried again on the next page.
    if (!(error instanceof Problem)) console.warn(error);
  }
}

async function storedIds() {
  /** @type {StudyPage} */
  const { studies: own } = await ask("GET", "account/studies");
  return new Set(own.map(({ id }) => id));
}
