// The terms, the spectators, and the network delay of each player with its compensation.

import { found, html } from "../dom/element.js";
import { matchFacts } from "../game/links.js";
import { gameName } from "../game/match-names.js";
import { colorName } from "../game/names.js";
import { timeControlName } from "../online/time-control.js";
import { t } from "../words/words.js";

/** @import { PlayedTurn } from "../protocol/types.d.ts" */
/** @import { Socket } from "../online/socket.js" */
/** @import { Game } from "./game.js" */

export class About {
  #game;
  #socket;
  #place = found("about-what", HTMLElement);
  #fold = found("about", HTMLDetailsElement);

  /** @param {Game} game @param {Socket} socket */
  constructor(game, socket) {
    this.#game = game;
    this.#socket = socket;
    this.#fold.addEventListener("toggle", () => this.update());
    socket.addEventListener("pong", () => this.update());
  }

  update() {
    const { full } = this.#game;
    if (!full || !this.#fold.open) return;
    const facts = [
      gameName(full.terms),
      ...matchFacts(full.terms),
      t("game-about-clock", { clock: timeControlName(full.terms.clock) }),
      full.terms.rated ? t("game-about-rated") : t("game-about-unrated"),
      ...(full.private ? [t("game-about-private")] : []),
      t("game-spectators", { count: this.#game.present.watchers }),
    ];
    const list = html("ul", {}, ...facts.map((fact) => html("li", {}, fact)));
    this.#place.replaceChildren(list, ...(this.#game.live ? this.#lag() : []));
  }

  #lag() {
    const { lag } = this.#socket;
    const own = lag === null ? [] : [html("p", {}, t("game-about-lag-own", { ms: lag }))];
    const heads = [t("game-about-player"), t("game-about-last"), t("game-about-back"), t("game-about-back-all")];
    const row = html("tr", {}, ...heads.map((head) => html("th", { scope: "col" }, head)));
    const rows = /** @type {const} */ (["w", "b"]).map((color, i) =>
      line(
        colorName(color),
        (this.#game.full?.turns ?? []).filter((_, n) => n % 2 === i),
      ),
    );
    return [
      html("h2", {}, t("game-about-lag")),
      ...own,
      html("table", {}, html("thead", {}, row), html("tbody", {}, ...rows)),
      html("p", { class: "quiet small" }, t("game-about-lag-note")),
    ];
  }
}

/** @param {string} name @param {PlayedTurn[]} turns */
function line(name, turns) {
  const last = turns[turns.length - 1];
  const all = turns.reduce((sum, { lag }) => sum + lag, 0);
  const cells = last
    ? [
        t("game-about-seconds", { seconds: Math.round(last.spent / 100) / 10 }),
        t("game-about-ms", { ms: last.lag }),
        t("game-about-ms", { ms: all }),
      ]
    : ["–", "–", "–"];
  return html("tr", {}, html("th", { scope: "row" }, name), ...cells.map((cell) => html("td", {}, cell)));
}
