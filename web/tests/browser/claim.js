// One claim about the site, tried in a real browser. Each gets a context of its own.

import { after, test } from "node:test";
import { startSite } from "./site.js";
import { launch, onStage } from "./stage.js";

/** @typedef {import("./stage.js").Conditions} Conditions */
/** @typedef {import("./site.js").Site} Site */

/**
 * @typedef {import("./stage.js").Stage & Extras} Stage
 * @typedef {object} Extras
 * @property {Site | null} site the server of this claim alone
 * @property {(figure: string) => void} tell prints a figure beside the claim
 */

const QUICK = process.env.GIPFEL_QUICK === "1";

/** A machine may be so many times slower than the one on which the seconds of a claim were counted. */
const SLOWER = 3;

/** Started by the first claim that is tried. @type {Promise<[import("playwright-core").Browser, Site]> | null} */
let house = null;

after(async () => {
  if (!house) return;
  const [browser, site] = await house;
  await browser.close();
  await site.stop();
});

/**
 * @param {string} name the claim, a sentence
 * @param {Conditions} conditions
 * @param {(stage: Stage) => Promise<void>} show
 */
export function claim(name, conditions, show) {
  const skip = QUICK && !conditions.quick && "not in the quick set";
  const timeout = 1000 * SLOWER * (conditions.seconds ?? 60);
  test(name, { skip, timeout }, async (t) => {
    const tell = (/** @type {string} */ figure) => t.diagnostic(`${name}: ${figure}`);
    const [browser, common] = await (house ??= Promise.all([launch(), startSite()]));
    const site = conditions.alone ? await startSite() : null;
    try {
      await onStage(browser, (site ?? common).origin, conditions, (stage) => show({ ...stage, site, tell }));
    } finally {
      await site?.stop();
    }
  });
}
