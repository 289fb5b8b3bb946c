// The state of a game from the server's messages. Events come in order; known ones are dropped, and if one is missing the whole game
// is requested.

/** @import { ChatMessage, Color, GameView, LogEvent, Offers, Presence, ServerFrame } from "../protocol/types.d.ts" */

/** Names of offers in `offers`. */
const OFFERS = /** @type {const} */ ({ draw: "draw", "take-back": "takeBack", rematch: "rematch" });

const NO_OFFERS = { draw: null, takeBack: null, rematch: null };

/** @type {Presence} */
const NOBODY = { w: false, b: false, watchers: 0, gone: null };

/** Names of the messages that `hear` handles. */
export const HEARD = /** @type {const} */ (["game", "event", "present", "said", "plan"]);

/** Events that can be applied without requesting the whole game. */
const PLAIN = new Set(["turn", "offered", "declined", "taken-back", "outage", "extended"]);

/**
 * Dispatches `change` after every change; before it `turn`, `declined` { color }, `taken-back`, `begun` when somebody has joined the user,
 * `ended`, `rematch`, `said` { line }, and `missed` when the whole game must be requested.
 */
export class Game extends EventTarget {
  id;
  /** @type {GameView | null} */
  #full = null;

  /** @param {string} id */
  constructor(id) {
    super();
    this.id = id;
  }

  /** Forgets this game and follows another one. @param {string} id */
  switchTo(id) {
    this.id = id;
    this.#full = null;
  }

  get full() {
    return this.#full;
  }

  /** Number of the last known event; null before the first. */
  get seq() {
    return this.#full?.seq ?? null;
  }

  get turns() {
    return (this.#full?.turns ?? []).map(({ turn }) => turn);
  }

  get you() {
    return this.#full?.you ?? null;
  }

  /** Whether the game is being played. */
  get playing() {
    return this.#full?.status === "playing";
  }

  get present() {
    return this.#full?.present ?? NOBODY;
  }

  /** The player to act, or null. White begins, and turns alternate; in a match the server states who is asked. @returns {Color | null} */
  get toAct() {
    if (!this.playing) return null;
    const { match, you } = this.#full ?? {};
    if (match) {
      const { w, b } = match.awaits;
      return you && match.awaits[you] ? you : w ? "w" : b ? "b" : null;
    }
    return this.turns.length % 2 === 0 ? "w" : "b";
  }

  /** Whether the game is played with a clock rather than days for each turn. */
  get live() {
    const clock = this.#full?.terms.clock ?? "-";
    return clock !== "-" && !clock.endsWith("days");
  }

  /** Whether the game may still be aborted: fewer than two turns have been completed. */
  get young() {
    return this.turns.length < 2;
  }

  /** Handles a message from the server. @param {Extract<ServerFrame, { t: (typeof HEARD)[number] }>} heard */
  hear(heard) {
    switch (heard.t) {
      case "game":
        return heard.game.id === this.id ? this.#take(heard.game) : undefined;
      case "event":
        return heard.game === this.id ? this.#onEvent(heard) : undefined;
      case "present":
        return heard.game === this.id ? this.#onPresent(heard) : undefined;
      case "said":
        return heard.game === this.id ? this.#onSaid(heard.line) : undefined;
      case "plan":
        return heard.game === this.id ? this.#change({ plan: heard.lines }) : undefined;
    }
  }

  /** @param {GameView} full */
  #take(full) {
    const before = this.#full;
    // A late reply to an older request.
    if (before && full.seq < before.seq) return;
    this.#full = full;
    if (before?.status === "waiting" && before.you && full.status === "playing") this.#tell("begun");
    if (before && before.status !== "ended" && full.status === "ended") this.#tell("ended");
    if (before && full.turns.length > before.turns.length) this.#tell("turn");
    if (before && !before.rematch && full.rematch) this.#tell("rematch");
    this.#tell("change");
  }

  /** @param {Extract<ServerFrame, { t: "event" }>} heard */
  #onEvent({ event, clocks, position }) {
    // In a match, every event is followed by the whole state.
    if (!this.#full || this.#full.match || event.seq <= this.#full.seq) return;
    if (event.seq > this.#full.seq + 1) return this.#tell("missed");
    Object.assign(this.#full, { clocks, position });
    // Names and ratings are not in the log. The number of the event is not advanced until they have arrived.
    if (!PLAIN.has(event.deed)) return this.#tell("missed");
    this.#full.seq = event.seq;
    this.#apply(this.#full, event);
    this.#tell("change");
  }

  /** @param {GameView} full @param {LogEvent} event */
  #apply(full, event) {
    const { deed, color } = event;
    if (deed === "turn" && color) {
      full.turns.push({ turn: event.turn ?? "", spent: event.spent ?? 0, lag: event.lag ?? 0, left: full.clocks[color]?.ms ?? null });
      // Playing on declines all offers.
      full.offers = NO_OFFERS;
      this.#tell("turn");
    }
    if (deed === "taken-back") {
      if (typeof event.turns === "number") full.turns.length = Math.min(full.turns.length, event.turns);
      full.offers = NO_OFFERS;
      this.#tell("taken-back");
    }
    if (event.offer && color) full.offers = offered(full.offers, event);
    if (deed === "declined") this.#tell("declined", { color });
  }

  /** @param {Presence} present */
  #onPresent({ w, b, watchers, gone }) {
    this.#change({ present: { w, b, watchers, gone } });
  }

  /** @param {ChatMessage} line */
  #onSaid(line) {
    const chat = this.#full?.chat;
    if (!chat || chat.some(({ id }) => id === line.id)) return;
    chat.push(line);
    this.#tell("said", { line });
    this.#tell("change");
  }

  /** Hides the messages of a player after they were blocked. @param {string} player */
  hideLinesOf(player) {
    this.#change({ chat: this.#full?.chat.filter((line) => line.player.id !== player) ?? [] });
  }

  /** @param {Partial<GameView>} changes */
  #change(changes) {
    if (!this.#full) return;
    Object.assign(this.#full, changes);
    this.#tell("change");
  }

  /** @param {string} name @param {object} [detail] */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** @param {Offers} offers @param {LogEvent} event @returns {Offers} */
function offered(offers, { deed, offer, color }) {
  const name = OFFERS[/** @type {keyof typeof OFFERS} */ (offer)];
  return { ...offers, [name]: deed === "offered" ? color : null };
}
