// The best game that is being played now, and then the next one.

import "../board/board.js";
import { Table } from "../board/table.js";
import { updateCards } from "../archive/card.js";
import { loadBoardCore } from "../core/core.js";
import { found } from "../game/element.js";
import { hasPotentials } from "../game/link.js";
import { loadRules, openingOf } from "../game/opening.js";
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
import { ask } from "../site/rest.js";
import { ready, t } from "../words/words.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { BoardCalls } from "../core/types.d.ts" */
/** @import { GameSummary, Lobby } from "../online/types.d.ts" */

/** How long the end of a game stays before the next one begins, in milliseconds. */
const END = 8000;

/** How many other games are listed. */
const OTHERS = 4;

class Tv {
  #board;
  #socket = new Socket(socketAddress());
  #game = new Game("");
  #boardState;
  #plates;
  /** The games that are being played, the best first. @type {GameSummary[]} */
  #live = [];
  /** Whether the board shows the game that was told of last. */
  #opened = false;
  /** Whether somebody has said what is being played. */
  #known = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #changing;

  /** @param {BoardCalls} core @param {HexBoard} board */
  constructor(core, board) {
    this.#board = board;
    const table = new Table(core, board, { variant: "yinsh" });
    table.locked = true;
    this.#boardState = new BoardState(core, table);
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
    // A game is watched to its end, even when a better one begins.
    if (!this.#game.playing && this.#changing === undefined) this.#next();
    this.#showOthers();
  }

  /** Shows the best game; without one, the last that was played. */
  #next() {
    this.#changing = undefined;
    const best = this.#live.find(({ id }) => id !== this.#game.id || this.#game.full === null);
    if (best) this.#watch(best.id);
    else if (this.#game.id === "") void this.#showLast();
    this.#update();
    this.#showOthers();
  }

  async #showLast() {
    try {
      const { games } = /** @type {{ games: GameSummary[] }} */ (await ask("GET", "games?status=ended"));
      const last = games.find(({ by, plies }) => by !== "aborted" && plies > 0);
      if (last && this.#game.id === "") this.#watch(last.id);
    } catch {
      // The line of the connection says it.
    }
  }

  /** @param {string} id */
  #watch(id) {
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
    found("quiet-time", HTMLElement).hidden = !isQuiet;
    say("quiet-words", full ? t("tv-last") : t("home-live-none"));
    found("now", HTMLElement).hidden = !full;
    if (!full) return;
    if (!this.#opened) void this.#open();
    else this.#boardState.follow(turns);
    this.#plates.update("w");
    found("content", HTMLElement).dataset.stage = "game";
    say("now-head", t("online-against", { white: personText(full.w), black: personText(full.b) }));
    say("now-facts", [...about(full.terms, full.speed), t("online-turns", { count: turns.length })].join(" · "));
    found("now-open", HTMLAnchorElement).href = gameAddress(full.id);
    if (playing) say("now-state", t("game-turn-of", { player: this.#game.toAct ?? "w" }));
    else this.#end();
    this.#showEnd();
  }

  /** Shows the game on the board, once its rules are there. */
  async #open() {
    const { id, full } = this.#game;
    if (!full) return;
    const opening = openingOf(full.terms);
    await loadRules(opening.variant);
    // It may have been opened meanwhile, or another one may be watched.
    if (this.#opened || this.#game.id !== id) return;
    this.#opened = true;
    found("content", HTMLElement).toggleAttribute("data-potentials", hasPotentials(opening.variant));
    this.#boardState.open(opening, this.#game.turns);
    this.#boardState.allow(false);
    this.#showEnd();
  }

  /** The game is over: the next one follows after a while. */
  #end() {
    const { full } = this.#game;
    if (!full) return;
    const hasNext = this.#live.some(({ id }) => id !== full.id);
    say("now-state", hasNext ? `${resultText(full)} ${t("tv-next")}` : resultText(full));
    if (hasNext) this.#changing ??= setTimeout(() => this.#next(), END);
  }

  #showEnd() {
    const { full } = this.#game;
    const isOver = full?.status === "ended" && this.#opened;
    this.#board.result = isOver ? { title: resultText(full), reason: endingText(full, this.#boardState.view.outcome) } : null;
  }

  #showOthers() {
    const others = this.#live.filter(({ id }) => id !== this.#game.id).slice(0, OTHERS);
    found("others", HTMLElement).hidden = others.length === 0;
    updateCards(found("others-list", HTMLElement), others);
  }
}

/** Sets a text only when it is another one, so that it is not spoken twice. @param {string} id @param {string} text */
function say(id, text) {
  const place = found(id, HTMLElement);
  if (place.textContent !== text) place.textContent = text;
}

const [core] = await Promise.all([loadBoardCore(), ready]);
new Tv(core, /** @type {HexBoard} */ (found("board", HTMLElement)));
