// How people find each other, and how their games stay theirs.

import assert from "node:assert/strict";
import { test } from "./browser-test.js";
import { Duel, meet } from "./duel.js";
import { Hand } from "./hand.js";
import { Person, UNREACHABLE } from "./person.js";
import { Shadow } from "./shadow.js";

/** Waits until a person is in a game. @param {Person} person */
const isInGame = ({ page }) => page.locator('[data-page="game"][data-stage="game"]').waitFor({ timeout: 20_000 });

/** Presses a button of quick pairing. @param {Person} person @param {string} clock */
async function seek({ page, open }, clock) {
  await open("/en/online");
  await page.locator("#quick button", { hasText: clock }).click();
  await page.locator("#seeking").waitFor();
}

/** Returns the two as White and Black; the colours were drawn at random. @param {Person[]} people */
async function seated(people) {
  const [first, second] = /** @type {[Person, Person]} */ (people);
  await first.page.locator("#status-head", { hasText: /./ }).waitFor();
  const begins = (await first.page.locator("#status-head").innerText()) === "Your turn";
  return begins ? /** @type {const} */ ([first, second]) : /** @type {const} */ ([second, first]);
}

test("a player who seeks an opponent plays the engine until one is found", { seconds: 120 }, async (stage) => {
  const host = new Person(stage);
  const guest = new Person(await stage.invite({}));
  await seek(host, "5+3");
  await host.page.locator("#seeking-engine").click();
  await host.page.getByText("Looking for an opponent").waitFor();
  await new Hand(host.page).actAgainstEngine(new Shadow({ variant: "yinsh" }), "e5");

  await guest.open("/en/online");
  await guest.page.locator("#seeks-list").getByRole("button", { name: /^Play/ }).click();
  await isInGame(guest);
  await host.page.getByRole("heading", { name: "Opponent found!" }).waitFor();
  await isInGame(host);
  assert.equal(host.page.url(), guest.page.url());
  const duel = new Duel("yinsh", ...(await seated([host, guest])));
  await duel.playUntil(3);

  // The game against the engine is still stored.
  await host.open("/en/play");
  await host.page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith("gipfel.game.")));
});

test("two players who seek the same game are paired, and their seeks are no longer listed", { seconds: 90 }, async (stage) => {
  const people = [new Person(stage), new Person(await stage.invite({})), new Person(await stage.invite({}))];
  const [first, second, third] = /** @type {[Person, Person, Person]} */ (people);
  await third.open("/en/online");
  await seek(first, "10+5");
  await third.page.locator("#seeks-list button.primary").waitFor();
  // The first is paired at once, so the second may never see the seek.
  await second.open("/en/online");
  await second.page.locator("#quick button", { hasText: "10+5" }).click();
  await Promise.all([isInGame(first), isInGame(second)]);
  assert.equal(first.page.url(), second.page.url());
  await third.page.locator("#seeks-list button.primary").waitFor({ state: "detached" });
  // A game is shown to others once both have played a turn.
  const duel = new Duel("yinsh", ...(await seated([first, second])));
  await duel.playUntil(2);
  await third.page
    .locator("#live-list")
    .getByRole("link", { name: /^Watch/ })
    .first()
    .waitFor();
});

test("a cancelled seek is no longer listed", { seconds: 60 }, async (stage) => {
  const [host, guest] = [new Person(stage), new Person(await stage.invite({}))];
  await guest.open("/en/online");
  await seek(host, "20+10");
  await guest.page.locator("#seeks-list button.primary").waitFor();
  await host.page.locator("#seeking-stop").click();
  await guest.page.locator("#seeks-list button.primary").waitFor({ state: "detached" });
  assert.equal(await host.page.locator("#seeking").isVisible(), false);
});

test("a game played as a guest appears in the profile of the account created later", { seconds: 120 }, async (stage) => {
  const [white, black] = [new Person(stage), new Person(await stage.invite({}))];
  const duel = await meet("yinsh", white, black);
  await duel.playUntil(4);
  await black.page.locator("#resign").click();
  await black.page.locator("#sure-yes").click();
  await duel.ended(["You have won!", "You have lost."]);
  const id = new URL(white.page.url()).pathname.split("/")[3];

  await white.open("/en/account#new");
  const form = white.page.locator('form[data-form="new"]');
  await form.getByLabel("Name").fill("Hypatia");
  await form.getByLabel("Password", { exact: true }).fill("seven quiet rings");
  await form.getByRole("button").click();
  await white.page.getByRole("button", { name: "I have saved them" }).click({ timeout: 30_000 });
  await white.open("/en/player/Hypatia");
  const card = white.page.locator(`[data-games] [data-game="${id}"]`);
  await card.getByText("Won").waitFor();
  await card.getByRole("link").click();
  await duel.seen("coming back to it");
  // The guest's opponent now sees their name.
  await black.page.reload();
  await black.page.locator(".plate", { hasText: "Hypatia" }).waitFor();
});

test("a correspondence seek is listed with its days while its owner is away and after a restart, until another player accepts it", {
  alone: true,
  seconds: 90,
  expected: UNREACHABLE,
}, async (stage) => {
  const [owner, other] = [new Person(stage), new Person(await stage.invite({ expected: UNREACHABLE }))];
  await owner.open("/en/online");
  await owner.page.locator("#quick button", { hasText: "3 days" }).click();
  await owner.page.getByText("you do not have to wait here").waitFor();
  await owner.page.goto("about:blank");
  await other.open("/en/online");
  const seek = other.page.locator("#open-list li", { hasText: "3 days" });
  await seek.waitFor();
  await stage.site?.crash();
  await stage.site?.restart();
  await other.open("/en/online");
  await seek.getByRole("button", { name: /^Play/ }).click();
  await isInGame(other);
  await other.open("/en/online");
  await other.page.locator('[data-page="online"][data-stage="ready"]').waitFor();
  await other.page.locator("#own-list li", { hasText: "3 days" }).waitFor();
  assert.equal(await seek.count(), 0);
  // The owner returns to a game that has begun.
  await owner.open("/en/online");
  await owner.page.locator("#own-list li", { hasText: "3 days" }).waitFor();
});

test("a waiting game with potentials is listed and joined like any other", { seconds: 60 }, async (stage) => {
  const [host, guest] = [new Person(stage), new Person(await stage.invite({}))];
  await host.open("/en/online");
  await host.page.evaluate(async () => {
    const body = JSON.stringify({ variant: "gipf-punct", clock: "3days", color: "w", opponent: "open" });
    await fetch("/api/games", { method: "POST", headers: { "content-type": "application/json" }, body });
  });
  await guest.open("/en/online");
  await guest.page.locator("#open-list li", { hasText: "GIPF + PÜNCT" }).getByRole("button").click();
  await isInGame(guest);
  await guest.hand.shows(new Shadow({ variant: "gipf-punct" }).pieces, "the start");
});
