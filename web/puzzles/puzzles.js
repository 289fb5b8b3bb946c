// Entry point of the puzzle page.

import "../game/site-board.js";
import { loadBoardCore } from "../core/core.js";
import { found, html } from "../dom/element.js";
import { ready, t } from "../words/words.js";
import { Dealer } from "./dealer.js";
import { namedId, PuzzlePage } from "./page.js";
import { Picker } from "./picker.js";

/** @import { HexBoard } from "../board/board.js" */

async function begin() {
  // The first puzzle is fetched while the board is loading.
  const dealer = new Dealer();
  dealer.begin(Picker.first, namedId());
  await ready;
  try {
    const core = await loadBoardCore();
    const board = /** @type {HexBoard} */ (found("board", HTMLElement));
    await new PuzzlePage(core, board, dealer).start();
  } catch (error) {
    console.error(error);
    const again = html("button", { type: "button", class: "primary" }, t("puzzles-again"));
    again.addEventListener("click", () => location.reload());
    found("ask", HTMLElement).replaceChildren(t("puzzles-failed"), " ", again);
  }
}

void begin();
