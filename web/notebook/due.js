// The number of due cards, for pages that do not load the notebook: computing the deck stores when each card is due.

import { storage } from "../site/storage.js";

const ENTRY = "cards-due";

/** Maximum number of stored due times; beyond that the exact count does not matter. */
const DUE_TIMES_MAX = 500;

/** @param {(number | null)[]} dues milliseconds since 1970; null for a new card */
export function keepDues(dues) {
  const times = dues.map((due) => due ?? 0).sort((one, other) => one - other);
  storage.set(ENTRY, times.slice(0, DUE_TIMES_MAX));
}

/** @param {number} [now] */
export function dueCount(now = Date.now()) {
  return (storage.get(ENTRY, isTimes) ?? []).filter((due) => due <= now).length;
}

/** @param {unknown} value @returns {value is number[]} */
function isTimes(value) {
  return Array.isArray(value) && value.every((time) => typeof time === "number");
}
