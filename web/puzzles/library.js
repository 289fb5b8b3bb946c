// The puzzles of both games. A part is fetched when a puzzle of its difficulty is wanted, and then kept.

import { fetchData } from "../study/data.js";

/** @import { Family } from "../core/types.d.ts" */
/** @import { PuzzleSummary, StudyCalls } from "../study/types.d.ts" */
/** @import { Accept, Part } from "./types.d.ts" */

const LIST = "puzzles/parts.tsv";

/** How many of the nearest puzzles are drawn lots among. */
const NEAREST = 12;

/** The milliseconds of a day. */
const DAY = 86_400_000;

/** The game of a puzzle or a file. @param {string} name @returns {Family} */
export const gameOf = (name) => (name.startsWith("yinsh") ? "yinsh" : "gipf");

/** Which day it is in UTC, from 1970. @param {number} [now] */
export const today = (now = Date.now()) => Math.floor(now / DAY);

export class Library {
  #study;
  /** @type {Promise<Part[]> | null} */
  #list = null;
  /** @type {Map<string, Promise<PuzzleSummary[]>>} */
  #parts = new Map();

  /** @param {StudyCalls} study */
  constructor(study) {
    this.#study = study;
  }

  /** All files, as names of `data/`. @returns {Promise<string[]>} */
  async files() {
    return [LIST, ...(await this.#allParts()).map(({ name }) => `puzzles/${name}`)];
  }

  /** The parts of a game, the easiest first. @param {Family} game */
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

  /** The puzzles of a part. @param {Part} part @returns {Promise<PuzzleSummary[]>} */
  part({ name }) {
    let puzzles = this.#parts.get(name);
    if (puzzles) return puzzles;
    puzzles = fetchData(`puzzles/${name}`)
      .then((response) => response.text())
      .then((text) => this.#study.puzzles(text));
    this.#parts.set(name, puzzles);
    // After a failure the network may be back.
    puzzles.catch(() => this.#parts.delete(name));
    return puzzles;
  }

  /** The puzzle of a day. @param {Family} game @param {number} day @returns {Promise<PuzzleSummary | null>} */
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
   * One of the puzzles that are nearest to a difficulty and may come; null if there is none.
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

  /** A puzzle by its id; where its difficulty is known, it is found at once. @param {string} id @param {number} [difficulty] */
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

/** The nearest puzzles to a difficulty. @param {PuzzleSummary[]} list @param {number} wanted */
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
