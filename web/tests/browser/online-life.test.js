// Activity: a friend is two touches away, and the lobby shows players and games.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { openGame, play, register } from "./api.js";
import { test } from "./browser-test.js";
import { accept, Duel } from "./duel.js";
import { Person } from "./person.js";

test("a guest creates a link for a friend with two touches on the home page, and the friend joins with one", {
  screen: "phone",
  seconds: 90,
}, async (stage) => {
  const [host, friend] = [new Person(stage, "tap"), new Person(await stage.invite({ screen: "phone" }), "tap")];
  await host.open("/en/");
  await host.page.locator('main a[href*="opponent=link"]:visible').first().tap();
  await host.page.locator('[data-page="online"][data-stage="ready"]').waitFor();
  for (const name of ["clock", "color"])
    assert.equal(await host.page.locator(`#friend [name="${name}"]:checked`).count(), 1, `${name} is asked for`);
  assert.equal(await host.page.locator("#rated").isVisible(), false, "the option for rated games is in the whole form");
  await host.page.locator("#friend-go").tap();
  const link = await host.page.locator("#invite-link").inputValue();
  await host.page.getByText("This game is unrated.").waitFor();
  await accept(friend, link);
  const color = await host.page.locator("#status-head").innerText();
  const duel = new Duel(
    "yinsh",
    ...(color === "Your turn" ? /** @type {const} */ ([host, friend]) : /** @type {const} */ ([friend, host])),
  );
  await duel.playUntil(2);
});

test("the lobby lists present and recent players, and shows the best game and the last ones with boards", {
  seconds: 120,
}, async (stage) => {
  const people = [new Person(stage), new Person(await stage.invite({})), new Person(await stage.invite({}))];
  const [ada, bea, stranger] = /** @type {[Person, Person, Person]} */ (people);
  await register(ada, "Ada-3001");
  await register(bea, "Bea-3001");
  const ended = await openGame(ada, bea);
  await ada.open(`/en/game/${ended}`);
  await bea.open(`/en/game/${ended}`);
  const duel = new Duel("yinsh", ada, bea);
  await duel.playUntil(2);
  await ada.page.locator("#resign").click();
  await ada.page.locator("#sure-yes").click();
  await duel.ended(["You have lost.", "You have won!"]);
  const played = await openGame(ada, bea);
  await begin(ada, bea, played);
  await bea.open(`/en/game/${played}`);

  await stranger.open("/en/online");
  await stranger.page.locator(`#tv-list [data-game="${played}"] .mini svg`).waitFor();
  await stranger.page.locator(`#recent-list [data-game="${ended}"]`).scrollIntoViewIfNeeded();
  await stranger.page.locator(`#recent-list [data-game="${ended}"] .mini svg`).waitFor();
  await stranger.page.locator("#here-list").getByRole("link", { name: "Bea-3001" }).waitFor();
  await checkAccess(stranger.page, "a lobby with people");
  await ada.page.goto("about:blank");
  await stranger.page.locator("#lately-list").getByRole("link", { name: "Ada-3001" }).waitFor();
});

/** Plays the first turn of both, without which a game is not shown to others. @param {Person} white @param {Person} black @param {string} game */
async function begin(white, black, game) {
  await play(white, game, 0, "e5");
  await play(black, game, 1, "f6");
}

test("a followed player is listed in the lobby with their game", { seconds: 60 }, async (stage) => {
  const people = [new Person(stage), new Person(await stage.invite({})), new Person(await stage.invite({}))];
  const [ada, bea, fan] = /** @type {[Person, Person, Person]} */ (people);
  await register(ada, "Ada-3002");
  await register(bea, "Bea-3002");
  await fan.open("/en/player/Ada-3002");
  const follow = fan.page.getByRole("button", { name: "Follow" });
  await follow.click();
  await fan.page.getByRole("button", { name: "Following", pressed: true }).waitFor();
  const game = await openGame(ada, bea);
  await fan.open("/en/online");
  const row = fan.page.locator("#followed-list li", { hasText: "Ada-3002" });
  assert.match((await row.getByRole("link", { name: "Watch" }).getAttribute("href")) ?? "", new RegExp(game));
  await fan.open("/en/player/Ada-3002");
  await fan.page.getByRole("button", { name: "Following" }).click();
  await follow.waitFor();
});

test("the leaderboard and the form list the levels of the engine with their ratings", { seconds: 60 }, async ({ page, open }) => {
  await open("/en/leaders?variant=gipf-basic&speed=rapid");
  await page.locator("tbody tr.engine").nth(9).waitFor();
  assert.equal(await page.locator("#leaders-variant").inputValue(), "gipf-basic");
  const best = (await page.locator("tbody tr.engine td.number").nth(1).innerText()).trim();
  await page.locator("#leaders-variant").selectOption("yinsh");
  await page.waitForFunction((best) => document.querySelectorAll("tbody tr.engine td.number")[1]?.textContent?.trim() !== best, best);
  assert.match(page.url(), /variant=yinsh/);
  await open("/en/online?variant=gipf-basic&opponent=engine&level=10");
  await page.locator("#arrange output", { hasText: best }).waitFor();
});

