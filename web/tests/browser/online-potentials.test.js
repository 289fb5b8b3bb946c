// Games with potentials on line: played, watched, looked at again.

import assert from "node:assert/strict";
import { claim } from "./claim.js";
import { accept, Duel } from "./duel.js";
import { Person } from "./person.js";

/** @typedef {import("../../core/types.d.ts").VariantId} VariantId */

/**
 * A game that somebody makes as programs do; answers with its link.
 * @param {Person} host
 * @param {string} variant
 * @param {object} [terms]
 */
async function make({ page, open }, variant, terms) {
  await open("/en/about");
  const body = { variant, clock: "1200+10", rated: false, color: "w", opponent: "link", ...terms };
  const answer = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    return (await fetch("/api/games", { method: "POST", headers, body: JSON.stringify(body) })).json();
  }, body);
  return /** @type {string} */ (answer.url);
}

claim(
  "two people play a game of Ultimate by touch to its end while a third watches",
  { screen: "phone", quick: true, seconds: 180 },
  async (stage) => {
    const white = new Person(stage, "tap");
    const black = new Person(await stage.invite({ screen: "small" }), "tap");
    const link = await make(white, "gipf-ultimate");
    await white.page.goto(link);
    await accept(black, link);
    const duel = new Duel("gipf-ultimate", white, black);
    await duel.playUntil(3);
    await duel.admit(new Person(await stage.invite({})));
    await duel.playUntil(6);
    await black.page.reload();
    await duel.seen("the page was loaded anew");
    assert.equal(await white.page.locator(".hb-hand-row").count(), 2);
    await duel.playUntil(duel.turns.length);
    await duel.ended(["You have lost.", "You have won!", "Black has won."]);
  },
);
