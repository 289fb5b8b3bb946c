// Puzzles: solved by mouse, touch and keyboard, with and without a network, on devices that share an account.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { post, register } from "./api.js";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { asked, factsOf, goTo, idOf, miss, puzzlesOf, solve } from "./puzzle-book.js";
import { Shadow } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./stage.js").Stage} Stage */

const GAMES = /** @type {const} */ (["yinsh", "gipf"]);
const KINDS = ["win", "save", "gain"];

/** The browser's messages when there is no network. */
const NO_NETWORK = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /fetching the script|Failed to update a ServiceWorker/];

/** Three of each kind and game: one for each way of input. */
const DEALT = GAMES.flatMap((game) => KINDS.flatMap((kind) => puzzlesOf(game, kind, 3)));

/** @param {number} hand */
const dealt = (hand) => DEALT.filter((_, index) => index % 3 === hand);

/** @param {Page} page @param {string[]} ids @param {"click" | "tap" | "keys"} manner */
async function solveAll(page, ids, manner) {
  for (const id of ids) {
    await goTo(page, id);
    assert.equal(await solve(page, manner), id);
  }
}

/** Solves some puzzles in rated mode, and misses one. @param {Page} page @param {"click" | "tap" | "keys"} manner */
async function solveRated(page, manner) {
  for (let count = 0; count < 3; count++) {
    await page.locator('[data-act="next"]').click();
    await solve(page, manner);
  }
  await page.locator('[data-act="next"]').click();
  await page.locator('main[data-stage="ask"]').waitFor();
  await page.locator('[data-act="solution"]').click();
  await page.locator('main[data-stage="shown"]').waitFor();
}

/** Returns the rating and all attempts. @param {Page} page */
async function known(page) {
  const more = page.locator("#history-more");
  while (await more.isVisible()) await more.click();
  const rows = await page.locator("#history li").evaluateAll((all) => all.map(({ dataset }) => `${dataset.puzzle} ${dataset.right}`));
  const standing = (await page.locator("#standing").innerText()).split(" · ")[0];
  return { rows, standing };
}

/** Waits until the service worker has stored the site. @param {Page} page */
async function waitUntilKept(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });
  await page.waitForFunction(async () => (await caches.match("/en/puzzles")) !== undefined, null, { polling: 200, timeout: 30_000 });
}

/** Synchronises the notebook now. @param {Page} page */
async function sync(page) {
  const state = await page.evaluate(async () => {
    const { assets } = document.documentElement.dataset;
    const { notebook } = await import(`${assets}/notebook/notebook.js`);
    return notebook.sync();
  });
  assert.equal(state, "synced");
}

/** Stores everything on a phone, then solves by touch without a network. @param {Stage} phone */
async function solveOnPhone({ page, open, context }) {
  await open("/en/puzzles?mode=rated&game=gipf");
  await asked(page);
  await sync(page);
  await page.locator("#keep").tap();
  // The service worker fetches the whole site at the same time.
  await page.getByText("All puzzles now work offline.").waitFor({ timeout: 60_000 });
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.reload();
  await asked(page);
  await solveAll(page, dealt(0), "tap");
  await solveRated(page, "tap");
}

/** Solves by mouse, and by keyboard while there is no network. @param {Stage} desktop */
async function solveOnDesktop({ page, open, context }) {
  await open("/en/puzzles?mode=rated&game=gipf");
  await asked(page);
  await sync(page);
  await solveAll(page, dealt(1), "click");
  await solveRated(page, "click");
  // A part that has been used is available without a network.
  for (const id of dealt(2)) await goTo(page, id);
  await context.setOffline(true);
  await solveAll(page, dealt(2), "keys");
  await context.setOffline(false);
}

test("puzzles of each kind are solved by mouse, touch and keyboard, online and offline, and two devices agree afterwards", {
  worker: true,
  seconds: 180,
  expected: NO_NETWORK,
}, async (desktop) => {
  await register(desktop, "Solver");
  const phone = await desktop.invite({ worker: true, screen: "phone", expected: NO_NETWORK });
  await post(phone, "login", { name: "Solver", password: "seven quiet rings" });

  await Promise.all([solveOnPhone(phone), solveOnDesktop(desktop)]);
  await phone.context.setOffline(false);
  for (const device of [phone, desktop, phone]) await sync(device.page);
  await desktop.page.waitForFunction((count) => document.querySelectorAll("#history li[data-puzzle]").length >= count, 12);
  const [one, other] = [await known(phone.page), await known(desktop.page)];
  assert.equal(one.rows.length, DEALT.length + 8);
  assert.deepEqual(one, other);
  assert.equal(one.rows.filter((row) => row.endsWith("false")).length, 2);
});

