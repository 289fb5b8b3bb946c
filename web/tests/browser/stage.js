// A browser, and a page in it under given conditions. Nothing is kept from one to the next.

import { chromium } from "playwright-core";
import { guard } from "./guard.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContext} BrowserContext */

/** The screens that are tried. */
export const SCREENS = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  small: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/**
 * @typedef {object} Conditions
 * @property {keyof typeof SCREENS} [screen]
 * @property {"light" | "dark"} [colorScheme]
 * @property {boolean} [moving] whether pieces move on the board; else they jump, and the test need not wait
 * @property {boolean} [script] false: without JavaScript
 * @property {boolean} [worker] whether the service worker is there; else every file comes from the network
 * @property {string} [language] of the browser
 * @property {RegExp[]} [expected] what the guard would complain about and belongs to the claim
 * @property {boolean} [quick] tried by `verify --quick` too
 * @property {number} [seconds] how long it may take at most
 * @property {boolean} [alone] with a server of its own, which it may stop
 * @property {Record<string, unknown>} [kept] what the browser has kept from earlier: entries of its storage by their names
 */

/**
 * @typedef {object} Stage
 * @property {Page} page
 * @property {BrowserContext} context
 * @property {string} origin
 * @property {(path: string) => Promise<Page>} open goes to a path of the site
 * @property {(conditions: Conditions) => Promise<Stage>} invite another person with a browser of their own
 */

/** Debian's Chromium, which may look up no other host even if it wants to. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.GIPFEL_CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--mute-audio", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
  });
}

/**
 * Opens a context under these conditions, and closes it after the play, as those of everybody who was invited. What the browsers complained
 * about comes out as an error.
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
    // What the pages complained about says more than what was then not found on them.
    const problems = stages.flatMap(({ watch }) => watch.problems);
    if (problems.length > 0) throw new Error(`${error}\nand the browser complained:\n  ${problems.join("\n  ")}`, { cause: error });
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
    ...SCREENS[conditions.screen ?? "desk"],
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
