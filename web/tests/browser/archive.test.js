// The archive, profiles, and the games in progress on the home page.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";
import { game, profile, tells } from "./filled.js";
import { settled } from "./settled.js";

/** @typedef {import("playwright-core").Page} Page */

test("a finished game is found in the archive by the filters, and by the URL that they produce", { seconds: 90, quick: true }, async ({
  page,
  open,
}) => {
  await open("/en/games");
  const id = await page.evaluate(async () => {
    const post = async (/** @type {string} */ path, /** @type {unknown} */ body) => {
      const response = await fetch(`/api/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return response.status === 204 ? null : response.json();
    };
    const { id } = await post("games", { variant: "gipf-basic", clock: "-", rated: false, color: "w", opponent: { engine: 1 } });
    await post(`games/${id}/turns/e9-e7?ply=0`, {});
    // Without a turn by both sides, the game would be aborted.
    while ((await (await fetch(`/api/games/${id}`)).json()).turns.length < 2) await new Promise((later) => setTimeout(later, 100));
    await post(`games/${id}/act/resign`, {});
    return id;
  });
  const card = page.locator(`[data-game="${id}"]`);
  await open("/en/games");
  await card.waitFor();
  await page.getByLabel("Game", { exact: true }).selectOption("yinsh");
  await card.waitFor({ state: "detached" });
  assert.match(page.url(), /\?variant=yinsh$/);
  await page.getByLabel("Game", { exact: true }).selectOption("gipf-basic");
  await card.waitFor();
  await page.reload();
  await card.waitFor();
  assert.equal(await page.getByLabel("Game", { exact: true }).inputValue(), "gipf-basic");
  await page.goBack();
  await card.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Clear" }).click();
  await card.waitFor();
  assert.equal(new URL(page.url()).search, "");
  await card.locator(".mini svg .hb-surface").waitFor({ state: "attached" });
  assert.equal(await card.getByRole("link").getAttribute("href"), `/en/game/${id}`);
});

test("on a phone the filters of the archive are folded until they are wanted or in use", { screen: "phone" }, async ({ page, open }) => {
  await open("/en/games");
  const fold = page.locator("[data-fold]");
  const fields = page.locator(".filters .field").filter({ visible: true });
  assert.equal(await fold.getAttribute("aria-expanded"), "false");
  assert.equal(await fields.count(), 1);
  await fold.tap();
  assert.equal(await fold.getAttribute("aria-expanded"), "true");
  assert.equal(await fields.count(), 8);
  await open("/en/games?rated=true");
  assert.equal(await fold.getAttribute("aria-expanded"), "true");
  assert.equal(await fields.count(), 8);
});

test("a button loads more games of the archive, and moves the focus to them", {}, async ({ page, open }) => {
  await tells(page, {
    games: (query) =>
      query.get("before") === "more"
        ? { games: [game(8), game(9)], next: null }
        : { games: [0, 1, 2, 3, 4, 5, 6, 7].map((index) => game(index)), next: "more" },
  });
  await open("/en/games");
  await page.getByText("8 games shown.").waitFor();
  await page.getByRole("button", { name: "Show more games" }).click();
  await page.getByText("10 games shown.").waitFor();
  assert.equal(await page.getByRole("button", { name: "Show more games" }).isVisible(), false);
  assert.equal(await page.evaluate(() => document.activeElement?.closest("[data-game]")?.getAttribute("data-game")), game(8).id);
  await checkAccess(page, "the archive");
});

test("an archive search that timed out does not report that there are no games", {}, async ({ page, open }) => {
  let asked = 0;
  await tells(page, { games: () => (++asked < 3 ? { games: [], next: null, partial: true } : { games: [game(0)], next: null }) });
  await open("/en/games");
  await page.getByText("1 game shown.").waitFor();
  assert.equal(asked, 3);
});

for (const [colorScheme, screen] of /** @type {const} */ ([
  ["light", "desktop"],
  ["dark", "small"],
])) {
  test(`a profile shows ratings, their history as a plot and as a table, and games from the player's side, ${colorScheme}`, {
    colorScheme,
    screen,
  }, async ({ page, open }) => {
    await tells(page, profile());
    await open("/en/player/ada");
    await page.getByRole("heading", { level: 1, name: "ada", exact: true }).waitFor();
    const plot = page.getByRole("img", { name: "YINSH, Blitz: rating over time" });
    await plot.waitFor();
    assert.match(await plot.locator("desc").innerHTML(), /From 1500 on .+ to 1695 on .+; lowest 1500, highest 1695\./);
    await page.getByText("As a table").click();
    // The table is built when it is first opened.
    await page.locator(".plot tbody tr").first().waitFor();
    assert.equal(await page.locator(".plot tbody tr").count(), 40);
    const results = page.locator("[data-games] .end strong");
    assert.deepEqual(await results.allInnerTexts(), ["Won", "Lost"]);
    await checkAccess(page, "a profile");

    await page.getByRole("button", { name: /GIPF basic/ }).click();
    await page.getByText("The graph appears after the second rated game.").waitFor();
    assert.match(await page.getByRole("button", { name: /GIPF basic/ }).innerText(), /1510\?/);
    assert.equal(await page.getByRole("link", { name: "Challenge" }).getAttribute("href"), "/en/online?opponent=player&name=ada");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), true);
  });
}

test("another language shows the same player", {}, async ({ page, open }) => {
  await tells(page, {
    "player/ada": () => ({ player: game(0).w, created: 0, playing: [], ratings: [] }),
    "player/ada/games": () => ({ games: [], next: null }),
  });
  await open("/en/player/ada");
  await page.locator("header summary").click();
  await page.locator('header a[hreflang="de"]').click();
  await page.waitForURL("**/de/player/ada");
});

test("the home page shows waiting players and games in progress, and updates them", {}, async ({ page, open }) => {
  let plies = 30;
  await page.clock.install();
  const seek = { id: "s", player: { id: "p", name: null, kind: "guest" }, variant: "yinsh", clock: "300+3", speed: "blitz", rated: false };
  const seeks = [seek, { ...seek, standing: true }];
  await tells(page, { lobby: () => ({ seeks, games: [game(0, { status: "playing", score: "*", by: null, plies })] }) });
  await open("/en/");
  await page.getByRole("link", { name: "One player is waiting for an opponent." }).waitFor();
  const card = page.locator("[data-live-games] li");
  await card.getByText("30 turns").waitFor();
  plies = 31;
  await page.clock.runFor(11_000);
  await card.getByText("31 turns").waitFor();
  assert.equal(await card.count(), 1);
});

test("the home page is complete when the online API cannot be reached", { expected: [/ERR_FAILED|Failed to load|request failed/] }, async ({
  page,
  open,
}) => {
  await page.route("**/api/**", (route) => route.abort());
  await open("/en/");
  await settled(page);
  assert.equal(await page.locator("[data-live]").isVisible(), false);
  assert.equal(await page.getByRole("link", { name: "Play a friend" }).isVisible(), true);
});

test("the API page can be read without JavaScript", { script: false, expected: [/ csp$/, /was preloaded/] }, async ({ page, open }) => {
  await open("/en/api");
  const text = await page.locator("main").innerText();
  for (const path of ["/api/games", "/api/me", "/api/account", "/api/games/{id}/stream"]) assert.ok(text.includes(path), path);
});
