// Waiting for a page to be ready.

/**
 * Waits until the scripts of a page have run and its boards are drawn.
 * @param {import("playwright-core").Page} page
 */
export async function settled(page) {
  await page.waitForLoadState("load");
  await page.waitForFunction(() => {
    // Boards further down are drawn when they come into view.
    const seen = [...document.querySelectorAll("hex-board")].filter(
      (board) => board.checkVisibility() && board.getBoundingClientRect().top < innerHeight,
    );
    return seen.every((board) => board.querySelector(".hb-line") !== null);
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
