// A club night: one link, and all players who are ready are paired.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";
import { Duel } from "./duel.js";
import { Person } from "./person.js";

/** Opens the link, enters a name and becomes ready. @param {Person} person @param {string} link @param {string} name */
async function beReady({ page }, link, name) {
  await page.goto(link);
  await page.getByLabel("Your name tonight").fill(name);
  await page.getByRole("button", { name: "I am ready" }).click();
}

test("guests join a club night by its link, play, return to its table, and its host ends it", { seconds: 120 }, async (stage) => {
  const [ada, bea] = [new Person(stage), new Person(await stage.invite({ screen: "phone" }))];
  await ada.open("/en/club");
  await checkAccess(ada.page, "a new club night");
  await ada.page.getByRole("button", { name: "Start the night" }).click();
  await ada.page.getByRole("button", { name: "I am ready" }).waitFor();
  const link = await ada.page.getByLabel("Link to this night").inputValue();
  await beReady(ada, link, "Ada");
  await ada.page.getByText("You will be paired as soon as someone else is ready.").waitFor();
  await checkAccess(ada.page, "a player waits on a club night");
  await beReady(bea, link, "Bea");
  for (const { page } of [ada, bea]) await page.locator('[data-page="game"][data-stage="game"]').waitFor({ timeout: 20_000 });

  assert.equal(await ada.page.locator("#plate-top .who").innerText(), "Bea");
  assert.equal(await bea.page.locator("#plate-top .who").innerText(), "Ada");
  // Ada was ready first, so she plays White.
  const duel = new Duel("yinsh", ada, bea);
  await duel.playUntil(2);
  await ada.page.locator("#resign").click();
  await ada.page.locator("#sure-yes").click();
  await duel.ended(["You have lost.", "You have won!"]);
  for (const { page } of [ada, bea]) await page.getByRole("link", { name: "Back to the club night" }).click();
  const rows = ada.page.locator("tbody tr");
  await rows.filter({ hasText: "0 · 0 · 1" }).waitFor();
  assert.match(await rows.first().innerText(), /Bea/);
  await bea.page.locator("tbody tr.mine", { hasText: "1 · 0 · 0" }).waitFor();
  await checkAccess(bea.page, "the table of a club night on a phone");

  assert.equal(await bea.page.getByRole("button", { name: "End the night for everyone" }).isVisible(), false);
  await ada.page.getByRole("button", { name: "End the night for everyone" }).click();
  for (const { page } of [ada, bea]) await page.getByText("This night is over.").waitFor();
  assert.equal(await bea.page.getByRole("button", { name: "I am ready" }).isVisible(), false);
});
