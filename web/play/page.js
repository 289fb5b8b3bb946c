// The page as a whole: the form or a game, the request in the URL, and the connections between the parts.

import { sound } from "../board/sound.js";
import { found } from "../dom/element.js";
import { games } from "../game/games.js";
import { listenToStepKeys } from "../game/step-keys.js";
import { decodeQuery, hasPotentials } from "../game/url.js";
import { MoveList } from "../game/movelist.js";
import { endingName, resultName } from "../game/names.js";
import { recordOf } from "../game/record.js";
import { reasonOf } from "../game/refusal.js";
import { other } from "../core/color.js";
import { loadCore, Refused } from "../core/core.js";
import { storage } from "../site/storage.js";
import { settings } from "../site/settings.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { TabLock } from "./tab-lock.js";
import { Commands } from "./commands.js";
import { LocalGame, newGame, rematchOf } from "./local-game.js";
import { Plates } from "./plates.js";
import { Setup } from "./setup.js";
import { Status } from "./status.js";
import { Thinker } from "./thinker.js";

/** @import { BoardCalls, Color, GameStart, View } from "../core/types.d.ts" */
/** @import { HexBoard } from "../board/board.js" */
/** @import { BoardGame } from "../board/board-game.js" */
/** @import { Game } from "../game/games.js" */

/** Storage key of the current game, for "continue" on the home page. */
const PLAYING = "playing";

export class Page {
  #core;
  #boardGame;
  #board;
  #root = found("content", HTMLElement);
  #thinker = new Thinker();
  #tabLock = new TabLock();
  #setup = new Setup(found("setup", HTMLFormElement));
  #list = new MoveList(found("turns", HTMLElement));
  #localGame;
  #plates;
  #status;
  #commands;
  /** @type {Promise<import("./evaluation.js").Evaluation> | null} */
  #evaluation = null;
  /** @type {import("./importer.js").Importer | null} */
  #importer = null;
  /** Whether the player has flipped the board by hand. */
  #flipped = false;
  /** The player at the bottom of the board. @type {Color} */
  #side = "w";
  /** The position that the hint belongs to. @type {View | null} */
  #hinted = null;
  /** Loaded for the first hint. @type {Promise<import("../teach/hints.js").Hints<import("./thinker.js").Scene>> | null} */
  #hints = null;
  /** Whether games with potentials can be opened. */
  #extended = false;
  /** The start of the next game, if a link or record specifies it. @type {GameStart | null} */
  #opening = null;

  /**
   * @param {BoardCalls} core
   * @param {BoardGame} boardGame
   * @param {HexBoard} board
   */
  constructor(core, boardGame, board) {
    this.#core = core;
    this.#boardGame = boardGame;
    this.#board = board;
    this.#localGame = new LocalGame(boardGame, this.#thinker);
    this.#plates = new Plates(this.#localGame);
    this.#status = new Status(this.#localGame, this.#thinker, () => this.#look(this.#localGame.view.turns.length));
    this.#commands = new Commands(this.#localGame, board, (game) => this.#written(game));
    found("status", HTMLElement).prepend(board.answers);
    this.#listen();
  }

  /** Shows what the URL requests, or the game in progress. */
  begin() {
    const { search } = location;
    const asked = new URLSearchParams(search);
    const kept = games.find(asked.get("game") ?? "");
    if (kept) return this.#open(kept);
    const { opening, seats, problem } = decodeQuery(search);
    if (problem) toast(t("play-link-refused"));
    if (opening || seats.opponent) this.#setup.fill(opening?.variant ?? this.#setup.variant, seats);
    this.#opening = opening;
    if (opening && seats.opponent) return this.#start();
    const open = problem || opening || asked.size > 0 ? null : games.all().find((game) => game.ending === null);
    if (open) this.#open(open);
    else this.#showSetup();
  }

