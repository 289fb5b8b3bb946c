// The first page: a board of each game, as it stands in the middle of a game. Pointing at one shows its last turn.

import "../board/board.js";
import { loadBoardCore } from "../core/core.js";
import { ready } from "../words/words.js";
import { startLive } from "./live.js";

/** @typedef {import("../board/board.js").HexBoard} HexBoard */
/** @typedef {import("../core/types.d.ts").VariantId} VariantId */

for (const link of document.querySelectorAll("[data-resume]")) showResume(/** @type {HTMLElement} */ (link));
showBoards();
startLive();

async function showBoards() {
  const [core] = await Promise.all([loadBoardCore(), ready]);
  for (const board of /** @type {NodeListOf<HexBoard>} */ (document.querySelectorAll("hex-board[data-variant]"))) {
    const variant = /** @type {VariantId} */ (board.dataset.variant);
    const position = board.dataset.position ?? "";
    const turn = board.dataset.turn ?? "";
    const { table, view: before } = core.open({ variant, position });
    board.geometry = core.geometry(before.family);
    const { effects, view: after } = core.act(table, turn);
    core.close(table);
    board.view = after;
    let moving = false;
    board.closest(".game")?.addEventListener("pointerenter", async () => {
      if (moving) return;
      moving = true;
      board.view = before;
      await board.play(effects, after);
      moving = false;
    });
  }
}

/** @param {HTMLElement} link */
function showResume(link) {
  try {
    link.hidden = localStorage.getItem(`gipfel.${link.dataset.resume}`) === null;
  } catch {
    link.hidden = true;
  }
}
