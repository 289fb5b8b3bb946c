// Counts openings in a worker so that the page never blocks: reads records, adds games and stored parts to trees, and
// returns the turns played from a position.

import { fetchModule, openDocuments, Refused } from "../core/core.js";
import { loadTraining } from "../training/training.js";

/** @import { Color, DocumentCalls, GameStart, RecordTree, VariantId } from "../core/types.d.ts" */
/** @import { TrainingCalls } from "../training/types.d.ts" */
/** @import { FromCounter, FinishedGame, Tally, ToCounter } from "./messages.d.ts" */

/** @type {{ postMessage(message: FromCounter): void, onmessage: ((event: MessageEvent<ToCounter>) => void) | null }} */
const page = /** @type {any} */ (self);

/** Interval of progress reports in milliseconds. */
const PROGRESS_INTERVAL = 100;

/** The trees by the page's names for them. @type {Map<string, number>} */
const trees = new Map();

/** @type {Promise<DocumentCalls> | undefined} */
let documents;

/** Queue: messages are handled one after another, so counting finishes before exploring. @type {Promise<unknown>} */
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
  const training = await loadTraining();
  switch (message.kind) {
    case "begin": {
      const before = trees.get(message.tree);
      if (before !== undefined) training.drop(before);
      trees.set(message.tree, training.tree(message.variant));
      return null;
    }
    case "parts":
      return training.parts(numberOf(message.tree), base64(new Uint8Array(message.bytes)));
    case "games":
      return counted(training, numberOf(message.tree), message.games, message.id);
    case "text": {
      const { games, refused } = await read(message.text, message.variant);
      const ended = games.filter((game) => game.variant === message.variant).flatMap(finished);
      const tally = counted(training, numberOf(message.tree), ended, message.id);
      return { ...tally, left: tally.left + games.length - ended.length + refused };
    }
    case "explore": {
      const tree = numberOf(message.tree);
      return { rows: training.explore(tree, message.game), reached: training.reached(tree, message.game) };
    }
  }
}

/** @param {string} tree */
function numberOf(tree) {
  const number = trees.get(tree);
  if (number === undefined) throw new Error(`unknown tree ${tree}`);
  return number;
}

/**
 * Counts games and reports the progress.
 * @param {TrainingCalls} training
 * @param {number} tree
 * @param {FinishedGame[]} games
 * @param {number} id id of the message
 * @returns {Tally}
 */
function counted(training, tree, games, id) {
  let reported = performance.now();
  let left = 0;
  games.forEach(({ game, winner }, index) => {
    if (!isCounted(training, tree, game, winner)) left += 1;
    if (performance.now() - reported < PROGRESS_INTERVAL) return;
    reported = performance.now();
    page.postMessage({ id, done: index + 1, all: games.length });
  });
  return { counted: games.length - left, left };
}

/**
 * @param {TrainingCalls} training
 * @param {number} tree
 * @param {GameStart} game
 * @param {Color | null} winner
 */
function isCounted(training, tree, game, winner) {
  try {
    return training.count(tree, game, winner);
  } catch (error) {
    // A stored game may be older than a fix of a rule.
    if (error instanceof Refused) return false;
    throw error;
  }
}

/**
 * Reads records in any notation; a game that does not name its variant is tried as the current one.
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
 * Returns the game in a list; an empty one if it has no result.
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
