// The best game in progress, and then the next one. When nobody plays, two levels of the engine do.

import "../game/site-board.js";
import { BoardGame } from "../board/board-game.js";
import { updateCards } from "../archive/card.js";
import { loadBoardCore } from "../core/core.js";
import { found, setText } from "../dom/element.js";
import { hasPotentials } from "../game/url.js";
import { loadRules } from "../extensions/loading.js";
import { gameStartOf } from "../game/game-start.js";
import { tellCalls } from "../online/calls.js";
import { tellChallenges } from "../online/challenge.js";
import { showConnection } from "../online/connection.js";
import { about } from "../online/lists.js";
import { personText } from "../online/people.js";
import { gameAddress } from "../online/seek.js";
import { Socket, socketAddress } from "../online/socket.js";
import { BoardState } from "../room/board-state.js";
import { Game } from "../room/game.js";
import { Plates } from "../room/plates.js";
import { endingText, resultText } from "../room/result.js";
import { waitingWords } from "../room/status.js";
import { ask } from "../site/rest.js";
import { ready, t } from "../words/words.js";
import { Exhibition } from "./exhibition.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { BoardCalls } from "../core/types.d.ts" */
/** @import { GameSummary, Lobby } from "../protocol/types.d.ts" */

/** Time for which the end of a game is shown before the next one begins, in milliseconds. */
const END_DURATION = 8000;

/** Number of other games that are listed. */
const OTHERS_MAX = 4;

class Tv {
  #board;
  #exhibition;
  /** Whether the engine could not be loaded. */
  #failed = false;
  #socket = new Socket(socketAddress());
  #game = new Game("");
  #boardState;
  #plates;
  /** The games in progress, best first. @type {GameSummary[]} */
  #live = [];
  /** Whether the board shows the current game. */
  #opened = false;
  /** Whether the list of games in progress has arrived. */
  #known = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #changing;

