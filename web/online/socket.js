// One socket to the server that reconnects by itself. Subscriptions are sent again on every connection; a command is sent until
// it is answered, always with the same id so that the server executes it once.

import { Latency } from "./latency.js";

/** @import { Player, ServerFrame } from "../protocol/types.d.ts" */
/** @import { Frame, Wire } from "./types.d.ts" */

/** Times in milliseconds. */
const PING_INTERVAL = 6_000;
const PING_INTERVAL_HIDDEN = 25_000;
/** Timeout for an answer. */
const PONG_TIMEOUT = 9_000;
/** Timeout after a sleep, shorter so that a dead connection is noticed soon. */
const PONG_TIMEOUT_AWAKE = 3_000;
const RESEND_AFTER = 4_000;
const RECONNECT_DELAY = 400;
/** With its random part at most 4 s, less than the time that the server leaves players to return (`RECONNECT_TIME`). */
const RECONNECT_DELAY_MAX = 2_600;
/** Close code sent by the server after too many messages. */
const CLOSE_TOO_MANY_MESSAGES = 1008;
const RECONNECT_DELAY_TOO_MANY = 21_000;

/** `WebSocket.OPEN`. */
const OPEN = 1;

/** A refusal by the server. */
export class Refused extends Error {
  /** @param {string} code @param {string} text */
  constructor(code, text) {
    super(`${code}: ${text}`);
    this.name = "Refused";
    this.code = code;
    this.text = text;
  }
}

/** @typedef {{ frame: Frame, sent: number, resolve: (done: { seq?: number }) => void, reject: (why: Refused) => void }} PendingCommand */

/**
 * The socket's environment; tests pass their own.
 * @typedef {object} World
 * @property {(address: string) => Wire} open
 * @property {() => number} now
 * @property {() => number} random from 0 to 1
 * @property {() => boolean} hidden
 * @property {(wake: () => void) => void} onWake
 */

/** @returns {World} */
function browser() {
  return {
    open: (address) => /** @type {Wire} */ (/** @type {unknown} */ (new WebSocket(address))),
    now: () => Date.now(),
    random: () => Math.random(),
    hidden: () => document.hidden,
    onWake(wake) {
      document.addEventListener("visibilitychange", () => !document.hidden && wake());
      addEventListener("pageshow", wake);
      // Also when the network is lost, so users learn soon that they are offline.
      for (const name of ["online", "offline"]) addEventListener(name, wake);
    },
  };
}

/** Dispatches `state`, and every message of the server under its own name, with the message in `detail`. */
export class Socket extends EventTarget {
  #world;
  #address;
  #latency = new Latency();
  /** @type {Wire | null} */
  #wire = null;
  /** @type {"connecting" | "online" | "lost" | "restarting" | "closed"} */
  #state = "connecting";
  /** Number of failed attempts in a row. */
  #failures = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pingTimer;
  /** Time of the unanswered ping. @type {number | null} */
  #asked = null;
  #timeout = PONG_TIMEOUT;
  /** Frames to send on every new connection, by name. @type {Map<string, () => Frame>} */
  #subscriptions = new Map();
  /** Unanswered commands, in the order in which they were sent. @type {Map<string, PendingCommand>} */
  #pending = new Map();
  /** The user as known to the server; undefined before its welcome. @type {Player | null | undefined} */
  #me;

  /** @param {string} address @param {Partial<World>} [world] */
  constructor(address, world = {}) {
    super();
    this.#address = address;
    this.#world = { ...browser(), ...world };
    this.#world.onWake(() => this.wake());
    this.#connect();
  }

  get state() {
    return this.#state;
  }

  /** Whether a command is still unanswered. */
  get sending() {
    return this.#pending.size > 0;
  }

  get me() {
    return this.#me;
  }

  /** Round-trip time; null if unknown. */
  get lag() {
    return this.#latency.lag;
  }

  /** Returns the time of the server's clock. */
  now() {
    return this.#world.now() + this.#latency.offset;
  }

  /**
   * Sends a frame now and on every later connection, until it is unsubscribed.
   * @param {string} name
   * @param {() => Frame} frame creates the frame
   */
  subscribe(name, frame) {
    this.#subscriptions.set(name, frame);
    this.say(frame());
  }

  /** @param {string} name @param {Frame} [farewell] */
  unsubscribe(name, farewell) {
    if (this.#subscriptions.delete(name) && farewell) this.say(farewell);
  }

  /** Sends a subscription again. @param {string} name */
  repeat(name) {
    const frame = this.#subscriptions.get(name);
    if (frame) this.say(frame());
  }

  /** Sends a frame if there is a connection, without waiting for an answer. @param {Frame} frame */
  say(frame) {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(frame));
  }

