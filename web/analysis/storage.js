// The analyses stored in this browser, so closing the page loses nothing. Each is a separate entry.

import { POTENTIALS, VARIANTS } from "../game/url.js";
import { storage } from "../site/storage.js";

/** @typedef {import("../core/types.js").RecordTree} RecordTree */
/** @typedef {import("../core/types.js").RecordTurn} RecordTurn */

/**
 * @typedef {object} Analysis
 * @property {string} id
 * @property {string} changed when it was last stored
 * @property {RecordTree} record with all variations
 * @property {number[]} place the current turn
 */

const PREFIX = "analysis.";
const ANALYSES_MAX = 20;
const RESULTS = ["1-0", "0-1", "1/2-1/2", "*"];

/** Maximum depth of nested variations. */
const NESTING_MAX = 200;

export const analyses = {
  /** Returns all analyses, most recently changed first. */
  all() {
    const found = [];
    for (const name of storage.names()) {
      if (!/^analysis\.[a-z0-9]+$/.test(name)) continue;
      const analysis = storage.get(name, isAnalysis);
      if (analysis) found.push(analysis);
    }
    return found.sort((a, b) => (a.changed < b.changed ? 1 : -1));
  },

  /**
   * Stores an analysis; returns whether the browser accepted it.
   * @param {Analysis} analysis
   */
  put(analysis) {
    return storage.set(PREFIX + analysis.id, analysis);
  },

  /** @param {string} id */
  remove(id) {
    storage.remove(PREFIX + id);
  },

  /**
   * Calls the listener when another tab has changed an analysis.
   * @param {(id: string) => void} listener
   */
  watch(listener) {
    addEventListener("storage", ({ key, newValue }) => {
      const [, id] = /\banalysis\.([a-z0-9]+)$/.exec(key ?? "") ?? [];
      if (id && newValue !== null) listener(id);
    });
  },

  /** Removes the oldest analyses if there are too many. */
  prune() {
    for (const { id } of analyses.all().slice(ANALYSES_MAX)) analyses.remove(id);
  },
};

/**
 * Tests whether two records have the same start and the same main line.
 * @param {RecordTree} one
 * @param {RecordTree} other
 */
export function isSameGame(one, other) {
  const keyOf = (/** @type {RecordTree} */ { variant, terms, position, handicap, match, turns }) =>
    [variant, terms, position, handicap, ...turns.map((turn) => turn.token), ...(match?.turns ?? [])].join(" ");
  return keyOf(one) === keyOf(other);
}

/**
 * Tests whether a stored value has the shape of an analysis. The core checks whether its turns are legal.
 * @param {unknown} value
 * @returns {value is Analysis}
 */
export function isAnalysis(value) {
  const analysis = /** @type {any} */ (value ?? {});
  return (
    /^[a-z0-9]+$/.test(analysis.id) && isText(analysis.changed) && isRecord(analysis.record) && isListOf(analysis.place, Number.isInteger)
  );
}

/** @param {any} record */
export function isRecord(record) {
  return (
    [...VARIANTS, ...POTENTIALS].includes(record?.variant) &&
    isTextOrNull(record.terms ?? null) &&
    isTextOrNull(record.position) &&
    isTextOrNull(record.handicap) &&
    (record.match === undefined || (isText(record.match?.links) && isListOf(record.match.turns, isText))) &&
    isListOf(record.tags, (tag) => isListOf(tag, isText) && tag.length === 2) &&
    RESULTS.includes(record.result) &&
    isTextOrNull(record.termination) &&
    isListOf(record.comments, isText) &&
    isLine(record.turns, 0)
  );
}

/**
 * @param {unknown} turns
 * @param {number} depth
 * @returns {boolean}
 */
function isLine(turns, depth) {
  return (
    depth < NESTING_MAX &&
    isListOf(
      turns,
      (turn) =>
        isText(turn?.token) &&
        (turn.player === "w" || turn.player === "b") &&
        isListOf(turn.comments, isText) &&
        isListOf(turn.nags, Number.isInteger) &&
        isTextOrNull(turn.clock) &&
        isTextOrNull(turn.evaluation) &&
        isListOf(turn.variations, (line) => isListOf(line?.comments, isText) && isLine(line.turns, depth + 1)),
    )
  );
}

/** @param {unknown} value */
export function isText(value) {
  return typeof value === "string";
}

/** @param {unknown} value */
function isTextOrNull(value) {
  return value === null || isText(value);
}

/**
 * @param {unknown} value
 * @param {(item: any) => boolean} isItem
 */
function isListOf(value, isItem) {
  return Array.isArray(value) && value.every((item) => isItem(item));
}
