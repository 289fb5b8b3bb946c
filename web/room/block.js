// The dialog for blocking and unblocking the players of a game and those who wrote in its chat.

import { found, html } from "../dom/element.js";
import { blockButton, blockedPlayers } from "../online/blocks.js";
import { personName } from "../online/people.js";
import { problemText } from "../site/problem.js";
import { Problem } from "../site/rest.js";
import { t } from "../words/words.js";
import { others } from "./report.js";

/** @import { Game } from "./game.js" */

/** @param {Game} game */
export function offerBlock(game) {
  const dialog = found("blocking", HTMLDialogElement);
  const list = found("block-people", HTMLUListElement);
  const answer = found("block-answer", HTMLElement);
  found("block", HTMLButtonElement).addEventListener("click", async () => {
    list.replaceChildren();
    answer.textContent = "";
    dialog.showModal();
    try {
      const blocked = (await blockedPlayers()).map(({ player }) => player.id);
      const people = others(game);
      list.replaceChildren(
        ...people.map((player) => {
          // Messages of a blocked player are hidden at once; after unblocking, they return when the game is loaded again.
          const changed = (/** @type {boolean} */ isBlocked) => isBlocked && game.hideLinesOf(player.id);
          const tell = (/** @type {string} */ text) => void (answer.textContent = text);
          const button = blockButton(player, blocked.includes(player.id), changed, tell);
          return html("li", {}, html("div", {}, html("strong", {}, personName(player))), button);
        }),
      );
      answer.textContent = people.length === 0 ? t("block-nobody") : "";
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      answer.textContent = problemText(error);
    }
  });
  found("block-close", HTMLButtonElement).addEventListener("click", () => dialog.close());
}
