// Cards: positions that the user got wrong or wants to remember. A card is an entry `card` of the notebook, and its
// answers are entries `recall`; the module `training` computes from them when it is due.

import { loadTraining } from "../training/training.js";
import { digest } from "./digest.js";
import { keepDues } from "./due.js";
import { notebook } from "./notebook.js";

/** @import { Token, VariantId } from "../core/types.d.ts" */
/** @import { Entry } from "./shelf.js" */

/** @typedef {"mistake" | "puzzle" | "position"} Source */

/** Grade of an answer. @typedef {"again" | "hard" | "good" | "easy"} Grade */

/**
 * @typedef {object} CardBody
 * @property {VariantId} variant
 * @property {string} position the position of the question
 * @property {Source} source
 * @property {string} [puzzle] the puzzle's line in its file, if it is one
 * @property {Token} [better] the better turn
 * @property {string} [note] note by its owner
 */

/**
 * @typedef {object} Card
 * @property {string} key
 * @property {number} made
 * @property {CardBody} body
 * @property {[number, Grade][]} recalls oldest first
 * @property {number | null} due when it is due; null for a new one
 */

/**
 * @typedef {object} Deck
 * @property {Card[]} cards due ones in the order of their due times, then new ones in the order of their creation
 * @property {number} due number of due cards, including new ones
 * @property {number} fresh number of cards that were never shown
 * @property {number} known number of cards that will be remembered for three weeks
 * @property {number[]} forecast number of cards that become due on each of the next fourteen days
 */

const SOURCES = ["mistake", "puzzle", "position"];
const GRADES = ["again", "hard", "good", "easy"];
/** Not grades: a card was removed from the deck, or put back as it was. */
const [DROPPED, KEPT] = ["dropped", "kept"];

/** @param {CardBody} card */
export async function addCard(card) {
  const key = keyOf(card);
  await notebook.add("card", key, card);
  // A card that was dropped once is put back. `deck` also stores the due times for the home page.
  if (!(await deck()).cards.some((one) => one.key === key)) await keepCard(key);
}

/** Tests whether a position is a card. @param {Pick<CardBody, "variant" | "position">} position */
export async function isCard(position) {
  const key = keyOf(position);
  return (await deck()).cards.some((card) => card.key === key);
}

/** @param {string} key @param {Grade} grade */
export async function recall(key, grade) {
  await notebook.add("recall", stamp(), { card: key, grade });
}

/** Removes a card from the deck. @param {string} key */
export async function dropCard(key) {
  await notebook.add("recall", stamp(), { card: key, grade: DROPPED });
}

/** Puts a card back. @param {string} key */
export async function keepCard(key) {
  await notebook.add("recall", stamp(), { card: key, grade: KEPT });
}

/** Returns all cards, with what follows from their answers. @param {number} [now] @returns {Promise<Deck>} */
export async function deck(now = Date.now()) {
  const [entries, recalls, study] = await Promise.all([notebook.all("card"), notebook.all("recall"), loadTraining()]);
  const cards = cardsOf(entries, recalls);
  const state = study.deck(
    now,
    cards.map((card) => card.recalls),
  );
  cards.forEach((card, index) => {
    card.due = state.dues[index];
  });
  keepDues(state.dues);
  const order = (/** @type {Card} */ { due, made }) => [due === null ? 1 : 0, due ?? made];
  cards.sort((one, other) => order(one)[0] - order(other)[0] || order(one)[1] - order(other)[1]);
  return { cards, due: state.due, fresh: state.new, known: state.known, forecast: state.forecast };
}

/**
 * Builds the cards from entries. Entries that are not understood are skipped: they may come from a newer version.
 * @param {Entry[]} entries
 * @param {Entry[]} recalls oldest first
 * @returns {Card[]}
 */
export function cardsOf(entries, recalls) {
  /** @type {Map<string, Card & { dropped: boolean }>} */
  const cards = new Map();
  for (const { key, at, body } of entries)
    if (isCardBody(body)) cards.set(key, { key, made: at, body, recalls: [], due: null, dropped: false });
  for (const { at, body } of recalls) {
    const card = cards.get(body.card);
    if (!card) continue;
    card.dropped = body.grade === DROPPED;
    if (GRADES.includes(body.grade)) card.recalls.push([at, body.grade]);
  }
  return [...cards.values()].filter((card) => !card.dropped).map(({ dropped: _, ...card }) => card);
}

/** @param {Record<string, any>} body @returns {body is CardBody} */
function isCardBody(body) {
  return typeof body.variant === "string" && typeof body.position === "string" && SOURCES.includes(body.source);
}

/** Returns the key of a position, the same on every device. @param {Pick<CardBody, "variant" | "position">} card */
function keyOf({ variant, position }) {
  return digest(`${variant} ${position}`);
}

/** Returns a key that is unique across devices. */
function stamp() {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${Date.now().toString(36)}-${[...random].map((part) => part.toString(36)).join("")}`;
}
