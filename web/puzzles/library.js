// The puzzles of both games. A part is fetched when a puzzle of its difficulty is wanted, and then cached.

import { fetchData } from "../training/data.js";

/** @import { Family, VariantId } from "../core/types.d.ts" */
/** @import { PuzzleSummary, TrainingCalls } from "../training/types.d.ts" */
/** @import { Accept, Part } from "./types.d.ts" */

const LIST = "puzzles/parts.tsv";

/** Number of nearest puzzles among which one is drawn at random. */
const NEAREST = 12;

/** Variant whose puzzles are shown only when it is chosen, since its games last one row. @type {VariantId} */
export const BLITZ = "yinsh-blitz";

/** Milliseconds per day. */
const DAY_MS = 86_400_000;

/** Returns the game of a puzzle or a file. @param {string} name @returns {Family} */
export const gameOf = (name) => (name.startsWith("yinsh") ? "yinsh" : "gipf");

/** Returns the day in UTC, counted from 1970. @param {number} [now] */
export const today = (now = Date.now()) => Math.floor(now / DAY_MS);

export class Library {
  #training;
  /** @type {Promise<Part[]> | null} */
  #list = null;
  /** @type {Map<string, Promise<PuzzleSummary[]>>} */
  #parts = new Map();

  /** @param {TrainingCalls} training */
  constructor(training) {
    this.#training = training;
  }

  /** Returns all files, as names in `data/`. @returns {Promise<string[]>} */
  async files() {
    return [LIST, ...(await this.#allParts()).map(({ name }) => `puzzles/${name}`)];
  }

  /** Returns the parts of a game, easiest first. @param {Family} game */
  async parts(game) {
    return (await this.#allParts()).filter(({ name }) => gameOf(name) === game);
  }

  #allParts() {
    this.#list ??= fetchData(LIST)
      .then((response) => response.text())
      .then(readParts);
    this.#list.catch(() => {
      this.#list = null;
    });
    return this.#list;
  }

  /** Returns the puzzles of a part. @param {Part} part @returns {Promise<PuzzleSummary[]>} */
  part({ name }) {
    let puzzles = this.#parts.get(name);
    if (puzzles) return puzzles;
    puzzles = fetchData(`puzzles/${name}`)
      .then((response) => response.text())
      .then((text) => this.#training.puzzles(text));
    this.#parts.set(name, puzzles);
    // Try again after a failure, because the network may be back.
    puzzles.catch(() => this.#parts.delete(name));
    return puzzles;
  }

  /**
   * Returns the puzzle of a day. A blitz puzzle gives way to the next one that is not blitz, as on the server.
   * @param {Family} game @param {number} day @returns {Promise<PuzzleSummary | null>}
   */
  async daily(game, day) {
    const parts = await this.parts(game);
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    let place = this.#training.daily(day, count);
    if (place === null) return null;
    for (const part of [...parts, ...parts]) {
      const found = place < part.count && (await this.part(part)).slice(place).find(({ variant }) => variant !== BLITZ);
      if (found) return found;
      place = Math.max(place - part.count, 0);
    }
    return null;
  }

  /**
   * Returns one of the acceptable puzzles nearest to a difficulty; null if there is none.
   * @param {Family} game @param {number} wanted
   * @param {Accept[]} accepts what is accepted, the preferred first; in each part, the next is tried if none of the part is accepted
   * @param {() => number} [random]
   * @throws the failure of a part that could not be fetched, if the others have no acceptable puzzle
   */
  async near(game, wanted, accepts, random = Math.random) {
    /** @type {unknown} */
    let failure = null;
    for (const part of byDistance(await this.parts(game), wanted)) {
      /** @type {PuzzleSummary[]} */
      let puzzles = [];
      try {
        puzzles = await this.part(part);
      } catch (error) {
        // Without a network, a part that is stored serves instead.
        failure ??= error;
      }
      for (const accept of accepts) {
        const found = nearest(puzzles.filter(accept), wanted, random);
        if (found.length > 0) return found[Math.floor(random() * found.length)] ?? null;
      }
    }
    if (failure !== null) throw failure;
    return null;
  }

  /** Fetches the part for a difficulty, before it is needed. @param {Family} game @param {number} wanted */
  async warm(game, wanted) {
    const parts = await this.parts(game);
    const fitting = parts.find(({ least, greatest }) => least <= wanted && wanted <= greatest);
    if (fitting) await this.part(fitting);
  }

  /** Stores the two parts nearest to a difficulty, for use without a network. @param {Family} game @param {number} wanted */
  async store(game, wanted) {
    for (const { name } of byDistance(await this.parts(game), wanted).slice(0, 2)) await fetchData(`puzzles/${name}`);
  }

  /** Finds a puzzle by its id; at once, if its difficulty is known. @param {string} id @param {number} [difficulty] */
  async find(id, difficulty) {
    const all = await this.#allParts();
    const fits = (/** @type {Part} */ part) => difficulty !== undefined && part.least <= difficulty && part.greatest >= difficulty;
    for (const part of [...all.filter(fits), ...all.filter((part) => !fits(part))]) {
      const found = (await this.part(part)).find((puzzle) => puzzle.id === id);
      if (found) return found;
    }
    return null;
  }
}

/** Returns parts with those nearest to a difficulty first. @param {Part[]} parts @param {number} wanted */
function byDistance(parts, wanted) {
  const away = (/** @type {Part} */ { least, greatest }) => Math.max(least - wanted, wanted - greatest, 0);
  return [...parts].sort((a, b) => away(a) - away(b));
}

/**
 * Returns the puzzles nearest to a difficulty; ties are broken at random.
 * @param {PuzzleSummary[]} list @param {number} wanted @param {() => number} random
 */
export function nearest(list, wanted, random) {
  const ranked = list.map((puzzle) => ({ puzzle, away: Math.abs(puzzle.difficulty - wanted), tie: random() }));
  return ranked
    .sort((a, b) => a.away - b.away || a.tie - b.tie)
    .slice(0, NEAREST)
    .map(({ puzzle }) => puzzle);
}

/** @param {string} text @returns {Part[]} */
export function readParts(text) {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [name = "", count, least, greatest] = line.split("\t");
    return { name, count: Number(count), least: Number(least), greatest: Number(greatest) };
  });
}
