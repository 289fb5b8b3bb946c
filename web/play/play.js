// Entry point of the play page.

import "../game/site-board.js";
import { BoardGame } from "../board/board-game.js";
import { loadBoardCore } from "../core/core.js";
import { found } from "../dom/element.js";
import { ready } from "../words/words.js";
import { Page } from "./page.js";

/** @typedef {import("../board/board.js").HexBoard} HexBoard */

begin().catch((error) => {
  console.error(error);
  // The words may be missing too, so the template contains the message.
  found("loading", HTMLElement).hidden = true;
  found("failed", HTMLElement).hidden = false;
  found("again", HTMLButtonElement).addEventListener("click", () => location.reload());
});

async function begin() {
  const [core] = await Promise.all([loadBoardCore(), ready]);
  if (has(() => localStorage, "gipfel.rated") && (await (await import("../site/fair-play.js")).lock(found("content", HTMLElement)))) return;
  const board = /** @type {HexBoard} */ (document.getElementById("board"));
  new Page(core, new BoardGame(core, board, { variant: "yinsh" }), board).begin();
  if (has(() => sessionStorage, "gipfel.seek")) (await import("../online/waiting.js")).wait();
}

/**
 * Tests for a stored entry: code that few need is loaded only for them.
 * @param {() => Storage} storage may throw if the browser denies access
 * @param {string} name
 */
function has(storage, name) {
  try {
    return storage().getItem(name) !== null;
  } catch {
    return false;
  }
}
