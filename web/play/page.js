// The page as a whole: the form or a game, what the address asks for, and how the parts hear of each other.

import { extension } from "../board/art.js";
import { sound } from "../board/sound.js";
import { tell } from "../board/voice.js";
import { found } from "../game/element.js";
import { games } from "../game/games.js";
import { listenToStepKeys } from "../game/step-keys.js";
import { decodeLink, hasPotentials } from "../game/link.js";
import { MoveList } from "../game/movelist.js";
import { endingName, resultName } from "../game/names.js";
import { recordOf } from "../game/record.js";
import { reasonOf } from "../game/refusal.js";
import { loadCore, Refused } from "../core/core.js";
import { storage } from "../site/storage.js";
import { settings } from "../site/settings.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { TabLock } from "./tab-lock.js";
import { Commands } from "./commands.js";
import { Evaluation } from "./evaluation.js";
import { History } from "./history.js";
import { LocalGame, newGame, other, rematchOf } from "./local-game.js";
import { Plates } from "./plates.js";
import { Setup } from "./setup.js";
import { Status } from "./status.js";
import { Thinker } from "./thinker.js";

/** @typedef {import("../core/types.d.ts").BoardCalls} BoardCalls */
/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../core/types.d.ts").Opening} Opening */
/** @typedef {import("../core/types.d.ts").View} View */
/** @typedef {import("../board/board.js").HexBoard} HexBoard */
/** @typedef {import("../board/table.js").Table} Table */
/** @typedef {import("../game/games.js").Game} Game */

/** The game that is being played, for the first page's "go on". */
const PLAYING = "playing";

export class Page {
  #core;
  #table;
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
  #evaluation;
  #history;
  /** @type {import("./importer.js").Importer | null} */
  #importer = null;
  /** Whether the player has turned the board by hand. */
  #flipped = false;
  /** Whose side of the board is below. @type {Color} */
  #side = "w";
  /** The position that a hint is about. @type {View | null} */
  #hinted = null;
  /** Whether games with potentials can be opened. */
  #extended = false;
  /** What the next game starts from, when a link or record said so. @type {Opening | null} */
  #opening = null;

  /**
   * @param {BoardCalls} core
   * @param {Table} table
   * @param {HexBoard} board
   */
  constructor(core, table, board) {
    this.#core = core;
    this.#table = table;
    this.#board = board;
    this.#localGame = new LocalGame(table, this.#thinker);
    this.#plates = new Plates(this.#localGame);
    this.#status = new Status(this.#localGame, this.#thinker);
    this.#evaluation = new Evaluation(this.#localGame, this.#thinker);
    const written = (/** @type {Game} */ game) => this.#written(game);
    this.#commands = new Commands(this.#localGame, board, written);
    found("status", HTMLElement).append(board.answers);
    this.#history = new History(found("games-list", HTMLElement), written);
    this.#listen();
  }

