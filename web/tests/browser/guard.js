// What no page may do, whatever is being tested: complain on the console, ask another host, fail to load something.

/** What the tests themselves do to pages that are to come from the network. */
const BLOCKED = /Service Worker registration blocked by Playwright/;

/**
 * @typedef {object} Guard
 * @property {string[]} problems
 * @property {() => void} check throws when there is a problem that the claim did not expect
 */

/**
 * Watches everything that happens in a context, in all of its pages and workers.
 * @param {import("playwright-core").BrowserContext} context
 * @param {string} origin
 * @param {RegExp[]} expected problems that belong to the claim, such as the answer 404 to an address that does not exist
 * @returns {Promise<Guard>}
 */
export async function guard(context, origin, expected) {
  /** @type {string[]} */
  const problems = [];
  const usual = [...expected, BLOCKED];
  const note = (/** @type {string} */ problem) => {
    if (!usual.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  // A violated policy is told on the console too, but not by all of its parts in all versions of the browser.
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ""}:${event.lineNumber}`);
    });
  });
  context.on("console", (message) => {
    if (["error", "warning", "assert"].includes(message.type()))
      note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (event) => note(`error: ${event.error().stack ?? event.error()}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !["data:", "blob:"].includes(url.protocol)) note(`request to another host: ${url}`);
  });
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // A page that is left stops what it was fetching.
    if (why !== "net::ERR_ABORTED") note(`request failed: ${request.url()} ${why}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
  });
  return {
    problems,
    check() {
      if (problems.length > 0) throw new Error(`The browser complained:\n  ${[...new Set(problems)].join("\n  ")}`);
    },
  };
}
