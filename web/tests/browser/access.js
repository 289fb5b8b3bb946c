// Accessibility: axe-core's findings on the current state of a page.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** @typedef {import("playwright-core").Page} Page */

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules for a page in light colours. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules for dark colours: all others check the document and the layout, which are the same. */
const RULES_ABOUT_COLORS = ["color-contrast", "link-in-text-block"];

/**
 * Throws if axe-core finds a violation, in light or dark colours.
 * @param {Page} page
 * @param {string} where for the message
 */
export async function checkAccess(page, where) {
  // Evaluated, because the page's content security policy would block it as a script.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  await check(page, RULES, where);
  await page.emulateMedia({ colorScheme: "dark" });
  await check(page, RULES_ABOUT_COLORS, `${where}, dark`);
  await page.emulateMedia({ colorScheme: "light" });
}

/** @param {Page} page @param {string[]} rules @param {string} where */
async function check(page, rules, where) {
  const violations = await page.evaluate(async (rules) => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
    return violations.map((/** @type {any} */ violation) => {
      const places = violation.nodes
        .slice(0, 4)
        .map((/** @type {any} */ node) => `${node.target.join(" ")}: ${node.failureSummary.replaceAll("\n", " ")}`);
      return `${violation.id} (${violation.nodes.length}): ${violation.help}\n    ${places.join("\n    ")}`;
    });
  }, rules);
  if (violations.length > 0) throw new Error(`${where}:\n  ${violations.join("\n  ")}`);
}