test("TV shows the best game, goes on to the next when it ends, and is linked from the home page", {
  alone: true,
  seconds: 90,
}, async (stage) => {
  const people = [new Person(stage), new Person(await stage.invite({})), new Person(await stage.invite({}))];
  const [ada, bea, viewer] = /** @type {[Person, Person, Person]} */ (people);
  const { page } = viewer;
  await page.clock.install();
  await viewer.open("/en/tv");
  await page.getByText("Nobody is playing right now.").waitFor();
  await checkAccess(page, "TV without a game");
  await register(ada, "Ada-3005");
  await register(bea, "Bea-3005");
  const first = await openGame(ada, bea);
  await ada.open(`/en/game/${first}`);
  await bea.open(`/en/game/${first}`);
  const duel = new Duel("yinsh", ada, bea);
  await duel.playUntil(2);
  await page.locator("#now-head", { hasText: "Ada-3005" }).waitFor();
  duel.spectators.push(viewer);
  await duel.playUntil(3);
  await checkAccess(page, "TV with a game");
  const second = await openGame(ada, bea);
  await begin(ada, bea, second);
  const other = await ada.context.newPage();
  await other.goto(`/en/game/${second}`);
  await page.locator(`#others-list [data-game="${second}"]`).waitFor();
  await ada.page.locator("#resign").click();
  await ada.page.locator("#sure-yes").click();
  await page.locator(".hb-result", { hasText: "Black has won" }).waitFor();
  await page.locator("#now-state", { hasText: "The next game follows." }).waitFor();
  await page.clock.fastForward(8000);
  await page.locator(`#now-open[href*="${second}"]`).waitFor();
  assert.equal(await page.locator("hex-board .hb-piece:visible").count(), 2, "the next game has just begun");
  await viewer.open("/en/");
  await page.getByRole("link", { name: "Watch TV" }).click();
  await page.locator(`#now-open[href*="${second}"]`).waitFor();
});

test("without a game, TV shows two levels of the engine, which can be paused, until people play", {
  alone: true,
  seconds: 90,
}, async (stage) => {
  const people = [new Person(stage), new Person(await stage.invite({})), new Person(await stage.invite({}))];
  const [ada, bea, viewer] = /** @type {[Person, Person, Person]} */ (people);
  const { page } = viewer;
  await page.clock.install();
  await viewer.open("/en/tv");
  await page.getByText("Nobody is playing right now. Two levels of the engine are playing each other here").waitFor();
  assert.match(await page.locator("#now-head").innerText(), /^Engine, level \d – Engine, level \d$/);
  // People who prefer reduced motion start it themselves.
  const pause = page.locator("#exhibition-pause[aria-pressed=true]");
  await pause.waitFor();
  await page.clock.fastForward(60_000);
  const facts = page.locator("#now-facts");
  assert.match(await facts.innerText(), / · 0 turns$/);
  await pause.click();
  await facts.filter({ hasText: "· 1 turn" }).waitFor();
  await page.clock.fastForward(2_000);
  await facts.filter({ hasText: "· 2 turns" }).waitFor();
  await register(ada, "Ada-3007");
  await register(bea, "Bea-3007");
  const live = await openGame(ada, bea);
  await ada.open(`/en/game/${live}`);
  await begin(ada, bea, live);
  await page.locator("#now-head", { hasText: "Ada-3007" }).waitFor();
  await page.locator("#exhibition-pause").waitFor({ state: "hidden" });
});

test("a level of the engine accepts a rated challenge, and its rating is shown", { seconds: 60 }, async (stage) => {
  const ada = new Person(stage);
  await register(ada, "Ada-3006");
  await ada.open("/en/online?variant=yinsh&opponent=engine&level=2&clock=300%2B3");
  const { page } = ada;
  await page.locator('[data-page="online"][data-stage="ready"]').waitFor();
  await page.locator("#arrange-more summary").click();
  await page.locator("#rated:enabled").check();
  const told = (await page.locator("#arrange output").innerText()).match(/\d{3,4}/)?.[0] ?? "nothing";
  await page.locator("#arrange-go").click();
  await page.locator('[data-page="game"][data-stage="game"]').waitFor();
  assert.match(await page.locator("#plate-top .rating").innerText(), new RegExp(told));
  const id = new URL(page.url()).pathname.split("/")[3];
  const terms = await page.evaluate(async (id) => (await (await fetch(`/api/games/${id}`)).json()).terms, id);
  assert.deepEqual([terms.rated, terms.clock], [true, "300+3"]);
});
