// Every step of every lesson is solved on the board, as "Show me" would do it.

import assert from "node:assert/strict";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { Keys } from "./keys.js";
import { lessonsOf, stepOf } from "./routes.js";
import { settled } from "./settled.js";
import { actionsOf, core, Shadow } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../core/types.d.ts").CourseId} CourseId */

/** @typedef {import("./routes.js").Step} Step */

/**
 * Returns the opponent's reply: the first that is legal.
 * @param {Shadow} shadow
 * @param {Step} step
 */
function reply(shadow, { replies = [] }) {
  if (shadow.view.outcome || shadow.view.part) return;
  for (const turn of replies) {
    try {
      core.close(core.open({ ...shadow.played, turns: [...(shadow.played.turns ?? []), turn] }).id);
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
  if (step.declared) {
    await page.locator(`button[data-answer="${step.answer}"]`).click();
    await page.locator(".answer.right").waitFor();
    return;
  }
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
 * @param {import("./browser-test.js").Stage} stage
 * @param {CourseId} family
 */
async function solveCourse({ page, open }, family) {
  const hand = new Hand(page);
  await open(`/en/learn/${family}`);
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

test("every lesson of YINSH can be solved on the board", { seconds: 180 }, (stage) => solveCourse(stage, "yinsh"));
test("every lesson of GIPF can be solved on the board", { seconds: 180 }, (stage) => solveCourse(stage, "gipf"));

test("every lesson about potentials can be solved on the board", { seconds: 180 }, (stage) => solveCourse(stage, "potentials"));

test("a lesson about potentials is solved by touch at 360 pixels", { screen: "small", seconds: 120 }, async ({ page, open }) => {
  await open("/en/learn/potentials/loading");
  await settled(page);
  const hand = new Hand(page, "tap");
  for (const [index, step] of lessonsOf("potentials")[0].steps.entries()) {
    if (index > 0) await page.locator('[data-act="next"]').tap();
    await solve(page, hand, step);
  }
  await page.getByRole("link", { name: "Next lesson: YINSH slides" }).waitFor();
});

test("a lesson about potentials is solved with the keyboard alone", { seconds: 120 }, async ({ page, open }) => {
  for (const [lesson, index] of /** @type {const} */ ([
    ["zertz", 0],
    ["zertz", 2],
    ["tamsk", 0],
  ])) {
    await open(`/en/learn/potentials/${lesson}#${index + 1}`);
    await page.reload();
    await settled(page);
    const { variant, position, goal } = stepOf("potentials", lesson, index);
    const shadow = new Shadow({ variant, position });
    const keys = new Keys(page, core.geometry("gipf"));
    await keys.begin();
    for (const action of actionsOf(core.solution(shadow.played, goal) ?? "")) await keys.act(shadow, action);
    await page.locator(".answer.right").waitFor();
  }
});

/** Returns the tokens of all choices. @param {import("../../core/types.d.ts").Choice[]} choices @returns {string[]} */
const tokensOf = (choices) => choices.flatMap(({ token, then = [] }) => (token ? [token] : tokensOf(then)));

/**
 * Plays a wrong turn in a step.
 * @param {import("./browser-test.js").Stage} stage
 * @param {string} lesson
 * @param {number} index
 * @param {CourseId} [course]
 */
async function tryWrongly({ page, open }, lesson, index, course = "yinsh") {
  await open(`/en/learn/${course}/${lesson}#${index + 1}`);
  await settled(page);
  const { variant, position, goal } = stepOf(course, lesson, index);
  const shadow = new Shadow({ variant, position });
  const wrong = tokensOf(shadow.view.choices).find((token) => core.judge({ variant, position, turns: [token] }, goal) === "missed");
  await new Hand(page).choose(shadow.way(wrong ?? ""));
  shadow.act(wrong ?? "");
  await page.locator(".answer.wrong").waitFor();
  return shadow;
}

test("a lesson shows its solution, and explains what was wrong", { quick: true }, async (stage) => {
  const { page, open } = stage;
  await open("/en/learn/yinsh/moving");
  await settled(page);
  await page.locator('[data-act="show"]').click();
  await page.locator(".answer.shown").waitFor();
  await tryWrongly(stage, "jumping", 1);
  assert.match(await page.locator(".answer").innerText(), /Markers jumped: \d\. The ring on [a-k]\d+ can jump over 3\./);
});

test("a wrong attempt is explained on the board: by the missing row, or by the opponent's row", {}, async (stage) => {
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

test("a wrong attempt with potentials is explained in words and by the missing use", {}, async (stage) => {
  const { page } = stage;
  await tryWrongly(stage, "punct", 0, "potentials");
  assert.match(await page.locator(".answer").innerText(), /The GIPF-piece is still whole/);
  assert.equal(await page.locator(".hb-mark.hb-goal").count(), 2);
  await tryWrongly(stage, "zertz", 1, "potentials");
  assert.match(await page.locator(".answer").innerText(), /Not enough pieces jumped. The goal is 3./);
  const shadow = await tryWrongly(stage, "dvonn", 2, "potentials");
  const answer = core.solution({ variant: shadow.opening.variant, position: shadow.view.position }, "row") ?? "";
  for (const action of actionsOf(answer)) shadow.act(action);
  await new Hand(page).shows(shadow.pieces, "the opponent's row");
});

test("accepting a declared use that should be challenged shows what it costs", {}, async ({ page, open }) => {
  await open("/en/learn/potentials/match#4");
  await settled(page);
  const { variant, position, declared = "" } = stepOf("potentials", "match", 3);
  const shadow = new Shadow({ variant, position });
  await page.getByRole("button", { name: "Let it pass" }).click();
  await page.locator(".answer.wrong").waitFor();
  shadow.act(declared);
  await new Hand(page).shows(shadow.pieces, "the use");
  await page.locator('[data-act="reset"]').click();
  await page.getByRole("button", { name: "Challenge", exact: true }).click();
  await page.locator(".answer.right").waitFor();
});

test("the course about potentials advises learning GIPF first, until the GIPF course is finished", {}, async ({ page, open }) => {
  await open("/en/learn");
  const advice = page.getByRole("link", { name: "New to GIPF? Learn it first" });
  await advice.waitFor();
  const steps = Object.fromEntries(lessonsOf("gipf").map(({ slug, steps }) => [slug, steps.map((_, index) => index)]));
  await page.evaluate((gipf) => localStorage.setItem("gipfel.progress", JSON.stringify({ gipf })), steps);
  await page.reload();
  await advice.waitFor({ state: "hidden" });
});

test("a lesson without potentials loads none of their files", {}, async ({ page, open }) => {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open("/en/learn/gipf/pushing");
  await settled(page);
  assert.deepEqual(
    asked.filter((path) => path.includes("potentials")),
    [],
  );
});
