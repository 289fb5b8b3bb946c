// The security policies set by the server, under which the pages still work.

import assert from "node:assert/strict";
import { test } from "./browser-test.js";
import { NOWHERE, ROUTES } from "./routes.js";
import { settled } from "./settled.js";

test("every page has a strict security policy, and is isolated from other sites", { quick: true, expected: [/404/] }, async ({ page }) => {
  for (const route of [...ROUTES, NOWHERE]) {
    const answer = await page.goto(`/en/${route}`);
    const headers = answer?.headers() ?? {};
    const policy = headers["content-security-policy"] ?? "";
    assert.match(policy, /default-src 'none'/, route);
    assert.match(policy, /script-src 'self' 'wasm-unsafe-eval'(;|$)/, route);
    assert.match(policy, /style-src 'self'(;|$)/, route);
    assert.match(policy, /require-trusted-types-for 'script'/, route);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*/, route);
    assert.equal(headers["x-content-type-options"], "nosniff", route);
    assert.equal(await page.evaluate(() => crossOriginIsolated), true, route);
  }
});

test("an injected script does not run", { expected: [/policy violated/, /Content Security Policy/, /TrustedHTML|TrustedScript/] }, async ({
  page,
  open,
}) => {
  await open("/en/");
  await settled(page);
  const ran = await page.evaluate(async () => {
    const script = document.createElement("script");
    try {
      script.textContent = "window.ran = true";
      document.body.append(script);
    } catch {
      // The browser may refuse the text itself.
    }
    try {
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.ran = true'>");
    } catch {
      // The browser refuses the markup, as it should.
    }
    await new Promise((done) => setTimeout(done, 100));
    return "ran" in window;
  });
  assert.equal(ran, false);
});

test("the rules can be read without JavaScript", { script: false, expected: [/ csp$/, /was preloaded/] }, async ({ page, open }) => {
  for (const family of ["yinsh", "gipf"]) {
    await open(`/en/rules/${family}`);
    const words = (await page.locator("main").innerText()).split(/\s+/).length;
    assert.ok(words > 400, `${family}: ${words} words`);
  }
});

test("an unknown address shows the 404 page", { expected: [/404/] }, async ({ page }) => {
  const answer = await page.goto(`/en/${NOWHERE}`);
  assert.equal(answer?.status(), 404);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await page.waitForURL("**/en/");
});
