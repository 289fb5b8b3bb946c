// Cards: positions come back when they are due, are answered on the board, and are the same on all devices of a user.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { boardIsLeft } from "./layout.js";
import { actionsOf, Shadow } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../core/types.d.ts").VariantId} VariantId */

/** The first win of GIPF's easiest puzzles. */
const LINE = readFileSync(new URL("../../../data/puzzles/gipf-1.puzzles", import.meta.url), "utf8")
  .split("\n")
  .find((line) => line.includes("\twin1\t") && !line.includes("\t- "));
const [variant, , , , start, turns] = /** @type {string} */ (LINE).split("\t");
const [led, solution] = turns.split(" ");

/**
 * Adds a card, as other pages do.
 * @param {Page} page
 * @param {Record<string, string>} card
 */
async function addCard(page, card) {
  await page.evaluate(async (body) => {
    const { assets } = document.documentElement.dataset;
    const { addCard } = await import(`${assets}/notebook/cards.js`);
    await addCard(body);
  }, card);
}

/** Returns the position of the question on the board. */
function asked() {
  const shadow = new Shadow({ variant: /** @type {VariantId} */ (variant), position: start });
  for (const action of actionsOf(led)) shadow.act(action);
  return shadow;
}

/** @param {Page} page */
async function position(page) {
  return page.evaluate(
    async ([variant, from, turn]) => {
      const { assets } = document.documentElement.dataset;
      const { loadCore } = await import(`${assets}/core/core.js`);
      const core = await loadCore();
      const { id, view } = core.open({ variant, position: from, turns: [turn] });
      core.close(id);
      return view.position;
    },
    [variant, start, led],
  );
}

test("a missed puzzle comes back as a card, is answered on the board and then waits for days", { quick: true }, async ({ page, open }) => {
  await open("/en/repeat");
  await page.locator("#empty").waitFor();
  await addCard(page, { variant, position: await position(page), source: "puzzle", puzzle: LINE ?? "" });
  await page.locator("#card:not([hidden])").waitFor();
  const hand = new Hand(page);
  const shadow = asked();
  await hand.shows(shadow.pieces, "the position of the card");
  const player = shadow.view.toAct === "w" ? "White" : "Black";
  assert.match(await page.locator("#question").innerText(), new RegExp(`^${player}’s turn · `));
  assert.ok(await boardIsLeft(page), "the board is on the left, as on other pages");
  await checkAccess(page, "a card that is asked");
  for (const action of actionsOf(solution)) await hand.act(shadow, action);
  await page.locator(".answer.right").waitFor();
  await checkAccess(page, "a card that was answered");
  const good = page.locator('[data-grade="good"]');
  assert.match((await good.textContent()) ?? "", /in \d+ days/);
  await good.click();
  await page.locator("#card").waitFor({ state: "hidden" });
  assert.match((await page.locator("#standing").textContent()) ?? "", /Done for now/);
  await page.reload();
  await page.getByText("Nothing is due now").waitFor();
});

test("a wrong answer is reported, and a missed card comes back within minutes", {}, async ({ page, open }) => {
  await open("/en/repeat");
  await addCard(page, { variant, position: await position(page), source: "puzzle", puzzle: LINE ?? "" });
  await page.locator("#card:not([hidden])").waitFor();
  const shadow = asked();
  const hand = new Hand(page);
  await hand.shows(shadow.pieces, "the position of the card");
  const wrong = tokensOf(shadow.view.choices).find((token) => !token.includes(";") && !solution.startsWith(token));
  assert.ok(wrong);
  await hand.choose(shadow.way(wrong));
  await page.locator(".answer.wrong").waitFor();
  await page.getByRole("button", { name: "Show me" }).click();
  await page.locator(".answer.shown").waitFor();
  assert.ok(await page.locator('[data-grade="good"]').isDisabled(), "after the solution was shown, only the lowest grade is possible");
  await page.locator('[data-grade="again"]').click();
  await page.locator("#card").waitFor({ state: "hidden" });
});