/** Returns the cards: their source, and their puzzle. @param {Page} page */
async function cards(page) {
  const bodies = await page.evaluate(async () => {
    const { assets } = document.documentElement.dataset;
    const { notebook } = await import(`${assets}/notebook/notebook.js`);
    return (await notebook.all("card")).map((/** @type {{ body: { source: string, puzzle: string } }} */ { body }) => body);
  });
  return bodies.map((/** @type {{ source: string, puzzle: string }} */ { source, puzzle }) => [source, idOf(puzzle)]);
}

test("a miss is reported, can be retried, and counts only once", { quick: true }, async ({ page, open }) => {
  await open("/en/puzzles?mode=rated&game=yinsh");
  const id = await miss(page);
  await page.locator(".answer.wrong", { hasText: "Counted as a miss" }).waitFor();
  const { variant, start, ledBy } = factsOf(id);
  const before = new Shadow({ variant, position: start, turns: ledBy ? [ledBy] : [] });
  // Enter is enough: the button has the focus.
  await page.keyboard.press("Enter");
  await new Hand(page).shows(before.pieces, "trying again");
  const hint = page.locator('[data-act="hint"]');
  const answer = page.locator(".answer.hint");
  await hint.click();
  await page.locator(".hb-mark.hb-goal").first().waitFor();
  // Where to look, what the turn achieves, where it begins; some turns have only the last hint.
  const told = new Set([await answer.innerText()]);
  for (let more = 0; more < 2; more++) {
    await hint.click();
    await page.waitForTimeout(200);
    told.add(await answer.innerText());
  }
  assert.equal([...told].at(-1), "Look at the marked point.");
  assert.ok(told.size === 1 || (told.size === 3 && told.has("Look at the marked points.")), [...told].join(" | "));
  assert.equal(await page.locator(".hb-mark.hb-goal").count(), 1);
  await solve(page, "click");
  await page.locator(".answer.right", { hasText: "Counted as a miss" }).waitFor();
  assert.deepEqual(await page.locator("#history li").evaluateAll((all) => all.map(({ dataset }) => `${dataset.puzzle} ${dataset.right}`)), [
    `${id} false`,
  ]);
  assert.deepEqual(await cards(page), [["puzzle", id]]);
  const after = await page.locator("#standing").innerText();
  assert.ok(Number(/\d+/.exec(after)?.[0]) < 1200, after);
});

test("the solution is played and stepped through, and the themes are shown only then", {}, async ({ page, open }) => {
  const id = puzzlesOf("gipf", "win", 200).find((id) => factsOf(id).line.length > factsOf(id).asked && factsOf(id).themes.length > 0);
  const { line, asked: count, variant, start, ledBy, position } = factsOf(id ?? "");
  await open(`/en/puzzles#${id}`);
  await asked(page);
  assert.ok(await page.locator("#themes").isHidden());
  await page.locator('[data-act="solution"]').click();
  await page.locator('main[data-stage="shown"]').waitFor();
  await page.locator("#themes", { hasText: "Themes: " }).waitFor();
  const turns = ledBy ? [ledBy] : [];
  const shows = (/** @type {number} */ played) =>
    new Hand(page).shows(new Shadow({ variant, position: start, turns: [...turns, ...line.slice(0, played)] }).pieces, `${played} turns`);
  await shows(count);
  await page.getByRole("button", { name: "One turn forward" }).click();
  await shows(count + 1);
  await page.getByRole("button", { name: "One turn back" }).click();
  await shows(count);
  await page.getByRole("link", { name: "Analyse this position" }).click();
  await new Hand(page).shows(new Shadow({ variant, position }).pieces, "the analysis");
});

test("a streak continues until the first miss, and each puzzle is harder", {}, async ({ page, open }) => {
  await open("/en/puzzles?mode=streak&game=yinsh");
  const first = factsOf(await solve(page, "click")).difficulty;
  await page.locator('[data-act="next"]').click();
  const second = factsOf(await solve(page, "click")).difficulty;
  assert.ok(second > first, `${first} ${second}`);
  await page.locator("#standing", { hasText: "In this streak: 2. Your best: 2." }).waitFor();
  await page.locator('[data-act="next"]').click();
  await miss(page);
  await page.locator("#standing", { hasText: "The streak is over: 2." }).waitFor();
  await page.locator(".result-card .count", { hasText: "2 puzzles in a row" }).waitFor();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Share as a picture" }).click();
  assert.equal((await saved).suggestedFilename(), "gipfel-streak.png");
  await page.getByRole("button", { name: "New streak" }).click();
  await asked(page);
  assert.ok(await page.locator(".result-card").isHidden());
});

