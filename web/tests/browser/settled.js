// When a page is ready to be looked at.

/**
 * Waits until the scripts of a page have run and its boards are drawn.
 * @param {import("playwright-core").Page} page
 */
export async function settled(page) {
  await page.waitForLoadState("load");
  await page.waitForFunction(() => [...document.querySelectorAll("hex-board")].every((board) => board.querySelector(".hb-line") !== null || !board.checkVisibility()));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