  /** Shows what the address asks for, or the game that was being played. */
  begin() {
    const { search } = location;
    const asked = new URLSearchParams(search);
    const kept = games.find(asked.get("game") ?? "");
    if (kept) return this.#open(kept);
    const { opening, seats, problem } = decodeLink(search);
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
    this.#history.addEventListener("resume", (event) => {
      this.#open(detail(event));
      this.#focusBoard();
    });
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
    this.#list.addEventListener("go", (event) => this.#look(detail(event)));
    found("to-now", HTMLButtonElement).addEventListener("click", () => this.#look(this.#localGame.view.turns.length));
  }

  #listenToCommands() {
    this.#commands.addEventListener("hint", () => this.#hint());
    const flip = () => {
      this.#flipped = !this.#flipped;
      this.#update();
    };
    this.#commands.addEventListener("flip", flip);
    listenToStepKeys({ step: (by) => this.#localGame.game && this.#list.go(this.#table.shown + by), flip });
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

  /** The button that was pressed is gone. */
  #focusBoard() {
    document.querySelector(/** @type {"div"} */ ("#board [tabindex='0']"))?.focus({ preventScroll: true });
  }

  /** Opens the dialog for records, which few need and which is loaded then. */
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

  /** A new game as the form and the address say. */
  #start() {
    const plan = this.#setup.plan();
    const handicap = plan.handicap && { handicap: plan.handicap };
    const opening = this.#opening ?? { ...this.#setup.opening, ...handicap };
    this.#opening = null;
    this.#open(newGame(plan, opening));
  }

  /**
   * @param {Game} game
   * @param {"ask" | "take"} [manner] whether another tab that has the game may keep it
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
    if (game.teaching) import("../teach/teach.js").then(({ teach }) => teach(this.#core, this.#localGame, this.#table), console.warn);
    this.#flipped = false;
    this.#side = this.#below();
    this.#board.flipped = this.#side === "b";
    this.#table.own = this.#localGame.own;
    this.#show("game");
    this.#tabLock[manner](game.id);
    history.replaceState(null, "", `?game=${game.id}`);
    if (game.ending === null) storage.set(PLAYING, game.id);
    this.#update();
  }

  /** Whether the rules of a game are not there yet. @param {string} variant */
  #lacks(variant) {
    return hasPotentials(variant) && !this.#extended;
  }

  /** Fetches the rules of games with potentials, and goes on. @param {() => void} next */
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

  /** Leaves the board; a game in which nothing was played is not worth keeping. */
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
    // A link that set up the form stays as it is, so that the page can be loaded again.
    if (new URLSearchParams(location.search).has("game")) history.replaceState(null, "", "?new");
    this.#show("setup");
    this.#preview();
    this.#history.update();
    this.#status.clear();
  }

  /** @param {"setup" | "game"} stage */
  #show(stage) {
    // The form is longer than the screen: from its end one would see the lower half of the board.
    if (stage !== this.#root.dataset.stage) scrollTo({ top: 0, behavior: "instant" });
    this.#root.dataset.stage = stage;
    this.#root.toggleAttribute("data-potentials", hasPotentials(this.#localGame.game?.opening.variant));
    this.#root.dataset.variant = this.#localGame.game?.opening.variant ?? "";
    found("loading", HTMLElement).hidden = true;
    found("setup", HTMLElement).hidden = stage !== "setup";
    found("games", HTMLElement).hidden = stage !== "setup";
    found("game", HTMLElement).hidden = stage !== "game";
  }

  /** The board of the game that is chosen in the form. */
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
    this.#table.open(opening);
    this.#table.locked = true;
  }

  #update() {
    const { game, view } = this.#localGame;
    if (!game) return;
    if (view !== this.#hinted) this.#status.hint = "";
    const { shown } = this.#table;
    void this.#turn();
    this.#plates.update(this.#side);
    const looking = shown < view.turns.length;
    this.#status.update(looking);
    this.#commands.update(looking);
    this.#list.update(view.turns, shown);
    void this.#evaluation.update();
    extension.update?.(this.#localGame, this.#table);
  }

  /** Turns the board to the side that belongs below, after what is still moving on it. */
  async #turn() {
    if (this.#below() === this.#side) return;
    await this.#table.rest;
    if (!this.#localGame.game || this.#below() === this.#side) return;
    this.#side = this.#below();
    this.#board.flipped = this.#side === "b";
    this.#plates.update(this.#side);
  }

  /** Whose side of the board belongs below. @returns {Color} */
  #below() {
    const { game, view, own } = this.#localGame;
    const usual = own ? this.#localGame.player(own) : game?.turning && !this.#localGame.ending ? view.toAct : this.#localGame.player("w");
    return this.#flipped ? other(usual) : usual;
  }

  /** @param {number} turns */
  #look(turns) {
    void this.#table.goTo(turns);
    this.#update();
  }

  async #hint() {
    const { game, view } = this.#localGame;
    if (!game) return;
    this.#look(view.turns.length);
    this.#hinted = view;
    this.#status.hint = t("play-hint-thinking");
    this.#update();
    const token = await this.#thinker.hint({ game, view });
    if (this.#localGame.view !== view || this.#localGame.game !== game) return;
    this.#status.hint = token === null ? t("play-engine-failed") : "";
    if (token !== null) {
      const effects = this.#board.preview(token.split(";")[0] ?? token);
      this.#board.hint(effects);
      this.#status.hint = t("play-hint-is", { turn: tell(effects) || token });
    }
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
    // When the rules end a game, the table tells it.
    if (!game || !ending || this.#localGame.view.outcome) return;
    this.#board.say(`${resultName(game.seats, ending)} ${endingName(ending)}`);
    if (settings.get("sound")) sound(own && ending.winner !== own ? "lose" : "win");
  }

  /** Another tab plays this game now. */
  #giveWay() {
    this.#localGame.hold();
    found("elsewhere", HTMLElement).hidden = false;
  }

  #takeOver() {
    const game = games.find(this.#localGame.game?.id ?? "");
    if (!game) return this.#showSetup();
    this.#open(game, "take");
  }

  /** Another tab has kept something: if it was this game, it is played there. */
  #onStorage() {
    const { game } = this.#localGame;
    const kept = game && games.find(game.id);
    if (game && kept && kept.revision !== game.revision) this.#tabLock.lose();
  }

  /**
   * A game as a record. Throws `Refused` if the rules do not allow it.
   * @param {Game} game
   */
  async #written(game) {
    // Records are not needed to play, so that they come when they are asked for.
    const core = await loadCore();
    if (hasPotentials(game.opening.variant)) await (await import("../potentials/potentials.js")).loadPotentialsDocuments();
    const { table, view } = core.open(game.opening);
    core.close(table);
    return core.write(recordOf(game, view.toAct));
  }
}

/** @param {Event} event */
function detail(event) {
  return /** @type {CustomEvent} */ (event).detail;
}
