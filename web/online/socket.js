// One socket to the server, which comes back by itself. Subscriptions are sent anew on every connection; a command is sent until it is
// answered, always with the same id, so that the server does it once.

import { Latency } from "./latency.js";

/** @import { Frame, Player, ServerFrame, Wire } from "./types.d.ts" */

/** Times in milliseconds. */
const PING = 6_000;
const PING_HIDDEN = 25_000;
/** An answer that takes longer does not come. */
const PATIENCE = 9_000;
/** After a sleep one wants to know soon. */
const PATIENCE_AWAKE = 3_000;
const RESEND = 4_000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** The server closed because too much was said. */
const TOO_MUCH = 1008;
const REST_AFTER_TOO_MUCH = 21_000;

/** A WebSocket is open. */
const OPEN = 1;

/** The server said no. */
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
 * What the socket needs of the world; tests hand in their own.
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
      // Also when the network goes, so that people learn soon that they are offline.
      for (const name of ["online", "offline"]) addEventListener(name, wake);
    },
  };
}

/** Reports `state`, and everything that the server says by its own name, with the message in `detail`. */
export class Socket extends EventTarget {
  #world;
  #address;
  #latency = new Latency();
  /** @type {Wire | null} */
  #wire = null;
  /** @type {"connecting" | "online" | "lost" | "restarting" | "closed"} */
  #state = "connecting";
  /** How often it did not work. */
  #failures = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #beat;
  /** When the ping went out that is not answered yet. @type {number | null} */
  #asked = null;
  #patience = PATIENCE;
  /** What is sent on every new connection, by name. @type {Map<string, () => Frame>} */
  #subscriptions = new Map();
  /** What is not answered yet, in the order in which it was asked. @type {Map<string, PendingCommand>} */
  #pending = new Map();
  /** Who we are for the server; undefined before it says so. @type {Player | null | undefined} */
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

  /** Whether something is on its way that the server has not answered. */
  get sending() {
    return this.#pending.size > 0;
  }

  get me() {
    return this.#me;
  }

  /** How long an answer takes; null if nobody knows. */
  get lag() {
    return this.#latency.lag;
  }

  /** What time it is for the server. */
  now() {
    return this.#world.now() + this.#latency.offset;
  }

  /**
   * Sends something now and on every later connection, until it is unsubscribed.
   * @param {string} name
   * @param {() => Frame} frame what to say then
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

  /** Says something if there is a connection; nobody waits for an answer. @param {Frame} frame */
  say(frame) {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(frame));
  }

  /**
   * Sends a command until it is answered. Rejects with `Refused` if the server says no.
   * @param {Frame} frame
   * @param {string} [id]
   * @returns {Promise<{ seq?: number }>}
   */
  command(frame, id = newId()) {
    return new Promise((resolve, reject) => {
      const command = { frame: { ...frame, id }, sent: this.#world.now(), resolve, reject };
      this.#pending.set(id, command);
      this.say(command.frame);
      this.#tell("state");
    });
  }

  /** Somebody looks again, or there is a network again: a connection that only seems to be there is given up soon. */
  wake() {
    if (this.#state === "closed") return;
    if (this.#wire?.readyState === OPEN) {
      this.#latency.forget();
      this.#ping(PATIENCE_AWAKE);
    } else if (this.#wire === null && this.#state !== "restarting") {
      this.#failures = 0;
      this.#connect();
    }
  }

  /** Connects anew, for the server may know by now who we are. */
  renew() {
    this.#drop();
    this.#failures = 0;
    this.#connect();
  }

  /** For good. */
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
    this.#timer = setTimeout(() => this.#lose(0), PATIENCE);
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
    this.#ping(PATIENCE);
  }

  /** @param {PendingCommand} command */
  #send(command) {
    command.sent = this.#world.now();
    this.say(command.frame);
  }

  /** Forgets the wire without waiting for what it may still say. */
  #drop() {
    clearTimeout(this.#timer);
    clearTimeout(this.#beat);
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
    this.#retry(code === TOO_MUCH ? REST_AFTER_TOO_MUCH : 0);
  }

  /** Tries again after a pause; not all at the same moment. @param {number} least */
  #retry(least) {
    if (this.#state === "closed") return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures);
    this.#failures = Math.min(this.#failures + 1, 10);
    if (this.#state !== "restarting") this.#become(this.#failures > 1 ? "lost" : "connecting");
    this.#timer = setTimeout(() => this.#connect(), least + pause * (0.5 + this.#world.random()));
  }

  /** @param {number} patience */
  #ping(patience) {
    clearTimeout(this.#beat);
    this.#patience = patience;
    this.#asked = this.#world.now();
    this.say({ t: "ping", at: this.#asked });
    this.#beat = setTimeout(() => this.#check(), patience);
  }

  /** The answer is overdue. */
  #check() {
    if (this.#asked !== null && this.#world.now() - this.#asked >= this.#patience) return this.#lose(0);
    this.#rest();
  }

  #rest() {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(
      () => {
        this.#resend();
        this.#ping(PATIENCE);
      },
      this.#world.hidden() ? PING_HIDDEN : this.sending ? RESEND : PING,
    );
  }

  /** The server should have answered by now; it does nothing twice. */
  #resend() {
    const now = this.#world.now();
    for (const command of this.#pending.values()) if (now - command.sent >= RESEND) this.#send(command);
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
        this.#latency.told(heard.now, this.#world.now());
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
        this.#answer(heard.id)?.reject(new Refused(heard.code, heard.text));
        break;
      case "bye":
        this.#leave(heard.reconnect);
        break;
    }
    this.#tell(heard.t, heard);
  }

  /** @param {string} id */
  #answer(id) {
    const command = this.#pending.get(id);
    if (!command) return undefined;
    this.#pending.delete(id);
    this.#tell("state");
    return command;
  }

  /** The server restarts and said when it is back. @param {number} pause */
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
    this.#tell("state");
  }

  /** @param {string} name @param {unknown} [detail] */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** An id that no other has; `randomUUID` is there only on secure connections. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (Number(bytes[6]) & 0x0f) | 0x40;
  bytes[8] = (Number(bytes[8]) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** Where this page's socket is. */
export function socketAddress() {
  const url = new URL("/socket", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
