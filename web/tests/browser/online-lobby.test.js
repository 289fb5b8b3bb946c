// How people find each other, and how what they played stays theirs.

import assert from "node:assert/strict";
import { claim } from "./claim.js";
import { Duel, meet } from "./duel.js";
import { Hand } from "./hand.js";
import { Person, UNREACHABLE } from "./person.js";
import { Shadow } from "./shadow.js";

/** Where a game is. @param {Person} person */
const isInGame = ({ page }) => page.locator('[data-page="game"][data-stage="game"]').waitFor({ timeout: 20_000 });

/** Presses a button of quick pairing. @param {Person} person @param {string} clock */
async function seek({ page, open }, clock) {
  await open("/en/online");
  await page.locator("#quick button", { hasText: clock }).click();
  await page.locator("#seeking").waitFor();
}

/** The two of them as White and Black; chance has given the colours. @param {Person[]} people */
async function seated(people) {
  const [first, second] = /** @type {[Person, Person]} */ (people);
  await first.page.locator("#status-head", { hasText: /./ }).waitFor();
  const begins = (await first.page.locator("#status-head").innerText()) === "Your turn";
  return begins ? /** @type {const} */ ([first, second]) : /** @type {const} */ ([second, first]);
}

claim("somebody who looks for an opponent plays the engine, which steps aside when a person comes", { seconds: 120 }, async (stage) => {
  const host = new Person(stage);
  const guest = new Person(await stage.invite({}));
  await seek(host, "5+3");
  await host.page.locator("#seeking-engine").click();
  await host.page.getByText("Looking for an opponent").waitFor();
  await new Hand(host.page).act(new Shadow({ variant: "yinsh" }), "e5");

  await guest.open("/en/online");
  await guest.page.locator("#seeks-list").getByRole("button", { name: /^Play/ }).click();
  await isInGame(guest);
  await host.page.getByRole("heading", { name: "Opponent found!" }).waitFor();
  await isInGame(host);
  assert.equal(host.page.url(), guest.page.url());
  const duel = new Duel("yinsh", ...(await seated([host, guest])));
  await duel.playUntil(3);

  // The game against the engine is still there.
  await host.open("/en/play");
  await host.page.waitForFunction(() => Object.keys(localStorage).some((name) => name.startsWith("gipfel.game.")));
});

claim("two who want the same are paired, and nobody else sees their search any more", { seconds: 90 }, async (stage) => {
  const people = [new Person(stage), new Person(await stage.invite({})), new Person(await stage.invite({}))];
  const [first, second, third] = /** @type {[Person, Person, Person]} */ (people);
  await third.open("/en/online");
  await seek(first, "10+5");
  await third.page.locator("#seeks-list button.primary").waitFor();
  // The first is paired at once, so that the second may never see the search.
  await second.open("/en/online");
  await second.page.locator("#quick button", { hasText: "10+5" }).click();
  await Promise.all([isInGame(first), isInGame(second)]);
  assert.equal(first.page.url(), second.page.url());
  await third.page.locator("#seeks-list button.primary").waitFor({ state: "detached" });
  await third.page
    .locator("#live-list")
    .getByRole("link", { name: /^Watch/ })
    .first()
    .waitFor();
});

claim("a seek that is cancelled is not found any more", { seconds: 60 }, async (stage) => {
  const [host, guest] = [new Person(stage), new Person(await stage.invite({}))];
  await guest.open("/en/online");
  await seek(host, "20+10");
  await guest.page.locator("#seeks-list button.primary").waitFor();
  await host.page.locator("#seeking-stop").click();
  await guest.page.locator("#seeks-list button.primary").waitFor({ state: "detached" });
  assert.equal(await host.page.locator("#seeking").isVisible(), false);
});

claim("a game that was played as a guest is in the profile of the account that is made later", { seconds: 120 }, async (stage) => {
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
  // The opponent of a guest sees now who it was.
  await black.page.reload();
  await black.page.locator(".plate", { hasText: "Hypatia" }).waitFor();
});

claim(
  "a correspondence seek is listed with its days while its owner is away and after a restart, until somebody takes it",
  { alone: true, seconds: 90, expected: UNREACHABLE },
  async (stage) => {
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
    // The owner comes back to a game that has begun.
    await owner.open("/en/online");
    await owner.page.locator("#own-list li", { hasText: "3 days" }).waitFor();
  },
);

claim("a game with potentials that waits for somebody is offered and joined like any other", { seconds: 60 }, async (stage) => {
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
