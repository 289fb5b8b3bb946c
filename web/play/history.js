// "Your games": the games stored in this browser, to continue, view, save or delete.

import { button, html } from "../dom/element.js";
import { downloadText } from "../game/export.js";
import { games } from "../game/games.js";
import { encodeQuery } from "../game/url.js";
import { playerName, resultName, variantName } from "../game/names.js";
import { recordFile } from "../game/record.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";

/** @typedef {import("../game/games.js").Game} Game */

export class History {
  #place;
  #written;
  /** Continues a game. @type {(game: Game) => void} */
  resume = () => {};
  #when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });

  /**
   * @param {HTMLElement} place
   * @param {(game: Game) => Promise<string>} written returns a game as a record
   */
  constructor(place, written) {
    this.#place = place;
    this.#written = written;
  }

  /** @param {string | null} [without] the game that is on the board */
  update(without = null) {
    const all = games.all().filter((game) => game.id !== without);
    if (all.length === 0) {
      this.#place.replaceChildren(html("p", { class: "quiet" }, t("play-games-none")));
      return;
    }
    const list = html("ul", { class: "kept" }, ...all.map((game) => this.#item(game, without)));
    const save = button(t("play-games-save-all"), () => this.#saveAll(all), { class: "quiet" });
    this.#place.replaceChildren(list, save);
  }

  /**
   * @param {Game} game
   * @param {string | null} without
   */
  #item(game, without) {
    const result = game.ending ? resultName(game.seats, game.ending) : t("play-games-open");
    const about = [this.#when.format(new Date(game.changed)), t("play-games-turns", { count: game.turns.length }), result];
    const who = t("play-games-item", { white: playerName(game.seats, "w"), black: playerName(game.seats, "b") });
    const acts = html("div", { class: "acts" });
    if (game.ending === null) acts.append(button(t("play-games-resume"), () => this.resume(game), { class: "primary" }));
    acts.append(html("a", { class: "button", href: analyseAddress(game) }, t("play-games-analyse")));
    acts.append(
      button(t("play-games-save"), () => this.#save(game), { class: "quiet" }),
      button(t("play-games-delete"), () => this.#remove(game, without), { class: "quiet" }),
    );
    const title = html("strong", {}, variantName(game.opening.variant));
    return html("li", {}, html("p", {}, title, " ", who, html("br", {}), html("small", {}, about.join(" · "))), acts);
  }

  /** @param {Game} game */
  async #save(game) {
    const text = await this.#text(game);
    if (text !== null) downloadText(recordFile(game), text);
  }

  /** @param {Game[]} all */
  async #saveAll(all) {
    const texts = await Promise.all(all.map((game) => this.#text(game)));
    downloadText(`gipfel-${new Date().toISOString().slice(0, 10)}.txt`, texts.filter((text) => text !== null).join("\n"));
  }

  /**
   * Returns the record of a game, or null if the rules refuse its turns; other games are still saved.
   * @param {Game} game
   */
  async #text(game) {
    try {
      return await this.#written(game);
    } catch (error) {
      toast(t("play-unplayable", { reason: error instanceof Error ? error.message : "" }));
      return null;
    }
  }

  /**
   * @param {Game} game
   * @param {string | null} without
   */
  #remove(game, without) {
    games.remove(game.id);
    this.update(without);
    const undo = () => {
      games.put(game);
      this.update(without);
    };
    toast(t("play-games-deleted"), { action: { text: t("play-games-undo"), act: undo } });
  }
}

/**
 * Returns the address at which a game can be analysed.
 * @param {Game} game
 */
export function analyseAddress(game) {
  return `/${document.documentElement.lang}/analyse?${encodeQuery({ ...game.opening, turns: game.turns })}`;
}

/**
 * Returns the address of a game's report, with the user's side: see `report/url.js`.
 * @param {Game} game
 */
export function reportAddress(game) {
  const { w, b } = game.seats;
  const engine = w.kind === "engine" ? w : b.kind === "engine" ? b : null;
  const own = engine ? (engine === w ? "b" : "w") : "both";
  return `${analyseAddress(game)}&report=${own}&against=${engine ? `engine:${engine.level}` : "person"}`;
}
