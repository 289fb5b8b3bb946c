// The page of docs/board.md, on a server that has only the folders that it names: the board works without the site.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { after, test } from "node:test";
import { launch, onStage } from "./stage.js";

const WEB = new URL("../../", import.meta.url);
const TYPES = { ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };

/** @type {(() => unknown)[]} */
const closing = [];
after(async () => {
  for (const close of closing) await close();
});

/** Returns the page in the document. */
async function documentedPage() {
  const text = await readFile(new URL("../docs/board.md", WEB), "utf8");
  const [, page] = /^```html\n([\s\S]*?)^```$/m.exec(text) ?? [];
  assert.ok(page, "docs/board.md has no page");
  return page;
}

/** Serves the page and the folders that it needs; returns the origin. @param {string} page */
async function serve(page) {
  const server = createServer(async (request, response) => {
    const [, file] = /^\/gipfel\/((?:board|core|dom|style)\/[\w.-]+)$/.exec(request.url ?? "") ?? [];
    if (request.url === "/") return response.setHeader("content-type", "text/html; charset=utf-8").end(page);
    if (request.url === "/favicon.ico") return response.writeHead(204).end();
    const bytes = file ? await readFile(new URL(file, WEB)).catch(() => null) : null;
    if (!file || !bytes) return response.writeHead(404).end();
    const type = /** @type {Record<string, string>} */ (TYPES)[extname(file)] ?? "application/octet-stream";
    response.setHeader("content-type", type).end(bytes);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(null)));
  closing.push(() => new Promise((closed) => server.close(closed)));
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return `http://127.0.0.1:${address.port}`;
}

test("the page of docs/board.md plays a turn without the site", { timeout: 60_000 }, async () => {
  const origin = await serve(await documentedPage());
  const browser = await launch();
  closing.unshift(() => browser.close());
  await onStage(browser, origin, {}, async ({ page, open }) => {
    await open("/");
    const point = page.locator('hex-board [data-point="e5"]');
    await point.waitFor({ state: "attached" });
    await page.getByRole("gridcell", { name: "e5: empty, place a ring" }).waitFor();
    await point.focus();
    await page.keyboard.press("Enter");
    await page.locator("#said").getByText("e5").waitFor();
    const state = () => page.evaluate(() => /** @type {any} */ (document.querySelector("hex-board")).state);
    const { view, interactive } = await state();
    assert.deepEqual([view.toAct, view.pieces, interactive], ["b", [{ at: "e5", kind: "ring", color: "w" }], true]);
    // Black cannot place a ring on the same point.
    await page.keyboard.press("Enter");
    await page.locator("#said").getByText("(").waitFor();
    assert.equal((await state()).view.turns.length, 1);
  });
});
