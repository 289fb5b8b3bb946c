// A browser, and a page in it under given conditions. No state is shared between tests.

import { chromium } from "playwright-core";
import { guard } from "./guard.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContext} BrowserContext */

/** The screens under test. */
export const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  small: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/**
 * @typedef {object} Conditions
 * @property {keyof typeof SCREENS} [screen]
 * @property {"light" | "dark"} [colorScheme]
 * @property {boolean} [moving] whether pieces are animated; else they jump, and the test need not wait
 * @property {boolean} [script] false: without JavaScript
 * @property {boolean} [worker] whether the service worker is allowed; else every file comes from the network
 * @property {string} [language] of the browser
 * @property {RegExp[]} [expected] problems that belong to the test and are not reported
 * @property {boolean} [quick] whether `verify --quick` runs it too
 * @property {number} [seconds] timeout
 * @property {boolean} [alone] whether it has a server of its own, which it may stop
 * @property {Record<string, unknown>} [kept] entries of the browser's storage by their names
 */

/**
 * @typedef {object} Stage
 * @property {Page} page
 * @property {BrowserContext} context
 * @property {string} origin
 * @property {(path: string) => Promise<Page>} open goes to a path of the site
 * @property {(conditions: Conditions) => Promise<Stage>} invite adds another person with a browser of their own
 */

/** Entries of the storage of somebody who types turns. */
export const TYPING = { "gipfel.settings": { field: true } };

/** Launches Debian's Chromium, with all other hosts blocked. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.GIPFEL_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--mute-audio", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });
}

/**
 * Opens a context under these conditions, and closes it after the test, with those of all invited people. Problems that
 * the browsers report are thrown as an error.
 * @param {import("playwright-core").Browser} browser
 * @param {string} origin
 * @param {Conditions} conditions
 * @param {(stage: Stage) => Promise<void>} show
 */
export async function onStage(browser, origin, conditions, show) {
  /** @type {Awaited<ReturnType<typeof setStage>>[]} */
  const stages = [];
  const invite = async (/** @type {Conditions} */ conditions) => {
    const stage = await setStage(browser, origin, conditions);
    stages.push(stage);
    return { ...stage, invite };
  };
  try {
    await show(await invite(conditions));
    for (const { watch } of stages) watch.check();
  } catch (error) {
    // A problem of the page explains more than the element that was then not found.
    const problems = stages.flatMap(({ watch }) => watch.problems);
    if (problems.length > 0) throw new Error(`${error}\nand the browser reported:\n  ${problems.join("\n  ")}`, { cause: error });
    throw error;
  } finally {
    await Promise.all(stages.map(({ context }) => context.close()));
  }
}

/**
 * @param {import("playwright-core").Browser} browser
 * @param {string} origin
 * @param {Conditions} conditions
 */
async function setStage(browser, origin, conditions) {
  const context = await browser.newContext({
    ...SCREENS[conditions.screen ?? "desktop"],
    baseURL: origin,
    colorScheme: conditions.colorScheme ?? "light",
    reducedMotion: conditions.moving ? "no-preference" : "reduce",
    javaScriptEnabled: conditions.script ?? true,
    serviceWorkers: conditions.worker ? "allow" : "block",
    locale: conditions.language ?? "en",
  });
  context.setDefaultTimeout(30_000);
  const watch = await guard(context, origin, conditions.expected ?? []);
  if (conditions.kept) await keepBefore(context, conditions.kept);
  const page = await context.newPage();
  const open = async (/** @type {string} */ path) => {
    await page.goto(path);
    return page;
  };
  return { page, context, origin, open, watch };
}

/**
 * @param {BrowserContext} context
 * @param {Record<string, unknown>} entries
 */
async function keepBefore(context, entries) {
  await context.addInitScript((kept) => {
    if (!location.protocol.startsWith("http") || sessionStorage.getItem("kept-before")) return;
    sessionStorage.setItem("kept-before", "yes");
    for (const [name, value] of Object.entries(kept)) {
      localStorage.setItem(name, typeof value === "string" ? value : JSON.stringify(value));
    }
  }, entries);
}
