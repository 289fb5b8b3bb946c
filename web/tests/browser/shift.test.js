// Layout shift: nothing visible moves while a page loads.

import assert from "node:assert/strict";
import { test } from "./browser-test.js";
import { settled } from "./settled.js";

/** Limit of the sum of all shifts, as browsers measure them. */
const SHIFT_MAX = 0.02;

const ROUTES = [
  "play?new",
  "play?variant=yinsh&opponent=person",
  "learn/yinsh/moving",
  "learn/gipf/pushing",
  "puzzles",
  "analyse",
  "online",
  "games",
  "repeat",
  "mistakes",
  "train",
  "progress",
  "tv",
  "",
];

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

test("while a page loads, its layout shifts by less than 0.02", { seconds: 120 }, async ({ context, page, open }) => {
  await context.addInitScript(() => {
    const shifts = { sum: 0, moved: /** @type {string[]} */ ([]) };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        for (const { node } of entry.sources) shifts.moved.push(`${node?.nodeName}#${node?.id}.${node?.className}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open("/en/studies");
  await page.locator("#new-study").click();
  await page.getByLabel("Title").fill("Rows");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/\/study\/\w+/);
  await page.locator('#chapters[data-state="saved"]').waitFor();
  const study = new URL(page.url()).pathname.slice("/en/".length);
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const route of [...ROUTES, study]) {
      await open(`/en/${route}`);
      await page.waitForLoadState("networkidle");
      await settled(page);
      const { sum, moved } = await page.evaluate(() => /** @type {any} */ (globalThis).shifts);
      assert.ok(sum < SHIFT_MAX, `/en/${route}, ${screen.width} wide: ${sum.toFixed(3)}, moved: ${moved.join(", ")}`);
    }
  }
});
