// How people meet: guests and accounts, rated and unrated, now and later.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { register } from "./api.js";
import { test } from "./browser-test.js";
import { Duel } from "./duel.js";
import { Person } from "./person.js";

/** @param {Person} person */
async function toLobby({ page, open }) {
  await open("/en/online");
  await page.locator('[data-page="online"][data-stage="ready"]').waitFor();
}

/** Waits until the account is recognised, before anything is pressed. @param {Person} person */
async function isKnown({ page }) {
  await page.waitForFunction(() => document.getElementById("rated-note")?.textContent === "");
}

/** Presses a button of quick pairing. @param {Person} person @param {string} clock */
async function pair({ page }, clock) {
  await page.locator("#quick button", { hasText: clock }).click();
}

/** @param {Person[]} people */
async function areInGame(people) {
  await Promise.all(people.map(({ page }) => page.locator('[data-page="game"][data-stage="game"]').waitFor({ timeout: 20_000 })));
}

/** Returns whether the game is rated, from the collapsible section with its terms. @param {Person} person */
async function isRated({ page }) {
  const id = new URL(page.url()).pathname.split("/")[3];
  return page.evaluate(async (id) => (await (await fetch(`/api/games/${id}`)).json()).terms.rated, id);
}

test("a registered player and a guest who press the same button meet in an unrated game", { seconds: 90 }, async (stage) => {
  const [ada, guest] = [new Person(stage), new Person(await stage.invite({}))];
  await register(ada, "Ada-2001");
  await toLobby(ada);
  await isKnown(ada);
  await pair(ada, "3+2");
  await ada.page.locator("#seeking-estimate", { hasText: /./ }).waitFor();
  await checkAccess(ada.page, "a player waits");
  await toLobby(guest);
  const row = guest.page.locator("#seeks-list li", { hasText: "Ada-2001" });
  await row.getByText("unrated").waitFor();
  await pair(guest, "3+2");
  await areInGame([ada, guest]);
  assert.equal(await isRated(ada), false);
});

test("a player who seeks only rated games is not paired with a guest, who can create an account", { seconds: 90 }, async (stage) => {
  const [ada, guest] = [new Person(stage), new Person(await stage.invite({}))];
  await register(ada, "Ada-2002");
  await toLobby(ada);
  await isKnown(ada);
  await ada.page.locator('#arrange label:has([name="opponent"][value="open"])').click();
  await ada.page.locator('#arrange label:has([name="clock"][value="180+2"])').click();
  await ada.page.locator("#arrange-more summary").click();
  await ada.page.locator("#rated-only").check();
  await ada.page.locator("#arrange-go").click();
  await ada.page.locator("#seeking").waitFor();
  await toLobby(guest);
  const row = guest.page.locator("#seeks-list li", { hasText: "Ada-2002" });
  await row.getByRole("link", { name: "Create an account" }).waitFor();
  assert.equal(await row.getByRole("button").count(), 0);
  await pair(guest, "3+2");
  await guest.page.locator("#seeking").waitFor();
  assert.equal(await ada.page.locator("#seeking").isVisible(), true);
  await ada.page.locator("#seeking-stop").click();
  await guest.page.locator("#seeking-stop").click();
});

test("a guest who opens the link to a rated game asks to play it unrated, and its creator confirms", { seconds: 90 }, async (stage) => {
  const [ada, guest] = [new Person(stage), new Person(await stage.invite({}))];
  await register(ada, "Ada-2003");
  await toLobby(ada);
  await isKnown(ada);
  await ada.page.locator("#arrange-more summary").click();
  await ada.page.locator("#rated").check();
  await ada.page.locator("#arrange-go").click();
  const link = await ada.page.locator("#invite-link").inputValue();

  await guest.page.goto(link);
  const account = guest.page.locator("#invite").getByRole("link", { name: "Create an account" });
  await account.waitFor();
  const back = new URL((await account.getAttribute("href")) ?? "", link);
  assert.equal(back.searchParams.get("to"), new URL(guest.page.url()).pathname);
  await checkAccess(guest.page, "a rated invitation");
  await guest.page.getByRole("button", { name: "Play unrated" }).click();
  await guest.page.getByRole("heading", { name: "Waiting for Ada-2003" }).waitFor();
  await ada.page.getByRole("heading", { name: "Guest would like to play unrated" }).waitFor();
  await checkAccess(ada.page, "a guest asks to play unrated");
  await ada.page.getByRole("button", { name: "Play unrated" }).click();
  await areInGame([ada, guest]);
  assert.equal(ada.page.url().split("#")[0], guest.page.url().split("#")[0]);
  assert.equal(await isRated(ada), false);
});

