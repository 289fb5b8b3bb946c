// Matches on line: a use is declared and challenged, the linked game is played in a room of its own, and the match goes on.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { claim } from "./claim.js";
import { accept } from "./duel.js";
import { Person, UNREACHABLE } from "./person.js";

/** Types a turn and sends it. @param {Person} person @param {string} token */
async function play({ page }, token) {
  await page.locator('[data-page="game"][data-stage="game"] .hb-entry input').fill(token);
  await page.locator(".hb-entry input").press("Enter");
  const send = page.locator("#send:not([hidden])");
  await page.locator("#turns .turn", { hasText: token }).or(send).first().waitFor();
  if (await send.isVisible()) await send.click();
}

/** Waits until a turn is in the list of both. @param {Person[]} people @param {string} token */
const seen = (people, token) => Promise.all(people.map(({ page }) => page.locator("#turns .turn", { hasText: token }).last().waitFor()));

claim(
  "two people play an Ultimate match with a challenge, a linked game of YINSH, a die and a server that is killed",
  { alone: true, seconds: 180, expected: UNREACHABLE },
  async (stage) => {
    const white = new Person(stage);
    const black = new Person(await stage.invite({ expected: UNREACHABLE }));
    const both = [white, black];
    const { page } = white;
    await white.open("/en/online");
    await page.locator('[data-page="online"][data-stage="ready"]').waitFor();
    await page.locator('#arrange label:has([name="variant"][value="gipf-potentials"])').click();
    await page.locator('#arrange label:has([name="preset"][value="gipf-ultimate"])').click();
    await page.locator('#arrange label:has([name="color"][value="w"])').click();
    await page.locator("#arrange .links summary").click();
    await page.locator('[name="link-yinsh"]').selectOption("yinsh");
    await page.locator('[name="link-zertz"]').selectOption("die");
    await page.locator("#arrange-go").click();
    await accept(black, await page.locator("#invite-link").inputValue());
    const match = page.url();

    let next = 0;
    for (const token of ["Ge2", "Ge8", "Ye1-e3", "Gb5", "ye2-h2?"]) {
      await play(both[next++ % 2] ?? white, token);
      await seen(both, token);
    }
    await black.page.locator('.match-acts [data-token="challenge"]').click();
    await Promise.all(both.map((person) => person.page.waitForURL((url) => url.href.split("#")[0] !== match.split("#")[0])));
    await play(white, "f6");
    await seen(both, "f6");
    await stage.site?.crash();
    await Promise.all(both.map((person) => person.connection("away")));
    await stage.site?.restart();
    await Promise.all(both.map((person) => person.connection("online")));
    await play(black, "e5");
    await seen(both, "e5");
    await checkAccess(black.page, "the linked game");
    await black.page.locator("#resign").click();
    await black.page.locator("#sure-yes").click();

    // White has won the linked game: the use happened, and it is Black's turn in the match.
    await Promise.all(both.map((person) => person.page.waitForURL((url) => url.href.split("#")[0] === match.split("#")[0])));
    await Promise.all(both.map((person) => person.page.locator(".match-why", { hasText: /./ }).waitFor()));
    await checkAccess(page, "the match");
    for (const [person, token] of /** @type {[Person, string][]} */ ([
      [black, "Gb2"],
      [white, "Ze9-e7"],
      [black, "Th5"],
      [white, "ze8-e6?"],
    ])) {
      await play(person, token);
      await seen(both, token);
    }
    await black.page.locator('.match-acts [data-token="challenge"]').click();
    await Promise.all(both.map((person) => person.page.locator(".match-dice .die").first().waitFor()));
    await black.page.locator("#resign").click();
    await black.page.locator("#sure-yes").click();
    await page.locator("#result", { hasText: "You have won!" }).waitFor();
    const record = await page.evaluate(async () => {
      const link = document.querySelector(/** @type {"a"} */ ("#record"));
      return (await fetch(link?.href ?? "")).text();
    });
    assert.match(record, /<yinsh f6 e5 b:resigns>/);
  },
);
