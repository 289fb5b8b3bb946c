// Offers and claims during a game and after it, and the chat.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "./browser-test.js";
import { accept, arrange, Duel, meet } from "./duel.js";
import { Person, UNREACHABLE } from "./person.js";

/** @typedef {import("./browser-test.js").Stage} Stage */

/** Returns a sentence without arguments. @param {string} language @param {string} id */
function sentence(language, id) {
  const text = readFileSync(new URL(`../../../i18n/${language}.ftl`, import.meta.url), "utf8");
  const found = new RegExp(`^${id} = (.+)$`, "m").exec(text);
  if (!found) throw new Error(`${id} is missing in ${language}`);
  return /** @type {string} */ (found[1]);
}

/** @param {Stage} stage @param {import("../../core/types.d.ts").VariantId} variant */
async function twoOf(stage, variant) {
  const [white, black] = [new Person(stage), new Person(await stage.invite({}))];
  return { white, black, duel: await meet(variant, white, black) };
}

/** Presses a button that needs confirmation. @param {Person} person @param {"resign" | "abort"} name */
async function askedFirst({ page }, name) {
  await page.locator(`#${name}`).click();
  await page.locator("#sure-yes").click();
}

/** Answers the opponent's offer. @param {Person} person @param {RegExp} offer @param {"Accept" | "Decline"} answer */
async function answer({ page }, offer, answer) {
  const box = page.locator("#offer");
  await box.getByText(offer).waitFor();
  await box.getByRole("button", { name: answer }).click();
  await box.waitFor({ state: "hidden" });
}

test("a turn is taken back only if the opponent agrees", { seconds: 90 }, async (stage) => {
  const { white, black, duel } = await twoOf(stage, "yinsh");
  await duel.playUntil(3);
  await white.page.locator("#take-back").click();
  await answer(black, /requests a takeback/, "Decline");
  await white.page.getByText("declined").waitFor();
  await duel.playUntil(5);
  await white.page.locator("#take-back").click();
  await answer(black, /requests a takeback/, "Accept");
  await duel.takenBack(4);
  await duel.playUntil(8);

  // The player to act takes back their own last turn, and the reply to it.
  await white.page.locator("#take-back").click();
  await answer(black, /requests a takeback/, "Accept");
  await duel.takenBack(6);
  await duel.playUntil(10);
});

test("a draw is offered, declined, offered back and accepted; a rematch swaps the colours, and can be aborted", {
  seconds: 120,
}, async (stage) => {
  const { white, black, duel } = await twoOf(stage, "yinsh");
  await duel.playUntil(4);
  await black.page.locator("#draw").click();
  await answer(white, /offers a draw/, "Decline");
  await black.page.getByText("declined").waitFor();
  await white.page.locator("#draw").click();
  await answer(black, /offers a draw/, "Accept");
  await duel.ended(["A draw.", "A draw."]);

  const first = white.page.url();
  await white.page.getByRole("button", { name: "Rematch" }).click();
  await black.page.locator("#result").getByText("offers a rematch").waitFor();
  await black.page.locator("#result").getByRole("button", { name: "Accept" }).click();
  await Promise.all(duel.everybody.map(({ page }) => page.waitForURL((url) => url.href !== first)));
  assert.equal(white.page.url(), black.page.url());

  const again = new Duel("yinsh", black, white);
  await again.seen("the second game");
  await again.playUntil(1);
  await askedFirst(white, "abort");
  await again.ended(["The game was aborted.", "The game was aborted."]);
});

test("an offer before the second turn and a second offer in a turn are refused with the reason", { seconds: 90 }, async (stage) => {
  const { white, black, duel } = await twoOf(stage, "yinsh");
  await white.page.locator('#draw[aria-disabled="true"]').click({ force: true });
  await white.page.locator(".toast", { hasText: "A draw can be offered once both have played a turn." }).waitFor();
  await duel.playUntil(4);
  await white.page.locator("#draw").click();
  await white.page.locator('#draw[aria-disabled="true"]').click({ force: true });
  await white.page.locator(".toast", { hasText: "You offered a draw." }).waitFor();
  await answer(black, /offers a draw/, "Decline");
  await white.page.locator('#draw[aria-disabled="false"]').click();
  await white.page.locator(".toast", { hasText: "One offer a turn." }).waitFor();
});

