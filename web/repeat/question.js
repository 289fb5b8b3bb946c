// What a card asks, and whether a turn answers it. A puzzle knows its solution; anywhere else the engine judges, as it does in a
// review: every turn counts that keeps the chances.

import { Reviewing } from "../report/reviewing.js";
import { loadStudy } from "../study/study.js";
import { t } from "../words/words.js";

/** @import { Opening, Token } from "../core/types.d.ts" */
/** @import { Card } from "../notebook/cards.js" */

/** What a card asks. @typedef {{ opening: Opening, lead: Token | null, text: string, judge: (turn: Token) => Promise<Verdict>, solution: () => Promise<Token | null> }} Question */

/** Whether a turn was right, and what would have been. @typedef {{ right: boolean, better: Token | null }} Verdict */

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
  const study = await loadStudy();
  const line = body.puzzle;
  const facts = study.puzzle(line);
  const solution = facts.line[0] ?? null;
  return {
    opening: { variant: facts.variant, position: facts.ledBy ? facts.start : facts.position },
    lead: facts.ledBy ?? null,
    text: t("repeat-ask-puzzle"),
    judge: async (turn) => ({ right: study.attempt(line, 0, turn), better: solution }),
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
