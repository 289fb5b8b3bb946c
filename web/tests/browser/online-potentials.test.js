// Online games with potentials: found in the lobby, played, watched, replayed.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";
import { accept, Duel } from "./duel.js";
import { overhang } from "./layout.js";
import { Person } from "./person.js";
import { recordedGame, Shadow } from "./shadow.js";
import { TYPING } from "./stage.js";

const VARIANT = "gipf-ultimate";

/** Selects a game with potentials in the form of the lobby. @param {Person} person @param {string} preset @param {string} [language] */
async function choose({ page, open }, preset, language = "en") {
  await open(`/${language}/online`);
  await page.locator('[data-page="online"][data-stage="ready"]').waitFor();
  await page.locator('#arrange label:has([name="variant"][value="gipf-potentials"])').click();
  await page.locator(`#arrange label:has([name="preset"][value="${preset}"])`).click();
}

/** @param {Person} person @param {string} name @param {string} value */
const pick = ({ page }, name, value) => page.locator(`#arrange label:has([name="${name}"][value="${value}"])`).click();

/** Waits until a person is in a game; returns its id. @param {Person} person */
async function inGame({ page }) {
  await page.locator('[data-page="game"][data-stage="game"]').waitFor();
  return new URL(page.url()).pathname.split("/")[3];
}

/** Returns the two as White and Black. @param {Person} first @param {Person} second @returns {Promise<[Person, Person]>} */
async function seated(first, second) {
  await first.page.locator("#status-head", { hasText: /./ }).waitFor();
  return (await first.page.locator("#status-head").innerText()) === "Your turn" ? [first, second] : [second, first];
}

test("two guests meet in the lobby and play Ultimate by touch to its end, a third watches, and the archive shows it", {
  screen: "phone",
  seconds: 240,
}, async (stage) => {
  const host = new Person(stage, "tap");
  const guest = new Person(await stage.invite({ screen: "small" }), "tap");
  const third = new Person(await stage.invite({}));
  await choose(host, VARIANT);
  await host.page.locator("#quick button", { hasText: "10+5" }).click();
  await host.page.locator("#seeking-what", { hasText: "GIPF Ultimate" }).waitFor();
  await guest.open("/en/online");
  await guest.page.locator("#seeks-list li", { hasText: "GIPF Ultimate" }).getByRole("button").tap();
  const duel = new Duel(VARIANT, ...(await seated(guest, host)));
  await duel.playUntil(3);
  await third.open("/en/online");
  await third.page.locator("#live-list li", { hasText: "GIPF Ultimate" }).getByRole("link").click();
  duel.spectators.push(third);
  await duel.playUntil(6);
  assert.equal(await third.page.locator(".hb-hand-row").count(), 2);
  await guest.page.reload();
  await duel.seen("the page was reloaded");
  await duel.playUntil(duel.turns.length);
  await duel.ended(["You have lost.", "You have won!", "Black has won."]);

  await third.page.locator("#turns .turn").nth(33).click();
  await third.hand.shows(new Shadow({ variant: VARIANT, turns: recordedGame(VARIANT).slice(0, 34) }).pieces, "looking back");
  const id = third.page.url().split("/").at(-1);
  await third.open(`/en/games?variant=${VARIANT}`);
  await third.page.locator(`[data-game="${id}"] .mini [data-kind="loaded-dvonn"]`).first().waitFor();
  assert.equal(await third.page.getByLabel("Game", { exact: true }).inputValue(), VARIANT);
});

test("a game with potentials allows a turn to be taken back, a resignation and a rematch", { seconds: 120 }, async (stage) => {
  const [white, black] = [new Person(stage), new Person(await stage.invite({}))];
  await choose(white, VARIANT);
  await pick(white, "color", "w");
  await white.page.locator("#arrange-go").click();
  await accept(black, await white.page.locator("#invite-link").inputValue());
  const duel = new Duel(VARIANT, white, black);
  await duel.playUntil(12);
  await black.page.locator("#take-back").click();
  await white.page.locator("#offer button.primary").click();
  await duel.takenBack(11);
  await black.page.locator("#resign").click();
  await black.page.locator("#sure-yes").click();
  await duel.ended(["You have won!", "You have lost."]);
  const record = await white.page.evaluate(async () => {
    const link = document.querySelector(/** @type {"a"} */ ("#record"));
    return (await fetch(link?.href ?? "")).text();
  });
  assert.match(record, /\[Game "gipf-ultimate"\]/);
  assert.ok(record.includes(recordedGame(VARIANT)[10] ?? "?"));
  await black.page.locator("#result").getByRole("button", { name: "Rematch" }).click();
  await white.page.locator("#offer button.primary, #result button.primary").first().click();
  await white.page.locator("#status-head", { hasText: "to play" }).waitFor();
  const again = new Duel(VARIANT, black, white);
  await again.playUntil(2);
});

