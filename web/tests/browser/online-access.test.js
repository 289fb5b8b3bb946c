// Accessibility of online play: every state of the lobby and of a game, in light and dark colours and on a small phone.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";
import { accept, arrange, Duel } from "./duel.js";
import { cutOff, overhang, smallControls } from "./layout.js";
import { Person } from "./person.js";
import { settled } from "./settled.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./browser-test.js").Stage} Stage */
/** @typedef {import("./stage.js").Conditions} Conditions */
/** @typedef {(page: Page, where: string) => Promise<void>} Look */

/**
 * Leads two people through every state of a game, and checks each.
 * @param {Stage} stage
 * @param {Conditions} conditions for both
 * @param {Look} look
 */
async function tour(stage, conditions, look) {
  const manner = conditions.screen ? "tap" : "click";
  const [white, black] = [new Person(stage, manner), new Person(await stage.invite(conditions), manner)];
  const [{ page }, other] = [white, black.page];
  await lobby(white, look);
  const link = await arrange(white, { variant: "yinsh", color: "w" });
  await settled(page);
  await look(page, "waiting for a friend");
  await other.goto(link);
  await other.locator("#invite button.primary").waitFor();
  await look(other, "an invitation");
  await accept(black, link);
  const duel = new Duel("yinsh", white, black);
  await duel.playUntil(12);
  await look(page, "a game");
  await talk(white, black, look);
  await questions(white, black, look);
  await duel.ended(["A draw.", "A draw."]);
  await look(page, "the end");
  await page.locator("#more summary").click();
  await page.locator("#analyse").waitFor();
  await look(page, "the menu at the end");
  await other.locator("#result").getByRole("button", { name: "Rematch" }).click();
  await page.getByText("offers a rematch").waitFor();
  await look(page, "a rematch is wanted");
}

/** @param {Person} person @param {Look} look */
async function lobby({ page, open }, look) {
  await open("/en/online");
  await page.locator('[data-stage="ready"]').waitFor();
  for (const opponent of ["engine", "player", "open"]) {
    await page.locator(`#arrange label:has([name="opponent"][value="${opponent}"])`).click();
    await look(page, `the lobby, for a game against: ${opponent}`);
  }
  await page.locator('#arrange label:has([name="clock"][value="own"])').click();
  for (const kind of ["delay", "byo-yomi", "days"]) {
    await page.locator('#arrange [name="kind"]').selectOption(kind);
    await look(page, `the lobby, with a clock of its own: ${kind}`);
  }
  await page.locator("#quick button").first().click();
  await page.locator("#seeks-list em").waitFor();
  await look(page, "the lobby, looking for an opponent");
  await page.locator("#seeking-stop").click();
}

/** @param {Person} white @param {Person} black @param {Look} look */
async function talk({ page }, { page: other }, look) {
  for (const side of [page, other]) {
    if (!(await side.locator("#chat").evaluate((chat) => /** @type {HTMLDetailsElement} */ (chat).open)))
      await side.locator("#chat summary").click();
  }
  await page.locator("#chat-phrases button").first().click();
  await other.locator("#chat-lines p strong").waitFor();
  await look(other, "the chat");
  await other.locator("#about summary").click();
  await look(other, "about the game");
  await page.locator("#more summary").click();
  await look(page, "the menu of a game");
  await page.locator("#report").click();
  await look(page, "a report");
  await page.locator("#report-cancel").click();
}

/** @param {Person} white @param {Person} black @param {Look} look */
async function questions({ page }, { page: other }, look) {
  await page.locator("#resign").click();
  await look(page, "the question before resigning");
  await page.locator("#sure-no").click();
  await other.locator("#premove").click();
  await look(other, "choosing in advance");
  await other.locator("#premove").click();
  await other.locator("#draw").click();
  await page.locator("#offer").getByRole("button", { name: "Accept" }).waitFor();
  await look(page, "a draw is offered");
  await page.locator("#offer").getByRole("button", { name: "Accept" }).click();
}

test("no state of a game between people has an accessibility violation", { alone: true, seconds: 240 }, (stage) =>
  tour(stage, {}, checkAccess),
);

test(
  "no state of a game between people scrolls sideways at 360 pixels or has controls too small for a finger",
  { screen: "small", alone: true, seconds: 240 },
  (stage) =>
    tour(stage, { screen: "small" }, async (page, where) => {
      assert.deepEqual(await overhang(page), [], where);
      assert.deepEqual(await cutOff(page), [], where);
      assert.deepEqual(await smallControls(page), [], where);
    }),
);
