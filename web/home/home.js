// The first page: a board that plays itself until somebody touches it, and ways to begin.

import "../board/board.js";
import { loadBoardCore } from "../core/core.js";
import { found } from "../game/element.js";
import { storage } from "../site/storage.js";
import { ready } from "../words/words.js";
import { Hero, recallGame } from "./hero.js";
/** @import { HexBoard } from "../board/board.js" */

recallGame();
begin();

async function begin() {
  // The board comes first; then what is known of this browser's user, and what goes on elsewhere.
  await showBoard().catch(console.error);
  await remember();
  // The page may come back from the browser's memory after a game or a lesson.
  addEventListener("pageshow", (event) => event.persisted && remember());
  (await import("./live.js")).startLive();
  awaitDaily();
}

/** The puzzles of the day are fetched when somebody comes to them; their upper edge at the foot of the window is not enough. */
function awaitDaily() {
  const place = found("daily", HTMLElement);
  const come = async (/** @type {IntersectionObserverEntry[]} */ [entry]) => {
    if (!entry?.isIntersecting) return;
    near.disconnect();
    (await import("../puzzles/daily.js")).showDaily(place);
  };
  const near = new IntersectionObserver(come, { rootMargin: "0px 0px -20%" });
  near.observe(place);
}

async function showBoard() {
  const [core] = await Promise.all([loadBoardCore(), ready]);
  new Hero(core, /** @type {HexBoard} */ (found("board", HTMLElement)));
}

/** What a newcomer does not need is not fetched for them. */
async function remember() {
  const names = storage.names();
  if (names.includes("setup") || names.includes("progress")) (await import("./starts.js")).showStarts();
  if (names.includes("cards-due")) (await import("./due.js")).showDue();
  if (names.some((name) => name.startsWith("game."))) (await import("./resume.js")).showResume();
}