test("the owner of a standing seek is called on any page, and plays with one touch", { seconds: 120 }, async (stage) => {
  const [ada, guest] = [new Person(stage), new Person(await stage.invite({}))];
  await ada.context.grantPermissions(["notifications"]);
  await ada.page.addInitScript(() => {
    // A headless browser shows no notifications.
    const Shown = class extends EventTarget {
      static permission = "granted";
      static requestPermission = async () => "granted";
      /** @param {string} title @param {{ body: string }} options */
      constructor(title, { body }) {
        super();
        document.documentElement.dataset.notified = `${title}: ${body}`;
      }
      close() {}
    };
    Object.defineProperty(globalThis, "Notification", { value: Shown });
    Object.defineProperty(document, "hidden", { get: () => location.pathname.endsWith("/learn") });
  });
  await toLobby(ada);
  await pair(ada, "20+10");
  await ada.page.locator("#seeking-stand").click();
  await ada.page.locator("#standing-what", { hasText: "YINSH, 20+10" }).waitFor();
  assert.equal(await ada.page.locator("#seeking").isVisible(), false);
  await checkAccess(ada.page, "a standing seek");
  await ada.open("/en/learn");

  await toLobby(guest);
  const row = guest.page.locator("#seeks-list li", { hasText: "20+10" });
  await row.getByText("away; will be notified").waitFor();
  await row.getByRole("button", { name: "Ask: Guest" }).click();
  await guest.page.locator("#seeking-estimate", { hasText: "Players notified: 1." }).waitFor();
  const told = ada.page.getByRole("alert").filter({ hasText: "Guest wants to play: YINSH, 20+10" });
  await told.waitFor();
  assert.match((await ada.page.locator("html").getAttribute("data-notified")) ?? "", /Someone wants to play: Guest/);
  await told.getByRole("button", { name: "Play" }).click();
  await areInGame([ada, guest]);
  await toLobby(ada);
  await ada.page.locator("#own-list li").first().waitFor();
  assert.equal(await ada.page.locator("#standing").isVisible(), false, "the standing seek is gone");
});

test("a standing seek replaces the seek even if the question about notifications is ignored, and can be withdrawn", {
  seconds: 60,
}, async (stage) => {
  const ada = new Person(stage);
  // A user who ignores the browser's question about notifications.
  await ada.page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { value: "default" });
    Notification.requestPermission = () => new Promise(() => {});
  });
  await toLobby(ada);
  await pair(ada, "5+3");
  await ada.page.locator("#seeking-stand").click();
  await ada.page.locator("#standing").waitFor();
  await ada.page.locator("#seeking").waitFor({ state: "hidden" });
  await ada.page.reload();
  await ada.page.locator("#standing-stop").click();
  await ada.page.locator("#standing").waitFor({ state: "hidden" });
  assert.equal(await ada.page.evaluate(async () => (await (await fetch("/api/me")).json()).standing), null);
});

/** Returns the two as White and Black; the colours were drawn at random. @param {Person} first @param {Person} second */
async function seated(first, second) {
  await first.page.locator("#status-head", { hasText: /./ }).waitFor();
  const begins = (await first.page.locator("#status-head").innerText()) === "Your turn";
  return begins ? /** @type {const} */ ([first, second]) : /** @type {const} */ ([second, first]);
}

/** Goes from the home page to the lobby by touch. @param {Person} person */
async function fromHome({ page, open }) {
  await open("/en/");
  await page.locator('a[href="/en/online"]:visible').first().tap();
  await page.locator('[data-page="online"][data-stage="ready"]').waitFor();
}

for (const [number, who, accounts] of /** @type {const} */ ([
  [1, "a guest and an account", [true, false]],
  [2, "two guests", [false, false]],
  [3, "two accounts", [true, true]],
]))
  test(`${who} go from the home page to a finished game by touch`, { screen: "phone", seconds: 120 }, async (stage) => {
    const people = [new Person(stage, "tap"), new Person(await stage.invite({ screen: "phone" }), "tap")];
    for (const [index, person] of people.entries()) {
      if (accounts[index]) await register(person, `Toucher-${number}${index}`);
      await fromHome(person);
      if (accounts[index]) await isKnown(person);
      await person.page.locator("#quick button", { hasText: "10+5" }).tap();
    }
    const [first, second] = /** @type {[Person, Person]} */ (people);
    await areInGame(people);
    assert.equal(await isRated(first), accounts[0] && accounts[1]);
    const duel = new Duel("yinsh", ...(await seated(first, second)));
    await duel.playUntil(4);
    await duel.actor.page.locator("#resign").tap();
    await duel.actor.page.locator("#sure-yes").tap();
    await duel.ended(["You have lost.", "You have won!"]);
  });