  /** @param {BoardCalls} core @param {HexBoard} board */
  constructor(core, board) {
    this.#board = board;
    const boardGame = new BoardGame(core, board, { variant: "yinsh" });
    boardGame.locked = true;
    this.#exhibition = new Exhibition(boardGame);
    this.#exhibition.addEventListener("failed", () => this.#onFailed());
    this.#boardState = new BoardState(core, boardGame);
    this.#plates = new Plates(this.#game, this.#socket, () => {});
    showConnection(this.#socket);
    tellChallenges(this.#socket);
    tellCalls(this.#socket);
    for (const name of ["game", "event", "present"]) {
      this.#socket.addEventListener(name, (event) => this.#game.hear(/** @type {CustomEvent} */ (event).detail));
    }
    this.#game.addEventListener("missed", () => this.#askAll());
    this.#game.addEventListener("change", () => this.#update());
    this.#boardState.addEventListener("change", () => this.#showEnd());
    this.#socket.addEventListener("lobby", (event) => this.#onLobby(/** @type {CustomEvent} */ (event).detail));
    this.#socket.subscribe("lobby", () => ({ t: "lobby", on: true }));
  }

  /** @param {Lobby} lobby */
  #onLobby({ games }) {
    this.#live = games;
    this.#known = true;
    // A game is watched to its end, even if a better one begins.
    if (!this.#game.playing && this.#changing === undefined) this.#next();
    this.#showOthers();
  }

  /** Shows the best game; without one, the engine playing itself or, if it cannot, the last game that was played. */
  #next() {
    this.#changing = undefined;
    const best = this.#live.find(({ id }) => id !== this.#game.id || this.#game.full === null);
    if (best) this.#watch(best.id);
    else if (!this.#failed && Exhibition.isAllowed) this.#exhibit();
    else if (this.#game.id === "") void this.#showLast();
    this.#update();
    this.#showOthers();
  }

  #exhibit() {
    if (this.#game.id !== "") this.#socket.unsubscribe("watch", { t: "leave", game: this.#game.id });
    this.#game.switchTo("");
    found("content", HTMLElement).toggleAttribute("data-potentials", false);
    found("content", HTMLElement).dataset.stage = "game";
    this.#exhibition.start();
  }

  #onFailed() {
    this.#failed = true;
    this.#exhibition.stop();
    this.#next();
  }

  async #showLast() {
    try {
      const { games } = /** @type {{ games: GameSummary[] }} */ (await ask("GET", "games?status=ended&aborted=false"));
      const last = games.find(({ plies }) => plies > 0);
      if (last && this.#game.id === "") this.#watch(last.id);
    } catch {
      // The connection line reports the error.
    }
  }

  /** @param {string} id */
  #watch(id) {
    this.#exhibition.stop();
    if (this.#game.id !== "") this.#socket.unsubscribe("watch", { t: "leave", game: this.#game.id });
    this.#opened = false;
    this.#game.switchTo(id);
    this.#socket.subscribe("watch", () => ({ t: "watch", game: this.#game.id, since: this.#game.seq, key: null }));
  }

  #askAll() {
    this.#socket.say({ t: "watch", game: this.#game.id, since: null, key: null });
  }

  #update() {
    const { full, playing, turns } = this.#game;
    const isQuiet = this.#known && !playing && this.#live.length === 0;
    const { isOn } = this.#exhibition;
    found("quiet-time", HTMLElement).hidden = !isQuiet;
    say("quiet-words", isOn ? t("tv-engines") : full ? t("tv-last") : t("home-live-none"));
    found("now", HTMLElement).hidden = !full && !isOn;
    found("now-open", HTMLElement).hidden = isOn;
    found("exhibition-pause", HTMLElement).hidden = !isOn;
    if (!full || isOn) return;
    if (!this.#opened) void this.#open();
    else this.#boardState.follow(turns);
    this.#plates.update("w");
    found("content", HTMLElement).dataset.stage = "game";
    say("now-head", t("online-against", { white: personText(full.w), black: personText(full.b) }));
    say("now-facts", [...about(full.terms, full.speed), t("online-turns", { count: turns.length })].join(" · "));
    found("now-open", HTMLAnchorElement).href = gameAddress(full.id);
    if (playing) say("now-state", this.#state());
    else this.#end();
    this.#showEnd();
  }

  /** Shows the game on the board, once its rules are loaded. */
  async #open() {
    const { id, full } = this.#game;
    if (!full) return;
    const opening = gameStartOf(full.terms);
    await loadRules(opening.variant);
    // In the meantime, the game may have been opened, or another one may be shown.
    if (this.#opened || this.#game.id !== id) return;
    this.#opened = true;
    found("content", HTMLElement).toggleAttribute("data-potentials", hasPotentials(opening.variant));
    this.#boardState.open(opening, this.#game.turns);
    this.#boardState.allow(false);
    this.#showEnd();
  }

  /** Describes what the game waits for. */
  #state() {
    const [head, task] = waitingWords(this.#game, this.#boardState.view);
    return head || task;
  }

  /** Schedules the next game after the end of this one. */
  #end() {
    const { full } = this.#game;
    if (!full) return;
    const hasNext = this.#live.some(({ id }) => id !== full.id) || (!this.#failed && Exhibition.isAllowed);
    say("now-state", hasNext ? `${resultText(full)} ${t("tv-next")}` : resultText(full));
    if (hasNext) this.#changing ??= setTimeout(() => this.#next(), END_DURATION);
  }

  #showEnd() {
    if (this.#exhibition.isOn) return;
    const { full } = this.#game;
    const isOver = full?.status === "ended" && this.#opened;
    this.#board.result = isOver ? { title: resultText(full), reason: endingText(full, this.#boardState.view.outcome) } : null;
  }

  #showOthers() {
    const others = this.#live.filter(({ id }) => id !== this.#game.id).slice(0, OTHERS_MAX);
    found("others", HTMLElement).hidden = others.length === 0;
    updateCards(found("others-list", HTMLElement), others);
  }
}

/** @param {string} id @param {string} text */
function say(id, text) {
  setText(found(id, HTMLElement), text);
}

const [core] = await Promise.all([loadBoardCore(), ready]);
new Tv(core, /** @type {HexBoard} */ (found("board", HTMLElement)));
