// Blocking a player: from a game, on their profile, and the list on the account page.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { openGame, post, register } from "./api.js";
import { test } from "./browser-test.js";

/** @typedef {import("playwright-core").Page} Page */

/** Writes in the chat of the game. @param {Page} page @param {string} text */
async function say(page, text) {
  await page.locator("#chat-text").fill(text);
  await page.locator("#chat-text").press("Enter");
  await page.locator("#chat-lines").getByText(text).waitFor();
}

test("a player blocks their opponent by keyboard: the opponent's chat disappears, they cannot challenge, and the account page unblocks them", {
  seconds: 120,
  expected: [/403/],
}, async (stage) => {
  const other = await stage.invite({ expected: [/403/] });
  await register(stage, "Block-Ada");
  await register(other, "Block-Bea");
  const game = await openGame(stage, other);
  await stage.open(`/en/game/${game}`);
  await other.open(`/en/game/${game}`);
  await say(other.page, "You are slow");
  const { page } = stage;
  await page.locator("#chat-lines").getByText("You are slow").waitFor();

  await page.locator("#more > summary").press("Enter");
  await page.getByRole("button", { name: "Block a player" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Block a player" });
  const block = dialog.getByRole("button", { name: "Block Block-Bea", exact: true });
  await block.waitFor();
  await checkAccess(page, "the dialog to block a player");
  await block.press("Enter");
  const unblock = dialog.getByRole("button", { name: "Unblock Block-Bea" });
  await unblock.waitFor();
  await dialog.getByRole("status").getByText("Block-Bea is blocked.").waitFor();
  assert.equal(await unblock.evaluate((button) => button === document.activeElement), true, "the focus stays");
  await dialog.getByRole("button", { name: "Close" }).press("Enter");
  await page.locator("#chat-lines").getByText("You are slow").waitFor({ state: "detached" });
  await say(other.page, "Still slow");
  await page.reload();
  await page.locator("#chat-lines").getByText("No messages yet.").waitFor();
  assert.equal(await page.locator("#chat-lines").getByText("slow").count(), 0);

  await post(stage, `games/${game}/act/resign`, {}).catch(() => post(stage, `games/${game}/act/abort`, {}));
  await other.open("/en/online?opponent=player&name=Block-Ada");
  await other.page.locator('[data-page="online"][data-stage="ready"]').waitFor();
  await other.page.locator("#arrange-go").click();
  await other.page.getByText("This player is not available to you.").first().waitFor();

  await stage.open("/en/account");
  const list = page.locator("[data-blocks]");
  await list.getByRole("link", { name: "Block-Bea" }).waitFor();
  await checkAccess(page, "the list of blocked players");
  await list.getByRole("button", { name: "Unblock Block-Bea" }).press("Enter");
  await page.locator(".toast").getByText("Block-Bea is no longer blocked.").waitFor();
  await page.reload();
  await page.getByText("You have not blocked anybody.").waitFor();

  await stage.open("/en/player/Block-Bea");
  const button = page.getByRole("button", { name: "Block Block-Bea", exact: true });
  await button.press("Enter");
  await page.getByRole("button", { name: "Unblock Block-Bea" }).waitFor();
  await page.getByText("They are not told.").waitFor();
  await checkAccess(page, "the profile of a blocked player");
  await page.reload();
  await page.getByRole("button", { name: "Unblock Block-Bea" }).waitFor();
  await other.open("/en/player/Block-Ada");
  await other.page.getByRole("button", { name: "Block Block-Ada", exact: true }).waitFor();
  await stage.open("/en/player/Block-Ada");
  await page.getByRole("link", { name: "Your account" }).waitFor();
  assert.equal(await page.locator("[data-block]").isVisible(), false, "users cannot block themselves");
});
