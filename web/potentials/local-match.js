// A match in this browser: the panel beside the board, the dice, and what the engine cannot know.
import { found } from "../game/element.js";
import { rolled } from "./dice.js";
import { MatchPanel } from "./match.js";

/** @typedef {import("../board/table.js").Table} Table */
/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../play/local-game.js").LocalGame} LocalGame */

/** How long dice roll, in milliseconds. */
const ROLLING = 900;

/** @type {MatchPanel | null} */
let panel = null;

/** How many tokens had been played when the dice were last taken up. */
let taken = "";

/** @param {LocalGame} localGame @param {Table} table */
export function showMatch(localGame, table) {
  panel ??= newPanel(localGame, table);
  const { view, game, ending, held } = localGame;
  found("content", HTMLElement).toggleAttribute("data-match", Boolean(game && view.match));
  panel.update(table.seen, { locked: ending !== null || !held || table.seen !== view });
  if (!game || !view.match) return;
  const { declared, decision } = view.match;
  if (declared && decision !== "linked" && table.seen === view)
    void table.rest.then(() => localGame.view === view && table.board.hint(declared.effects));
  const now = `${game.id} ${view.turns.length}`;
  if (decision !== "roll" || ending || !held || taken === now) return;
  taken = now;
  setTimeout(() => {
    taken = "";
    if (localGame.view === view && localGame.held && !localGame.ending) void table.play(rolled().join("-"));
  }, ROLLING);
}

/** @param {LocalGame} localGame @param {Table} table */
function newPanel(localGame, table) {
  const made = new MatchPanel({
    play: async (token) => {
      await table.play(token);
      // Nobody tells the engine who won elsewhere: it takes the person's word.
      const asked = localGame.view.match?.asked ?? [];
      const [by, entry] = token.split(":");
      const other = asked.find((color) => color !== by);
      if (entry !== undefined && other && localGame.game?.seats[other].kind === "engine") await table.play(`${other}:${entry}`);
    },
    decides: (player) => localGame.game?.seats[player].kind === "person",
  });
  found("status", HTMLElement).after(made.element);
  return made;
}