test("a saved position is judged by the engine: a turn that gives the win away is wrong", { seconds: 90 }, async ({ page, open }) => {
  await open("/en/repeat");
  await addCard(page, { variant, position: await position(page), source: "position" });
  await page.locator("#card:not([hidden])").waitFor();
  const shadow = asked();
  const hand = new Hand(page);
  await hand.shows(shadow.pieces, "the position of the card");
  const wrong = tokensOf(shadow.view.choices).find((token) => !token.includes(";") && !solution.startsWith(token));
  assert.ok(wrong);
  await hand.choose(shadow.way(wrong));
  await page.locator(".answer.wrong").waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Try again" }).click();
  await hand.shows(shadow.pieces, "the position of the card again");
  for (const action of actionsOf(solution)) await hand.act(shadow, action);
  await page.locator(".answer.right").waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: "Remove this card" }).first().click();
  await page.locator("#empty").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator("#card:not([hidden])").waitFor();
});

test("a position of the analysis page becomes a card with one button", {}, async ({ page, open }) => {
  await open("/en/analyse?variant=gipf-basic");
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByRole("button", { name: "Remember this position" }).click();
  await page.getByRole("link", { name: "Your cards" }).click();
  await page.locator("#card:not([hidden])").waitFor();
  assert.match((await page.locator("#question").textContent()) ?? "", /saved this position/);
});

test("due cards are shown on the home page and on the training page", {}, async ({ page, open }) => {
  await open("/en/repeat");
  await addCard(page, { variant, position: await position(page), source: "puzzle", puzzle: LINE ?? "" });
  await open("/en/train");
  await page.locator('[data-tile="repeat"]').getByText("One card is due.").waitFor();
  await open("/en/");
  await page.locator("#due").getByText("One card is due.").waitFor();
  await page.locator("#due").click();
  await page.locator("#card:not([hidden])").waitFor();
});

test("two devices of an account that answered offline have the same cards afterwards", { seconds: 90 }, async ({
  page,
  open,
  context,
  invite,
}) => {
  const name = `cards${Date.now().toString(36)}`;
  const password = "quite a long password";
  await open("/en/account");
  await page.evaluate(
    async ([who, secret]) => {
      const { assets } = document.documentElement.dataset;
      const { ask } = await import(`${assets}/site/rest.js`);
      await ask("POST", "account", { name: who, password: secret });
    },
    [name, password],
  );
  await open("/en/repeat");
  const at = await position(page);
  await addCard(page, { variant, position: at, source: "puzzle", puzzle: LINE ?? "" });
  await sync(page);
  const other = await invite({});
  await other.open("/en/account");
  await other.page.evaluate(
    async ([who, secret]) => {
      const { assets } = document.documentElement.dataset;
      const { ask } = await import(`${assets}/site/rest.js`);
      await ask("POST", "login", { name: who, password: secret });
    },
    [name, password],
  );
  await other.open("/en/repeat");
  await sync(other.page);
  await other.page.locator("#card:not([hidden])").waitFor();
  for (const [device, one] of /** @type {const} */ ([
    [context, page],
    [other.context, other.page],
  ])) {
    await device.setOffline(true);
    await recallHere(one);
    await device.setOffline(false);
  }
  await sync(page);
  await sync(other.page);
  await sync(page);
  const [first, second] = [await cardsOf(page), await cardsOf(other.page)];
  assert.equal(first[0].recalls.length, 2, "both answers count");
  assert.deepEqual(first, second);
});

/** Returns all actions of the choices. @param {import("../../core/types.d.ts").Choice[]} choices @returns {string[]} */
function tokensOf(choices) {
  return choices.flatMap((choice) => [...(choice.token ? [choice.token] : []), ...tokensOf(choice.then ?? [])]);
}

/** @param {Page} page */
async function sync(page) {
  const state = await page.evaluate(async () => {
    const { assets } = document.documentElement.dataset;
    const { notebook } = await import(`${assets}/notebook/notebook.js`);
    return notebook.sync();
  });
  assert.equal(state, "synced");
}

/** @param {Page} page */
async function recallHere(page) {
  await page.evaluate(async () => {
    const { assets } = document.documentElement.dataset;
    const { deck, recall } = await import(`${assets}/notebook/cards.js`);
    await recall((await deck()).cards[0].key, "good");
  });
}

/** @param {Page} page @returns {Promise<{ recalls: unknown[] }[]>} */
async function cardsOf(page) {
  return page.evaluate(async () => {
    const { assets } = document.documentElement.dataset;
    const { deck } = await import(`${assets}/notebook/cards.js`);
    return (await deck(0)).cards;
  });
}
