// How many cards are due, for pages that do not fetch the notebook: when it was last looked at, it left when each is due.

import { storage } from "../site/storage.js";

const ENTRY = "cards-due";

/** More than that are just many. */
const MOST = 500;

/** @param {(number | null)[]} dues milliseconds since 1970; null for a new card */
export function keepDues(dues) {
  const times = dues.map((due) => due ?? 0).sort((one, other) => one - other);
  storage.set(ENTRY, times.slice(0, MOST));
}

/** @param {number} [now] */
export function dueCount(now = Date.now()) {
  return (storage.get(ENTRY, isTimes) ?? []).filter((due) => due <= now).length;
}

/** @param {unknown} value @returns {value is number[]} */
function isTimes(value) {
  return Array.isArray(value) && value.every((time) => typeof time === "number");
}
