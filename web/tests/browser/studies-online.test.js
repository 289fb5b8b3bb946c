// Studies on the server: on a second device, for other users, and embedded in other websites.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { deflateRawSync } from "node:zlib";
import { checkAccess } from "./access.js";
import { offer, play, post, register } from "./api.js";
import { test } from "./browser-test.js";
import { settled } from "./settled.js";
import { recordedGame } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./api.js").Client} Client */

/** @param {string} title @param {string} [comment] */
const text = (title, comment = "In the middle.") =>
  `[Game "yinsh"]\n[Result "*"]\n[Study "${title}"]\n[Chapter "A line"]\n\n{Begin. [%csl Gf6]} 1. f6 {${comment} [%cal Gf6g7]} 1... a5 *\n\n[Game "gipf-basic"]\n[Result "*"]\n[Study "${title}"]\n[Chapter "A push"]\n\n1. e1-e3 *\n`;

/** Stores a study through the API; returns its id. @param {Client} owner @param {string} title @param {string} access */
const store = async (owner, title, access) => (await post(owner, "studies", { access, text: text(title) })).id;

/** Waits until the study is saved here, and the page shows it. @param {Page} page */
async function saved(page) {
  await settled(page);
  await page.locator('#chapters[data-state="saved"]').waitFor();
}

/** Waits until the study is stored on the server. @param {Page} page */
const sent = (page) => page.locator('[data-part="online"][data-state="sent"]').waitFor({ state: "attached" });

/** Waits until the server has stored a change; must be called before the change is made. @param {Page} page */
const stored = (page) => page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok(), { timeout: 20_000 });

/** @param {Page} page */
const unfold = (page) =>
  page.locator("#chapters details").evaluateAll((all) => {
    for (const details of all) /** @type {HTMLDetailsElement} */ (details).open = true;
  });

/** Writes a comment at the start. @param {Page} page @param {string} words */
async function write(page, words) {
  await page.locator("#annotate").evaluate((details) => {
    /** @type {HTMLDetailsElement} */ (details).open = true;
  });
  await page.locator("#annotate textarea").fill(words);
}

/** Returns the server's copy. @param {Client} owner @param {string} id */
async function served({ context }, id) {
  return (await context.request.get(`/api/studies/${id}`)).json();
}

test("a study is stored on the server and continued on a second device, and a conflict loses nothing", {
  expected: [/409/],
}, async (stage) => {
  const { page, open, invite, context } = stage;
  await register(stage, "Study-Owner");
  await open(`/en/study#`);
  await open("/en/studies");
  await page.locator("#study-file").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(text("Shared")) });
  await page.locator(".toast").getByRole("link", { name: "Shared" }).click();
  await saved(page);
  await unfold(page);
  await page.getByLabel("Who can see it").selectOption("private");
  await sent(page);
  const own = (await (await context.request.get("/api/account/studies")).json()).studies;
  assert.deepEqual(
    own.map((/** @type {any} */ { title, access, chapters }) => [title, access, chapters]),
    [["Shared", "private", 2]],
  );
  const [{ id }] = own;
  assert.equal((await served(stage, id)).text, text("Shared"));

  const second = await invite({});
  await post(second, "login", { name: "Study-Owner", password: "seven quiet rings" });
  await second.open("/en/studies");
  await second.page.locator("#served-studies").getByRole("link", { name: "Shared" }).click();
  await saved(second.page);
  await Promise.all([stored(second.page), write(second.page, "From the second device.")]);
  assert.match((await served(stage, id)).text, /From the second device/);

  // The first device does not know of this change, and edits the same chapter.
  await write(page, "From the first device.");
  const dialog = page.locator('[data-dialog="changed"]');
  await dialog.waitFor();
  await checkAccess(page, "the choice between two versions");
  await Promise.all([stored(page), dialog.getByRole("button", { name: "Keep this one" }).click()]);
  assert.match((await served(stage, id)).text, /From the first device/);
  await open("/en/studies");
  await page.locator("#own-studies").getByRole("link", { name: "Shared (2)" }).click();
  await saved(page);
  await page.locator("#turns").getByText("From the second device.").waitFor();
});

test("a guest can open a public study but not a private one", { expected: [/404/] }, async (stage) => {
  await register(stage, "Study-Public");
  const ids = { open: await store(stage, "Open to all", "public"), shut: await store(stage, "Shut", "private") };
  const guest = await stage.invite({ expected: [/404/] });
  await guest.open("/en/studies");
  await guest.page.locator("#public-studies").getByRole("link", { name: "Open to all" }).click();
  await guest.page.locator('#chapters[data-state="foreign"]').waitFor();
  await settled(guest.page);
  await checkAccess(guest.page, "another user's study");
  assert.equal(await guest.page.locator("#own-studies").count(), 0);
  await guest.open("/en/studies");
  assert.equal(await guest.page.locator("#public-studies").getByText("Shut").count(), 0);
  await guest.open(`/en/study/${ids.shut}`);
  await guest.page.locator('#chapters[data-state="missing"]').waitFor();
});

