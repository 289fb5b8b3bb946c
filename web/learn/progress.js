// The solved steps of each lesson, stored in this browser.

import { storage } from "../site/storage.js";

/** @typedef {import("../core/types.d.ts").CourseId} CourseId */

/** Zero-based indices of the solved steps, by lesson. @typedef {Record<string, number[]>} Solved */

/** @typedef {Partial<Record<CourseId, Solved>>} Progress */

const ENTRY = "progress";

export const progress = {
  /**
   * Returns the solved steps of a lesson.
   * @param {CourseId} course
   * @param {string} lesson
   */
  solved(course, lesson) {
    return new Set(load()[course]?.[lesson] ?? []);
  },

  /**
   * Marks a step as solved.
   * @param {CourseId} course
   * @param {string} lesson
   * @param {number} step
   */
  solve(course, lesson, step) {
    const all = load();
    const own = { ...all[course] };
    own[lesson] = [...new Set([...(own[lesson] ?? []), step])].sort((a, b) => a - b);
    storage.set(ENTRY, { ...all, [course]: own });
  },

  /**
   * @param {CourseId} course
   * @param {string} lesson
   * @param {number} steps number of its steps
   */
  isDone(course, lesson, steps) {
    return firstOpen(this.solved(course, lesson), steps) === null;
  },

  /** Calls the listener when another tab has solved a step. @param {() => void} listener */
  watch(listener) {
    storage.watch(ENTRY, listener);
  },
};

/**
 * Returns the first unsolved step; null if all are solved.
 * @param {Set<number>} solved
 * @param {number} steps
 */
export function firstOpen(solved, steps) {
  for (let step = 0; step < steps; step++) if (!solved.has(step)) return step;
  return null;
}

/** @returns {Progress} */
function load() {
  return storage.get(ENTRY, isProgress) ?? {};
}

/**
 * @param {unknown} value
 * @returns {value is Progress}
 */
function isProgress(value) {
  return isRecord(value) && Object.values(value).every((own) => isRecord(own) && Object.values(own).every(isSteps));
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} value @returns {value is number[]} */
function isSteps(value) {
  return Array.isArray(value) && value.every((step) => Number.isInteger(step) && step >= 0 && step < 100);
}
