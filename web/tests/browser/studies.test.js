// Studies in this browser: chapters that are saved automatically, files and links that restore them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";
import { Hand } from "./hand.js";
import { settled } from "./settled.js";
import { core, Shadow } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */

/** Creates a study on the list page, and waits for its board. @param {Page} page @param {string} title */
async function makeStudy(page, title) {
  await page.goto("/en/studies");
  await page.getByRole("button", { name: "New study" }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/\/study\/\w+/);
  await saved(page);
}

/** Waits until everything is saved. @param {Page} page */
async function saved(page) {
  await settled(page);
  await page.locator('#chapters[data-state="saved"]').waitFor();
}

/** Expands the list of chapters. @param {Page} page */
async function unfold(page) {
  await page.locator("#chapters details").evaluateAll((all) => {
    for (const details of all) /** @type {HTMLDetailsElement} */ (details).open = true;
  });
}

/** Writes a comment about the current turn. @param {Page} page @param {string} text */
async function write(page, text) {
  if (!(await page.locator("#annotate").evaluate((details) => /** @type {HTMLDetailsElement} */ (details).open)))
    await page.locator("#annotate summary").click();
  const saves = await page.locator("#chapters").getAttribute("data-saves");
  await page.locator("#annotate textarea").fill(text);
  // The words are stored a moment after they were typed.
  await page.waitForFunction((before) => document.getElementById("chapters")?.dataset.saves !== (before ?? undefined), saves);
  await saved(page);
}

/** Draws with the right mouse button. @param {Hand} hand @param {string} from @param {string} to */
async function draw(hand, from, to) {
  const { mouse } = hand.page;
  await hand.look();
  await mouse.move(hand.place(from).x, hand.place(from).y);
  await mouse.down({ button: "right" });
  await mouse.move(hand.place(to).x, hand.place(to).y);
  await mouse.up({ button: "right" });
}

