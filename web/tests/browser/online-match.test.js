// Online matches: a use is declared and challenged, the linked game is played in a room of its own, and the match goes on.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";
import { accept } from "./duel.js";
import { Keys } from "./keys.js";
import { overhang } from "./layout.js";
import { Person, UNREACHABLE } from "./person.js";
import { core, Shadow } from "./shadow.js";
import { TYPING } from "./stage.js";

/** @typedef {import("playwright-core").Page} Page */

/** Turns after which White may declare the use of a YINSH-potential. */
const OPENING = ["Ge2", "Ge8", "Ye1-e3", "Gb5"];

/** Types a turn and sends it. @param {Person} person @param {string} token */
async function play({ page }, token) {
  await page.locator('[data-page="game"][data-stage="game"] .hb-entry input').fill(token);
  await page.locator(".hb-entry input").press("Enter");
  const send = page.locator("#send:not([hidden])");
  await page.locator("#turns .turn", { hasText: token }).or(send).first().waitFor();
  if (await send.isVisible()) await send.click();
}

/** Waits until a turn is in everyone's list. @param {Person[]} people @param {string} token */
const seen = (people, token) => Promise.all(people.map(({ page }) => page.locator("#turns .turn", { hasText: token }).last().waitFor()));

test("two people play an Ultimate match with a challenge, a linked game of YINSH, dice and a server that is killed", {
  alone: true,
  seconds: 180,
  expected: UNREACHABLE,
  kept: TYPING,
}, async (stage) => {
  const white = new Person(stage);
  const black = new Person(await stage.invite({ expected: UNREACHABLE, kept: TYPING }));
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

  // White has won the linked game: the use was played, and it is Black's turn in the match.
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
  // Black acted three times in a row: a turn in the linked game, its resignation, and a turn in the match.
  const columns = await page
    .locator("#turns li")
    .evaluateAll((lines) => lines.map((line) => [...line.querySelectorAll(".turn")].map((turn) => turn.className.at(-1)).join("")));
  assert.deepEqual(columns, ["wb", "wb", "wb", "wb", "b", "b", "wb", "w"]);
  await black.page.locator('.match-acts [data-token="challenge"]').click();
  await Promise.all(both.map((person) => person.page.locator(".match-dice .die").first().waitFor()));
  await Promise.all(both.map((person) => person.page.locator(".match-proof", { hasText: "from each player" }).waitFor()));
  await black.page.locator("#resign").click();
  await black.page.locator("#sure-yes").click();
  await page.locator("#result", { hasText: "You have won!" }).waitFor();
  const record = await page.evaluate(async () => {
    const link = document.querySelector(/** @type {"a"} */ ("#record"));
    return (await fetch(link?.href ?? "")).text();
  });
  assert.match(record, /<yinsh f6 e5 b:resigns>/);
});

/**
 * Fills in the form of the lobby for a match of GIPF + YINSH with White.
 * @param {Person} person @param {string} link @param {string} opponent
 */
async function choose({ page, open }, link, opponent) {
  await open("/en/online");
  await page.locator('[data-page="online"][data-stage="ready"]').waitFor();
  await page.locator('#arrange label:has([name="variant"][value="gipf-potentials"])').click();
  for (const [name, value] of Object.entries({ preset: "gipf-yinsh", opponent, color: "w" }))
    await page.locator(`#arrange label:has([name="${name}"][value="${value}"])`).click();
  await page.locator("#arrange .links summary").click();
  await page.locator('[name="link-yinsh"]').selectOption(link);
  await page.locator("#arrange-go").click();
}

/** Checks that an element is wholly visible without scrolling. @param {Page} page @param {string} selector */
async function inSight(page, selector) {
  await page.locator(selector).first().waitFor();
  const [top, bottom, height] = await page.evaluate((selector) => {
    const box = /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect();
    return [box.top, box.bottom, innerHeight];
  }, selector);
  assert.ok(top >= 0 && bottom <= height, `${selector} is at ${top} to ${bottom} of ${height}`);
}

/**
 * Pairs two people for a match in the lobby and plays it by touch, until White has declared the use of a potential.
 * @param {import("./browser-test.js").Stage} stage
 * @param {string} link
 * @param {string} linked its description in the lobby
 */
async function onPhones(stage, link, linked) {
  const white = new Person(stage, "tap");
  const black = new Person(await stage.invite({ screen: "phone" }), "tap");
  for (const { page } of [white, black]) await page.setViewportSize({ width: 390, height: 664 });
  await choose(white, link, "open");
  await white.page.locator("#seeking-what", { hasText: "GIPF + YINSH (match)" }).waitFor();
  await black.open("/en/online");
  const offer = black.page.locator("#seeks-list li", { hasText: "GIPF + YINSH (match)" });
  await offer.filter({ hasText: linked }).getByRole("button").tap();
  await Promise.all([white, black].map(({ page }) => page.locator('[data-page="game"][data-stage="game"]').waitFor()));
  const shadow = new Shadow({ variant: "gipf-yinsh", links: `Y:${link}`, challenges: "3" });
  for (const [ply, token] of [...OPENING, "ye2-h2?"].entries()) {
    const [actor, other] = ply % 2 === 0 ? [white, black] : [black, white];
    await actor.hand.act(shadow, token);
    await other.hand.shows(shadow.pieces, token, 30);
  }
  for (const token of ["ok", "challenge"]) await inSight(black.page, `.match-acts [data-token="${token}"]`);
  await inSight(black.page, ".match-why");
  await black.page.locator(".match-why", { hasText: "White wants to use YINSH: e2 → h2." }).waitFor();
  await black.page.locator(".hb-hint-mark").first().waitFor({ state: "attached" });
  return [white, black];
}

