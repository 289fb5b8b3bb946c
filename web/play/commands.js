// What a player may ask for besides acting on the board: hint, taking back, resigning, and ways out of the page.

import { found, html } from "../game/element.js";
import { copyText, downloadText, shareLink } from "../game/export.js";
import { encodeLink } from "../game/link.js";
import { endingName, resultName, variantName } from "../game/names.js";
import { recordFile } from "../game/record.js";
import { settings } from "../site/settings.js";
import { t } from "../words/words.js";
import { analyseAddress, reportAddress } from "./history.js";

/** @typedef {import("../board/board.js").HexBoard} HexBoard */
/** @typedef {import("../game/games.js").Game} Game */
/** @typedef {import("./local-game.js").LocalGame} LocalGame */

/** Reports `hint`, `take-back`, `flip`, `rematch` and `new`, which concern more than the game. */
export class Commands extends EventTarget {
  #localGame;
  #written;
  #result = found("result", HTMLElement);
  #sure = found("sure", HTMLDialogElement);
  #board;

  /**
   * @param {LocalGame} localGame
   * @param {HexBoard} board
   * @param {(game: Game) => Promise<string>} written a game as a record
   */
  constructor(localGame, board, written) {
    super();
    this.#board = board;
    this.#localGame = localGame;
    this.#written = written;
    on("resign", () => this.#askResign());
    for (const name of ["hint", "take-back", "flip", "new", "rematch"]) on(name, () => this.#report(name));
    on("new-now", () => this.#report("new"));
    on("copy-position", () => copyText(localGame.view.position, t("play-copied-position")));
    on("copy-record", () => this.#withGame(async (game) => copyText(await written(game), t("play-copied-record"))));
    on("download-record", () => this.#save());
    on("share", () => this.#share());
    on("sure-no", () => this.#sure.close());
    on("sure-yes", () => {
      this.#sure.close();
      localGame.resign();
    });
    const box = found("evaluation-show", HTMLInputElement);
    box.checked = settings.get("evaluation");
    box.addEventListener("change", () => settings.set("evaluation", box.checked));
    settings.subscribe(() => {
      box.checked = settings.get("evaluation");
    });
    closeOutside(found("more", HTMLElement));
  }

  /** Shows what can be done now. @param {boolean} looking whether the board shows an earlier position */
  update(looking) {
    const { ending, game, toAct } = this.#localGame;
    disable("take-back", !this.#localGame.canTakeBack);
    disable("hint", toAct?.kind !== "person" || !this.#localGame.held);
    disable("resign", !this.#localGame.held);
    for (const id of ["hint", "take-back", "resign"]) found(id, HTMLElement).hidden = ending !== null;
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
    // The button that had the focus is gone.
    if (document.activeElement === document.body || document.activeElement?.closest("[hidden]")) heading.focus({ preventScroll: true });
  }

  #askResign() {
    const player = this.#localGame.own ?? this.#localGame.player(this.#localGame.view.toAct);
    found("sure-who", HTMLElement).textContent = t("play-resign-who", { player });
    this.#sure.showModal();
  }

  #save() {
    this.#withGame(async (game) => downloadText(recordFile(game), await this.#written(game)));
  }

  #share() {
    this.#withGame((game) => {
      const address = new URL(
        `/${document.documentElement.lang}/analyse?${encodeLink({ ...game.opening, turns: game.turns })}`,
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
 * @param {string} id
 * @param {() => void} act
 */
function on(id, act) {
  document.getElementById(id)?.addEventListener("click", () => {
    if (document.getElementById(id)?.getAttribute("aria-disabled") !== "true") act();
  });
}

/**
 * A button that cannot be used now keeps the focus: it is not taken out of the page's order.
 * @param {string} id
 * @param {boolean} off
 */
function disable(id, off) {
  document.getElementById(id)?.setAttribute("aria-disabled", String(off));
}

/**
 * A menu closes when something in it was chosen, by Escape, and by a click elsewhere.
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
