// Counts openings in a thread of its own, so that the page never waits: reads records, adds games and stored parts to
// trees, and says what was played from a position.

import { fetchModule, openDocuments, Refused } from "../core/core.js";
import { loadStudy } from "../study/study.js";

/** @import { Color, DocumentCalls, Opening, RecordTree, VariantId } from "../core/types.d.ts" */
/** @import { StudyCalls } from "../study/types.d.ts" */
/** @import { FromCounter, FinishedGame, Tally, ToCounter } from "./messages.d.ts" */

/** @type {{ postMessage(message: FromCounter): void, onmessage: ((event: MessageEvent<ToCounter>) => void) | null }} */
const page = /** @type {any} */ (self);

/** How often progress is told, in milliseconds. */
const PACE = 100;

/** The trees by the names that the page gave them. @type {Map<string, number>} */
const trees = new Map();

/** @type {Promise<DocumentCalls> | undefined} */
let documents;

/** One message after the other: what counts comes before what looks. @type {Promise<unknown>} */
let last = Promise.resolve();

page.onmessage = ({ data }) => {
  last = last.then(() => answer(data));
};

/** @param {ToCounter} message */
async function answer(message) {
  const { id } = message;
  try {
    page.postMessage({ id, result: await done(message) });
  } catch (error) {
    const code = /** @type {any} */ (error)?.refusal?.code ?? "failed";
    page.postMessage({ id, failure: code, text: String(error) });
  }
}

/** @param {ToCounter} message */
async function done(message) {
  const study = await loadStudy();
  switch (message.kind) {
    case "begin": {
      const before = trees.get(message.tree);
      if (before !== undefined) study.drop(before);
      trees.set(message.tree, study.tree(message.variant));
      return null;
    }
    case "parts":
      return study.parts(numberOf(message.tree), base64(new Uint8Array(message.bytes)));
    case "games":
      return counted(study, numberOf(message.tree), message.games, message.id);
    case "text": {
      const { games, refused } = await read(message.text, message.variant);
      const ended = games.filter((game) => game.variant === message.variant).flatMap(finished);
      const tally = counted(study, numberOf(message.tree), ended, message.id);
      return { ...tally, left: tally.left + games.length - ended.length + refused };
    }
    case "explore": {
      const tree = numberOf(message.tree);
      return { rows: study.explore(tree, message.game), reached: study.reached(tree, message.game) };
    }
  }
}

/** @param {string} tree */
function numberOf(tree) {
  const number = trees.get(tree);
  if (number === undefined) throw new Error(`no tree ${tree}`);
  return number;
}

/**
 * Counts games, and tells how far it is.
 * @param {StudyCalls} study
 * @param {number} tree
 * @param {FinishedGame[]} games
 * @param {number} id of the message
 * @returns {Tally}
 */
function counted(study, tree, games, id) {
  let told = performance.now();
  let left = 0;
  games.forEach(({ game, winner }, index) => {
    if (!isCounted(study, tree, game, winner)) left += 1;
    if (performance.now() - told < PACE) return;
    told = performance.now();
    page.postMessage({ id, done: index + 1, all: games.length });
  });
  return { counted: games.length - left, left };
}

/**
 * @param {StudyCalls} study
 * @param {number} tree
 * @param {Opening} game
 * @param {Color | null} winner
 */
function isCounted(study, tree, game, winner) {
  try {
    return study.count(tree, game, winner);
  } catch (error) {
    // What a browser keeps may be older than a rule that was mended since.
    if (error instanceof Refused) return false;
    throw error;
  }
}

/**
 * Records in any notation; what does not name its game is tried as the one that is looked at.
 * @param {string} text
 * @param {VariantId} variant
 * @returns {Promise<{ games: RecordTree[], refused: number }>}
 */
async function read(text, variant) {
  documents ??= fetchModule("../documents/documents.wasm").then(openDocuments);
  documents.catch(() => {
    documents = undefined;
  });
  const { read } = await documents;
  const first = read(text.trim(), null);
  const { games, refused } = first.games.length > 0 ? first : read(text.trim(), variant);
  return { games, refused: refused.length };
}

/**
 * A game with a result; nothing without.
 * @param {RecordTree} record
 * @returns {FinishedGame[]}
 */
function finished({ variant, position, handicap, turns, result }) {
  if (result === "*") return [];
  const winner = result === "1-0" ? "w" : result === "0-1" ? "b" : null;
  const game = { variant, position: position ?? undefined, handicap: handicap ?? undefined, turns: turns.map(({ token }) => token) };
  return [{ game, winner }];
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
