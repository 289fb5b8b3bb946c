// A fake server with more games and people than the one under test.

/** @typedef {import("playwright-core").Page} Page */

/** A position of each game, for pictures. */
const POSITIONS = {
  yinsh: "4/M6/r7/3Rr4/2RrRmR3/2MmMM3/3MMmm3/3mMMM2/1mrmmMr1/4R2/4 w move 0-0",
  gipf: "1p1P/1gpP1/2PG1p/G1PpP2/1Pgp2/p1P1p/1G1g w push 5-5",
};

export const DAY_MS = 86_400_000;

/** @param {number} index @param {object} [other] */
export function game(index, other = {}) {
  const isGipf = index % 2 === 1;
  const player = (/** @type {string} */ name) => ({
    id: `id-${name}`,
    name,
    kind: "person",
    rating: { rating: 1500 + index, deviation: 60, provisional: false },
  });
  return {
    id: `0000000000${String.fromCharCode(65 + index)}`,
    terms: { variant: isGipf ? "gipf-standard" : "yinsh", handicap: null, clock: "300+3", rated: true, open: false },
    speed: "blitz",
    w: player("ada"),
    b: player("grace"),
    plies: 30 + index,
    toAct: null,
    position: isGipf ? POSITIONS.gipf : POSITIONS.yinsh,
    score: index % 3 === 0 ? "1-0" : "0-1",
    by: "resignation",
    created: index * DAY_MS,
    updated: index * DAY_MS,
    status: "ended",
    ...other,
  };
}

/**
 * Answers requests to the API with the given answers, and any other request as for a guest.
 * @param {Page} page
 * @param {Record<string, (query: URLSearchParams) => unknown>} answers by path after `/api/`
 */
export async function tells(page, answers) {
  await page.route("**/api/**", (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const answer = answers[pathname.slice("/api/".length)];
    return answer ? route.fulfill({ json: answer(searchParams) }) : route.fulfill({ json: { player: null, playing: [], locked: null } });
  });
}

/** Returns a profile after forty rated games. */
export function profile() {
  const history = Array.from({ length: 40 }, (_, index) => ({
    at: 1.7e12 + index * DAY_MS,
    rating: 1500 + index * 5,
    deviation: 200 - index * 3,
  }));
  return {
    "player/ada": () => ({
      player: game(0).w,
      created: 1.7e12,
      playing: [game(5, { status: "playing", score: "*", by: null })],
      ratings: [
        { variant: "yinsh", speed: "blitz", rating: 1695, deviation: 83, provisional: false, games: 40 },
        { variant: "gipf-basic", speed: "rapid", rating: 1510, deviation: 200, provisional: true, games: 1 },
      ],
    }),
    "player/ada/ratings": (/** @type {URLSearchParams} */ query) => (query.get("variant") === "yinsh" ? history : history.slice(0, 1)),
    "player/ada/games": () => ({ games: [game(0), game(1)], next: null }),
  };
}

/** Fills every list with games. @param {Page} page */
export const filled = (page) =>
  tells(page, {
    ...profile(),
    games: () => ({ games: [0, 1, 2, 3, 4, 5, 6, 7].map((index) => game(index)), next: "more" }),
    lobby: () => ({ seeks: [], games: [2, 3].map((index) => game(index, { status: "playing", score: "*", by: null })) }),
    challenges: () => ({ received: [], sent: [] }),
  });
