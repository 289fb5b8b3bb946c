// The entry of the page that plays.

import "../board/board.js";
import { Table } from "../board/table.js";
import { loadBoardCore } from "../core/core.js";
import { found } from "../game/element.js";
import { ready } from "../words/words.js";
import { Page } from "./page.js";

/** @typedef {import("../board/board.js").HexBoard} HexBoard */

begin().catch((error) => {
  console.error(error);
  // The words may not be there either: the template has them.
  found("loading", HTMLElement).hidden = true;
  found("failed", HTMLElement).hidden = false;
  found("again", HTMLButtonElement).addEventListener("click", () => location.reload());
});

async function begin() {
  const [core] = await Promise.all([loadBoardCore(), ready]);
  if (has(() => localStorage, "gipfel.rated") && (await (await import("../site/fair-play.js")).lock(found("content", HTMLElement)))) return;
  const board = /** @type {HexBoard} */ (document.getElementById("board"));
  new Page(core, new Table(core, board, { variant: "yinsh" }), board).begin();
  if (has(() => sessionStorage, "gipfel.seek")) (await import("../online/waiting.js")).wait();
}

/**
 * What few need is loaded only for them.
 * @param {() => Storage} storage a browser may refuse it
 * @param {string} name
 */
function has(storage, name) {
  try {
    return storage().getItem(name) !== null;
  } catch {
    return false;
  }
}
