// One game, one tab: a tab that opens a game asks whether another has it. The one that is asked last must
// give way, and says so. What is kept is safe in any case: see `games.put`.

/** @typedef {{ kind: "ask" | "held" | "take", id: string, from: number }} Message */

/** Reports the event `lost` when another tab has the game. */
export class TabLock extends EventTarget {
  #me = Math.random();
  /** @type {string | null} */
  #id = null;
  #held = false;
  #channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("gipfel.games") : null;

  constructor() {
    super();
    this.#channel?.addEventListener("message", ({ data }) => this.#hear(data));
  }

  get held() {
    return this.#held;
  }

  /**
   * Begins with a game. If another tab has it, `lost` follows soon.
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

  /** Another tab was faster. */
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