  /**
   * Sends a command until it is answered. Rejects with `Refused` if the server refuses it.
   * @param {Frame} frame
   * @param {string} [id]
   * @returns {Promise<{ seq?: number }>}
   */
  command(frame, id = newId()) {
    return new Promise((resolve, reject) => {
      const command = { frame: { ...frame, id }, sent: this.#world.now(), resolve, reject };
      this.#pending.set(id, command);
      this.say(command.frame);
      this.#emit("state");
    });
  }

  /** Checks the connection after the page became visible or the network changed: a dead one is dropped soon. */
  wake() {
    if (this.#state === "closed") return;
    if (this.#wire?.readyState === OPEN) {
      this.#latency.forget();
      this.#ping(PONG_TIMEOUT_AWAKE);
    } else if (this.#wire === null && this.#state !== "restarting") {
      this.#failures = 0;
      this.#connect();
    }
  }

  /** Reconnects, because the server may now know the user. */
  renew() {
    this.#drop();
    this.#failures = 0;
    this.#connect();
  }

  /** Closes the socket for good. */
  close() {
    this.#become("closed");
    this.#drop();
  }

  #connect() {
    clearTimeout(this.#timer);
    if (this.#state === "closed") return;
    this.#become(this.#failures > 1 ? "lost" : "connecting");
    /** @type {Wire} */
    let wire;
    try {
      wire = this.#world.open(this.#address);
    } catch {
      return this.#retry(0);
    }
    this.#wire = wire;
    this.#timer = setTimeout(() => this.#lose(0), PONG_TIMEOUT);
    wire.onopen = () => wire === this.#wire && this.#opened();
    wire.onmessage = ({ data }) => wire === this.#wire && this.#hear(String(data));
    wire.onclose = ({ code }) => wire === this.#wire && this.#lose(code);
  }

  #opened() {
    clearTimeout(this.#timer);
    this.#asked = null;
    this.#become("online");
    for (const frame of this.#subscriptions.values()) this.say(frame());
    for (const command of this.#pending.values()) this.#send(command);
    this.#ping(PONG_TIMEOUT);
  }

  /** @param {PendingCommand} command */
  #send(command) {
    command.sent = this.#world.now();
    this.say(command.frame);
  }

  /** Drops the connection and ignores its later events. */
  #drop() {
    clearTimeout(this.#timer);
    clearTimeout(this.#pingTimer);
    const wire = this.#wire;
    this.#wire = null;
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
  }

  /** @param {number} code */
  #lose(code) {
    this.#drop();
    this.#retry(code === CLOSE_TOO_MANY_MESSAGES ? RECONNECT_DELAY_TOO_MANY : 0);
  }

  /** Reconnects after a random delay so that clients do not return all at once. @param {number} least */
  #retry(least) {
    if (this.#state === "closed") return;
    const pause = Math.min(RECONNECT_DELAY_MAX, RECONNECT_DELAY * 2 ** this.#failures);
    this.#failures = Math.min(this.#failures + 1, 10);
    if (this.#state !== "restarting") this.#become(this.#failures > 1 ? "lost" : "connecting");
    this.#timer = setTimeout(() => this.#connect(), least + pause * (0.5 + this.#world.random()));
  }

  /** @param {number} timeout */
  #ping(timeout) {
    clearTimeout(this.#pingTimer);
    this.#timeout = timeout;
    this.#asked = this.#world.now();
    this.say({ t: "ping", at: this.#asked });
    this.#pingTimer = setTimeout(() => this.#check(), timeout);
  }

  /** Checks whether the answer is overdue. */
  #check() {
    if (this.#asked !== null && this.#world.now() - this.#asked >= this.#timeout) return this.#lose(0);
    this.#rest();
  }

  #rest() {
    clearTimeout(this.#pingTimer);
    this.#pingTimer = setTimeout(
      () => {
        this.#resend();
        this.#ping(PONG_TIMEOUT);
      },
      this.#world.hidden() ? PING_INTERVAL_HIDDEN : this.sending ? RESEND_AFTER : PING_INTERVAL,
    );
  }

  /** Sends overdue commands again; the server executes each only once. */
  #resend() {
    const now = this.#world.now();
    for (const command of this.#pending.values()) if (now - command.sent >= RESEND_AFTER) this.#send(command);
  }

  /** @param {string} text */
  #hear(text) {
    /** @type {ServerFrame} */
    let heard;
    try {
      heard = JSON.parse(text);
    } catch {
      return;
    }
    switch (heard.t) {
      case "welcome":
        this.#failures = 0;
        this.#me = heard.me;
        this.#latency.estimate(heard.now, this.#world.now());
        break;
      case "pong":
        this.#latency.answered(heard.at, heard.now, this.#world.now());
        this.#asked = null;
        this.#rest();
        break;
      case "ack":
        this.#answer(heard.id)?.resolve(heard.seq === undefined ? {} : { seq: heard.seq });
        break;
      case "refused":
        this.#answer(heard.id ?? "")?.reject(new Refused(heard.code, heard.text));
        break;
      case "bye":
        this.#leave(heard.reconnect);
        break;
    }
    this.#emit(heard.t, heard);
  }

  /** @param {string} id */
  #answer(id) {
    const command = this.#pending.get(id);
    if (!command) return undefined;
    this.#pending.delete(id);
    this.#emit("state");
    return command;
  }

  /** Disconnects from a restarting server until the announced time. @param {number} pause */
  #leave(pause) {
    this.#drop();
    this.#become("restarting");
    const wait = Math.min(60_000, Math.max(0, Number(pause) || 0));
    this.#timer = setTimeout(() => this.#connect(), wait + 1000 * this.#world.random());
  }

  /** @param {Socket["state"]} state */
  #become(state) {
    if (state === this.#state) return;
    this.#state = state;
    this.#emit("state");
  }

  /** @param {string} name @param {unknown} [detail] */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** Returns a unique id; `randomUUID` exists only in secure contexts. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (Number(bytes[6]) & 0x0f) | 0x40;
  bytes[8] = (Number(bytes[8]) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** Returns the address of this page's socket. */
export function socketAddress() {
  const url = new URL("/socket", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
