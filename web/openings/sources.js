// The sources of games: the engine's, those of this server, the user's own, or those of a file. Each is counted once per
// variant, and can then be asked about any position.

import { games } from "../game/games.js";
import { ask, withQuery } from "../site/rest.js";
import { fetchData } from "../training/data.js";

/** @import { View, VariantId } from "../core/types.d.ts" */
/** @import { FinishedGame, Opened } from "./messages.d.ts" */
/** @import { Counter, OnProgress } from "./counter.js" */

/** Maximum number of the user's own games fetched from the server: years of play. */
const OWN_GAMES_MAX = 2000;

/** Maximum length of a file, as elsewhere on the page. */
export const TEXT_MAX_CHARS = 4_000_000;

/** Fields of a result that omits nothing. */
const WHOLE = { left: 0, isCounting: false, isPartial: false };

/**
 * Games counted on this device.
 * @typedef {object} Counted
 * @property {VariantId} variant
 * @property {number} life number of the worker that holds the tree
 * @property {number} all
 * @property {number} left
 * @property {boolean} isPartial
 */

/** The engine's own games: fetched in parts, as the user goes deeper into the tree. */
export class EngineSource {
  #counter;
  /** @type {{ variant: VariantId, life: number, all: number, perPart: number, parts: number[], next: number } | null} */
  #tree = null;

  /** @param {Counter} counter */
  constructor(counter) {
    this.#counter = counter;
  }

  /** @param {View} view @returns {Promise<Opened>} */
  async explore(view) {
    const tree = await this.#begun(view.variant);
    // A turn adds one piece at most, and may remove many.
    const last = Math.floor((view.pieces.length + 1) / tree.perPart);
    while (tree.next < tree.parts.length && tree.parts[tree.next] <= last) {
      const number = tree.parts[tree.next];
      const part = await fetchData(`openings/${tree.variant}/${number}.part`);
      await this.#counter.parts("engine", await part.arrayBuffer());
      tree.next += 1;
    }
    const found = await this.#counter.explore("engine", positionOf(view));
    return { ...found, ...WHOLE, all: tree.all };
  }

  /** @param {VariantId} variant */
  async #begun(variant) {
    if (this.#tree?.variant === variant && this.#tree.life === this.#counter.life) return this.#tree;
    this.#tree = null;
    const manifest = await (await fetchData(`openings/${variant}.json`)).json();
    await this.#counter.begin("engine", variant);
    this.#tree = {
      variant,
      life: this.#counter.life,
      all: manifest.games,
      perPart: manifest.pieces_per_part,
      parts: manifest.parts.map((/** @type {{ number: number }} */ part) => part.number),
      next: 0,
    };
    return this.#tree;
  }
}

/** Finished games of this server, which counts them itself. */
export class ServerSource {
  /** @param {View} view @returns {Promise<Opened>} */
  async explore(view) {
    const found = await ask("GET", withQuery(`openings/${view.variant}`, { source: "server", position: view.position }));
    const half = (/** @type {number} */ share) => Math.round(share * 200);
    const rows = found.continuations.map((/** @type {any} */ row) => ({
      ...row,
      low: half(row.low),
      high: half(row.high),
      evaluation: row.evaluation === null ? undefined : half(row.evaluation),
    }));
    const reached = found.wins + found.draws + found.losses;
    return { ...WHOLE, rows, reached, all: found.counted, isCounting: found.counting };
  }
}

/** @typedef {{ counted: number, left: number, isPartial: boolean }} Filled */

/** Games counted on this device, regardless of their origin. */
export class CountedSource {
  #counter;
  #name;
  #fill;
  /** @type {Counted | null} */
  #counted = null;

  /**
   * @param {Counter} counter
   * @param {string} name name of its tree
   * @param {(variant: VariantId) => Promise<Filled>} fill counts its games
   */
  constructor(counter, name, fill) {
    this.#counter = counter;
    this.#name = name;
    this.#fill = fill;
  }

  /** Discards the count so that the games are counted again. */
  forget() {
    this.#counted = null;
  }

  /** @param {View} view @returns {Promise<Opened>} */
  async explore(view) {
    const known = this.#counted;
    const isKnown = known?.variant === view.variant && known.life === this.#counter.life;
    const { all, left, isPartial } = isKnown ? known : await this.#count(view.variant);
    const found = await this.#counter.explore(this.#name, positionOf(view));
    return { ...found, all, left, isPartial, isCounting: false };
  }

  /** @param {VariantId} variant */
  async #count(variant) {
    this.#counted = null;
    await this.#counter.begin(this.#name, variant);
    const { counted, left, isPartial } = await this.#fill(variant);
    this.#counted = { variant, life: this.#counter.life, all: counted, left, isPartial };
    return this.#counted;
  }
}

/**
 * Returns the user's own games: those stored in this browser, and with an account those on the server.
 * @param {Counter} counter
 * @param {OnProgress} onProgress
 */
export function ownSource(counter, onProgress) {
  return new CountedSource(counter, "own", async (variant) => {
    const tally = await counter.games("own", gamesHere(variant), onProgress);
    try {
      for await (const text of recordsOf(await ownName(), variant)) {
        const { counted } = await counter.text("own", text, variant);
        tally.counted += counted;
        onProgress(tally.counted, 0);
      }
      return { ...tally, isPartial: false };
    } catch (error) {
      console.warn(error);
      return { ...tally, isPartial: true };
    }
  });
}

/**
 * Returns the games in a text, which may differ from call to call.
 * @param {Counter} counter
 * @param {() => string} text
 * @param {OnProgress} onProgress
 */
export function textSource(counter, text, onProgress) {
  return new CountedSource(counter, "file", async (variant) => {
    return { ...(await counter.text("file", text(), variant, onProgress)), isPartial: false };
  });
}

/** @param {View} view */
function positionOf({ variant, position }) {
  return { variant, position };
}

/** Returns the finished games of a variant in this browser. @param {VariantId} variant @returns {FinishedGame[]} */
function gamesHere(variant) {
  return games.all().flatMap(({ opening, turns, ending }) => {
    if (opening.variant !== variant || ending === null) return [];
    return [{ game: { ...opening, turns }, winner: ending.winner }];
  });
}

/** Returns the name of the signed-in account; null for guests. @returns {Promise<string | null>} */
async function ownName() {
  if (!navigator.onLine) throw new Error("no network");
  return (await ask("GET", "me")).player?.name ?? null;
}

/**
 * Yields the records of a player's games of a variant, newest first.
 * @param {string | null} name
 * @param {VariantId} variant
 */
async function* recordsOf(name, variant) {
  if (name === null) return;
  const headers = { accept: "application/x-ndjson" };
  const response = await fetch(`/api/player/${encodeURIComponent(name)}/records`, { headers, cache: "no-store" });
  if (!response.ok || !response.body) throw new Error(`records: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let number = 0; number < OWN_GAMES_MAX; ) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter(Boolean)) {
      number += 1;
      const game = JSON.parse(line);
      if (game.terms.variant === variant) yield game.record;
    }
  }
  await reader.cancel();
}
