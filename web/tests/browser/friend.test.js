// Playing a friend: the small panel, the invitation with the rules in sixty seconds, and the lobby's signs of who waits.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { openGame, play, post, register } from "./api.js";
import { test } from "./browser-test.js";
import { arrange } from "./duel.js";
import { Person } from "./person.js";

/** @typedef {import("playwright-core").Page} Page */

/** Screens on which all of the panel is visible without scrolling. */
const FIRST_SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

/** Waits until the lobby is ready. @param {Page} page */
const lobby = (page) => page.locator('[data-page="online"][data-stage="ready"]').waitFor();

test("the panel for a friend fits on the first screen, and nothing else can be pressed", { seconds: 60 }, async ({ page, open }) => {
  for (const language of ["en", "de", "ru"]) {
    for (const screen of FIRST_SCREENS) {
      await page.setViewportSize(screen);
      await open(`/${language}/online?opponent=link&variant=gipf-standard`);
      await lobby(page);
      const box = await page.locator("#friend-go").boundingBox();
      const where = `${language}, ${screen.width} × ${screen.height}`;
      assert.ok(box && box.y >= 0 && box.y + box.height <= screen.height, `${where}: the button is at ${box?.y}`);
      assert.ok(await page.locator("#friend").evaluate((panel) => panel.scrollHeight <= panel.clientHeight + 1), `${where}: it scrolls`);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  assert.equal(await page.locator("#friend-variant").inputValue(), "gipf-standard");
  assert.equal(await page.locator("#friend").evaluate((panel) => panel.matches(":modal")), true);
  await checkAccess(page, "the panel for a friend");
  await page.locator("#friend-close").click();
  assert.equal(await page.locator("#quick button").first().isVisible(), true);
});

test("a guest's name is shown to the friend, who learns the rules and gives theirs", { screen: "phone", seconds: 90 }, async (stage) => {
  const [host, friend] = [new Person(stage, "tap"), new Person(await stage.invite({ screen: "phone", moving: true }), "tap")];
  await host.open("/en/online?opponent=link&variant=yinsh-blitz");
  await lobby(host.page);
  await host.page.locator("#friend-name").fill("Anna");
  await host.page.locator("#friend-go").tap();
  const link = await host.page.locator("#invite-link").inputValue();
  await friend.page.goto(link);
  await friend.page.getByRole("heading", { name: "Anna invites you to a game." }).waitFor();
  const rules = friend.page.locator("#sixty");
  assert.equal(await rules.locator("svg:visible").count(), 3);
  assert.equal(await rules.getByText("the first ring wins").isVisible(), true);
  assert.match((await rules.getByRole("link").and(friend.page.locator(":visible")).getAttribute("href")) ?? "", /^\/en\/learn\/yinsh\/./);
  const states = () =>
    rules.evaluate((place) => {
      // The transitions of the button are not part of the pictures.
      const animations = place.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation);
      return animations.map(({ playState }) => playState);
    });
  assert.deepEqual([...new Set(await states())], ["running"]);
  await rules.getByRole("button", { name: "Pause" }).tap();
  assert.deepEqual([...new Set(await states())], ["paused"]);
  // Colours are measured once they have changed.
  await friend.page.emulateMedia({ reducedMotion: "reduce" });
  await checkAccess(friend.page, "an invitation");
  await friend.page.locator("#guest-name").fill("Ben");
  await friend.page.locator("#invite button.primary").tap();
  await host.page.locator("#plate-top .who", { hasText: "Ben" }).waitFor();
  await friend.page.locator("#plate-top .who", { hasText: "Anna" }).waitFor();
  assert.equal(await rules.isVisible(), false);
});

test("the rules in sixty seconds stand still for people who want no motion", {}, async (stage) => {
  const host = new Person(stage);
  const guest = new Person(await stage.invite({}));
  await guest.page.goto(await arrange(host, { variant: "gipf-basic", color: "w" }));
  const rules = guest.page.locator("#sixty");
  await rules.locator("svg:visible").first().waitFor();
  assert.equal(await rules.evaluate((place) => place.getAnimations({ subtree: true }).length), 0);
  assert.equal(await rules.getByRole("button").isVisible(), false);
  assert.equal(await rules.locator("svg:visible .way").isVisible(), true, "an arrow shows what would move");
});

test("on a phone waiting people come first, and badges count them", { screen: "phone", seconds: 60 }, async (stage) => {
  const [visitor, other] = [new Person(stage), new Person(await stage.invite({}))];
  await visitor.open("/en/online");
  await lobby(visitor.page);
  const above = () =>
    visitor.page.evaluate(() => {
      const y = (/** @type {string} */ id) => document.getElementById(id)?.getBoundingClientRect().y ?? 0;
      return y("seeks") < y("quick");
    });
  await visitor.page.locator("#seeks .none").waitFor();
  assert.equal(await above(), false);
  await other.open("/en/online");
  await lobby(other.page);
  await other.page.locator('#quick [data-clock="300+3"]').click();
  await visitor.page.locator("#seeks-list button.primary").waitFor();
  assert.equal(await above(), true);
  const badge = (/** @type {string} */ tile) => visitor.page.locator(`${tile} .waiting-badge`);
  assert.match(await badge('#quick [data-clock="300+3"]').innerText(), /^1/);
  assert.match(await badge('label:has([name="variant"][value="yinsh"])').innerText(), /^1/);
  await visitor.page.locator('#arrange label:has([name="variant"][value="gipf-basic"])').click();
  assert.equal(await badge('#quick [data-clock="300+3"]').count(), 0, "nobody waits for this game");
  await other.page.locator("#seeking-stop").click();
  await badge("#arrange").first().waitFor({ state: "detached" });
});

test("the home page announces the next club night", { seconds: 60 }, async (stage) => {
  const [host, visitor] = [new Person(stage), new Person(await stage.invite({}))];
  await register(host, "Ada-2801");
  await host.open("/en/club");
  await host.page.locator('label:has([name="when"][value="later"])').click();
  const inTwoDays = new Date(Date.now() + 48 * 3_600_000);
  const local = new Date(inTwoDays.getTime() - inTwoDays.getTimezoneOffset() * 60_000).toISOString().slice(0, 11);
  await host.page.locator("#club-starts").fill(`${local}20:00`);
  await host.page.getByRole("button", { name: "Announce the night" }).click();
  await host.page.getByText(/^Begins on .*(8:00 PM|20:00)/).waitFor();
  await visitor.open("/en/");
  const link = visitor.page.getByRole("link", { name: /Club night: YINSH, 5\+3, on .*(8:00 PM|20:00)/ });
  assert.equal(await link.getAttribute("href"), new URL(host.page.url()).pathname);
  await host.page.getByRole("button", { name: "End the night for everyone" }).click();
});

test("aborted games are hidden in the archive until they are asked for", {}, async (stage) => {
  const [ada, bea] = [new Person(stage), new Person(await stage.invite({}))];
  await register(ada, "Ada-2802");
  const aborted = await openGame(ada, bea);
  await post(ada, `games/${aborted}/act/abort`, {});
  const ended = await openGame(ada, bea);
  await play(ada, ended, 0, "e5");
  await play(bea, ended, 1, "f6");
  await post(ada, `games/${ended}/act/resign`, {});
  await ada.open("/en/games?player=Ada-2802");
  await ada.page.locator(`[data-game="${ended}"]`).waitFor();
  assert.equal(await ada.page.locator(`[data-game="${aborted}"]`).count(), 0);
  await ada.page.locator("#filter-aborted").selectOption("true");
  await ada.page.locator(`[data-game="${aborted}"]`).waitFor();
});
