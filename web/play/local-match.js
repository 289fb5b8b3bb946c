// A match in this browser: the panel next to the board, the dice, and the results that the engine cannot know.
import { found } from "../dom/element.js";
import { rolled } from "../potentials/dice.js";
import { MatchPanel } from "../potentials/match.js";

/** @typedef {import("../board/board-game.js").BoardGame} BoardGame */
/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("./local-game.js").LocalGame} LocalGame */

/** Duration of a roll of the dice in milliseconds. */
const ROLLING = 900;

/** @type {MatchPanel | null} */
let panel = null;

/** Game and number of turns of the roll in progress so that the dice are rolled once. */
let taken = "";

/** @param {LocalGame} localGame @param {BoardGame} boardGame */
export function showMatch(localGame, boardGame) {
  panel ??= newPanel(localGame, boardGame);
  const { view, game, ending, held } = localGame;
  found("content", HTMLElement).toggleAttribute("data-match", Boolean(game && view.match));
  panel.update(boardGame.seen, { locked: ending !== null || !held || boardGame.seen !== view });
  if (!game || !view.match) return;
  const { declared, decision } = view.match;
  if (declared && decision !== "linked" && boardGame.seen === view)
    void boardGame.rest.then(() => localGame.view === view && boardGame.board.hint(declared.effects));
  const now = `${game.id} ${view.turns.length}`;
  if (decision !== "roll" || ending || !held || taken === now) return;
  taken = now;
  setTimeout(() => {
    taken = "";
    if (localGame.view === view && localGame.held && !localGame.ending) void boardGame.play(rolled().join("-"));
  }, ROLLING);
}

/** @param {LocalGame} localGame @param {BoardGame} boardGame */
function newPanel(localGame, boardGame) {
  const made = new MatchPanel({
    play: async (token) => {
      await boardGame.play(token);
      // The engine cannot know who won elsewhere: it accepts the person's entry.
      const asked = localGame.view.match?.asked ?? [];
      const [by, entry] = token.split(":");
      const other = asked.find((color) => color !== by);
      if (entry !== undefined && other && localGame.game?.seats[other].kind === "engine") await boardGame.play(`${other}:${entry}`);
    },
    decides: (player) => localGame.game?.seats[player].kind === "person",
  });
  found("status", HTMLElement).after(made.element);
  return made;
}
