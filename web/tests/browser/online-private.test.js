// A game for a friend is visible to no other user, and a challenge only to the player it names.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { register } from "./api.js";
import { test } from "./browser-test.js";
import { accept, arrange, Duel } from "./duel.js";
import { Person } from "./person.js";

/** Challenges a player with the lobby's form. @param {Person} person @param {string} name */
async function challenge({ page, open }, name) {
  await open(`/en/online?opponent=player&name=${name}`);
  await page.locator('[data-page="online"][data-stage="ready"]').waitFor();
  await page.locator("#arrange-go").click();
  await page.getByRole("heading", { name: `Waiting for ${name}` }).waitFor();
}

test("a game for a friend is visible only with its link before, during and after play", { seconds: 120 }, async (stage) => {
  const people = [new Person(stage), new Person(await stage.invite({})), new Person(await stage.invite({}))];
  const [host, friend, stranger] = /** @type {[Person, Person, Person]} */ (people);
  const link = await arrange(host, { variant: "yinsh", color: "w" });
  const { pathname, hash } = new URL(link);
  assert.match(hash, /^#key=[0-9A-Za-z]{22}$/);
  assert.equal(new URL(host.page.url()).hash, hash, "copying the address copies the link");
  const isMissing = async (/** @type {string} */ why) => {
    await stranger.page.goto("about:blank");
    await stranger.page.goto(new URL(pathname, link).href);
    await stranger.page.locator("#missing").waitFor();
    assert.equal(await stranger.page.locator("#invite").isVisible(), false, why);
    await stranger.open("/en/online");
    await stranger.page.locator("#live-list li, #open-list li").first().waitFor();
    assert.equal(await stranger.page.locator(`.rows a[href*="${pathname}"]`).count(), 0, why);
  };
  await isMissing("while it waits");
  await host.page.locator("#invite figure img").waitFor();
  await accept(friend, link);
  const duel = new Duel("yinsh", host, friend);
  await duel.playUntil(2);
  await isMissing("while it is played");
  // Also when the URL of the page has lost the key.
  await friend.page.evaluate(() => history.replaceState(null, "", location.pathname));
  await friend.page.reload();
  await duel.seen("the friend comes back");
  await host.page.locator("#resign").click();
  await host.page.locator("#sure-yes").click();
  await duel.ended(["You have lost.", "You have won!"]);
  await isMissing("when it is over");
  await stranger.page.goto("about:blank");
  await stranger.page.goto(link);
  duel.spectators.push(stranger);
  await duel.seen("a friend who was sent the link");
});

test("a challenge waits for the player it names, who accepts or declines it by keyboard", { seconds: 120 }, async (stage) => {
  const [ada, bea] = [new Person(stage), new Person(await stage.invite({}))];
  await register(ada, "Ada-1815");
  await register(bea, "Bea-1900");
  await challenge(ada, "Bea-1900");
  await checkAccess(ada.page, "a challenge that waits");
  // The challenged player was offline when it came.
  await bea.open("/en/online");
  const decline = bea.page.getByRole("button", { name: "Decline: Ada-1815" });
  await decline.waitFor();
  await checkAccess(bea.page, "a challenge in the lobby");
  await decline.focus();
  await bea.page.keyboard.press("Enter");
  await bea.page.locator("#challenges").waitFor({ state: "hidden" });
  await ada.page.getByText("Bea-1900 declined your challenge.").waitFor();

  await challenge(ada, "Bea-1900");
  const told = bea.page.getByRole("alert").filter({ hasText: "Ada-1815" });
  await told.getByRole("link", { name: "View" }).click();
  await bea.page.getByRole("heading", { name: /challenges you/ }).waitFor();
  await checkAccess(bea.page, "a challenge at the board");
  await bea.page.getByRole("button", { name: "Accept" }).focus();
  await bea.page.keyboard.press("Enter");
  for (const { page } of [ada, bea]) await page.locator('[data-page="game"][data-stage="game"]').waitFor();
});

test("a withdrawn challenge disappears for the challenged player", { seconds: 90 }, async (stage) => {
  const [ada, bea] = [new Person(stage), new Person(await stage.invite({}))];
  await register(ada, "Ada-1816");
  await register(bea, "Bea-1901");
  await bea.open("/en/online");
  await challenge(ada, "Bea-1901");
  await bea.page.getByRole("button", { name: "Accept: Ada-1816" }).waitFor();
  await ada.open("/en/online");
  await ada.page.getByRole("button", { name: "Withdraw: Bea-1901" }).click();
  await bea.page.getByText("Ada-1816 withdrew the challenge.").waitFor();
  await bea.page.locator("#challenges").waitFor({ state: "hidden" });
  await ada.page.locator("#challenges").waitFor({ state: "hidden" });
});

test("a game with a friend is unrated unless its creator chooses otherwise", { seconds: 60 }, async (stage) => {
  const ada = new Person(stage);
  await register(ada, "Ada-1817");
  await ada.open("/en/online");
  await ada.page.locator('[data-page="online"][data-stage="ready"]').waitFor();
  const rated = ada.page.locator("#rated");
  await ada.page.locator('#arrange label:has([name="opponent"][value="open"])').click();
  await ada.page.waitForFunction(() => /** @type {HTMLInputElement} */ (document.getElementById("rated")).checked);
  await ada.page.locator('#arrange label:has([name="opponent"][value="link"])').click();
  assert.equal(await rated.isChecked(), false);
  await ada.page.locator("#arrange-more summary").click();
  await rated.check();
  await ada.page.locator("#arrange-go").click();
  await ada.page.getByText("This game is rated.").waitFor();
});
