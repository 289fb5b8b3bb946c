// Sends the user's own turn: after confirmation if the user wants that, again until it is answered, and after a reload.

import { storage } from "../site/storage.js";
import { newId } from "../online/socket.js";
import { keepNonce, nonceFor } from "./nonce.js";

/** @import { Token } from "../core/types.d.ts" */
/** @import { Speed } from "../protocol/types.d.ts" */
/** @import { Socket } from "../online/socket.js" */
/** @import { Game } from "./game.js" */

/** @typedef {{ id: string, ply: number, turn: Token, spent: number, nonce?: string }} Sent */

const CONFIRM = "confirm";

/** Dispatches `change`, and `refused` with the error in `detail`. */
export class Sender extends EventTarget {
  #game;
  #socket;
  #now;
  /** A complete turn that is awaiting confirmation. @type {{ turn: Token, ply: number } | null} */
  #asking = null;
  /** @type {Sent | null} */
  #sent = null;
  /** Time at which the position was first shown, and the number of turns played then. */
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

  /** The turns to show on the board: those from the server, then the user's own. */
  get turns() {
    const own = this.#sent ?? this.#asking;
    const { turns } = this.#game;
    return own && own.ply === turns.length ? [...turns, own.turn] : turns;
  }

  /** Whether turns must be confirmed before they are sent in games of this speed. */
  get confirms() {
    const speed = this.#game.full?.speed ?? "correspondence";
    return confirmed()[speed] ?? speed === "correspondence";
  }

  set confirms(value) {
    const speed = this.#game.full?.speed ?? "correspondence";
    storage.set(CONFIRM, { ...confirmed(), [speed]: value });
  }

  /** Handles a change of the game. */
  update() {
    const ply = this.#game.turns.length;
    if (this.#sent && (ply > this.#sent.ply || !this.#game.playing)) this.#forget();
    if (this.#asking && (ply !== this.#asking.ply || !this.#game.playing)) this.#asking = null;
    if (this.#seen.ply !== ply) this.#seen = { ply, at: this.#now() };
  }

  /** Continues with a turn that was not answered before the page was reloaded. */
  resume() {
    const kept = readSent(this.#game.id);
    if (!kept) return;
    if (kept.ply === this.#game.turns.length && this.#game.playing) void this.#go(kept);
    else this.#forget();
  }

  /** Takes a turn that was played on the board. @param {Token} turn */
  take(turn) {
    if (this.confirms) {
      this.#asking = { turn, ply: this.#game.turns.length };
      this.#tell("change");
    } else {
      this.send(turn);
    }
  }

  /** Confirms and sends the turn. */
  confirm() {
    if (this.#asking) this.send(this.#asking.turn);
  }

  /** Takes the turn back. */
  drop() {
    this.#asking = null;
  }

  /** @param {Token} turn */
  send(turn) {
    this.#asking = null;
    const ply = this.#game.turns.length;
    const spent = this.#seen.ply === ply ? Math.max(0, Math.round(this.#now() - this.#seen.at)) : 0;
    const nonce = nonceFor(this.#game.full);
    void this.#go({ id: newId(), ply, turn, spent, ...(nonce && { nonce }) });
  }

  /** @param {Sent} sent */
  async #go(sent) {
    this.#sent = sent;
    writeSent(this.#game.id, sent);
    if (sent.nonce) keepNonce(this.#game.id, sent.nonce);
    this.#tell("change");
    const { id, ...rest } = sent;
    try {
      await this.#socket.command({ t: "play", game: this.#game.id, ...rest }, id);
      writeSent(this.#game.id, null);
    } catch (error) {
      if (sent.nonce) keepNonce(this.#game.id);
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
    // Without storage a reload forgets it, and the player plays it again.
  }
}
