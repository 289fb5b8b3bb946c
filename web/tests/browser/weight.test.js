// The size of what the browser loads before the user can act.

import assert from "node:assert/strict";
import { test } from "./browser-test.js";
import { scales } from "./scales.js";
import { waitForTurn } from "./stored-game.js";

test("a game between two people needs at most 150 KB before the first move", { quick: true }, async ({ context, page, open, tell }) => {
  const weigh = scales(context);
  await open("/en/play?variant=yinsh&opponent=person");
  await page.locator("hex-board.hb-live").waitFor();
  await page.waitForLoadState("networkidle");
  const { bodies, summary } = await weigh();
  tell(summary);
  assert.ok(bodies > 20_000, "nothing was measured");
  assert.ok(bodies <= 150_000, summary);
});

test("a game against the engine needs at most 1 MB", {}, async ({ context, page, open, tell }) => {
  const weigh = scales(context);
  await open("/en/play?variant=yinsh&opponent=engine&level=3&color=b");
  await waitForTurn(page, 0);
  const { bodies, summary } = await weigh();
  tell(summary);
  assert.match(summary, /engine\.wasm/);
  assert.ok(bodies <= 1_000_000, summary);
});
