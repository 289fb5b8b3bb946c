// The additions of a match to the page of its game: the pending decision and its reason, and the link to the linked game. On the page
// of a linked game, the link back.

import { found, html } from "../dom/element.js";
import { linkName } from "../game/links.js";
import { passKey } from "../online/invitation.js";
import { gameAddress } from "../online/seek.js";
import { t } from "../words/words.js";
import { isNonceReplaced } from "./nonce.js";

/** @import { Link, Token, View } from "../core/types.d.ts" */
/** @import { ContestView, RollProof } from "../protocol/types.d.ts" */
/** @import { BoardGame } from "../board/board-game.js" */
/** @import { Game } from "./game.js" */

/** Time for which the end of a linked game is shown before its players go back, in milliseconds. */
const RETURN_DELAY = 2500;

export class MatchPart {
  #game;
  #boardGame;
  #play;
  /** @type {import("../potentials/match.js").MatchPanel | null} */
  #panel = null;
  #why = html("p", { class: "match-why" });
  #way = html("a", { class: "button", id: "match-way" });
  #place = html("div", { class: "match-part", id: "match", hidden: true }, this.#why, this.#way);
  /** Links to all linked games. */
  #list = html("ol", {});
  #games = html("nav", { class: "match-games", id: "match-games", hidden: true }, html("h2", {}, t("match-games")), this.#list);
  /** The linked game as of the last update; undefined at first. @type {string | null | undefined} */
  #linked;

  /** @param {Game} game @param {BoardGame} boardGame @param {(token: Token) => void} play sends a token */
  constructor(game, boardGame, play) {
    this.#game = game;
    this.#boardGame = boardGame;
    this.#play = play;
    found("status", HTMLElement).after(this.#place);
    found("about", HTMLElement).before(this.#games);
    game.addEventListener("ended", () => this.#goBack());
  }

  /** Loads the code that only matches need. */
  async prepare() {
    if (!this.#game.full?.terms.match) return;
    const { MatchPanel } = await import("../potentials/match.js");
    if (this.#panel) return;
    this.#panel = new MatchPanel({ play: this.#play, decides: (player) => player === this.#game.you });
    this.#place.before(this.#panel.element);
  }

  /** @param {View} view @param {boolean} locked whether nothing can be decided here */
  update(view, locked) {
    const { full } = this.#game;
    const linked = full?.match?.linked ?? null;
    const proof = isNonceReplaced(full) ? "replaced" : lastProof(full?.match?.contests ?? []);
    this.#panel?.update(view, { locked: locked || linked !== null, proof });
    this.#showDeclared(view);
    const other = linked ?? full?.partOf?.game ?? null;
    this.#place.hidden = other === null;
    this.#why.textContent = full?.partOf ? t("game-match-part") : "";
    this.#why.hidden = !full?.partOf;
    if (other !== null) {
      this.#way.classList.toggle("primary", linked !== null);
      this.#way.textContent = linked === null ? t("game-match-back") : t("game-match-go");
      passKey(this.#game.id, other);
      this.#way.href = gameAddress(other);
    }
    this.#showGames();
    // Players who were on this page when the linked game began go to it; those who come back to the match stay.
    if (linked !== null && this.#linked === null && this.#game.you) location.assign(gameAddress(linked));
    this.#linked = linked;
  }

  /** Draws a declared use on the board, for the player who must decide and for everybody else. @param {View} view */
  #showDeclared(view) {
    const { declared } = view.match ?? {};
    const boardGame = this.#boardGame;
    if (declared && boardGame.seen === view)
      void boardGame.rest.then(() => boardGame.seen === view && boardGame.board.hint(declared.effects));
  }

  /** Lists all linked games, even when the match is over. */
  #showGames() {
    const contests = this.#game.full?.match?.contests ?? [];
    const games = contests.flatMap(({ game, link }) => (game ? [{ game, link }] : []));
    this.#games.hidden = games.length === 0;
    if (this.#list.children.length === games.length) return;
    const ways = games.map(({ game, link }) => {
      passKey(this.#game.id, game);
      return html("li", {}, html("a", { href: gameAddress(game) }, linkName(/** @type {Link} */ (link))));
    });
    this.#list.replaceChildren(...ways);
  }

  /** Leads the players of a linked game back to their match. */
  #goBack() {
    const { full, you, id } = this.#game;
    const back = full?.partOf?.game;
    if (!back || !you) return;
    passKey(id, back);
    setTimeout(() => location.assign(gameAddress(back)), RETURN_DELAY);
  }
}

/**
 * Returns how the last roll is proved; null if the last contest was not decided by dice. Earlier servers did not state it and used no
 * nonces.
 * @param {ContestView[]} contests
 * @returns {RollProof | null}
 */
export function lastProof(contests) {
  const last = contests[contests.length - 1];
  return last && last.rolls.length > 0 ? (last.proofs?.[last.rolls.length - 1] ?? "server") : null;
}
