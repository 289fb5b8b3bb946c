// The analysis page with potentials: the engine, the report on a whole game, positions as text.

import assert from "node:assert/strict";
import { encodeQuery } from "../../game/url.js";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { settled } from "./settled.js";
import { recordedGame, Shadow, tokensOf } from "./shadow.js";

const variant = "gipf-ultimate";

/** Two stacks of PÜNCT next to a GIPF-piece. */
const STACKS = "4/5/2pu2/2gU[P'u]2/2[p'U][u'U]2/5/g2G w push 3-3 - -";

/** @param {number} count */
const link = (count) => `/en/analyse?variant=${variant}&turns=${recordedGame(variant).slice(0, count).map(encodeURIComponent).join("_")}`;

test("the engine analyses a game with potentials, and its variation can be played", { seconds: 90 }, async ({ page, open }) => {
  await open(link(20));
  await settled(page);
  await page.locator("#panel-engine .engine-head .switch").click();
  const first = page.locator('[data-part="lines"] > li').first();
  await first.locator("button").first().waitFor({ timeout: 60_000 });
  await first.locator("button").first().click();
  await page.locator("#turns .turn").nth(20).waitFor();
});

test("a whole game with potentials is reviewed", { seconds: 240 }, async ({ page, open }) => {
  await open(link(12));
  await settled(page);
  await page.locator('[data-act="review"]').click();
  await page.locator('#review [data-part="result"]:not([hidden])').waitFor({ timeout: 200_000 });
  await checkAccess(page, "the look over the game");
});

test("a position with stacks can be typed or pasted, and an impossible one is refused with a sentence", {}, async ({ page, open }) => {
  await open(link(4));
  await settled(page);
  await page.getByRole("tab", { name: "Set up" }).click();
  const form = page.locator(".position-text");
  const field = form.locator("textarea");
  await field.waitFor();
  await checkAccess(page, "the position as text");
  await field.fill(STACKS.replace("3-3", "30-3"));
  await form.locator(".verdict.refused").waitFor();
  assert.ok(await form.locator("[type=submit]").isDisabled());
  await field.fill(STACKS);
  await form.locator("[type=submit]:not([disabled])").click();
  const hand = new Hand(page);
  const shadow = new Shadow({ variant, position: STACKS });
  await hand.shows(shadow.pieces, "the position");

  await open("/en/analyse?variant=yinsh");
  await settled(page);
  await page.locator('[data-act="open"]').click();
  await page.locator("dialog[open] textarea").fill(STACKS);
  await page.locator("dialog[open] [type=submit]").click();
  await hand.shows(shadow.pieces, "a position that was pasted");
});

/** White can win by a use, declares it, and Black lets it pass. */
const MATCH = "p3/U4/g5/pppU3/6/P2u1/P1GP w push 11-11 - - U:die 3-3 - -";

test("a finished match is opened as its GIPF part and reviewed with its declarations and answers", { seconds: 90 }, async ({
  page,
  open,
}) => {
  /** @type {import("../../core/types.d.ts").GameStart} */
  const start = { variant: "gipf-punct", links: "U:die", challenges: "3", position: MATCH };
  const shadow = new Shadow(start);
  const wins = (/** @type {string} */ token) => token.endsWith("?") && new Shadow({ ...start, turns: [token, "ok"] }).view.outcome;
  const declared = tokensOf(shadow.view.choices).find(wins) ?? "";
  const query = encodeQuery({ ...start, turns: [declared, "ok"] });
  await open(`/en/analyse?${query}`);
  await settled(page);
  assert.equal(await page.locator("#turns .turn").last().innerText(), declared.replace("?", ""));
  await page.locator('[data-act="review"]').click();
  const place = page.locator("#review .faults .place", { hasText: "1… ok" });
  await place.waitFor({ timeout: 60_000 });
  assert.match(await place.innerText(), /This use wins at once and should have been challenged\. We assume/);
  await checkAccess(page, "the review of a match");
  await place.click();
  const hand = new Hand(page);
  await hand.shows(shadow.pieces, "the position before the use");
});
