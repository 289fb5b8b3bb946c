// What the browser fetches until something can be done.

import assert from "node:assert/strict";
import { claim } from "./claim.js";
import { waitForTurn } from "./stored-game.js";

/** @typedef {import("playwright-core").BrowserContext} BrowserContext */

/**
 * Counts what comes over the network, as it is compressed.
 * @param {BrowserContext} context
 */
function scales(context) {
  /** @type {Promise<{ path: string, body: number, head: number }>[]} */
  const weighed = [];
  context.on("requestfinished", (request) => {
    const weigh = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      // What the browser has already is told with a body below zero.
      return { path: new URL(request.url()).pathname, body: Math.max(0, responseBodySize), head: responseHeadersSize };
    };
    weighed.push(weigh());
  });
  return async () => {
    const all = (await Promise.all(weighed)).sort((a, b) => b.body - a.body);
    const bodies = all.reduce((sum, { body }) => sum + body, 0);
    const heads = all.reduce((sum, { head }) => sum + head, 0);
    const heaviest = all.slice(0, 5).map(({ path, body }) => `${path.replace(/^\/assets\/\w+\//, "")} ${(body / 1000).toFixed(1)}`);
    const told = `${(bodies / 1000).toFixed(1)} KB in ${all.length} files, and ${(heads / 1000).toFixed(1)} KB of headers; ${heaviest.join(", ")}`;
    return { bodies, told };
  };
}

claim("a game of two people needs at most 150 KB before the first move", { quick: true }, async ({ context, page, open, tell }) => {
  const weigh = scales(context);
  await open("/en/play?variant=yinsh&opponent=person");
  await page.locator("hex-board.hb-live").waitFor();
  await page.waitForLoadState("networkidle");
  const { bodies, told } = await weigh();
  tell(told);
  assert.ok(bodies > 20_000, "nothing was weighed");
  assert.ok(bodies <= 150_000, told);
});

claim("a game against the engine needs at most 1 MB", { quick: true }, async ({ context, page, open, tell }) => {
  const weigh = scales(context);
  await open("/en/play?variant=yinsh&opponent=engine&level=3&color=b");
  await waitForTurn(page, 0);
  const { bodies, told } = await weigh();
  tell(told);
  assert.match(told, /engine\.wasm/);
  assert.ok(bodies <= 1_000_000, told);
});
