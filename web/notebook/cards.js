// Cards: positions that somebody got wrong or wants to remember. A card comes from an entry `card` of the notebook, and its
// answers are entries `recall`; when it is due follows from them, in the module `study`.

import { loadStudy } from "../study/study.js";
import { digest } from "./digest.js";
import { keepDues } from "./due.js";
import { notebook } from "./notebook.js";

/** @import { Token, VariantId } from "../core/types.d.ts" */
/** @import { Entry } from "./shelf.js" */

/** @typedef {"mistake" | "puzzle" | "position"} Source */

/** How well it went. @typedef {"again" | "hard" | "good" | "easy"} Grade */

/**
 * @typedef {object} CardBody
 * @property {VariantId} variant
 * @property {string} position the position that is asked
 * @property {Source} source
 * @property {string} [puzzle] the puzzle's line in its file, if it is one
 * @property {Token} [better] what was better than the mistake
 * @property {string} [note] what its owner wrote
 */

/**
 * @typedef {object} Card
 * @property {string} key
 * @property {number} made
 * @property {CardBody} body
 * @property {[number, Grade][]} recalls the oldest first
 * @property {number | null} due when it is due; null for a new one
 */

/**
 * @typedef {object} Deck
 * @property {Card[]} cards those that are due first come first; new ones behind them, in the order of their making
 * @property {number} due how many are due by now, new ones included
 * @property {number} fresh how many were never looked at
 * @property {number} known how many will be remembered for three weeks
 * @property {number[]} forecast how many come due on each of the next fourteen days
 */

const SOURCES = ["mistake", "puzzle", "position"];
const GRADES = ["again", "hard", "good", "easy"];
/** Not answers: a card was taken out of the deck, or put back as it was. */
const [DROPPED, KEPT] = ["dropped", "kept"];

/** @param {CardBody} card */
export async function addCard(card) {
  const key = keyOf(card);
  await notebook.add("card", key, card);
  // Somebody who dropped it once wants it again. Looking through the deck also leaves word for the first page.
  if (!(await deck()).cards.some((one) => one.key === key)) await keepCard(key);
}

/** Whether a position is a card. @param {Pick<CardBody, "variant" | "position">} position */
export async function isCard(position) {
  const key = keyOf(position);
  return (await deck()).cards.some((card) => card.key === key);
}

/** @param {string} key @param {Grade} grade */
export async function recall(key, grade) {
  await notebook.add("recall", stamp(), { card: key, grade });
}

/** Takes a card out of the deck. @param {string} key */
export async function dropCard(key) {
  await notebook.add("recall", stamp(), { card: key, grade: DROPPED });
}

/** Puts a card back. @param {string} key */
export async function keepCard(key) {
  await notebook.add("recall", stamp(), { card: key, grade: KEPT });
}

/** All cards, with what follows from their answers. @param {number} [now] @returns {Promise<Deck>} */
export async function deck(now = Date.now()) {
  const [entries, recalls, study] = await Promise.all([notebook.all("card"), notebook.all("recall"), loadStudy()]);
  const cards = cardsOf(entries, recalls);
  const told = study.deck(
    now,
    cards.map((card) => card.recalls),
  );
  cards.forEach((card, index) => {
    card.due = told.dues[index];
  });
  keepDues(told.dues);
  const order = (/** @type {Card} */ { due, made }) => [due === null ? 1 : 0, due ?? made];
  cards.sort((one, other) => order(one)[0] - order(other)[0] || order(one)[1] - order(other)[1]);
  return { cards, due: told.due, fresh: told.new, known: told.known, forecast: told.forecast };
}

/**
 * The cards that entries tell of. What is not understood is passed over: it may come from a newer version.
 * @param {Entry[]} entries
 * @param {Entry[]} recalls the oldest first
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

/** The same position is the same card on every device. @param {Pick<CardBody, "variant" | "position">} card */
function keyOf({ variant, position }) {
  return digest(`${variant} ${position}`);
}

/** A key that no other device makes. */
function stamp() {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${Date.now().toString(36)}-${[...random].map((part) => part.toString(36)).join("")}`;
}