  #listen() {
    this.#setup.addEventListener("start", () => {
      this.#start();
      this.#focusBoard();
    });
    this.#setup.addEventListener("variant", () => this.#preview());
    found("import-open", HTMLButtonElement).addEventListener("click", () => this.#import());
    this.#listenToGame();
    this.#listenToCommands();
    this.#tabLock.addEventListener("lost", () => this.#giveWay());
    found("elsewhere-here", HTMLButtonElement).addEventListener("click", () => this.#takeOver());
    addEventListener("pagehide", () => this.#localGame.pause());
    addEventListener("pageshow", (event) => {
      if (event.persisted && this.#tabLock.held) this.#localGame.resume();
    });
    addEventListener("storage", () => this.#onStorage());
  }

  #listenToGame() {
    this.#localGame.addEventListener("change", () => this.#update());
    this.#localGame.addEventListener("end", () => this.#onEnd());
    this.#localGame.addEventListener("stale", () => this.#tabLock.lose());
    this.#localGame.addEventListener("full", () => toast(t("play-not-kept"), { stays: true }));
    this.#localGame.addEventListener("low", (event) => this.#warn(detail(event)));
    this.#thinker.addEventListener("state", () => this.#update());
    settings.subscribe((name) => name === "evaluation" && void this.#evaluate());
    this.#list.addEventListener("go", (event) => this.#look(detail(event)));
  }

  #listenToCommands() {
    this.#commands.addEventListener("hint", () => this.#hint());
    const flip = () => {
      this.#flipped = !this.#flipped;
      this.#update();
    };
    this.#commands.addEventListener("flip", flip);
    listenToStepKeys({ step: (by) => this.#localGame.game && this.#list.go(this.#boardGame.shown + by), flip });
    this.#commands.addEventListener("take-back", () => {
      this.#localGame.takeBack();
      this.#board.say(t("play-taken-back"));
    });
    this.#commands.addEventListener("new", () => {
      this.#showSetup();
      document.querySelector(/** @type {"input"} */ ("#setup input:checked"))?.focus();
    });
    this.#commands.addEventListener("rematch", () => {
      const { game } = this.#localGame;
      if (game) this.#open(rematchOf(game));
      this.#focusBoard();
    });
  }

  /** Moves the focus to the board after the pressed button has disappeared. */
  #focusBoard() {
    document.querySelector(/** @type {"div"} */ ("#board [tabindex='0']"))?.focus({ preventScroll: true });
  }

  /** Opens the dialog for records, which is loaded on first use because few need it. */
  async #import() {
    if (!this.#importer) {
      const { Importer } = await import("./importer.js");
      this.#importer = new Importer(this.#core);
      this.#importer.addEventListener("play", (event) => {
        this.#opening = detail(event);
        this.#start();
      });
    }
    this.#importer.open();
  }

  /** Starts a new game with the choices of the form and the URL. */
  #start() {
    const plan = this.#setup.plan();
    const handicap = plan.handicap && { handicap: plan.handicap };
    const opening = this.#opening ?? { ...this.#setup.opening, ...handicap };
    this.#opening = null;
    this.#open(newGame(plan, opening));
  }

  /**
   * @param {Game} game
   * @param {"ask" | "take"} [manner] whether to take the game over from another tab that has it
   */
  #open(game, manner = "ask") {
    if (this.#lacks(game.opening.variant)) return void this.#extend(() => this.#open(game, manner));
    this.#leave();
    try {
      this.#localGame.open(game);
    } catch (error) {
      const reason = error instanceof Refused ? reasonOf(error.refusal) : String(error);
      toast(game.revision === 0 ? t("play-link-unplayable", { reason }) : t("play-unplayable", { reason }), { stays: true });
      return this.#showSetup();
    }
    if (game.revision === 0) {
      games.put(game);
      games.prune();
    }
    this.#localGame.guard = null;
    if (game.teaching) import("../teach/teach.js").then(({ teach }) => teach(this.#core, this.#localGame, this.#boardGame), console.warn);
    this.#flipped = false;
    this.#side = this.#below();
    this.#board.flipped = this.#side === "b";
    this.#boardGame.own = this.#localGame.own;
    this.#show("game");
    this.#tabLock[manner](game.id);
    history.replaceState(null, "", `?game=${game.id}`);
    if (game.ending === null) storage.set(PLAYING, game.id);
    this.#update();
  }

  /** Tests whether the rules of a game are not loaded yet. @param {string} variant */
  #lacks(variant) {
    return hasPotentials(variant) && !this.#extended;
  }

  /** Loads the rules of games with potentials, and continues. @param {() => void} next */
  async #extend(next) {
    try {
      const { loadPotentials } = await import("../potentials/potentials.js");
      await loadPotentials();
      this.#extended = true;
    } catch (error) {
      console.warn(error);
      toast(t("play-potentials-failed"), { stays: true });
      this.#setup.fill("gipf-tournament", {});
      return this.#showSetup();
    }
    next();
  }

  /** Leaves the board; a game without turns is not kept. */
  #leave() {
    const { game } = this.#localGame;
    this.#localGame.leave();
    this.#tabLock.release();
    found("elsewhere", HTMLElement).hidden = true;
    if (game && game.turns.length === 0 && game.part === "" && game.ending === null) games.remove(game.id);
  }

  #showSetup() {
    this.#leave();
    storage.remove(PLAYING);
    // The URL that filled the form is kept, so the page can be reloaded.
    if (new URLSearchParams(location.search).has("game")) history.replaceState(null, "", "?new");
    this.#show("setup");
    this.#preview();
    void this.#showHistory();
    this.#status.clear();
  }

  async #showHistory() {
    const { History } = await import("./history.js");
    const list = new History(found("games-list", HTMLElement), (game) => this.#written(game));
    list.resume = (game) => [this.#open(game), this.#focusBoard()];
    list.update();
  }

  /** @param {"setup" | "game"} stage */
  #show(stage) {
    // The form is longer than the screen: from its end only the lower half of the board would be visible.
    if (stage !== this.#root.dataset.stage) scrollTo({ top: 0, behavior: "instant" });
    this.#root.dataset.stage = stage;
    this.#root.toggleAttribute("data-potentials", hasPotentials(this.#localGame.game?.opening.variant));
    this.#root.dataset.variant = this.#localGame.game?.opening.variant ?? "";
    found("loading", HTMLElement).hidden = true;
    found("setup", HTMLElement).hidden = stage !== "setup";
    found("games", HTMLElement).hidden = stage !== "setup";
    found("game", HTMLElement).hidden = stage !== "game";
  }

  /** Shows the board of the game that is selected in the form. */
  #preview() {
    const { opening } = this.#setup;
    if (this.#lacks(opening.variant)) {
      return void this.#extend(async () => {
        await this.#setup.askPotentials();
        if (!this.#localGame.game) this.#preview();
      });
    }
    if (hasPotentials(opening.variant)) void this.#setup.askPotentials();
    this.#board.flipped = false;
    this.#boardGame.open(opening);
    this.#boardGame.locked = true;
  }

  #update() {
    const { game, view } = this.#localGame;
    if (!game) return;
    if (view !== this.#hinted) this.#status.hint = "";
    const { shown } = this.#boardGame;
    void this.#turn();
    this.#plates.update(this.#side);
    const looking = shown < view.turns.length;
    this.#status.update(looking);
    this.#commands.update(looking);
    this.#list.update(view.turns, shown);
    void this.#evaluate();
    if (view.match || document.querySelector(".match"))
      void import("./local-match.js").then(({ showMatch }) => showMatch(this.#localGame, this.#boardGame));
  }

  /** Shows the evaluation, if the user wants it; its script is loaded on first use. */
  async #evaluate() {
    if (!this.#evaluation && !settings.get("evaluation")) return;
    this.#evaluation ??= import("./evaluation.js").then(({ Evaluation }) => new Evaluation(this.#localGame, this.#thinker));
    void (await this.#evaluation).update();
  }

  /** Flips the board to the side that belongs at the bottom, after running animations. */
  async #turn() {
    if (this.#below() === this.#side) return;
    await this.#boardGame.rest;
    if (!this.#localGame.game || this.#below() === this.#side) return;
    this.#side = this.#below();
    this.#board.flipped = this.#side === "b";
    this.#plates.update(this.#side);
  }

  /** Returns the player who belongs at the bottom of the board. @returns {Color} */
  #below() {
    const { game, view, own } = this.#localGame;
    const usual = own ? this.#localGame.player(own) : game?.turning && !this.#localGame.ending ? view.toAct : this.#localGame.player("w");
    return this.#flipped ? other(usual) : usual;
  }

  /** @param {number} turns */
  #look(turns) {
    void this.#boardGame.goTo(turns);
    this.#update();
  }

  async #hint() {
    const { game, view } = this.#localGame;
    if (!game) return;
    this.#look(view.turns.length);
    this.#hinted = view;
    this.#status.hint = t("play-hint-thinking");
    this.#update();
    const isWanted = () => this.#localGame.view === view && this.#localGame.game === game;
    this.#hints ??= import("../teach/teach.js").then(({ prepareHints }) => prepareHints(this.#board, this.#thinker));
    this.#hints.catch(() => (this.#hints = null));
    const text = await this.#hints.then((hints) => hints.next({ game, view }, isWanted)).catch(() => null);
    if (!isWanted()) return;
    this.#status.hint = text ?? t("play-engine-failed");
    this.#update();
  }

  /** @param {Color} player */
  #warn(player) {
    const own = this.#localGame.own;
    if (own && own !== player) return;
    toast(t("play-time-low", { player }), { key: "time", assertive: true });
    if (settings.get("sound")) sound("hurry");
  }

  #onEnd() {
    const { ending, game, own } = this.#localGame;
    storage.remove(PLAYING);
    // An ending by the rules is announced by the board.
    if (!game || !ending || this.#localGame.view.outcome) return;
    this.#board.say(`${resultName(game.seats, ending)} ${endingName(ending)}`);
    if (settings.get("sound")) sound(own && ending.winner !== own ? "lose" : "win");
  }

  /** Gives way to another tab that now plays this game. */
  #giveWay() {
    this.#localGame.hold();
    found("elsewhere", HTMLElement).hidden = false;
  }

  #takeOver() {
    const game = games.find(this.#localGame.game?.id ?? "");
    if (!game) return this.#showSetup();
    this.#open(game, "take");
  }

  /** Handles a change of the storage by another tab: if it was this game, it is played there. */
  #onStorage() {
    const { game } = this.#localGame;
    const kept = game && games.find(game.id);
    if (game && kept && kept.revision !== game.revision) this.#tabLock.lose();
  }

  /**
   * Returns a game as a record. Throws `Refused` if it is illegal.
   * @param {Game} game
   */
  async #written(game) {
    // Records are not needed to play, so their module is loaded on demand.
    const core = await loadCore();
    if (hasPotentials(game.opening.variant)) await (await import("../potentials/potentials.js")).loadPotentialsDocuments();
    const { id, view } = core.open(game.opening);
    core.close(id);
    return core.write(recordOf(game, view.toAct));
  }
}

/** @param {Event} event */
function detail(event) {
  return /** @type {CustomEvent} */ (event).detail;
}
