// Reads pasted text: a link, a position, or records in any notation that the core supports.

import { Refused } from "../core/core.js";
import { decodeQuery, VARIANTS } from "../game/url.js";

/** @typedef {import("../core/types.js").Calls} Core */
/** @typedef {import("../core/types.js").GameStart} GameStart */
/** @typedef {import("../core/types.js").Refusal} Refusal */
/** @typedef {import("../core/types.js").RecordTree} RecordTree */
/** @typedef {import("../core/types.js").VariantId} VariantId */

/** Maximum length of the text. Collections of thousands of games are shorter; a longer text would freeze the page. */
export const TEXT_MAX_CHARS = 4_000_000;

/**
 * @typedef {object} Reading
 * @property {RecordTree[]} games
 * @property {Refusal[]} refused
 * @property {Refusal[]} warnings
 */

/**
 * Reads a text. A game that does not name its variant is tried as the variant on the board, then as the others.
 * @param {Core} core
 * @param {string} text
 * @param {VariantId} usual
 * @param {string | null} [terms] terms of the game on the board
 * @returns {Reading}
 */
export function readText(core, text, usual, terms) {
  const trimmed = text.trim();
  const order = [usual, ...VARIANTS.filter((variant) => variant !== usual)];
  const linked = /^https?:\/\/\S+\?\S+$/.test(trimmed) ? decodeQuery(trimmed.slice(trimmed.indexOf("?"))).opening : null;
  if (linked) return readGameStart(core, linked);
  if (looksLikePosition(trimmed)) {
    /** @type {GameStart[]} */
    const games = order.map((variant) => (terms && variant === usual ? { variant, terms } : { variant }));
    if (hasHands(trimmed)) games.push({ variant: "gipf-ultimate" });
    const tries = games.map((game) => readGameStart(core, { ...game, position: trimmed }));
    return tries.find((reading) => reading.games.length > 0) ?? bestOf(tries);
  }
  const reading = core.read(trimmed, null);
  if (reading.games.length > 0) return reading;
  const tries = order.map((variant) => core.read(trimmed, variant));
  return tries.find((tried) => tried.games.length > 0) ?? reading;
}

/**
 * Builds a game from its start position and turns.
 * @param {Core} core
 * @param {GameStart} opening
 * @returns {Reading}
 */
export function readGameStart(core, opening) {
  try {
    const { id, view } = core.open(opening);
    core.close(id);
    const tokens = view.turns.map(({ token, player }) => ({ token, player }));
    if (view.part) tokens.push({ token: view.part, player: view.toAct });
    return { games: [shownRecord(core, recordOf(opening, view.start, tokens))], refused: [], warnings: [] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { games: [], refused: [error.refusal], warnings: [] };
  }
}

/**
 * Returns a record as the analysis board shows it: of a match, the GIPF part, with the match.
 * @param {Core} core
 * @param {RecordTree} record
 * @returns {RecordTree}
 */
export function shownRecord(core, record) {
  const { variant, terms, links, challenges, position, turns } = record;
  if (!links) return record;
  /** @type {GameStart} */
  const match = { variant, links, turns: turns.map(({ token }) => token) };
  if (terms) match.terms = terms;
  if (challenges) match.challenges = challenges;
  if (position) match.position = position;
  return { ...core.part(record), match };
}

/**
 * @param {GameStart} opening
 * @param {string} start
 * @param {{ token: string, player: "w" | "b" }[]} turns
 * @returns {RecordTree}
 */
function recordOf(opening, start, turns) {
  return {
    variant: opening.variant,
    ...(opening.terms && { terms: opening.terms }),
    ...(opening.links && { links: opening.links, challenges: opening.challenges ?? null }),
    position: opening.position ? start : null,
    handicap: opening.handicap ?? null,
    tags: [],
    result: "*",
    termination: null,
    comments: [],
    turns: turns.map(({ token, player }) => ({
      token,
      player,
      comments: [],
      nags: [],
      clock: null,
      evaluation: null,
      variations: [],
    })),
  };
}

/**
 * Tests whether a string looks like a position: columns separated by slashes, then the player to act.
 * @param {string} text
 */
function looksLikePosition(text) {
  return /^[A-Za-z0-9'[\]]*(\/[A-Za-z0-9'[\]]*){6,10}\s+[wb]\s+\S+(\s+\S+){0,3}$/.test(text);
}

/** Tests whether a string is a position with potentials, whose last two of six fields are hands and rights. @param {string} text */
export function hasHands(text) {
  return looksLikePosition(text.trim()) && text.trim().split(/\s+/).length === 6;
}

/**
 * Returns the most useful attempt: the one for the game whose board matches the text.
 * @param {Reading[]} tries
 */
function bestOf(tries) {
  const fits = tries.find(({ refused }) => refused[0] && !/^board-columns$|-fields$/.test(refused[0].code));
  return fits ?? /** @type {Reading} */ (tries[0]);
}
