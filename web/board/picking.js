// Walks the tree of choices: what is picked so far, and what may be pointed at next. Knows no rule and no screen.

/** @typedef {import("../core/types.d.ts").Choice} Choice */
/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../core/types.d.ts").Piece} Piece */
/** @typedef {import("../core/types.d.ts").PointName} PointName */
/** @typedef {import("../core/types.d.ts").Token} Token */

/**
 * What can be pointed at: a choice of the tree with its depth, or a piece that may stay or go.
 * @typedef {{ choice: Choice, level: number } | { toggle: PointName }} Target
 */

/** The token that a choice leads to if nothing is left to be decided. @param {Choice} choice @returns {Token | null} */
export function leaf(choice) {
  if (choice.token !== undefined) return choice.token;
  if (choice.takes) return choice.takes.length === 1 ? choice.takes[0].token : null;
  // A dot with one direction needs no second click.
  return choice.then?.length === 1 && choice.then[0].step.kind === "arrow" ? leaf(choice.then[0]) : null;
}

/** The points that belong to a choice: pressing Enter on one of them means it. @param {Choice} choice @returns {PointName[]} */
export function pointsOf({ step }) {
  switch (step.kind) {
    case "point": return [step.at];
    case "arrow": return [step.to];
    case "segment": return step.points;
    default: return [];
  }
}

/** @param {PointName} name */
const order = (name) => name.charCodeAt(0) * 100 + Number(name.slice(1));

/** The two ends of a row, in whatever order its points come: the smaller column first, then the smaller row. @param {PointName[]} row @returns {[PointName, PointName]} */
export function ends(row) {
  const sorted = [...row].sort((a, b) => order(a) - order(b));
  return [sorted[0], sorted[sorted.length - 1]];
}

/** @param {Target} a @param {Target | null} b */
export function sameTarget(a, b) {
  if (!b) return false;
  return "toggle" in a ? "toggle" in b && a.toggle === b.toggle : "choice" in b && a.choice === b.choice;
}

/** @param {Iterable<string>} a @param {Set<string>} b how many are in one of them alone */
function difference(a, b) {
  const other = new Set(a);
  return [...other].filter((x) => !b.has(x)).length + [...b].filter((x) => !other.has(x)).length;
}

export class Picking {
  /**
   * @param {Choice[]} choices
   * @param {Color} own who chooses
   * @param {string | null} [favourite] the kind of piece that was picked last
   */
  constructor(choices, own, favourite) {
    this.root = choices;
    this.own = own;
    const pieces = choices.filter(({ step }) => step.kind === "piece");
    const first = pieces.find(({ step }) => step.kind === "piece" && step.piece === favourite) ?? pieces[0];
    /** What is picked, from the root. @type {Choice[]} */
    this.path = first ? [first] : [];
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
    return level === 0 ? this.root : this.path[level - 1].then ?? [];
  }

  /** Everything on the board that may be pointed at now, the latest step first: whoever picked a ring may still pick another. @returns {Target[]} */
  targets() {
    /** @type {Target[]} */
    const targets = this.toggles.map(({ at }) => ({ toggle: at }));
    for (let level = this.path.length; level >= this.base; level--) {
      for (const choice of this.options(level)) {
        if (pointsOf(choice).length > 0 && !this.path.includes(choice)) targets.push({ choice, level });
      }
    }
    return targets;
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
  take(target) {
    if ("toggle" in target) {
      if (!this.taken.delete(target.toggle)) this.taken.add(target.toggle);
      return null;
    }
    const { choice, level } = target;
    this.path.length = level;
    const token = leaf(choice);
    if (token !== null) return token;
    this.path.push(choice);
    this.taken = this.#usual();
    return null;
  }

  /** Brings in another piece. @param {Choice} piece */
  bring(piece) {
    this.path = [piece];
  }

  /** Own GIPF-pieces stay and the opponent's go, or what comes nearest to that. */
  #usual() {
    const wish = new Set(this.toggles.filter(({ color }) => color !== this.own).map(({ at }) => at));
    const sets = (this.picked?.takes ?? []).map(({ take }) => take);
    sets.sort((a, b) => difference(a, wish) - difference(b, wish));
    return new Set(sets[0] ?? []);
  }

  /** Gives the last pick back. @returns {boolean} whether there was one */
  drop() {
    if (!this.picked) return false;
    this.path.pop();
    return true;
  }

  /** The points that were clicked to come here. @returns {PointName[]} */
  trail() {
    return this.path.slice(this.base).flatMap(({ step }) => (step.kind === "point" ? [step.at] : step.kind === "arrow" ? [step.from, step.to] : []));
  }
}
