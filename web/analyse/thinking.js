// The engine at work on the position that is looked at, for as long as it is looked at.

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
/** @typedef {import("./session.js").Session} Session */

/**
 * @typedef {object} ThoughtLine
 * @property {Score} score
 * @property {Token[]} tokens whole turns, the first with what was already played of it
 * @property {Token} rest of the first turn, what is still to be played
 */

/**
 * @typedef {object} Thought
 * @property {ThoughtLine[]} lines
 * @property {number} depth
 * @property {number} nodes
 * @property {number} time
 */

/** @typedef {"off" | "loading" | "thinking" | "done" | "failed" | "over"} State */

/** Mebibytes of the engine's memory: it thinks long here. */
const HASH = 32;

/** News come faster than anybody reads. */
const TELL_AFTER = 120;

/** Turned on once, the engine stays on. */
const KEPT = "analysis-engine";

export class Thinking extends EventTarget {
  /** @type {State} */
  state = "off";
  /** @type {Thought | null} */
  thought = null;
  /** How much of the engine has arrived, while it is loading. @type {number | null} */
  percent = null;
  isOn = storage.get(KEPT, isFlag) ?? false;

  #session;
  #engine = new Engine({ hash: HASH });
  /** @type {AbortController | null} */
  #search = null;
  /** Whether somebody else has the cores. */
  #isLent = false;
  /** Why nobody sees what it says. @type {Set<string>} */
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
    // Nobody looks: nobody needs to think.
    document.addEventListener("visibilitychange", () => this.hold("hidden", document.hidden));
  }

  /** @param {boolean} isOn */
  turn(isOn) {
    this.isOn = isOn;
    storage.set(KEPT, isOn);
    this.restart();
  }

  /**
   * Waits as long as there is a reason.
   * @param {string} reason
   * @param {boolean} isThere
   */
  hold(reason, isThere) {
    if (this.#holds.has(reason) === isThere) return;
    if (isThere) this.#holds.add(reason);
    else this.#holds.delete(reason);
    this.restart();
  }

  /** How many lines will be there. */
  get expected() {
    const { thought } = this;
    return thought && thought.depth > 1 ? thought.lines.length : settings.get("lines");
  }

  /** Thinks about the position that is looked at now. */
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

  /** Rests until `giveBack` is called: the cores are needed for something else. */
  lend() {
    this.#isLent = true;
    this.#search?.abort();
    this.#search = null;
    this.thought = null;
    if (this.state !== "off") this.#become("off");
  }

  /** The engine may think about the board again. */
  giveBack() {
    this.#isLent = false;
    this.restart();
  }

  /** @param {State} state */
  #become(state) {
    this.state = state;
    if (state !== "loading") this.percent = null;
    this.#tell();
  }

  #tellSoon() {
    this.#timer ??= setTimeout(() => this.#tell(), TELL_AFTER);
  }

  #tell() {
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
  // News about the lines come one by one, so that for a moment a later one may be the better.
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
