// Whether everybody can use a page: axe-core's judgement of what is on the screen now.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Throws when axe-core finds a violation.
 * @param {import("playwright-core").Page} page
 * @param {string} where for the message
 */
export async function checkAccess(page, where) {
  // Evaluated by the browser itself: the policy of the page would not let it in as a script.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.map((/** @type {any} */ violation) => {
      const places = violation.nodes
        .slice(0, 4)
        .map((/** @type {any} */ node) => `${node.target.join(" ")}: ${node.failureSummary.replaceAll("\n", " ")}`);
      return `${violation.id} (${violation.nodes.length}): ${violation.help}\n    ${places.join("\n    ")}`;
    });
  });
  if (violations.length > 0) throw new Error(`${where}:\n  ${violations.join("\n  ")}`);
}
