// One game, one tab: a tab that opens a game asks whether another has it and then gives way, unless it takes the game over.
// Stored games are safe in any case: see `games.put`.

/** @typedef {{ kind: "ask" | "held" | "take", id: string, from: number }} Message */

/** @typedef {EventTarget & { postMessage(message: Message): void }} Channel */

/** Dispatches `lost` when another tab has the game. */
export class TabLock extends EventTarget {
  #me = Math.random();
  /** @type {string | null} */
  #id = null;
  #held = false;
  #channel;

  /** @param {Channel | null} [channel] connects the tabs */
  constructor(channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("gipfel.games") : null) {
    super();
    this.#channel = channel;
    channel?.addEventListener("message", (event) => this.#hear(/** @type {MessageEvent} */ (event).data));
  }

  get held() {
    return this.#held;
  }

  /**
   * Opens a game. If another tab has it, `lost` follows soon.
   * @param {string} id
   */
  ask(id) {
    this.#hold(id, "ask");
  }

  /**
   * Takes a game over from any other tab.
   * @param {string} id
   */
  take(id) {
    this.#hold(id, "take");
  }

  /** Gives way to another tab. */
  lose() {
    if (!this.#held) return;
    this.#held = false;
    this.dispatchEvent(new Event("lost"));
  }

  release() {
    this.#held = false;
    this.#id = null;
  }

  /**
   * @param {string} id
   * @param {"ask" | "take"} kind
   */
  #hold(id, kind) {
    this.#id = id;
    this.#held = true;
    this.#say(kind);
  }

  /** @param {Message} message */
  #hear(message) {
    if (message?.id !== this.#id || message.from === this.#me || !this.#held) return;
    if (message.kind === "ask") this.#say("held");
    else this.lose();
  }

  /** @param {Message["kind"]} kind */
  #say(kind) {
    if (this.#id !== null) this.#channel?.postMessage({ kind, id: this.#id, from: this.#me });
  }
}
