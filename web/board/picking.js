// Walks the tree of choices: the picks so far, and the possible next ones. Independent of the rules and of the screen.

/** @import { Choice, Color, Piece, PointName, Target, Token } from "./types.d.ts" */

/** Returns the token of a choice that leaves nothing to decide. @param {Choice} choice @returns {Token | null} */
export function leaf(choice) {
  if (choice.token !== undefined) return choice.token;
  if (choice.takes) return choice.takes.length === 1 ? choice.takes[0].token : null;
  // A dot with one direction needs no second click.
  return choice.then?.length === 1 && choice.then[0].step.kind === "arrow" ? leaf(choice.then[0]) : null;
}

/** Returns the points of a step: Enter on one of them selects it. @param {Target["step"]} step @returns {PointName[]} */
export function pointsOf(step) {
  if (step.kind === "segment") return step.points;
  return step.kind === "arrow" ? [step.to] : "at" in step ? [step.at] : [];
}

/** @param {PointName} name */
const order = (name) => name.charCodeAt(0) * 100 + Number(name.slice(1));

/**
 * Returns the ends of a row, regardless of the order of its points: smaller column first, then smaller row.
 * @param {PointName[]} row @returns {[PointName, PointName]}
 */
export function ends(row) {
  const sorted = [...row].sort((a, b) => order(a) - order(b));
  return [sorted[0], sorted[sorted.length - 1]];
}

/**
 * Merges overlapping rows of one line into runs: any five points of a longer row are part of it.
 * @param {PointName[][]} rows @returns {PointName[][]}
 */
export function runsOf(rows) {
  /** @type {PointName[][]} */
  const runs = [];
  for (const row of rows) {
    const along = runs.filter((run) => run.filter((point) => row.includes(point)).length > 1);
    for (const run of along) runs.splice(runs.indexOf(run), 1);
    runs.push([...new Set([...along.flat(), ...row])]);
  }
  return runs;
}

/** Returns the number of elements that are in only one of two sets. @param {Iterable<string>} a @param {Set<string>} b */
function difference(a, b) {
  const other = new Set(a);
  return [...other].filter((x) => !b.has(x)).length + [...b].filter((x) => !other.has(x)).length;
}

export class Picking {
  /** Cached until the next pick so that a target keeps its identity. @type {Target[] | null} */
  #targets = null;

  /**
   * @param {Choice[]} choices
   * @param {Color} own the choosing player
   * @param {string} [preferred] the preferred kind of piece to bring in; else a single piece, the usual one, if that is allowed
   */
  constructor(choices, own, preferred) {
    this.root = choices;
    this.own = own;
    const pieces = choices.filter(({ step }) => step.kind === "piece");
    const ofKind = (/** @type {string | undefined} */ kind) => pieces.filter(({ step }) => step.kind === "piece" && step.piece === kind);
    /** The picks, from the root. @type {Choice[]} */
    this.path = [...ofKind(preferred), ...ofKind("single"), ...pieces].slice(0, 1);
    /** Number of picks that cannot be dropped: the kind of piece to bring in is always picked. */
    this.base = this.path.length;
    /** The pieces to remove, where the player may choose. @type {Set<PointName>} */
    this.taken = new Set();
  }

  /** @returns {Choice | null} */
  get picked() {
    return this.path.length > this.base ? this.path[this.path.length - 1] : null;
  }

  /** Returns the choices after the first picks. @param {number} level @returns {Choice[]} */
  options(level) {
    return level === 0 ? this.root : (this.path[level - 1].then ?? []);
  }

  /**
   * Returns everything on the board that may be selected, the latest step first: after picking a ring, another one may be picked
   * instead.
   * @returns {Target[]}
   */
  targets() {
    if (this.#targets) return this.#targets;
    const level = this.path.length;
    this.#targets = this.toggles.map(({ at }) => ({ step: { kind: "toggle", at }, choice: null, level, token: null }));
    for (let depth = level; depth >= this.base; depth--) {
      for (const choice of this.options(depth)) {
        if (pointsOf(choice.step).length === 0 || this.path.includes(choice)) continue;
        this.#targets.push({ step: choice.step, choice, level: depth, token: leaf(choice) });
      }
    }
    return this.#targets;
  }

  /** Returns the targets after the last pick. @returns {Target[]} */
  next() {
    return this.targets().filter(({ choice, level }) => choice && level === this.path.length);
  }

  /** Returns the choices without a place on the board. @returns {Choice[]} */
  buttons() {
    return this.options(this.base).filter(({ step }) => step.kind === "button");
  }

  /** Returns the kinds of pieces that may come in. @returns {Choice[]} */
  pieces() {
    return this.base > 0 ? this.root : [];
  }

  /** The pieces that may stay or go. @returns {Piece[]} */
  get toggles() {
    const step = this.picked?.takes ? this.picked.step : null;
    return step?.kind === "segment" ? step.toggles : [];
  }

  /** The token for the current state of the toggles, or null if it is illegal. @returns {Token | null} */
  get takeToken() {
    return this.picked?.takes?.find(({ take }) => difference(take, this.taken) === 0)?.token ?? null;
  }

  /** Picks a target; returns the token if nothing is left to decide. @param {Target} target @returns {Token | null} */
  take({ step, choice, level, token }) {
    this.#targets = null;
    if (step.kind === "toggle" && !this.taken.delete(step.at)) this.taken.add(step.at);
    if (!choice) return null;
    this.path.length = level;
    if (token === null) {
      this.path.push(choice);
      this.taken = this.#usual();
    }
    return token;
  }

  /** Selects the kind of piece to bring in. @param {Choice} piece */
  bring(piece) {
    this.#targets = null;
    this.path = [piece];
  }

  /** Sets the default: the player's own GIPF-pieces stay and the opponent's go, or the nearest legal choice. */
  #usual() {
    const preferred = new Set(this.toggles.filter(({ color }) => color !== this.own).map(({ at }) => at));
    const sets = (this.picked?.takes ?? []).map(({ take }) => take);
    sets.sort((a, b) => difference(a, preferred) - difference(b, preferred));
    return new Set(sets[0] ?? []);
  }

  /** Drops the last pick. @returns {boolean} whether there was one */
  drop() {
    if (!this.picked) return false;
    this.#targets = null;
    this.path.pop();
    return true;
  }

  /** Returns the points that were clicked so far. @returns {PointName[]} */
  trail() {
    return this.path
      .slice(this.base)
      .flatMap(({ step }) => (step.kind === "point" ? [step.at] : step.kind === "arrow" ? [step.from, step.to] : []));
  }
}