test("after a miss the opponent's best reply is played and explained, and after a success the solution", {}, async ({ page, open }) => {
  const id = puzzlesOf("gipf", "save", 1)[0] ?? "";
  await open(`/en/puzzles#${id}`);
  await miss(page);
  await page.locator(".answer.wrong", { hasText: /Black|White/ }).waitFor();
  await page.locator('[data-act="again"]').click();
  await solve(page, "click");
  await page.waitForFunction(() => (document.querySelector(".answer.right")?.textContent ?? "").split(". ").length > 2);
});

test("a theme can be chosen, and every puzzle then matches it", {}, async ({ page, open }) => {
  await open("/en/puzzles");
  await asked(page);
  const shown = () => page.locator("main").getAttribute("data-puzzle");
  const another = (/** @type {string | null} */ before) =>
    page.waitForFunction((id) => document.querySelector("main")?.dataset.puzzle !== id, before);
  for (const act of [
    () => page.locator("select[name=what]").selectOption("gipf-standard"),
    () => page.getByRole("link", { name: "Themes" }).click(),
    () => page.locator("select[name=theme]").selectOption("gipf-capture"),
  ]) {
    const before = await shown();
    await act();
    await another(before);
    await asked(page);
  }
  const { themes, variant } = factsOf((await shown()) ?? "");
  assert.ok(themes.includes("gipf-capture") && variant === "gipf-standard", `${themes} ${variant}`);
  await page.locator('[data-mode="theme"][aria-current]').waitFor();
});

test("the puzzle of the day is the one named by the server, and leads to more puzzles", {}, async ({ page, open, context }) => {
  const { id } = await (await context.request.get("/api/puzzles/daily?game=gipf")).json();
  await open("/en/train");
  await page.locator(`[data-daily="gipf"][data-puzzle="${id}"] svg`).waitFor();
  await page.locator('[data-daily="gipf"]').click();
  assert.equal(await solve(page, "click"), id);
  await page.locator("#standing", { hasText: "Today’s puzzle is done." }).waitFor();
  await page.locator(".result-card", { hasText: "Solved on the first try" }).waitFor();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("Copied.").waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(shared, /^✓ I solved today’s GIPF puzzle on the first try\. http\S+\?mode=daily&game=gipf$/);
  assert.ok(!shared.includes(factsOf(id).line[0] ?? ""));
  await page.locator('[data-act="next"]').click();
  await page.locator('[data-mode="rated"][aria-current]').waitFor();
  await open("/en/train");
  await page.locator("#days", { hasText: "Practised today" }).waitFor();
});

test("other pages load no puzzles, and the puzzle page stores those of both games that are likely to come next", { worker: true }, async ({
  page,
  open,
}) => {
  /** @type {string[]} */
  const fetched = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await open("/en/");
  await page.locator("h1").click();
  await waitUntilKept(page);
  const kept = () =>
    page.evaluate(async () => (await (await caches.open("gipfel-data")).keys()).map((request) => new URL(request.url).pathname).sort());
  assert.deepEqual(await kept(), []);
  await open("/en/puzzles?mode=rated&game=yinsh");
  await asked(page);
  // The first puzzle comes from the server, and the library after it.
  assert.ok(fetched.includes("/api/puzzles"), String(fetched));
  const parts = ["gipf-1.puzzles", "gipf-2.puzzles", "parts.tsv", "yinsh-1.puzzles", "yinsh-2.puzzles"];
  while ((await kept()).length < parts.length) await page.waitForTimeout(100);
  const stored = parts.map((name) => `/data/puzzles/${name}`);
  assert.deepEqual(await kept(), stored);
  assert.deepEqual(fetched.filter((path) => path.startsWith("/data/")).toSorted(), stored);
});

test("the puzzle page has no accessibility violation", {}, async ({ page, open }) => {
  await open("/en/puzzles?mode=rated&game=gipf");
  await miss(page);
  await checkAccess(page, "a miss");
  await page.locator('[data-act="solution"]').click();
  await page.locator('main[data-stage="shown"]').waitFor();
  await checkAccess(page, "the solution");
});

test("a puzzle that cannot be fetched can be asked for again", { expected: NO_NETWORK }, async ({ page, open }) => {
  const everything = /\/(data|api)\/puzzles/;
  await page.route(everything, (route) => route.abort());
  await open("/en/puzzles?mode=rated&game=gipf");
  await page.locator('main[data-stage="failed"]').waitFor();
  await page.unroute(everything);
  await page.getByRole("button", { name: "Try again" }).click();
  await asked(page);
  assert.equal(await page.getByRole("button", { name: "Try again" }).isVisible(), false);
});
