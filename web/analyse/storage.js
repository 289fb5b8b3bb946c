// The analyses that this browser keeps, so that closing the page loses nothing. Each is an entry of its own.

import { POTENTIALS, VARIANTS } from "../game/link.js";
import { storage } from "../site/storage.js";

/** @typedef {import("../core/types.js").RecordTree} RecordTree */
/** @typedef {import("../core/types.js").RecordTurn} RecordTurn */

/**
 * @typedef {object} Analysis
 * @property {string} id
 * @property {string} changed when it was last kept
 * @property {RecordTree} record with everything that was tried
 * @property {number[]} place the turn that was looked at
 */

const PREFIX = "analysis.";
const MOST = 20;
const RESULTS = ["1-0", "0-1", "1/2-1/2", "*"];

/** Deeper than anybody nests variations. */
const DEEPEST = 200;

export const analyses = {
  /** All of them, the one that was touched last first. */
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
   * Keeps one; answers whether the browser took it.
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
   * Calls back when another tab has changed one.
   * @param {(id: string) => void} listener
   */
  watch(listener) {
    addEventListener("storage", ({ key, newValue }) => {
      const [, id] = /\banalysis\.([a-z0-9]+)$/.exec(key ?? "") ?? [];
      if (id && newValue !== null) listener(id);
    });
  },

  /** Lets the oldest go, when there are too many. */
  prune() {
    for (const { id } of analyses.all().slice(MOST)) analyses.remove(id);
  },
};

/**
 * Whether two records have the same start and the same main line.
 * @param {RecordTree} one
 * @param {RecordTree} other
 */
export function isSameGame(one, other) {
  const keyOf = (/** @type {RecordTree} */ { variant, terms, position, handicap, turns }) =>
    [variant, terms, position, handicap, ...turns.map((turn) => turn.token)].join(" ");
  return keyOf(one) === keyOf(other);
}

/**
 * Whether a kept value has the shape of an analysis. Whether its turns are allowed is for the core to say.
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
    depth < DEEPEST &&
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
function isText(value) {
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
