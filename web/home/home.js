// The home page: a board that plays itself until it is touched, and ways to begin.

import "../game/site-board.js";
import { loadBoardCore } from "../core/core.js";
import { found } from "../dom/element.js";
import { storage } from "../site/storage.js";
import { ready } from "../words/words.js";
import { Hero, recallGame } from "./hero.js";
/** @import { HexBoard } from "../board/board.js" */

recallGame();
begin();

async function begin() {
  // The board comes first; then the content for this user, and the games in progress elsewhere.
  await showBoard().catch(console.error);
  await remember();
  // The page may be restored from the back/forward cache after a game or a lesson.
  addEventListener("pageshow", (event) => event.persisted && remember());
  (await import("./live.js")).startLive();
  awaitDaily();
}

/** Loads the puzzles of the day when they are well in view, not just their upper edge. */
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

/** Loads only what this user needs: a newcomer needs none of it. */
async function remember() {
  const names = storage.names();
  if (names.includes("setup") || names.includes("progress")) (await import("./starts.js")).showStarts();
  if (names.includes("cards-due")) (await import("./due.js")).showDue();
  if (names.some((name) => name.startsWith("game."))) (await import("./resume.js")).showResume();
}
