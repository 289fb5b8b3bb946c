// The time that a report takes: `cargo xtask measure report`, on an otherwise idle machine.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { openEngine } from "../../engine/module.js";
import { test } from "./browser-test.js";

/**
 * Maximum time for a game of 60 turns on two cores, in milliseconds: the limits are 8 s, and 30 s on a phone, which takes four times
 * as long. Chromium cannot slow down workers, and they need nearly all of the time.
 */
const REPORT_TIME_MAX_MS = 7_500;

/** Maximum duration of a task of the page while the report is computed, in milliseconds. */
const RESPONSIVE = 200;

const TURNS = 60;

/** Returns a game between two levels, because people play neither at random nor without mistakes. @param {string} variant */
async function playedGame(variant) {
  const module = await WebAssembly.compile(await readFile(new URL("../../engine/engine.wasm", import.meta.url)));
  const ask = await openEngine(module, { stopped: () => false, tell: () => {} });
  /** @type {string[]} */
  const moves = [];
  for (let ply = 0; ply < TURNS; ply++) {
    const answer = ask({ id: ply, method: "bestmove", game: variant, moves, level: ply % 2 === 0 ? 3 : 5, seed: 7, nodes: 3000 });
    if (answer.error) break;
    moves.push(answer.result.bestmove);
  }
  return moves;
}

if (process.env.GIPFEL_MEASURE) {
  for (const variant of /** @type {const} */ (["yinsh", "gipf-standard"])) {
    test(`a report on ${TURNS} turns of ${variant} takes at most 7.5 s on two cores, and the page stays responsive`, {
      seconds: 300,
    }, async ({ page, open, tell }) => {
      const turns = await playedGame(variant);
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "hardwareConcurrency", { value: 2 });
        Object.assign(window, { tasks: [] });
        const note = (/** @type {PerformanceObserverEntryList} */ list) => {
          Reflect.get(window, "tasks").push(...list.getEntries().map(({ duration }) => duration));
        };
        new PerformanceObserver(note).observe({ type: "longtask" });
      });
      await open(`/en/analyse?variant=${variant}&turns=${turns.map(encodeURIComponent).join("_")}`);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => Object.assign(window, { tasks: [] }));
      const begun = Date.now();
      await page.locator("[data-act=review]").click();
      await page.locator("#review dl").waitFor({ timeout: 280_000 });
      const taken = Date.now() - begun;
      const longest = await page.evaluate(() => Math.max(0, ...Reflect.get(window, "tasks")));
      tell(`${turns.length} turns in ${(taken / 1000).toFixed(1)} s, the longest task of the page ${longest.toFixed(0)} ms`);
      assert.ok(longest <= RESPONSIVE, `a task of ${longest} ms`);
      assert.ok(taken * (TURNS / turns.length) <= REPORT_TIME_MAX_MS, `${taken} ms`);
    });
  }
}
