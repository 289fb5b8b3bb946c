// Tests of the site in a real browser. Each test has a browser context of its own.

import { after, test as nodeTest } from "node:test";
import { startSite } from "./site.js";
import { launch, onStage } from "./stage.js";

/** @typedef {import("./stage.js").Conditions} Conditions */
/** @typedef {import("./site.js").Site} Site */

/**
 * @typedef {import("./stage.js").Stage & Extras} Stage
 * @typedef {object} Extras
 * @property {Site | null} site the server of this test alone
 * @property {(figure: string) => void} tell prints a figure with the test's result
 */

const QUICK = process.env.GIPFEL_QUICK === "1";

/** Factor for timeouts, for machines slower than the one on which the seconds were measured. */
const TIMEOUT_FACTOR = 3;

/**
 * Tests of a file that may be repeated after a failure. Verification allows one, because a busy machine can delay a browser
 * beyond any timeout; every repetition is reported. Without it, as in development, the first failure counts.
 */
let repetitions = process.env.GIPFEL_REPEAT === "1" ? 1 : 0;

/** Browser and server shared by the tests of a file, started by the first one. @type {Promise<[import("playwright-core").Browser, Site]> | null} */
let shared = null;

after(async () => {
  if (!shared) return;
  const [browser, site] = await shared;
  await browser.close();
  await site.stop();
});

/**
 * Registers a test.
 * @param {string} name a sentence that states what the test shows
 * @param {Conditions} conditions
 * @param {(stage: Stage) => Promise<void>} body
 */
export function test(name, conditions, body) {
  const skip = QUICK && !conditions.quick && "not in the quick set";
  const timeout = 1000 * TIMEOUT_FACTOR * (conditions.seconds ?? 60);
  nodeTest(name, { skip, timeout }, async (t) => {
    const tell = (/** @type {string} */ figure) => t.diagnostic(`${name}: ${figure}`);
    try {
      await attempt(conditions, body, tell);
    } catch (error) {
      if (repetitions === 0 || t.signal.aborted) throw error;
      repetitions -= 1;
      tell(`FAILED ONCE and is repeated: ${error}`);
      // A new server, because the names that the first attempt registered are taken.
      const [browser, site] = await /** @type {NonNullable<typeof shared>} */ (shared);
      await site.stop();
      shared = Promise.all([browser, startSite()]);
      await attempt(conditions, body, tell);
    }
  });
}

/**
 * Runs a test once, in a new browser context.
 * @param {Conditions} conditions
 * @param {(stage: Stage) => Promise<void>} body
 * @param {(figure: string) => void} tell
 */
async function attempt(conditions, body, tell) {
  const [browser, sharedSite] = await (shared ??= Promise.all([launch(), startSite()]));
  const site = conditions.alone ? await startSite() : null;
  try {
    await onStage(browser, (site ?? sharedSite).origin, conditions, (stage) => body({ ...stage, site, tell }));
  } finally {
    await site?.stop();
  }
}
