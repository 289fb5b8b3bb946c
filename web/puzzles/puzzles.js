// Entry point of the puzzle page.

import "../game/site-board.js";
import { loadBoardCore } from "../core/core.js";
import { found } from "../dom/element.js";
import { ready, t } from "../words/words.js";
import { PuzzlePage } from "./page.js";

/** @import { HexBoard } from "../board/board.js" */

async function begin() {
  await ready;
  try {
    const core = await loadBoardCore();
    const board = /** @type {HexBoard} */ (found("board", HTMLElement));
    await new PuzzlePage(core, board).start();
  } catch (error) {
    console.error(error);
    found("ask", HTMLElement).textContent = t("puzzles-failed");
  }
}

void begin();
