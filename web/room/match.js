// What a match adds to the page of its game: what is asked and why, and the way to the linked game. On the page of a linked game, the
// way back.

import { html } from "../board/art.js";
import { found } from "../game/element.js";
import { linkName } from "../game/links.js";
import { passKey } from "../online/invitation.js";
import { gameAddress } from "../online/seek.js";
import { t } from "../words/words.js";

/** @import { Link, Token, View } from "../core/types.d.ts" */
/** @import { Game } from "./game.js" */

/** How long the end of a linked game is seen before its players go back, in milliseconds. */
const REST = 2500;

export class MatchPart {
  #game;
  #play;
  /** @type {import("../potentials/match.js").MatchPanel | null} */
  #panel = null;
  #why = html("p", { class: "match-why" });
  #way = html("a", { class: "button", id: "match-way" });
  #place = html("div", { class: "match-part", id: "match", hidden: true }, this.#why, this.#way);
  /** The ways to all games that were linked. */
  #list = html("ol", {});
  #games = html("nav", { class: "match-games", id: "match-games", hidden: true }, html("h2", {}, t("match-games")), this.#list);
  /** The linked game that was known before; undefined at first. @type {string | null | undefined} */
  #linked;

  /** @param {Game} game @param {(token: Token) => void} play sends a token */
  constructor(game, play) {
    this.#game = game;
    this.#play = play;
    found("status", HTMLElement).after(this.#place);
    found("about", HTMLElement).before(this.#games);
    game.addEventListener("ended", () => this.#goBack());
  }

  /** Fetches what only matches need. */
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
    this.#panel?.update(view, { locked: locked || linked !== null });
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
    // Who was here when it began goes there; who comes back to the match stays.
    if (linked !== null && this.#linked === null && this.#game.you) location.assign(gameAddress(linked));
    this.#linked = linked;
  }

  /** Everything that was linked can be looked at, also when the match is over. */
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

  /** The players of a linked game go on with their match. */
  #goBack() {
    const { full, you, id } = this.#game;
    const back = full?.partOf?.game;
    if (!back || !you) return;
    passKey(id, back);
    setTimeout(() => location.assign(gameAddress(back)), REST);
  }
}