test("a game with custom terms is agreed on by a link, is unrated, and allows conditional turns", {
  seconds: 90,
  kept: TYPING,
}, async (stage) => {
  const [white, black] = [new Person(stage), new Person(await stage.invite({ kept: TYPING }))];
  const { page } = white;
  await choose(white, "gipf-potentials");
  await page.locator("[name=start]").selectOption("standard");
  await page.locator("[name=basics-b]").fill("15");
  for (const kind of ["tamsk", "zertz", "dvonn"]) for (const color of ["w", "b"]) await page.locator(`[name=${kind}-${color}]`).fill("0");
  await pick(white, "color", "w");
  await pick(white, "clock", "3days");
  assert.ok(await page.locator("#rated").isDisabled());
  await page.locator("#arrange-go").click();
  await page.getByText("GIPF with potentials (standard 18/15 Y3U3-y3u3)").first().waitFor();
  await accept(black, await page.locator("#invite-link").inputValue());
  await black.page.locator("#plan summary").click();
  await black.page.locator("#plan-acts button").click();
  for (const token of ["Ye9-e7", "Ue1-e3"]) {
    await black.page.locator(".hb-entry input").fill(token);
    await black.page.locator(".hb-entry input").press("Enter");
  }
  await black.page.locator("#plan-acts button.primary").click();
  await black.page.locator("#plan-lines", { hasText: "Ue1-e3" }).waitFor();
  await page.locator(".hb-entry input").fill("Ye9-e7");
  await page.locator(".hb-entry input").press("Enter");
  await page.locator("#send").click();
  await page.locator("#turns .turn", { hasText: "Ue1-e3" }).waitFor();
});

test("the server's engine plays Ultimate with a rating of its own", { seconds: 60 }, async (stage) => {
  const person = new Person(stage);
  await choose(person, VARIANT);
  await pick(person, "opponent", "engine");
  await pick(person, "color", "b");
  await person.page.locator("#arrange-go").click();
  await person.page.locator("#turns .turn").first().waitFor();
  assert.match(await person.page.locator("#plate-top .rating").innerText(), /\d{3,4}/);
});

for (const language of ["de", "uk"]) {
  test(`lobby, game and archive of potentials are accessible on a small phone: ${language}`, {
    screen: "small",
    seconds: 120,
  }, async (stage) => {
    const [white, black] = [new Person(stage, "tap"), new Person(await stage.invite({ screen: "small", colorScheme: "dark" }), "tap")];
    const look = async (/** @type {Person} */ { page }, /** @type {string} */ where) => {
      await checkAccess(page, where);
      assert.deepEqual(await overhang(page), [], where);
    };
    await choose(white, "gipf-potentials", language);
    await look(white, "the form with custom terms");
    await pick(white, "preset", VARIANT);
    await pick(white, "opponent", "open");
    await pick(white, "color", "w");
    await white.page.locator("#arrange-go").click();
    await white.page.locator("#seeking-what", { hasText: "Ultimate" }).waitFor();
    await black.open(`/${language}/online`);
    const take = black.page.locator("#seeks-list li", { hasText: "Ultimate" }).getByRole("button");
    await take.waitFor();
    await look(black, "a search in the lobby");
    await take.tap();
    const duel = new Duel(VARIANT, white, black);
    // Hands are described in one language only.
    const game = await inGame(white);
    await Promise.all([white, black].map(({ page }) => page.goto(`/en/game/${game}`)));
    await duel.playUntil(20);
    await Promise.all([white, black].map(({ page }) => page.goto(`/${language}/game/${game}`)));
    await duel.seen("in another language");
    await look(white, "the own turn");
    await look(black, "the turn of the other");
    await black.page.locator("#resign").click();
    await black.page.locator("#sure-yes").click();
    await white.page.locator("#result h2").waitFor();
    await look(white, "the end");
    await black.open(`/${language}/games?variant=${VARIANT}`);
    await black.page.locator('.mini [data-kind^="loaded-"]').first().waitFor();
    await look(black, "the archive");
  });
}
