// Access of the tests to stored games.

/** @typedef {import("playwright-core").Page} Page */

/**
 * Returns the game that the URL of the page names.
 * @param {Page} page
 * @returns {Promise<{ turns: string[], part: string, ending: { winner: string | null, reason: string } | null } | null>}
 */
export function keptGame(page) {
  return page.evaluate(() => {
    const id = new URLSearchParams(location.search).get("game");
    return JSON.parse(localStorage.getItem(`gipfel.game.${id}`) ?? "null");
  });
}

/**
 * Waits until more than a number of turns have been played, or the game is over.
 * @param {Page} page
 * @param {number} turns
 */
export async function waitForTurn(page, turns) {
  const played = (/** @type {number} */ turns) => {
    const id = new URLSearchParams(location.search).get("game");
    const game = JSON.parse(localStorage.getItem(`gipfel.game.${id}`) ?? "null");
    return game !== null && (game.turns.length > turns || game.ending !== null);
  };
  await page.waitForFunction(played, turns, { timeout: 30_000 });
}