/** Returns the study as the page saves it in a file. @param {Page} page */
async function fileOf(page) {
  await unfold(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator('[data-act="study-file"]').click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

/** Builds a study of two chapters with turns, a variation, comments, arrows and circles. @param {Page} page */
async function fillStudy(page) {
  await makeStudy(page, "Rings & rows");
  const hand = new Hand(page);
  const first = new Shadow({ variant: "yinsh" });
  for (const token of ["e5", "f6"]) await hand.act(first, token);
  await draw(hand, "f6", "g7");
  await draw(hand, "e5", "e5");
  await write(page, "Two in the middle.");
  await page.locator('.controls [data-key="ArrowLeft"]').click();
  const other = new Shadow({ variant: "yinsh", turns: ["e5"] });
  await hand.act(other, "d4");
  await saved(page);
  await page.locator(".game summary").click();
  await page.locator('.game [data-variant="gipf-basic"]').click();
  await page.locator('[data-part="now"]', { hasText: "2 / 2" }).waitFor();
  const second = new Shadow({ variant: "gipf-basic" });
  await hand.act(second, "e1-e3");
  await write(page, "A first push.");
  await unfold(page);
  await page.locator('[data-act="rename-chapter"]').click();
  await page.getByLabel("Name of the chapter").fill("Pushing");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.locator('[data-part="now"]', { hasText: "Pushing" }).waitFor();
  return second;
}

test("a study of two chapters with arrows and comments is restored after a reload", { quick: true }, async ({ page }) => {
  const second = await fillStudy(page);
  await page.reload();
  await saved(page);
  const hand = new Hand(page);
  await hand.shows(second.pieces, "the reload");
  await checkAccess(page, "a study");
  await unfold(page);
  await page.locator("#chapters ol").getByRole("button", { name: "Chapter 1" }).click();
  await page.locator('.controls [data-key="End"]').click();
  const { text } = await fileOf(page);
  const { games } = core.read(text, null);
  assert.equal(games.length, 2);
  assert.deepEqual(games[0]?.turns[1]?.comments, ["Two in the middle. [%csl Ge5] [%cal Gf6g7]"]);
  assert.deepEqual(
    games[0]?.turns[1]?.variations.map(({ turns }) => turns.map(({ token }) => token)),
    [["d4"]],
  );
  assert.deepEqual(games[1]?.turns[0]?.comments, ["A first push."]);
  assert.equal(games[1]?.tags.find(([name]) => name === "Chapter")?.[1], "Pushing");
});

test("a file and a link restore a study unchanged", {}, async ({ page, context, open }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await fillStudy(page);
  const { name, text } = await fileOf(page);
  assert.equal(name, "rings-rows.txt");
  await page.locator('[data-act="study-link"]').click();
  await page.getByText("Link copied.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await open("/en/studies");
  await page.locator("#study-file").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.locator(".toast").getByRole("link", { name: "Rings & rows" }).click();
  await saved(page);
  assert.equal((await fileOf(page)).text, text, "from the file");

  await open(link);
  await page.locator('#chapters[data-state="foreign"]').waitFor();
  await settled(page);
  await unfold(page);
  await page.locator('[data-act="keep-copy"]').click();
  await page.waitForURL(/\/study\/\w+/);
  await saved(page);
  assert.equal((await fileOf(page)).text, text, "from the link");
  await open("/en/studies");
  await page.locator("#own-studies > li").nth(2).waitFor();
  assert.equal(await page.locator("#own-studies > li").count(), 3);
});

test("two tabs that edit one chapter do not overwrite each other's changes", {}, async ({ page, context }) => {
  await makeStudy(page, "Two tabs");
  const other = await context.newPage();
  await other.goto(page.url());
  await saved(other);
  const hand = new Hand(page);
  const one = new Shadow({ variant: "yinsh" });
  await hand.act(one, "e5");
  // A tab without changes follows the other one.
  await other.locator("#turns").getByText("e5").waitFor();
  // Simulates a late message between the tabs: both change the same revision.
  await page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await other.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await write(page, "Of the first tab.");
  await write(other, "Of the second tab.");
  await other.getByText("also changed in another tab").waitFor();
  await page.reload();
  await saved(page);
  const { text } = await fileOf(page);
  assert.match(text, /Of the first tab\./);
  assert.match(text, /Of the second tab\./);
});

test("unsaved text of a chapter survives closing the page", {}, async ({ page }) => {
  await makeStudy(page, "In haste");
  await page.locator("#annotate summary").click();
  await page.locator("#annotate textarea").fill("Typed a moment before.");
  await page.reload();
  await saved(page);
  assert.match((await fileOf(page)).text, /Typed a moment before\./);
});

test("chapters and studies are reordered, deleted and restored", {}, async ({ page, open }) => {
  await makeStudy(page, "Order");
  await unfold(page);
  const names = () => page.locator("#chapters ol button").allInnerTexts();
  for (let count = 2; count <= 3; count++) {
    await page.locator('[data-act="add-chapter"]').click();
    await page.locator('[data-part="now"]', { hasText: `${count} / ${count}` }).waitFor();
  }
  await page.locator('[data-act="chapter-up"]').click();
  await page.locator('[data-part="now"]', { hasText: "2 / 3 · Chapter 3" }).waitFor();
  assert.deepEqual(await names(), ["Chapter 1", "Chapter 3", "Chapter 2"]);
  await page.locator('[data-act="delete-chapter"]').click();
  await page.locator('[data-part="now"]', { hasText: "/ 2" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator('[data-part="now"]', { hasText: "2 / 3 · Chapter 3" }).waitFor();
  assert.deepEqual(await names(), ["Chapter 1", "Chapter 3", "Chapter 2"]);

  await open("/en/studies");
  await page.getByRole("button", { name: "Delete: Order" }).click();
  await page.getByText("There are no studies here yet.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "Order" }).click();
  await saved(page);
  await unfold(page);
  assert.deepEqual(await names(), ["Chapter 1", "Chapter 3", "Chapter 2"]);
});

test("an analysis is added to a study", {}, async ({ page, open }) => {
  await open("/en/analyse?variant=yinsh&turns=f6_a5");
  await settled(page);
  await page.getByRole("tab", { name: "Share" }).click();
  await page.locator('#panel-share [data-act="study"]').click();
  await page.locator("dialog[open]").getByRole("button", { name: "New study" }).click();
  await page.getByLabel("Title").fill("From an analysis");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.locator(".toast").getByRole("link", { name: "Open" }).click();
  await saved(page);
  await page.locator('.controls [data-key="End"]').click();
  await new Hand(page).shows(new Shadow({ variant: "yinsh", turns: ["f6", "a5"] }).pieces, "the chapter");
});
