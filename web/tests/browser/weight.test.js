// What the browser fetches until something can be done.

import assert from "node:assert/strict";
import { claim } from "./claim.js";
import { scales } from "./scales.js";
import { waitForTurn } from "./stored-game.js";

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

claim("a game against the engine needs at most 1 MB", {}, async ({ context, page, open, tell }) => {
  const weigh = scales(context);
  await open("/en/play?variant=yinsh&opponent=engine&level=3&color=b");
  await waitForTurn(page, 0);
  const { bodies, told } = await weigh();
  tell(told);
  assert.match(told, /engine\.wasm/);
  assert.ok(bodies <= 1_000_000, told);
});
