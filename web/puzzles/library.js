// The puzzles of both games. A part is fetched when a puzzle of its difficulty is wanted, and then cached.

import { fetchData } from "../training/data.js";

/** @import { Family } from "../core/types.d.ts" */
/** @import { PuzzleSummary, TrainingCalls } from "../training/types.d.ts" */
/** @import { Accept, Part } from "./types.d.ts" */

const LIST = "puzzles/parts.tsv";

/** Number of nearest puzzles among which one is drawn at random. */
const NEAREST = 12;

/** Milliseconds per day. */
const DAY_MS = 86_400_000;

/** Returns the game of a puzzle or a file. @param {string} name @returns {Family} */
export const gameOf = (name) => (name.startsWith("yinsh") ? "yinsh" : "gipf");

/** Returns the day in UTC, counted from 1970. @param {number} [now] */
export const today = (now = Date.now()) => Math.floor(now / DAY_MS);

export class Library {
  #study;
  /** @type {Promise<Part[]> | null} */
  #list = null;
  /** @type {Map<string, Promise<PuzzleSummary[]>>} */
  #parts = new Map();

  /** @param {TrainingCalls} study */
  constructor(study) {
    this.#study = study;
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
      .then((text) => this.#study.puzzles(text));
    this.#parts.set(name, puzzles);
    // Try again after a failure, because the network may be back.
    puzzles.catch(() => this.#parts.delete(name));
    return puzzles;
  }

  /** Returns the puzzle of a day. @param {Family} game @param {number} day @returns {Promise<PuzzleSummary | null>} */
  async daily(game, day) {
    const parts = await this.parts(game);
    let place = this.#study.daily(
      day,
      parts.reduce((sum, { count }) => sum + count, 0),
    );
    for (const part of parts) {
      if (place === null) return null;
      if (place < part.count) return (await this.part(part))[place] ?? null;
      place -= part.count;
    }
    return null;
  }

  /**
   * Returns one of the acceptable puzzles nearest to a difficulty; null if there is none.
   * @param {Family} game @param {number} wanted @param {Accept} accept
   */
  async near(game, wanted, accept) {
    const parts = await this.parts(game);
    const away = (/** @type {Part} */ { least, greatest }) => Math.max(least - wanted, wanted - greatest, 0);
    for (const part of [...parts].sort((a, b) => away(a) - away(b))) {
      const found = nearest((await this.part(part)).filter(accept), wanted);
      if (found.length > 0) return found[Math.floor(Math.random() * found.length)] ?? null;
    }
    return null;
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

/** Returns the nearest puzzles to a difficulty. @param {PuzzleSummary[]} list @param {number} wanted */
export function nearest(list, wanted) {
  const away = (/** @type {PuzzleSummary} */ puzzle) => Math.abs(puzzle.difficulty - wanted);
  return [...list].sort((a, b) => away(a) - away(b)).slice(0, NEAREST);
}

/** @param {string} text @returns {Part[]} */
export function readParts(text) {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [name = "", count, least, greatest] = line.split("\t");
    return { name, count: Number(count), least: Number(least), greatest: Number(greatest) };
  });
}
