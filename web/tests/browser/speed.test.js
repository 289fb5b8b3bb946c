// How soon the board answers.

import assert from "node:assert/strict";
import { claim } from "./claim.js";
import { Hand } from "./hand.js";
import { actionsOf, recordedGame, Shadow } from "./shadow.js";

/** Milliseconds within which a click must show. */
const SOON = 50;

claim("the board answers a click within 50 ms", { seconds: 120 }, async ({ page, open, tell }) => {
  await open("/en/play?variant=yinsh&opponent=person");
  const shadow = new Shadow({ variant: "yinsh" });
  const hand = new Hand(page);
  await hand.shows(shadow.pieces, "the start");
  await page.evaluate(() => {
    const board = /** @type {Element} */ (document.querySelector("hex-board"));
    /** When the last click came; 0 when it is answered. */
    let since = 0;
    /** @type {any} */ (window).answers = [];
    addEventListener("pointerup", (event) => (since = event.timeStamp), { capture: true });
    new MutationObserver(() => {
      if (since > 0) /** @type {any} */ (window).answers.push(performance.now() - since);
      since = 0;
    }).observe(board, { childList: true, subtree: true, attributes: true });
  });
  for (const turn of recordedGame("yinsh").slice(0, 40)) for (const action of actionsOf(turn)) await hand.act(shadow, action);
  const answers = /** @type {number[]} */ (await page.evaluate(() => /** @type {any} */ (window).answers)).sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => /** @type {number} */ (answers[Math.floor(share * (answers.length - 1))]);
  tell(`median ${at(0.5).toFixed(1)} ms, nine of ten within ${at(0.9).toFixed(1)} ms, ${answers.length} clicks`);
  assert.ok(answers.length >= 40);
  assert.ok(at(0.5) <= SOON, `median ${at(0.5)} ms`);
});

/** A slow phone: 1.6 Mbit/s, 150 ms to the server, and a quarter of this machine. @param {import("playwright-core").Page} page */
async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const rate = 1_600_000 / 8;
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

claim(
  "on a slow phone the board of the first page is ready within 3 s, and nothing shifts",
  { screen: "phone", moving: true },
  async ({ page, open, tell }) => {
    await slowDown(page);
    await page.addInitScript(() => {
      const seen = { shift: 0, ready: 0 };
      /** @type {any} */ (window).seen = seen;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
      }).observe({ type: "layout-shift", buffered: true });
      new MutationObserver(() => {
        if (seen.ready === 0 && document.querySelector("#board.hb-live .hb-piece")) seen.ready = performance.now();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await open("/en/");
    await page.locator("#board.hb-live").waitFor();
    await page.waitForLoadState("networkidle");
    const { shift, ready } = await page.evaluate(() => /** @type {any} */ (window).seen);
    tell(`ready after ${ready.toFixed(0)} ms, layout shift ${shift.toFixed(4)}`);
    assert.ok(ready > 0 && ready <= 3000, `ready after ${ready} ms`);
    assert.ok(shift < 0.05, `layout shift ${shift}`);
  },
);
