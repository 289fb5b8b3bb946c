// Every step of every lesson is solved on the board, as "Show me" would do it.

import assert from "node:assert/strict";
import { claim } from "./claim.js";
import { Hand } from "./hand.js";
import { lessonsOf, stepOf } from "./routes.js";
import { settled } from "./settled.js";
import { actionsOf, core, Shadow } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../core/types.d.ts").Family} Family */

/** @typedef {import("./routes.js").Step} Step */

/**
 * The opponent's answer: the first that is allowed.
 * @param {Shadow} shadow
 * @param {Step} step
 */
function reply(shadow, { replies = [] }) {
  if (shadow.view.outcome || shadow.view.part) return;
  for (const turn of replies) {
    try {
      core.close(core.open({ ...shadow.played, turns: [...(shadow.played.turns ?? []), turn] }).table);
    } catch {
      continue;
    }
    for (const action of actionsOf(turn)) shadow.act(action);
    return;
  }
}

/**
 * @param {Page} page
 * @param {Hand} hand
 * @param {Step} step
 */
async function solve(page, hand, step) {
  const shadow = new Shadow({ variant: step.variant, position: step.position });
  await hand.shows(shadow.pieces, "the beginning of the step");
  for (let verdict = "open"; verdict === "open"; ) {
    const turn = core.solution(shadow.played, step.goal);
    assert.ok(turn, `${step.goal} has no solution`);
    for (const action of actionsOf(turn)) {
      await hand.choose(shadow.way(action));
      shadow.act(action);
      verdict = core.judge(shadow.played, step.goal);
      reply(shadow, step);
      await hand.shows(shadow.pieces, action);
      if (verdict !== "open") break;
    }
  }
  await page.locator(".answer.right").waitFor();
  await hand.shows(shadow.pieces, "the answer");
}

/**
 * @param {import("./claim.js").Stage} stage
 * @param {Family} family
 */
async function solveCourse({ page, open }, family) {
  const hand = new Hand(page);
  for (const { slug, steps } of lessonsOf(family)) {
    await open(`/en/learn/${family}/${slug}`);
    await settled(page);
    for (const [index, step] of steps.entries()) {
      try {
        await solve(page, hand, step);
      } catch (error) {
        throw new Error(`${family}/${slug}, step ${index + 1}: ${error}`, { cause: error });
      }
      if (index + 1 < steps.length) await page.locator('[data-act="next"]').click();
    }
  }
  await open(`/en/learn/${family}`);
  await page.getByText("You have finished every lesson").waitFor();
}

claim("every lesson of YINSH can be solved on the board", { seconds: 180 }, (stage) => solveCourse(stage, "yinsh"));
claim("every lesson of GIPF can be solved on the board", { seconds: 180 }, (stage) => solveCourse(stage, "gipf"));

/**
 * Plays a wrong turn in a step.
 * @param {import("./claim.js").Stage} stage
 * @param {string} lesson
 * @param {number} index
 */
async function tryWrongly({ page, open }, lesson, index) {
  await open(`/en/learn/yinsh/${lesson}#${index + 1}`);
  await settled(page);
  const { variant, position, goal } = stepOf("yinsh", lesson, index);
  const shadow = new Shadow({ variant, position });
  const wrong = shadow.view.choices
    .flatMap(({ then = [] }) => then.map(({ token }) => token ?? ""))
    .find((token) => core.judge({ variant, position, turns: [token] }, goal) === "missed");
  await new Hand(page).choose(shadow.way(wrong ?? ""));
  shadow.act(wrong ?? "");
  await page.locator(".answer.wrong").waitFor();
  return shadow;
}

claim("a lesson shows its solution, and says what is wrong", { quick: true }, async (stage) => {
  const { page, open } = stage;
  await open("/en/learn/yinsh/moving");
  await settled(page);
  await page.locator('[data-act="show"]').click();
  await page.locator(".answer.shown").waitFor();
  await tryWrongly(stage, "jumping", 1);
  assert.match(await page.locator(".answer").innerText(), /Not enough markers jumped. The goal is 3./);
});

claim("a wrong try is answered on the board: with the row that is missing, or with the opponent's row", {}, async (stage) => {
  const { page } = stage;
  await tryWrongly(stage, "rows", 0);
  assert.equal(await page.locator(".hb-mark.hb-goal").count(), 5);
  const shadow = await tryWrongly(stage, "defence", 0);
  const answer = core.solution({ variant: shadow.opening.variant, position: shadow.view.position }, "row") ?? "";
  shadow.act(answer);
  await new Hand(page).shows(shadow.pieces, "the opponent's row");
  await page.locator('[data-act="reset"]').click();
  await new Hand(page).shows(new Shadow(shadow.opening).pieces, "trying again");
});
