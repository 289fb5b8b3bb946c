// The question of a card, and the judgement of an answer. A puzzle has a known solution; any other position is judged by the
// engine as in a review: every turn that keeps the winning chances is right.

import { Reviewing } from "../report/reviewing.js";
import { loadTraining } from "../training/training.js";
import { t } from "../words/words.js";

/** @import { GameStart, Token } from "../core/types.d.ts" */
/** @import { Card } from "../notebook/cards.js" */

/**
 * The question of a card. @typedef {{ opening: GameStart, lead: Token | null, text: string, judge: (turn: Token) => Promise<Verdict>,
 * solution: () => Promise<Token | null> }} Question
 */

/** Judgement of a turn: whether it was right, and a right turn. @typedef {{ right: boolean, better: Token | null }} Verdict */

/** Judgements that count as wrong. */
const WRONG = ["inaccuracy", "mistake", "blunder"];

const engine = new Reviewing();

/** @param {Card} card @returns {Promise<Question>} */
export async function questionOf(card) {
  return (await puzzleQuestion(card)) ?? engineQuestion(card);
}

/** @param {Card} card @returns {Promise<Question | null>} */
async function puzzleQuestion({ body }) {
  if (!body.puzzle) return null;
  const training = await loadTraining();
  const line = body.puzzle;
  const facts = training.puzzle(line);
  const solution = facts.line[0] ?? null;
  return {
    opening: { variant: facts.variant, position: facts.ledBy ? facts.start : facts.position },
    lead: facts.ledBy ?? null,
    text: t("repeat-ask-puzzle"),
    judge: async (turn) => ({ right: training.attempt(line, 0, turn), better: solution }),
    solution: async () => solution,
  };
}

/** @param {Card} card @returns {Question} */
function engineQuestion({ body }) {
  const opening = { variant: body.variant, position: body.position };
  return {
    opening,
    lead: null,
    text: body.source === "mistake" ? t("repeat-ask-mistake") : t("repeat-ask-position"),
    judge: async (turn) => {
      const judged = await engine.judge({ variant: body.variant, start: body.position }, turn);
      return { right: judged !== null && !WRONG.includes(judged.kind), better: judged?.best ?? body.better ?? null };
    },
    solution: async () => body.better ?? engine.best({ variant: body.variant, start: body.position, turns: [] }),
  };
}
