// Runs the engine on the current position for as long as it is shown.

import { Engine } from "../engine/engine.js";
import { storage } from "../site/storage.js";
import { settings } from "../site/settings.js";
import { ranked } from "./ranking.js";
import { compare, scoreOf } from "./score.js";

/** @typedef {import("../core/types.js").Token} Token */
/** @typedef {import("../core/types.js").View} View */
/** @typedef {import("../engine/messages.d.ts").Info} Info */
/** @typedef {import("../engine/messages.d.ts").Variation} Variation */
/** @typedef {import("../engine/messages.d.ts").Question} Question */
/** @typedef {import("./score.js").Score} Score */
/** @typedef {import("../analysis/session.js").Session} Session */

/**
 * @typedef {object} ThoughtLine
 * @property {Score} score
 * @property {Token[]} tokens whole turns, the first including the actions already played
 * @property {Token} rest remaining actions of the first turn
 */

/**
 * @typedef {object} Thought
 * @property {ThoughtLine[]} lines
 * @property {number} depth
 * @property {number} nodes
 * @property {number} time
 */

/** @typedef {"off" | "loading" | "thinking" | "done" | "failed" | "over"} State */

/** Size of the engine's hash table in MiB; larger than in games, because searches are long here. */
const HASH = 32;

/** Minimum interval between two updates in milliseconds; the engine reports faster than anyone can read. */
const UPDATE_INTERVAL = 120;

/** Storage key: an engine that was switched on stays on. */
const KEPT = "analysis-engine";

export class Thinking extends EventTarget {
  /** @type {State} */
  state = "off";
  /** @type {Thought | null} */
  thought = null;
  /** Percentage of the engine loaded so far, while it is loading. @type {number | null} */
  percent = null;
  isOn = storage.get(KEPT, isFlag) ?? false;

  #session;
  #engine = new Engine({ hash: HASH });
  /** @type {AbortController | null} */
  #search = null;
  /** Whether the cores are lent to another task. */
  #isLent = false;
  /** Reasons why the engine's output is hidden. @type {Set<string>} */
  #holds = new Set();
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;

  /** @param {Session} session */
  constructor(session) {
    super();
    this.#session = session;
    this.#engine.addEventListener("loading", (event) => {
      const { loaded, total } = /** @type {CustomEvent} */ (event).detail;
      this.percent = Math.floor((100 * loaded) / total);
      this.#tellSoon();
    });
    this.#engine.addEventListener("ready", () => {
      if (this.state === "loading") this.#become("thinking");
    });
    // Pause while the page is in the background.
    document.addEventListener("visibilitychange", () => this.hold("hidden", document.hidden));
  }

  /** @param {boolean} isOn */
  turn(isOn) {
    this.isOn = isOn;
    storage.set(KEPT, isOn);
    this.restart();
  }

  /**
   * Pauses the engine while a reason is set.
   * @param {string} reason
   * @param {boolean} isThere
   */
  hold(reason, isThere) {
    if (this.#holds.has(reason) === isThere) return;
    if (isThere) this.#holds.add(reason);
    else this.#holds.delete(reason);
    this.restart();
  }

  /** Expected number of variations. */
  get expected() {
    const { thought } = this;
    return thought && thought.depth > 1 ? thought.lines.length : settings.get("lines");
  }

  /** Analyses the current position from the start. */
  restart() {
    if (this.#isLent) return;
    this.#search?.abort();
    this.#search = null;
    this.thought = null;
    const { view } = this.#session;
    if (!this.isOn || this.#holds.size > 0) return this.#become("off");
    if (view.outcome) return this.#become("over");
    const search = (this.#search = new AbortController());
    this.#become(this.state === "thinking" || this.state === "done" ? "thinking" : "loading");
    /** @type {Variation[]} */
    let lines = [];
    const onInfo = (/** @type {Info} */ info) => {
      if (this.#search !== search) return;
      lines = ranked(lines, info);
      this.thought = thoughtOf({ ...info, lines }, view);
      if (this.state === "loading") this.#become("thinking");
      this.#tellSoon();
    };
    this.#engine.think(questionOf(view, { lines: settings.get("lines") }), { onInfo, signal: search.signal }).then(
      (found) => {
        if (this.#search !== search) return;
        this.thought = thoughtOf(found, view);
        this.#become("done");
      },
      (failure) => {
        if (this.#search !== search || failure.code === "stopped") return;
        console.warn(failure);
        this.#become("failed");
      },
    );
  }

  /** Stops until `giveBack` is called, because the cores are needed for something else. */
  lend() {
    this.#isLent = true;
    this.#search?.abort();
    this.#search = null;
    this.thought = null;
    if (this.state !== "off") this.#become("off");
  }

  /** Lets the engine analyse the board again. */
  giveBack() {
    this.#isLent = false;
    this.restart();
  }

  /** @param {State} state */
  #become(state) {
    this.state = state;
    if (state !== "loading") this.percent = null;
    this.#emit();
  }

  #tellSoon() {
    this.#timer ??= setTimeout(() => this.#emit(), UPDATE_INTERVAL);
  }

  #emit() {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * @param {View} view
 * @param {{ lines?: number }} options
 * @returns {Question}
 */
function questionOf({ variant, terms, start, turns, part }, options) {
  const tokens = turns.map((turn) => turn.token);
  return { variant, terms, position: start, turns: part ? [...tokens, part] : tokens, ...options };
}

/**
 * @param {{ lines: Variation[], depth: number, nodes: number, time: number }} found
 * @param {View} view
 * @returns {Thought}
 */
function thoughtOf({ lines, depth, nodes, time }, view) {
  const whole = lines.filter((line) => line && line.turns.length > 0);
  // Updates of the variations arrive one at a time, so a lower-ranked variation may briefly have the better score.
  const sorted = whole.map((line) => lineOf(line, view)).sort((a, b) => compare(b.score, a.score, view.toAct));
  return { lines: sorted, depth, nodes, time };
}

/**
 * @param {Variation} line
 * @param {View} view
 * @returns {ThoughtLine}
 */
function lineOf({ score, turns }, { part, toAct }) {
  const [rest = "", ...others] = turns;
  return { score: scoreOf(score, toAct), tokens: [part ? `${part};${rest}` : rest, ...others], rest };
}

/**
 * @param {unknown} value
 * @returns {value is boolean}
 */
function isFlag(value) {
  return typeof value === "boolean";
}
