// The page on which users learn from their mistakes: finds them in the reports and sets them up one by one.

import "../game/site-board.js";
import { BoardGame } from "../board/board-game.js";
import { loadBoardCore } from "../core/core.js";
import { found } from "../dom/element.js";
import { hasPotentials } from "../game/url.js";
import { allReports, reportAt } from "../report/reports.js";
import { lock } from "../site/fair-play.js";
import { ready } from "../words/words.js";
import { mistakesOf } from "./list.js";
import { Trainer } from "./trainer.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { Report } from "../report/packed.js" */

/** Number of latest reports that are used; older games say less about the user's current play. */
const REPORTS = 12;

const [core] = await Promise.all([loadBoardCore(), ready]);
if (!(await lock(found("content", HTMLElement)))) await begin();

async function begin() {
  const asked = new URLSearchParams(location.search);
  const key = asked.get("report");
  const side = asked.get("side");
  const one = key ? await reportAt(key) : null;
  /** @type {Report[]} */
  const reports = one
    ? [one]
    : (await allReports())
        .filter((report) => report.body.own !== null)
        .slice(-REPORTS)
        .reverse();
  if (reports.some((report) => hasPotentials(report.body.variant))) {
    await (await import("../potentials/potentials.js")).loadPotentials();
  }
  const mistakes = reports.flatMap((report) => mistakesOf(report, one && (side === "w" || side === "b") ? side : report.body.own));
  const [first] = mistakes;
  found("loading", HTMLElement).hidden = true;
  found("content", HTMLElement).dataset.stage = first ? "trainer" : "empty";
  const board = /** @type {HexBoard} */ (document.getElementById("board"));
  const boardGame = new BoardGame(core, board, first ? first.opening : { variant: "yinsh" });
  boardGame.locked = true;
  if (!first) return void (found("empty", HTMLElement).hidden = false);
  found("trainer", HTMLElement).hidden = false;
  new Trainer(core, boardGame, mistakes).begin();
}
