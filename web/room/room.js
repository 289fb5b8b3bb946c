// The entry of the page of a game.

import "../board/board.js";
import { Table } from "../board/table.js";
import { loadBoardCore } from "../core/core.js";
import { found } from "../game/element.js";
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
  const table = new Table(core, board, { variant: "yinsh" });
  table.locked = true;
  new Page(core, table, board, new Socket(socketAddress()), id);
}