test("two people find a match in the lobby and play it on phones, with the decision and the dice visible", {
  screen: "phone",
  seconds: 120,
}, async (stage) => {
  const [white, black] = await onPhones(stage, "die", "Linked: YINSH (Die)");
  if (!white || !black) return;
  assert.match(await white.page.title(), /GIPF \+ YINSH \(match\)/);
  await checkAccess(black.page, "an answer on a phone");
  await black.page.locator('.match-acts [data-token="challenge"]').tap();
  for (const { page } of [white, black]) {
    await inSight(page, ".match-dice .die");
    await inSight(page, ".match-why");
    assert.deepEqual(await overhang(page), []);
  }
});

test("the result of a game elsewhere can be entered on a phone without scrolling", { screen: "phone", seconds: 120 }, async (stage) => {
  const [white, black] = await onPhones(stage, "elsewhere", "Linked: YINSH (A game elsewhere)");
  if (!white || !black) return;
  await black.page.locator('.match-acts [data-token="challenge"]').tap();
  for (const entry of ["1-0", "0-1", "1/2-1/2", "die"]) await inSight(white.page, `.match-acts [data-token="w:${entry}"]`);
  await white.page.locator('.match-acts [data-token="w:0-1"]').tap();
  await black.page.locator('.match-acts [data-token="b:0-1"]').tap();
  await white.page.locator(".match-why", { hasText: "White has not won the challenge" }).waitFor();
  await inSight(white.page, ".match-why");
});

test("a match is played with the keyboard alone: declared, challenged, won in the linked game", { seconds: 120 }, async (stage) => {
  const white = new Person(stage);
  const black = new Person(await stage.invite({}));
  const both = [white, black];
  await choose(white, "yinsh-blitz", "link");
  await black.page.goto(await white.page.locator("#invite-link").inputValue());
  await black.page.locator("#invite", { hasText: "Linked: YINSH (YINSH blitz)" }).waitFor();
  await black.page.locator("#invite", { hasText: "Challenges per player: 3" }).waitFor();
  await black.page.locator("#invite", { hasText: "Declare the use of a linked potential first." }).waitFor();
  await black.page.locator("#invite button.primary").press("Enter");
  await Promise.all(both.map(({ page }) => page.locator('[data-page="game"][data-stage="game"]').waitFor()));
  const match = white.page.url().split("#")[0];

  const shadow = new Shadow({ variant: "gipf-yinsh", links: "Y:yinsh-blitz", challenges: "3" });
  const keys = both.map(({ page }) => new Keys(page, core.geometry("gipf")));
  for (const key of keys) await key.begin();
  for (const [ply, token] of [...OPENING, "ye2-h2?"].entries()) {
    await keys[ply % 2]?.act(shadow, token);
    await both[1 - (ply % 2)]?.hand.shows(shadow.pieces, token, 30);
  }
  await press(black.page, '.match-acts [data-token="challenge"]');
  await Promise.all(both.map(({ page }) => page.waitForURL((url) => url.href.split("#")[0] !== match)));
  await white.page.locator("#match", { hasText: "Back to the match" }).waitFor();
  const linked = new Shadow({ variant: "yinsh-blitz" });
  const ring = new Keys(white.page, core.geometry("yinsh"));
  await white.page.locator("#board.hb-live").waitFor();
  await ring.begin();
  await ring.act(linked, "f6");
  await black.hand.shows(linked.pieces, "f6", 30);
  await press(black.page, "#resign");
  await press(black.page, "#sure-yes");
  await Promise.all(both.map(({ page }) => page.waitForURL((url) => url.href.split("#")[0] === match)));
  await white.page.locator(".match-why", { hasText: "White has won the challenge" }).waitFor();
  // The link to the linked game stays.
  const way = white.page.locator("#match-games a", { hasText: "YINSH blitz" });
  await way.waitFor();
  await white.open("/en/online");
  await white.page.locator("#own-list li", { hasText: "GIPF + YINSH (match)" }).waitFor();
});

test("the engine plays a match online", { seconds: 120, kept: TYPING }, async (stage) => {
  const white = new Person(stage);
  const { page } = white;
  await choose(white, "elsewhere", "engine");
  await page.locator('[data-page="game"][data-stage="game"]').waitFor();
  const turns = page.locator("#turns .turn");
  await play(white, "Ge2");
  await turns.nth(1).waitFor({ timeout: 30_000 });
  await page.locator("#about summary").click();
  await page.locator("#about-what", { hasText: "Linked: YINSH (A game elsewhere)" }).waitFor();
});

/** Tabs to an element and presses it. @param {Page} page @param {string} selector */
async function press(page, selector) {
  await page.locator(selector).waitFor();
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${selector}`);
}
