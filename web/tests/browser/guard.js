// Checks of every page in every test: no messages on the console, no requests to other hosts, no failed requests.

/** Message caused by the tests themselves, for pages that must come from the network. */
const BLOCKED = /Service Worker registration blocked by Playwright/;

/**
 * @typedef {object} Guard
 * @property {string[]} problems
 * @property {() => void} check throws if there is a problem that the test did not expect
 */

/**
 * Watches a context with all of its pages and workers.
 * @param {import("playwright-core").BrowserContext} context
 * @param {string} origin
 * @param {RegExp[]} expected problems that belong to the test, such as a response 404 to an address that does not exist
 * @returns {Promise<Guard>}
 */
export async function guard(context, origin, expected) {
  /** @type {string[]} */
  const problems = [];
  const usual = [...expected, BLOCKED];
  const note = (/** @type {string} */ problem) => {
    if (!usual.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  // A violation of the policy is logged on the console too, but not by every browser version for every directive.
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
    // Leaving a page aborts its requests.
    if (why !== "net::ERR_ABORTED") note(`request failed: ${request.url()} ${why}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) note(`answer ${response.status()}: ${response.url()}`);
  });
  return {
    problems,
    check() {
      if (problems.length > 0) throw new Error(`The browser reported problems:\n  ${[...new Set(problems)].join("\n  ")}`);
    },
  };
}
