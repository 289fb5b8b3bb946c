// The engine as the page needs it: one question at a time, and whether it is there at all.

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../engine/engine.js").EngineFailure} EngineFailure */
/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../core/types.d.ts").Token} Token */
/** @typedef {import("../core/types.d.ts").View} View */
/** @typedef {import("../engine/messages.d.ts").Question} Question */
/** @typedef {import("../engine/messages.d.ts").Thought} Thought */
/** @typedef {import("../game/games.js").Game} Game */

/** @typedef {{ game: Game, view: View }} Scene */

/** From White's side: hundredths of a point, or that somebody wins by force or has won. */
/** @typedef {{ kind: "points", points: number } | { kind: "won", player: Color | null }} Score */

/** How long is thought about a hint and about who stands better, in milliseconds. */
const HINT_TIME = 1200;
const SCORE_TIME = 350;

/** Reports `state` when `state` or `percent` is another. */
export class Thinker extends EventTarget {
  /** Two people need no engine: it comes when it is asked for. @type {Promise<Engine> | null} */
  #engine = null;
  /** @type {"ready" | "loading" | "failed"} */
  #state = "ready";
  #percent = 0;
  #outdated = false;
  /** What is thought about; a score waits for the others. @type {"turn" | "hint" | "score" | null} */
  #purpose = null;

  get state() {
    return this.#state;
  }

  /** Whether the site has another version by now, so that only loading the page again helps. */
  get outdated() {
    return this.#outdated;
  }

  get percent() {
    return this.#percent;
  }

  /** Fetches the engine before it is needed. A failure is told when it is. @param {import("../core/types.d.ts").VariantId} variant */
  warm(variant) {
    this.#load()
      .then((engine) => engine.warm(variant))
      .catch(() => {});
  }

  /** Nobody waits for an answer any more. */
  stop() {
    this.#purpose = null;
    this.#abort.abort();
  }

  #abort = new AbortController();

  /**
   * The engine's turn, or null when it was stopped or has failed.
   * @param {Scene & { level: number, left: number | null }} scene
   * @returns {Promise<Token | null>}
   */
  async turn({ game, view, level, left }) {
    const clock = left === null ? {} : { time: Math.max(1, Math.floor(left)), increment: game.clock?.pace.increment ?? 0 };
    const thought = await this.#think("turn", { ...questionOf({ game, view }), level, seed: game.seed, ...clock });
    return thought?.best ?? null;
  }

  /**
   * A good turn for the player to act.
   * @param {Scene} scene
   */
  async hint(scene) {
    const thought = await this.#think("hint", { ...questionOf(scene), movetime: HINT_TIME });
    return thought?.best ?? null;
  }

  /**
   * Who stands better.
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
    // A browser may remember that a script did not come: then only loading the page again helps.
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