/** Saves a study from a file in this browser; returns its address. @param {Page} page @param {string} title */
async function keep(page, title) {
  await page.goto("/en/studies");
  await page.locator("#study-file").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(text(title)) });
  await page.locator(".toast").getByRole("link", { name: title }).click();
  await saved(page);
  return new URL(page.url()).pathname;
}

/** Returns the titles that the page lists as the user's own. @param {Page} page */
async function listed(page) {
  await page.goto("/en/studies");
  await page.locator("#public-studies li, #public-status:not(:empty)").first().waitFor();
  await page.locator("#own-studies li, #studies-status:not(:empty)").first().waitFor();
  return (await page.locator("#own-studies h3").allTextContents()).sort();
}

/** @param {Page} page */
async function signOut(page) {
  await page.goto("/en/account");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.locator(".toast").getByText("signed out").waitFor();
}

test("the next account on a device does not see the studies of the previous one, which finds them when it returns", {
  expected: [/404/],
}, async (stage) => {
  const { page, context } = stage;
  await register(stage, "Study-First");
  const path = await keep(page, "Only here");
  await keep(page, "On the server");
  await unfold(page);
  await page.getByLabel("Who can see it").selectOption("private");
  await sent(page);
  assert.deepEqual(await listed(page), ["On the server", "Only here"]);

  // Another tab of the same browser has a study open.
  const other = await context.newPage();
  await other.goto(path);
  await saved(other);
  await signOut(page);
  await other.locator('#chapters[data-state="missing"]').waitFor();
  assert.deepEqual(await listed(page), []);

  await register(stage, "Study-Next");
  assert.deepEqual(await listed(page), []);
  await page.goto(path);
  await page.locator('#chapters[data-state="missing"]').waitFor();
  assert.equal(await page.getByText("Only here").count(), 0);
  await keep(page, "Of the second");
  assert.deepEqual(await listed(page), ["Of the second"]);
  await signOut(page);

  await page.locator("#enter-name").fill("Study-First");
  await page.locator("#enter-password").fill("seven quiet rings");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByText("Signed in as Study-First").waitFor();
  assert.deepEqual(await listed(page), ["On the server", "Only here"]);
  await page.goto(path);
  await saved(page);
});

