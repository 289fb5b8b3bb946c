// Accounts: created from a guest, signed in and out, recovered, with tokens and sessions, and deleted.

import assert from "node:assert/strict";
import { checkAccess } from "./access.js";
import { test } from "./browser-test.js";

/** @typedef {import("playwright-core").Page} Page */

const PASSWORD = "seven quiet rings";

/** Matches the browser's message about a refused request. */
const refused = (/** @type {number} */ status) => new RegExp(`${status}`);

/** Returns the form with the given name. @param {Page} page @param {string} name */
const form = (page, name) => page.locator(`form[data-form="${name}"]`);

/**
 * Creates an account, and returns its recovery codes.
 * @param {Page} page
 * @param {string} name
 */
export async function register(page, name) {
  await page.goto("/en/account#new");
  const fields = form(page, "new");
  await fields.getByLabel("Name").fill(name);
  await fields.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await fields.getByRole("button").click();
  await page.getByRole("heading", { name: "Your recovery codes" }).waitFor({ timeout: 30_000 });
  const codes = await page.locator("[data-codes] li").allInnerTexts();
  const lines = await page.locator("[data-codes] li").evaluateAll((all) => all.map((code) => code.getBoundingClientRect().top));
  assert.ok(
    lines.every((top, index) => index === 0 || top > lines[index - 1]),
    "one code a line",
  );
  await page.getByRole("button", { name: "I have saved them" }).click();
  await page.getByText(`Signed in as ${name}`).waitFor();
  return codes;
}

/**
 * @param {Page} page
 * @param {string} name
 * @param {string} [password]
 */
async function enter(page, name, password = PASSWORD) {
  const fields = form(page, "enter");
  await fields.getByLabel("Name").fill(name);
  await fields.getByLabel("Password").fill(password);
  await fields.getByRole("button").click();
}

/** Expands a collapsed form. @param {Page} page @param {string} name */
async function unfold(page, name) {
  await page.locator("summary", { hasText: name }).click();
}

test("an account is created, shown in the bar of every page, and can be signed out of and into again", {
  quick: true,
  seconds: 120,
  expected: [refused(401)],
}, async ({ page, open }) => {
  const codes = await register(page, "Ada");
  assert.ok(codes.length >= 4 && new Set(codes).size === codes.length, String(codes));
  const bar = page.locator("header [data-me] .word");
  assert.equal(await bar.innerText(), "Ada");
  await open("/en/rules/gipf");
  await page.waitForFunction(() => document.querySelector("header [data-me] .word")?.textContent === "Ada");

  await open("/en/account");
  await page.getByRole("button", { name: "Sign out" }).click();
  await form(page, "enter").waitFor();
  assert.equal(await bar.innerText(), "Sign in");
  await enter(page, "Ada", "not the password");
  await page.getByRole("alert").filter({ hasText: "name or the password is wrong" }).waitFor({ timeout: 30_000 });
  await enter(page, "ada");
  await page.getByText("Signed in as Ada").waitFor({ timeout: 30_000 });
  assert.equal(await page.locator("[data-sessions] li").count(), 1);
});

test("a missing or refused value is reported at its field, which receives the focus", {
  seconds: 120,
  expected: [refused(409), refused(422)],
}, async ({ page, open }) => {
  await register(page, "Grace");
  await page.getByRole("button", { name: "Sign out" }).click();
  await form(page, "enter").waitFor();
  await open("/en/account");
  await page.getByRole("link", { name: "New account" }).click();
  const fields = form(page, "new");
  const [name, password] = [fields.getByLabel("Name"), fields.getByLabel("Password", { exact: true })];
  const told = (/** @type {import("playwright-core").Locator} */ field) =>
    field.evaluate((element) => ({
      focused: element === document.activeElement,
      error: (element.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id))
        .filter((place) => place?.className === "error" && !place.hidden)
        .map((place) => place?.textContent)
        .join(),
    }));

  await fields.getByRole("button").click();
  assert.deepEqual(await told(name), { focused: true, error: "Please fill this in." });
  await name.fill("grace");
  await password.fill("short");
  await fields.getByRole("button").click();
  assert.deepEqual(await told(password), { focused: true, error: "Use at least 8 characters." });
  await checkAccess(page, "a form with an error");
  await password.fill("password");
  await fields.getByRole("button").click();
  await fields.getByText("too easy to guess").waitFor({ timeout: 30_000 });
  await password.fill(PASSWORD);
  await fields.getByRole("button").click();
  await fields.getByText("This name is taken").waitFor({ timeout: 30_000 });
  assert.equal((await told(name)).focused, true);
});

