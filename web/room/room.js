// Entry point of the page of a game.

import "../game/site-board.js";
import { BoardGame } from "../board/board-game.js";
import { loadBoardCore } from "../core/core.js";
import { found } from "../dom/element.js";
import { keepKey } from "../online/invitation.js";
import { Socket, socketAddress } from "../online/socket.js";
import { ready } from "../words/words.js";
import { showFailure } from "./failure.js";
import { Page } from "./page.js";

/** @import { HexBoard } from "../board/board.js" */

begin().catch(showFailure);

async function begin() {
  const id = location.pathname.split("/")[3];
  if (!id) {
    found("loading", HTMLElement).hidden = true;
    found("missing", HTMLElement).hidden = false;
    return;
  }
  keepKey(id);
  const [core] = await Promise.all([loadBoardCore(), ready]);
  const board = /** @type {HexBoard} */ (document.getElementById("board"));
  const boardGame = new BoardGame(core, board, { variant: "yinsh" });
  boardGame.locked = true;
  new Page(core, boardGame, board, new Socket(socketAddress()), id);
}
