// Accessibility of every route and its states, in light and dark colours.

import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { NOWHERE, ROUTES } from "./routes.js";
import { settled } from "./settled.js";
import { actionsOf, recordedGame, Shadow } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */

/** English, and a language with long words. */
const LANGUAGES = ["en", "de"];

/**
 * Leaves a few entries of each group on the page about the API: there are 180, created from one template, and checking them takes as
 * long as all other pages. The test in English checks all of them.
 * @param {Page} page
 */
async function shortenApi(page) {
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('[data-page="api"] section')) {
      for (const entry of [...group.querySelectorAll("article")].slice(4)) entry.remove();
    }
  });
}

for (const language of LANGUAGES) {
  test(`no page in ${language} has an accessibility violation`, { quick: language === "en", seconds: 120, expected: [/404/] }, async ({
    page,
    open,
  }) => {
    for (const route of [...ROUTES, NOWHERE]) {
      await open(`/${language}/${route}`);
      await settled(page);
      if (language !== "en") await shortenApi(page);
      await checkAccess(page, `/${language}/${route}`);
    }
  });
}

test("no state of a game has an accessibility violation", { seconds: 120 }, async ({ page, open }) => {
  const turns = recordedGame("gipf-tournament");
  const last = turns.length - 1;
  const beforeEnd = turns.slice(0, last);
  await open(`/en/play?variant=gipf-tournament&opponent=person&turns=${beforeEnd.map(encodeURIComponent).join("_")}`);
  const shadow = new Shadow({ variant: "gipf-tournament", turns: beforeEnd });
  const hand = new Hand(page);
  const [push = "", remove = ""] = actionsOf(turns[last] ?? "");
  await hand.act(shadow, push);
  await checkAccess(page, "a row to be removed");
  await hand.pick(shadow.way(remove));
  await checkAccess(page, "pieces that stay or go");
  await hand.act(shadow, remove);
  await page.locator("#result h2").waitFor();
  await checkAccess(page, "the result");
});

test("no dialog, menu or message has an accessibility violation", { seconds: 120 }, async ({ page, open }) => {
  await open("/en/play?variant=yinsh&opponent=person&turns=a2_b1_c1_d1_e1_g2_h3_i4_j5_k7");
  const hand = new Hand(page);
  await hand.look();
  await hand.press(hand.place("a2"));
  await checkAccess(page, "a ring that is picked up");
  await hand.press(hand.place("b1"));
  await page.locator(".toast").waitFor();
  await checkAccess(page, "a refusal");
  await page.locator("#more summary").click();
  await checkAccess(page, "the menu of a game");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Resign" }).click();
  await checkAccess(page, "the question before resigning");
  await page.keyboard.press("Escape");
  await page.locator("header summary").click();
  await checkAccess(page, "the languages");
  await open("/en/play?new");
  await settled(page);
  for (const summary of await page.locator("#setup summary").all()) await summary.click();
  await checkAccess(page, "everything about a new game");
  await page.locator("#import-open").click();
  await checkAccess(page, "reading a record");
  await open("/en/settings");
  await page.getByRole("button", { name: "Erase everything" }).click();
  await checkAccess(page, "the question before erasing");
});

test("no tab of the analysis has an accessibility violation", { seconds: 120 }, async ({ page, open }) => {
  await open(`/en/analyse?variant=yinsh&turns=${recordedGame("yinsh").slice(0, 30).join("_")}`);
  await settled(page);
  for (const tab of await page.getByRole("tab").all()) {
    if (!(await tab.isVisible())) continue;
    await tab.click();
    await checkAccess(page, await tab.innerText());
  }
  await page.locator('main [data-act="open"]').click();
  await checkAccess(page, "opening a record");
});

test("no page has an accessibility violation on a phone with high contrast", {
  screen: "phone",
  kept: { "gipfel.settings": { contrast: "more" } },
  seconds: 120,
}, async ({ page, open }) => {
  for (const route of ROUTES) {
    await open(`/en/${route}`);
    await settled(page);
    await checkAccess(page, `/en/${route}, high contrast`);
  }
});
