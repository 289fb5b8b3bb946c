// Walks the tree of choices: what is picked so far, and what may be pointed at next. Knows no rule and no screen.

/** @import { Choice, Color, Piece, PointName, Target, Token } from "./types.d.ts" */

/** The token that a choice leads to if nothing is left to be decided. @param {Choice} choice @returns {Token | null} */
export function leaf(choice) {
  if (choice.token !== undefined) return choice.token;
  if (choice.takes) return choice.takes.length === 1 ? choice.takes[0].token : null;
  // A dot with one direction needs no second click.
  return choice.then?.length === 1 && choice.then[0].step.kind === "arrow" ? leaf(choice.then[0]) : null;
}

/** The points that belong to a step: pressing Enter on one of them means it. @param {Target["step"]} step @returns {PointName[]} */
export function pointsOf(step) {
  if (step.kind === "segment") return step.points;
  return step.kind === "arrow" ? [step.to] : "at" in step ? [step.at] : [];
}

/** @param {PointName} name */
const order = (name) => name.charCodeAt(0) * 100 + Number(name.slice(1));

/** The two ends of a row, in whatever order its points come: the smaller column first, then the smaller row. @param {PointName[]} row @returns {[PointName, PointName]} */
export function ends(row) {
  const sorted = [...row].sort((a, b) => order(a) - order(b));
  return [sorted[0], sorted[sorted.length - 1]];
}

/** Rows that lie along one another, as one run each: any five of a longer row are parts of it. @param {PointName[][]} rows @returns {PointName[][]} */
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

/** @param {Iterable<string>} a @param {Set<string>} b how many are in one of them alone */
function difference(a, b) {
  const other = new Set(a);
  return [...other].filter((x) => !b.has(x)).length + [...b].filter((x) => !other.has(x)).length;
}

export class Picking {
  /** Kept until something is picked, so that the same target stays the same object. @type {Target[] | null} */
  #targets = null;

  /**
   * @param {Choice[]} choices
   * @param {Color} own who chooses
   * @param {string} [wish] the piece to bring in, where it may
   */
  constructor(choices, own, wish) {
    this.root = choices;
    this.own = own;
    /** What is picked, from the root. @type {Choice[]} */
    this.path = choices.filter(({ step }) => step.kind === "piece");
    const wished = this.path.filter(({ step }) => step.kind === "piece" && step.piece === wish);
    this.path = [...wished, ...this.path].slice(0, 1);
    /** How much of the path cannot be dropped: which piece comes in is always picked. */
    this.base = this.path.length;
    /** The pieces that go, where that is a choice. @type {Set<PointName>} */
    this.taken = new Set();
  }

  /** @returns {Choice | null} */
  get picked() {
    return this.path.length > this.base ? this.path[this.path.length - 1] : null;
  }

  /** What may follow the first picks. @param {number} level @returns {Choice[]} */
  options(level) {
    return level === 0 ? this.root : (this.path[level - 1].then ?? []);
  }

  /** Everything on the board that may be pointed at now, the latest step first: after picking a ring one may still pick another. @returns {Target[]} */
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

  /** What follows the last pick. @returns {Target[]} */
  next() {
    return this.targets().filter(({ choice, level }) => choice && level === this.path.length);
  }

  /** The choices without a place on the board. @returns {Choice[]} */
  buttons() {
    return this.options(this.base).filter(({ step }) => step.kind === "button");
  }

  /** Which pieces may come in. @returns {Choice[]} */
  pieces() {
    return this.base > 0 ? this.root : [];
  }

  /** The pieces that may stay or go. @returns {Piece[]} */
  get toggles() {
    const step = this.picked?.takes ? this.picked.step : null;
    return step?.kind === "segment" ? step.toggles : [];
  }

  /** The token of the toggles as they stand, or null if they may not stand so. @returns {Token | null} */
  get takeToken() {
    return this.picked?.takes?.find(({ take }) => difference(take, this.taken) === 0)?.token ?? null;
  }

  /** Points at something: answers with the token if that decides everything. @param {Target} target @returns {Token | null} */
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

  /** Brings in another piece. @param {Choice} piece */
  bring(piece) {
    this.#targets = null;
    this.path = [piece];
  }

  /** Own GIPF-pieces stay and the opponent's go, or what comes nearest to that. */
  #usual() {
    const preferred = new Set(this.toggles.filter(({ color }) => color !== this.own).map(({ at }) => at));
    const sets = (this.picked?.takes ?? []).map(({ take }) => take);
    sets.sort((a, b) => difference(a, preferred) - difference(b, preferred));
    return new Set(sets[0] ?? []);
  }

  /** Gives the last pick back. @returns {boolean} whether there was one */
  drop() {
    if (!this.picked) return false;
    this.#targets = null;
    this.path.pop();
    return true;
  }

  /** The points that were clicked to come here. @returns {PointName[]} */
  trail() {
    return this.path
      .slice(this.base)
      .flatMap(({ step }) => (step.kind === "point" ? [step.at] : step.kind === "arrow" ? [step.from, step.to] : []));
  }
}
