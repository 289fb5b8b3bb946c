// What the browser fetches until something can be done.

import assert from "node:assert/strict";
import { claim } from "./claim.js";
import { waitForTurn } from "./kept.js";

/** @typedef {import("playwright-core").BrowserContext} BrowserContext */

/**
 * Counts what comes over the network, with headers, as it is compressed.
 * @param {BrowserContext} context
 */
function scales(context) {
  /** @type {Promise<[string, number]>[]} */
  const weighed = [];
  context.on("requestfinished", (request) => {
    const weigh = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return /** @type {[string, number]} */ ([new URL(request.url()).pathname, responseBodySize + responseHeadersSize]);
    };
    weighed.push(weigh());
  });
  return {
    async total() {
      return (await Promise.all(weighed)).reduce((sum, [, bytes]) => sum + bytes, 0);
    },
    async heaviest() {
      const all = (await Promise.all(weighed)).sort((a, b) => b[1] - a[1]);
      return all.slice(0, 5).map(([path, bytes]) => `${path.replace(/^\/assets\/\w+\//, "")} ${(bytes / 1000).toFixed(1)}`).join(", ");
    },
  };
}

claim("a game of two people needs at most 150 KB before the first move", { quick: true }, async ({ context, page, open, tell }) => {
  const weight = scales(context);
  await open("/en/play?variant=yinsh&opponent=person");
  await page.locator("hex-board.hb-live").waitFor();
  await page.waitForLoadState("networkidle");
  const bytes = await weight.total();
  tell(`${(bytes / 1000).toFixed(1)} KB: ${await weight.heaviest()}`);
  assert.ok(bytes > 20_000, "nothing was weighed");
  assert.ok(bytes <= 150_000, `${bytes} bytes: ${await weight.heaviest()}`);
});

claim("a game against the engine needs at most 1 MB", { quick: true }, async ({ context, page, open, tell }) => {
  const weight = scales(context);
  await open("/en/play?variant=yinsh&opponent=engine&level=3&color=b");
  await waitForTurn(page, 0);
  const bytes = await weight.total();
  tell(`${(bytes / 1000).toFixed(1)} KB: ${await weight.heaviest()}`);
  assert.match(await weight.heaviest(), /engine\.wasm/);
  assert.ok(bytes <= 1_000_000, `${bytes} bytes: ${await weight.heaviest()}`);
});
