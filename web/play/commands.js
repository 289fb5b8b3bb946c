// The player's commands besides acting on the board: hint, taking back, resigning, and ways to export or leave the game.

import { found, html } from "../dom/element.js";
import { Confirmation, onPress, setButton } from "../game/commands.js";
import { copyText, downloadText, shareLink } from "../game/export.js";
import { encodeQuery } from "../game/url.js";
import { endingName, resultName, variantName } from "../game/names.js";
import { recordFile } from "../game/record.js";
import { settings } from "../site/settings.js";
import { t } from "../words/words.js";
import { analyseAddress, reportAddress } from "./history.js";

/** @typedef {import("../board/board.js").HexBoard} HexBoard */
/** @typedef {import("../game/games.js").Game} Game */
/** @typedef {import("./local-game.js").LocalGame} LocalGame */

/** Dispatches `hint`, `take-back`, `flip`, `rematch` and `new`, which concern more than the game. */
export class Commands extends EventTarget {
  #localGame;
  #written;
  #result = found("result", HTMLElement);
  #confirmation = new Confirmation();
  #board;

  /**
   * @param {LocalGame} localGame
   * @param {HexBoard} board
   * @param {(game: Game) => Promise<string>} written returns a game as a record
   */
  constructor(localGame, board, written) {
    super();
    this.#board = board;
    this.#localGame = localGame;
    this.#written = written;
    onPress("resign", () => this.#askResign());
    for (const name of ["hint", "take-back", "flip", "new", "rematch"]) onPress(name, () => this.#report(name));
    onPress("new-now", () => this.#report("new"));
    onPress("copy-position", () => copyText(localGame.view.position, t("play-copied-position")));
    onPress("copy-record", () => this.#withGame(async (game) => copyText(await written(game), t("play-copied-record"))));
    onPress("download-record", () => this.#save());
    onPress("share", () => this.#share());
    const box = found("evaluation-show", HTMLInputElement);
    box.checked = settings.get("evaluation");
    box.addEventListener("change", () => settings.set("evaluation", box.checked));
    settings.subscribe(() => {
      box.checked = settings.get("evaluation");
    });
    closeOutside(found("more", HTMLElement));
  }

  /** Shows the available commands. @param {boolean} looking whether the board shows an earlier position */
  update(looking) {
    const { ending, game, toAct } = this.#localGame;
    const { canTakeBack, held } = this.#localGame;
    setButton("take-back", { shown: ending === null, enabled: canTakeBack });
    setButton("hint", { shown: ending === null, enabled: toAct?.kind === "person" && held });
    setButton("resign", { shown: ending === null, enabled: held });
    for (const id of ["rematch", "report-now", "new-now"]) found(id, HTMLElement).hidden = ending === null;
    if (game) found("analyse", HTMLAnchorElement).href = analyseAddress(game);
    if (game && ending) found("report-now", HTMLAnchorElement).href = reportAddress(game);
    this.#result.hidden = ending === null || looking;
    found("game", HTMLElement).classList.toggle("over", ending !== null);
    const words = game && ending ? { title: resultName(game.seats, ending), reason: endingName(ending) } : null;
    this.#board.result = looking ? null : words;
    if (game && words && this.#result.dataset.game !== game.id) this.#showResult(game, words);
    if (!ending) delete this.#result.dataset.game;
  }

  /**
   * @param {Game} game
   * @param {import("../board/types.d.ts").Ending} words
   */
  #showResult(game, { title, reason }) {
    this.#result.dataset.game = game.id;
    const heading = html("h2", { tabindex: "-1" }, title);
    this.#result.replaceChildren(heading, " ", html("p", {}, reason));
    // The focused button is gone.
    if (document.activeElement === document.body || document.activeElement?.closest("[hidden]")) heading.focus({ preventScroll: true });
  }

  #askResign() {
    const player = this.#localGame.own ?? this.#localGame.player(this.#localGame.view.toAct);
    const about = t("play-resign-who", { player });
    this.#confirmation.ask(t("game-resign-sure"), about, t("game-resign-yes"), () => this.#localGame.resign());
  }

  #save() {
    this.#withGame(async (game) => downloadText(recordFile(game), await this.#written(game)));
  }

  #share() {
    this.#withGame((game) => {
      const address = new URL(
        `/${document.documentElement.lang}/analyse?${encodeQuery({ ...game.opening, turns: game.turns })}`,
        location.href,
      );
      return shareLink(variantName(game.opening.variant), address.href, t("play-copied-link"));
    });
  }

  /** @param {(game: Game) => unknown} act */
  #withGame(act) {
    if (this.#localGame.game) act(this.#localGame.game);
  }

  /** @param {string} name */
  #report(name) {
    this.dispatchEvent(new Event(name));
  }
}

/**
 * Closes a menu after a choice in it, on Escape, and on a click elsewhere.
 * @param {HTMLElement} menu
 */
function closeOutside(menu) {
  const close = () => menu.removeAttribute("open");
  document.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!menu.contains(target) || target.closest("button, a")) close();
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    close();
    menu.querySelector("summary")?.focus();
  });
}