test("going back after signing out does not show a study again", { expected: [/404/] }, async (stage) => {
  const { page } = stage;
  await register(stage, "Study-Back");
  await keep(page, "Secret plan");
  // The tests' browser has no back/forward cache: the page is told that it comes from there.
  await page.evaluate(async () => {
    await fetch("/api/logout", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
    localStorage.setItem("gipfel.notebook-owner", '""');
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await page.locator('#chapters[data-state="missing"]').waitFor();
  assert.equal(await page.getByText("Secret plan").count(), 0);
});

test("studies created before signing in belong to the account, including those stored by an earlier version", {
  expected: [/404/],
}, async (stage) => {
  const { page } = stage;
  await keep(page, "As a guest");
  await keep(page, "Of an earlier version");
  // An earlier version stored no owner, and kept the studies of all accounts together.
  await page.evaluate(async () => {
    const request = indexedDB.open("gipfel-studies");
    await new Promise((done) => {
      request.onsuccess = done;
    });
    const transaction = request.result.transaction("studies", "readwrite");
    const rows = transaction.objectStore("studies");
    const all = rows.getAll();
    all.onsuccess = () => {
      for (const { owner, ...row } of all.result) rows.put(row);
      const [{ owner, ...first }] = all.result;
      rows.put({ ...first, id: "foreign", title: "Of somebody else", online: { id: "unknown", revision: 1, access: "private", sent: "" } });
    };
    await new Promise((done) => {
      transaction.oncomplete = done;
    });
    request.result.close();
  });
  assert.deepEqual(await listed(page), ["As a guest", "Of an earlier version"]);
  await register(stage, "Study-Adopter");
  assert.deepEqual(await listed(page), ["As a guest", "Of an earlier version"]);
  await signOut(page);
  assert.deepEqual(await listed(page), []);
});

test("the text of a study in a link is cleaned", {}, async ({ page, open }) => {
  const packed = deflateRawSync(text("Qu\u202eiet")).toString("base64url");
  await open(`/en/study#${packed}`);
  await page.locator('#chapters[data-state="foreign"]').waitFor();
  assert.equal(await page.locator('[data-part="study-title"]').textContent(), "Quiet");
  assert.equal(await page.locator("h1#study-name").textContent(), "Quiet");
});

test("a link to no study says so above the board, and a study on the server has one link to copy", {
  screen: "phone",
  expected: [/404/],
}, async (stage) => {
  const { page, open } = stage;
  await open("/en/study/nonesuch");
  await page.getByRole("heading", { level: 1, name: "This study does not exist, or it is private." }).waitFor();
  assert.equal(await page.locator('[data-act="study-link"]').count(), 1);
  assert.equal(await page.locator('[data-act="page-link"]').count(), 0);
});

/**
 * Serves another website, at another origin, with a frame of this size.
 * @param {string} address
 * @param {number} width
 * @param {number} height
 */
async function foreignPage(address, width, height) {
  const markup = `<!doctype html><title>Elsewhere</title><iframe src="${address}" width="${width}" height="${height}"></iframe>`;
  const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(markup));
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

test("an embedded chapter can be stepped through, and stores nothing", {
  expected: [/another host: http:\/\/127/, /favicon/],
}, async (stage) => {
  await register(stage, "Study-Embedded");
  const id = await store(stage, "In a frame", "link");
  const reader = await stage.invite({ expected: [/another host: http:\/\/127/, /favicon/, /404/] });
  for (const [width, height] of /** @type {const} */ ([
    [320, 400],
    [600, 600],
  ])) {
    const foreign = await foreignPage(`${stage.origin}/embed/study/${id}/1`, width, height);
    try {
      await reader.page.goto(foreign.url);
      const frame = reader.page.frameLocator("iframe");
      await frame.locator('body[data-state="shown"][data-turn="0"]').waitFor();
      assert.equal(await frame.locator(".hb-piece").count(), 0);
      assert.equal(await frame.locator(".hb-shape").count(), 1, "the circle of the start");
      await frame.getByRole("button", { name: "Go forward one turn" }).click();
      await frame.getByText("In the middle.").waitFor();
      assert.equal(await frame.locator(".hb-piece").count(), 1);
      assert.equal(await frame.locator(".hb-shape .hb-way").count(), 1, "the arrow");
      await frame.getByRole("button", { name: "Go to the end" }).click();
      await frame.locator('body[data-turn="2"]').waitFor();
      assert.equal(await frame.locator(".hb-piece").count(), 2);
      const inner = reader.page.frames()[1];
      const kept = await inner?.evaluate(async () => ({
        cookies: document.cookie,
        entries: localStorage.length + sessionStorage.length,
        databases: (await indexedDB.databases()).length,
        overhang: document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
        outside: [...document.querySelectorAll("#back, #board, #said, .steps button")].some(
          (part) => part.getBoundingClientRect().right > innerWidth,
        ),
        board: document.querySelector("#board svg")?.getBoundingClientRect().height ?? 0,
      }));
      assert.deepEqual({ ...kept, board: 0 }, { cookies: "", entries: 0, databases: 0, overhang: false, outside: false, board: 0 });
      assert.ok((kept?.board ?? 0) > height * 0.5, `the board is ${kept?.board} high of ${height}`);
      assert.match((await frame.locator("#back").getAttribute("href")) ?? "", new RegExp(`/en/study/${id}\\?chapter=1$`));
    } finally {
      foreign.stop();
    }
  }
  assert.deepEqual(
    (await reader.context.cookies()).map(({ name }) => name),
    [],
  );
});

test("a finished game can be embedded, a game in progress cannot", {}, async (stage) => {
  const guest = await stage.invite({});
  const id = await offer(stage);
  await post(guest, `games/${id}/join`, {});
  const turns = recordedGame("yinsh").slice(0, 2);
  await play(stage, id, 0, turns[0] ?? "");
  await play(guest, id, 1, turns[1] ?? "");
  await stage.open(`/en/embed/game/${id}`);
  await stage.page.locator('body[data-state="missing"]').waitFor();
  await post(stage, `games/${id}/act/resign`, {});
  await stage.open(`/en/embed/game/${id}`);
  await stage.page.locator('body[data-state="shown"][data-turn="2"]').waitFor();
  await checkAccess(stage.page, "an embedded game");
});

test("the page of a study tells its owner that a moderator has hidden it", {}, async (stage) => {
  const { page, open } = stage;
  await register(stage, "Hidden-Owner");
  const id = await store(stage, "Quiet", "public");
  const notice = page.locator("#chapters").getByText("A moderator has hidden this study");
  await open(`/en/study/${id}`);
  await saved(page);
  await sent(page);
  assert.equal(await notice.isVisible(), false);
  await page.route(`**/api/studies/${id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), hidden: true } });
  });
  await page.reload();
  await notice.waitFor({ state: "visible" });
});
