// The engine as the page needs it: one request at a time, and its state.

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../engine/engine.js").EngineFailure} EngineFailure */
/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../core/types.d.ts").Token} Token */
/** @typedef {import("../core/types.d.ts").View} View */
/** @typedef {import("../engine/messages.d.ts").Question} Question */
/** @typedef {import("../engine/messages.d.ts").Thought} Thought */
/** @typedef {import("../game/games.js").Game} Game */

/** @typedef {{ game: Game, view: View }} Scene */

/** From White's point of view: hundredths of a point, or a forced or completed win. */
/** @typedef {{ kind: "points", points: number } | { kind: "won", player: Color | null }} Score */

/** Search time for a hint and for the evaluation, in milliseconds. */
const HINT_TIME = 1200;
const SCORE_TIME = 350;

/** Number of variations searched for a hint: the last one shows what to avoid. */
const HINT_LINES = 5;

/** Dispatches `state` when `state` or `percent` changes. */
export class Thinker extends EventTarget {
  /** Loaded on demand, because two people need no engine. @type {Promise<Engine> | null} */
  #engine = null;
  /** @type {"ready" | "loading" | "failed"} */
  #state = "ready";
  #percent = 0;
  #outdated = false;
  /** Purpose of the current search; a score waits for the others. @type {"turn" | "hint" | "score" | null} */
  #purpose = null;

  get state() {
    return this.#state;
  }

  /** Whether the site has been updated, so the page must be loaded again. */
  get outdated() {
    return this.#outdated;
  }

  get percent() {
    return this.#percent;
  }

  /**
   * Loads the engine in advance. A failure is reported when the engine is needed.
   * @param {import("../core/types.d.ts").VariantId} variant
   */
  warm(variant) {
    this.#load()
      .then((engine) => engine.warm(variant))
      .catch(() => {});
  }

  /** Stops the current search; its result is no longer wanted. */
  stop() {
    this.#purpose = null;
    this.#abort.abort();
  }

  #abort = new AbortController();

  /**
   * Returns the engine's turn, or null if it was stopped or has failed.
   * @param {Scene & { level: number, left: number | null }} scene
   * @returns {Promise<Token | null>}
   */
  async turn({ game, view, level, left }) {
    const clock = left === null ? {} : { time: Math.max(1, Math.floor(left)), increment: game.clock?.pace.increment ?? 0 };
    const thought = await this.#think("turn", { ...questionOf({ game, view }), level, seed: game.seed, ...clock });
    return thought?.best ?? null;
  }

  /**
   * Returns variations for the player to act, best first; null after a failure.
   * @param {Scene} scene
   */
  async hint(scene) {
    const thought = await this.#think("hint", { ...questionOf(scene), movetime: HINT_TIME, lines: HINT_LINES });
    return thought?.lines ?? null;
  }

  /**
   * Evaluates the position.
   * @param {Scene} scene
   * @returns {Promise<Score | null>}
   */
  async score(scene) {
    if (this.#purpose) return null;
    const thought = await this.#think("score", { ...questionOf(scene), movetime: SCORE_TIME });
    const score = thought?.lines[0]?.score;
    if (!score) return null;
    const side = scene.view.toAct === "w" ? 1 : -1;
    if (score.mate === undefined) return { kind: "points", points: side * score.cp };
    return { kind: "won", player: side * score.mate > 0 ? "w" : "b" };
  }

  /**
   * @param {"turn" | "hint" | "score"} purpose
   * @param {Question} question
   * @returns {Promise<Thought | null>}
   */
  async #think(purpose, question) {
    this.#purpose = purpose;
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    if (this.#state === "failed") this.#become("loading", 0);
    try {
      const engine = await this.#load();
      const thought = await engine.think(question, { signal });
      this.#become("ready", 100);
      return signal.aborted ? null : thought;
    } catch (error) {
      const { code } = /** @type {Partial<EngineFailure>} */ (error);
      if (code === "stopped" || signal.aborted) return null;
      console.warn(error);
      this.#outdated = code === "missing" || this.#engine === null;
      this.#become("failed", 0);
      return null;
    } finally {
      if (this.#abort.signal === signal) this.#purpose = null;
    }
  }

  /** @returns {Promise<Engine>} */
  #load() {
    this.#engine ??= this.#fetch();
    // A browser may cache the failure to load a script: then the page must be loaded again.
    this.#engine.catch(() => (this.#engine = null));
    return this.#engine;
  }

  async #fetch() {
    const { Engine } = await import("../engine/engine.js");
    const engine = new Engine();
    engine.addEventListener("loading", (event) => {
      const { loaded, total } = /** @type {CustomEvent} */ (event).detail;
      this.#become("loading", total > 0 ? Math.min(99, Math.floor((100 * loaded) / total)) : 0);
    });
    engine.addEventListener("ready", () => this.#become("ready", 100));
    return engine;
  }

  /**
   * @param {"ready" | "loading" | "failed"} state
   * @param {number} percent
   */
  #become(state, percent) {
    if (state === this.#state && percent === this.#percent) return;
    this.#state = state;
    this.#percent = percent;
    this.dispatchEvent(new Event("state"));
  }
}

/** @param {Scene} scene @returns {Question} */
function questionOf({ game: { opening }, view: { turns, part } }) {
  const played = turns.map(({ token }) => token);
  return {
    variant: opening.variant,
    terms: opening.terms,
    position: opening.position,
    handicap: opening.handicap,
    links: opening.links,
    challenges: opening.challenges,
    turns: part === "" ? played : [...played, part],
  };
}
