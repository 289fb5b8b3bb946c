// The own turn on its way to the server: asked about first if the player wants that, sent until it is answered, kept over a reload.

import { storage } from "../site/storage.js";
import { newId } from "../online/socket.js";

/** @import { Token } from "../core/types.d.ts" */
/** @import { Speed } from "../online/types.d.ts" */
/** @import { Socket } from "../online/socket.js" */
/** @import { Game } from "./game.js" */

/** @typedef {{ id: string, ply: number, turn: Token, spent: number }} Sent */

const CONFIRM = "confirm";

/** Reports `change`, and `refused` with the error in `detail`. */
export class Sender extends EventTarget {
  #game;
  #socket;
  #now;
  /** A complete turn that is asked about. @type {{ turn: Token, ply: number } | null} */
  #asking = null;
  /** @type {Sent | null} */
  #sent = null;
  /** When the position was first seen, and how many turns had been played. */
  #seen = { ply: -1, at: 0 };

  /** @param {Game} game @param {Socket} socket @param {() => number} [now] */
  constructor(game, socket, now = () => performance.now()) {
    super();
    this.#game = game;
    this.#socket = socket;
    this.#now = now;
  }

  get asking() {
    return this.#asking !== null;
  }

  get sending() {
    return this.#sent !== null;
  }

  /** Whether nothing can be sent now. */
  get offline() {
    return this.#socket.state !== "online";
  }

  /** The turns that the board is to show: those of the server, and the own one behind them. */
  get turns() {
    const own = this.#sent ?? this.#asking;
    const { turns } = this.#game;
    return own && own.ply === turns.length ? [...turns, own.turn] : turns;
  }

  /** Whether a turn is asked about before it is sent, in games of this speed. */
  get confirms() {
    const speed = this.#game.full?.speed ?? "correspondence";
    return confirmed()[speed] ?? speed === "correspondence";
  }

  set confirms(value) {
    const speed = this.#game.full?.speed ?? "correspondence";
    storage.set(CONFIRM, { ...confirmed(), [speed]: value });
  }

  /** The game has changed. */
  update() {
    const ply = this.#game.turns.length;
    if (this.#sent && (ply > this.#sent.ply || !this.#game.playing)) this.#forget();
    if (this.#asking && (ply !== this.#asking.ply || !this.#game.playing)) this.#asking = null;
    if (this.#seen.ply !== ply) this.#seen = { ply, at: this.#now() };
  }

  /** Goes on with what was not answered before the page was loaded anew. */
  resume() {
    const kept = readSent(this.#game.id);
    if (!kept) return;
    if (kept.ply === this.#game.turns.length && this.#game.playing) void this.#go(kept);
    else this.#forget();
  }

  /** A turn was played on the board. @param {Token} turn */
  take(turn) {
    if (this.confirms) {
      this.#asking = { turn, ply: this.#game.turns.length };
      this.#tell("change");
    } else {
      this.send(turn);
    }
  }

  /** The player has looked at the turn and confirms it. */
  confirm() {
    if (this.#asking) this.send(this.#asking.turn);
  }

  /** The player takes it back. */
  drop() {
    this.#asking = null;
  }

  /** @param {Token} turn */
  send(turn) {
    this.#asking = null;
    const ply = this.#game.turns.length;
    const spent = this.#seen.ply === ply ? Math.max(0, Math.round(this.#now() - this.#seen.at)) : 0;
    void this.#go({ id: newId(), ply, turn, spent });
  }

  /** @param {Sent} sent */
  async #go(sent) {
    this.#sent = sent;
    writeSent(this.#game.id, sent);
    this.#tell("change");
    const { id, ...rest } = sent;
    try {
      await this.#socket.command({ t: "play", game: this.#game.id, ...rest }, id);
      writeSent(this.#game.id, null);
    } catch (error) {
      if (this.#sent?.id === id) this.#forget();
      this.dispatchEvent(new CustomEvent("refused", { detail: error }));
    }
    this.#tell("change");
  }

  #forget() {
    this.#sent = null;
    writeSent(this.#game.id, null);
  }

  /** @param {string} name */
  #tell(name) {
    this.dispatchEvent(new Event(name));
  }
}

/** @returns {Partial<Record<Speed, boolean>>} */
function confirmed() {
  return (
    storage.get(
      CONFIRM,
      /** @returns {value is Partial<Record<Speed, boolean>>} */ (value) => value !== null && typeof value === "object",
    ) ?? {}
  );
}

/** @param {string} game @returns {Sent | null} */
function readSent(game) {
  try {
    const sent = JSON.parse(sessionStorage.getItem(`gipfel.sent.${game}`) ?? "null");
    return typeof sent?.id === "string" && typeof sent.turn === "string" && Number.isInteger(sent.ply) ? sent : null;
  } catch {
    return null;
  }
}

/** @param {string} game @param {Sent | null} sent */
function writeSent(game, sent) {
  try {
    if (sent) sessionStorage.setItem(`gipfel.sent.${game}`, JSON.stringify(sent));
    else sessionStorage.removeItem(`gipfel.sent.${game}`);
  } catch {
    // Then a reload forgets it, and the player plays it again.
  }
}
