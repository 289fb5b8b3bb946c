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

claim("a lesson shows its solution, and says what is wrong", { quick: true }, async ({ page, open }) => {
  await open("/en/learn/yinsh/jumping");
  await settled(page);
  await page.locator('[data-act="show"]').click();
  await page.locator(".answer.shown").waitFor();
  await page.locator('[data-act="reset"]').click();
  const { variant, position, goal } = stepOf("yinsh", "jumping", 0);
  const shadow = new Shadow({ variant, position });
  const hand = new Hand(page);
  const wrong = shadow.view.choices
    .flatMap(({ then = [] }) => then.map(({ token }) => token ?? ""))
    .find((token) => core.judge({ variant, position, turns: [token] }, goal) === "missed");
  await hand.act(shadow, wrong ?? "");
  await page.locator(".answer.wrong").waitFor();
});