test("a recovery code can set a new password only once", { seconds: 120, expected: [refused(401)] }, async ({ page }) => {
  const [code = ""] = await register(page, "Emmy");
  const recover = async (/** @type {string} */ password) => {
    await page.getByRole("button", { name: "Sign out" }).click();
    await form(page, "enter").waitFor();
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    const fields = form(page, "by-code");
    await fields.getByLabel("Name").fill("Emmy");
    await fields.getByLabel("Recovery code").fill(code);
    await fields.getByLabel("New password").fill(password);
    await fields.getByRole("button").click();
  };
  await recover("three rings are off");
  await page.getByText("Signed in as Emmy").waitFor({ timeout: 30_000 });
  await recover("somebody else's idea");
  await form(page, "by-code").getByText("the code has already been used").waitFor({ timeout: 30_000 });
});

test("a token is shown once, listed, and deleted", { seconds: 120 }, async ({ page, open, origin }) => {
  await register(page, "Sofja");
  await unfold(page, "Create a token");
  const fields = form(page, "token");
  await fields.getByLabel("What is it for?").fill("my shelf");
  await fields.getByRole("button").click();
  await fields.getByText("Choose at least one.").waitFor();
  await fields.getByLabel(/^Read/).check();
  await fields.getByRole("button").click();
  await page.locator("[data-token]", { hasText: /^gpf_\w{20,}$/ }).waitFor();
  const token = await page.locator("[data-token]").innerText();
  await checkAccess(page, "a new token");
  const asked = await fetch(`${origin}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  assert.equal((await asked.json()).player.name, "Sofja");

  await open("/en/account");
  await page.locator("[data-tokens]").getByText("my shelf").waitFor();
  assert.equal(await page.getByText(token).count(), 0);
  await page.getByRole("button", { name: "Delete the token my shelf" }).click();
  await page.getByText("You have no tokens.").waitFor();
  assert.equal((await fetch(`${origin}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status, 401);
});

test("other sessions are listed and can be ended, and a new password ends them all", { seconds: 180 }, async ({
  page,
  context,
  origin,
  open,
}) => {
  await register(page, "Maryam");
  const elsewhere = (/** @type {string} */ password) =>
    fetch(`${origin}/api/login`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin,
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      },
      body: JSON.stringify({ name: "Maryam", password }),
    });
  assert.equal((await elsewhere(PASSWORD)).status, 200);
  await open("/en/account");
  const rows = page.locator("[data-sessions] li");
  await page.getByRole("button", { name: "End the session Firefox · Linux" }).click();
  await page.getByText("The session has ended.").waitFor();
  assert.equal(await rows.count(), 1);

  assert.equal((await elsewhere(PASSWORD)).status, 200);
  await unfold(page, "Change password");
  const fields = form(page, "password");
  await fields.getByLabel("Current password").fill(PASSWORD);
  await fields.getByLabel("New password").fill("four in a row go home");
  await fields.getByRole("button").click();
  await page.getByText("Your password has been changed.").waitFor({ timeout: 30_000 });
  await page.waitForFunction(() => document.querySelectorAll("[data-sessions] li").length === 1);
  assert.equal((await elsewhere(PASSWORD)).status, 401);
  assert.ok((await context.cookies()).every(({ httpOnly, name }) => httpOnly || name === "language"));
});

test("deleting an account removes the player", { seconds: 120, expected: [refused(403), refused(404)] }, async ({ page, open }) => {
  await register(page, "Sophie");
  await unfold(page, "Delete account");
  const fields = form(page, "delete");
  await fields.getByLabel("Current password").fill("not the password");
  await fields.getByRole("button").click();
  await fields.getByText("This password is wrong.").waitFor({ timeout: 30_000 });
  await fields.getByLabel("Current password").fill(PASSWORD);
  await fields.getByRole("button").click();
  await form(page, "enter").waitFor({ timeout: 30_000 });
  await open("/en/player/Sophie");
  await page.getByText("There is no player named Sophie.").waitFor();
});

test("games played as a guest belong to the account created later", { seconds: 120 }, async ({ page, open }) => {
  await open("/en/account");
  const made = await page.evaluate(async () => {
    const response = await fetch("/api/games", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ variant: "yinsh", clock: "-", rated: false, color: "w", opponent: { engine: 1 } }),
    });
    return { status: response.status, ...(await response.json()) };
  });
  assert.equal(made.status, 201);
  await register(page, "Noether");
  await open("/en/player/Noether");
  await page.locator(`[data-playing-games] [data-game="${made.id}"]`).waitFor();
  await open("/en/");
  await page.locator(`[data-own-games] [data-game="${made.id}"]`).waitFor();
});

test("the account page reports that the server cannot be reached", { expected: [/ERR_FAILED|Failed to load|request failed/] }, async ({
  page,
  context,
  open,
}) => {
  await context.route("**/api/**", (route) => route.abort());
  await open("/en/account");
  await page.getByRole("alert").filter({ hasText: "cannot be reached" }).waitFor();
  await context.unroute("**/api/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await form(page, "enter").waitFor();
});