test("a player who loses the network in a timed game sees one correct message", { seconds: 90 }, async (stage) => {
  const white = new Person(stage);
  const black = new Person(await stage.invite({ expected: UNREACHABLE }));
  const duel = await meet("yinsh", white, black);
  await duel.playUntil(3);
  await black.offline(async () => {
    await black.page.locator("#connection", { hasText: "No connection. The clocks keep running." }).waitFor();
    assert.equal(await black.page.locator(".toast").count(), 0);
    await duel.choose();
    assert.match(await black.page.locator("#status-task").innerText(), /as soon as the connection is back/);
  });
  await duel.seen("the network is there again");
});

test("a player resigns, and in GIPF no draw can be offered", { quick: true, seconds: 90 }, async (stage) => {
  const { white, black, duel } = await twoOf(stage, "gipf-basic");
  await duel.playUntil(3);
  for (const { page } of duel.everybody) assert.equal(await page.locator("#draw").isVisible(), false);
  await askedFirst(black, "resign");
  await duel.ended(["You have won!", "You have lost."]);
  await white.page.locator("#result").getByText("Black has resigned.").waitFor();
});

test("a player who leaves can come back; if they stay away, the opponent claims the game", {
  screen: "small",
  seconds: 150,
}, async (stage) => {
  const [white, black] = [new Person(stage, "tap"), new Person(await stage.invite({}))];
  await accept(black, await arrange(white, { variant: "yinsh", color: "w", clock: "180+2" }));
  const duel = new Duel("yinsh", white, black);
  await duel.playUntil(3);
  const game = black.page.url();
  const gone = white.page.locator("#gone");
  const top = async (/** @type {string} */ id) => (await white.page.locator(id).boundingBox())?.y ?? 0;
  const commands = await top(".commands");
  await black.page.goto("/en/rules/yinsh");
  await gone.getByText("has left the game").waitFor();
  assert.equal(await top(".commands"), commands, "no button moves");
  assert.ok((await top("#gone p")) < commands, "the message is above the buttons");
  await black.page.goto(game);
  await gone.waitFor({ state: "hidden" });
  await duel.playUntil(4);

  await black.page.goto("/en/rules/yinsh");
  const claims = gone.getByRole("button");
  await claims.first().waitFor({ timeout: 60_000 });
  for (const box of await Promise.all((await claims.all()).map((claim) => claim.boundingBox())))
    assert.ok(box && box.x + box.width <= 360 && box.y + box.height <= commands, "both claims are next to the message");
  await gone.getByRole("button", { name: "Claim victory" }).tap();
  await black.page.goto(game);
  await duel.ended(["You have won!", "You have lost."]);
});

test("a phrase is shown in each reader's language, and spectators do not see the players' chat", { seconds: 90 }, async (stage) => {
  const host = new Person(stage);
  const guest = new Person(await stage.invite({ language: "de" }));
  const spectator = new Person(await stage.invite({}));
  const duel = await meet("yinsh", host, guest);
  await duel.admit(spectator);
  assert.match(guest.page.url(), /\/de\/game\//);

  const lines = (/** @type {Person} */ { page }) => page.locator("#chat-lines");
  const say = (/** @type {Person} */ { page }, /** @type {string} */ text) =>
    page.locator("#chat-phrases").getByRole("button", { name: text, exact: true }).click();
  await say(host, sentence("en", "chat-good-luck"));
  await lines(guest).getByText(sentence("de", "chat-good-luck")).waitFor();
  await say(guest, sentence("de", "chat-thanks"));
  await lines(host).getByText(sentence("en", "chat-thanks")).waitFor();

  await host.page.locator("#chat-text").fill("<b>Hi</b> & good evening");
  await host.page.keyboard.press("Enter");
  await lines(guest).getByText("<b>Hi</b> & good evening").waitFor();
  await say(spectator, sentence("en", "chat-nice-turn"));
  await lines(spectator).getByText(sentence("en", "chat-nice-turn")).waitFor();
  assert.equal(await lines(spectator).locator("p").count(), 1);
  assert.equal(await lines(guest).locator("p").count(), 3);
});
