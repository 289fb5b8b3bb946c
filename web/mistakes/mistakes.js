// The page on which one learns from one's own mistakes: finds them in the reports and sets them up one by one.

import "../board/board.js";
import { Table } from "../board/table.js";
import { loadBoardCore } from "../core/core.js";
import { found } from "../game/element.js";
import { hasPotentials } from "../game/link.js";
import { allReports, reportAt } from "../report/reports.js";
import { lock } from "../site/fair-play.js";
import { ready } from "../words/words.js";
import { mistakesOf } from "./list.js";
import { Trainer } from "./trainer.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { Report } from "../report/packed.js" */

/** Older games say less about how somebody plays now. */
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
  const table = new Table(core, board, first ? first.opening : { variant: "yinsh" });
  table.locked = true;
  if (!first) return void (found("empty", HTMLElement).hidden = false);
  found("trainer", HTMLElement).hidden = false;
  new Trainer(core, table, mistakes).begin();
}
