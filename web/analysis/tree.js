// A game with all its variations: a tree of turns. The first child of a node continues its line, the others are
// variations. This module does not know the rules; a turn is a token that the core has accepted.

/** @typedef {import("../core/types.js").RecordTree} RecordTree */
/** @typedef {import("../core/types.js").RecordTurn} RecordTurn */
/** @typedef {import("../core/types.js").Token} Token */
/** @typedef {import("../core/types.js").Color} Color */
/** @typedef {import("../core/types.js").GameStart} GameStart */

/**
 * A turn, or the start of the game, which has no token.
 * @typedef {object} Node
 * @property {Token} token
 * @property {Color | null} player
 * @property {Node | null} parent
 * @property {Node[]} children
 * @property {string[]} intro comments before a variation
 * @property {string[]} comments
 * @property {number[]} nags marks by their number in records
 * @property {string | null} clock
 * @property {string | null} evaluation
 * @property {Node | null} followed the child that was visited last
 */

/** The marks that the page offers, by their number in records. */
export const MARKS = /** @type {const} */ ([
  [1, "!"],
  [2, "?"],
  [3, "!!"],
  [4, "??"],
  [5, "!?"],
  [6, "?!"],
]);

export class Tree {
  /** @param {RecordTree} record */
  constructor(record) {
    this.variant = record.variant;
    this.terms = record.terms ?? null;
    this.position = record.position;
    this.handicap = record.handicap;
    /** The match of which the opened game is the GIPF part. */
    this.match = record.match ?? null;
    this.tags = record.tags;
    /** Result and turns of the opened game: variations tried later do not change them. */
    this.played = {
      result: record.result,
      termination: record.termination,
      turns: record.turns.map((turn) => turn.token),
    };
    this.root = nodeOf("", null, null);
    this.root.comments = record.comments;
    grow(this.root, record.turns);
  }

  /**
   * Creates a tree with one line, or an empty one.
   * @param {GameStart} opening
   * @param {{ player: Color, token: Token }[]} turns
   */
  static of(opening, turns = []) {
    return new Tree({
      variant: opening.variant,
      ...(opening.terms && { terms: opening.terms }),
      position: opening.position ?? null,
      handicap: opening.handicap ?? null,
      tags: [],
      result: "*",
      termination: null,
      comments: [],
      turns: turns.map(({ player, token }) => ({
        token,
        player,
        comments: [],
        nags: [],
        clock: null,
        evaluation: null,
        variations: [],
      })),
    });
  }

  /**
   * Returns the opening with which the core shows a node.
   * @param {Node} node
   * @returns {GameStart}
   */
  opening(node) {
    /** @type {GameStart} */
    const opening = { variant: this.variant, turns: tokens(node) };
    if (this.terms) opening.terms = this.terms;
    if (this.position) opening.position = this.position;
    if (this.handicap) opening.handicap = this.handicap;
    return opening;
  }

  /**
   * Follows an existing turn, or adds it as a variation.
   * @param {Node} parent
   * @param {Token} token
   * @param {Color} player
   */
  play(parent, token, player) {
    const found = parent.children.find((child) => child.token === token);
    if (found) return found;
    const node = nodeOf(token, player, parent);
    parent.children.push(node);
    return node;
  }

  /**
   * Completes a turn that a record left unfinished; its comments are kept.
   * @param {Node} node
   * @param {Token} token
   */
  complete(node, token) {
    const twin = node.parent?.children.find((child) => child.token === token);
    if (twin) return twin;
    node.token = token;
    return node;
  }

  /**
   * Removes a turn and everything after it; returns the node to go to.
   * @param {Node} node
   */
  remove(node) {
    const parent = node.parent;
    if (!parent) return node;
    parent.children = parent.children.filter((child) => child !== node);
    if (parent.followed === node) parent.followed = null;
    return parent;
  }

  /** Makes the line through a node the main line. @param {Node} node */
  promote(node) {
    for (let at = node; at.parent; at = at.parent) {
      at.parent.children = [at, ...at.parent.children.filter((child) => child !== at)];
    }
  }

  /** Returns the turns of the main line. */
  mainLine() {
    return lineFrom(this.root);
  }

  /** Returns the match, if the main line is its GIPF part. */
  playedMatch() {
    const main = this.mainLine().map((node) => node.token);
    const isPlayed = main.length === this.played.turns.length && this.played.turns.every((token, index) => main[index] === token);
    return isPlayed ? this.match : null;
  }

  /** Tests whether the tree holds nothing worth keeping. */
  isEmpty() {
    return this.root.children.length === 0 && this.root.comments.length === 0 && this.position === null;
  }

  /** Tests whether a node is on the main line. @param {Node} node */
  isMain(node) {
    return path(node).every((at) => at.parent?.children[0] === at);
  }

  /**
   * Returns the record. The result of the opened game stays as long as its turns are the main line.
   * @param {RecordTree["result"] | null} [ruled] result of the main line under the rules
   * @returns {RecordTree}
   */
  toRecord(ruled = null) {
    const main = this.mainLine().map((node) => node.token);
    const stays = this.played.turns.every((token, index) => main[index] === token);
    const match = this.playedMatch();
    return {
      variant: this.variant,
      ...(this.terms && { terms: this.terms }),
      ...(match && { match }),
      position: this.position,
      handicap: this.handicap,
      tags: this.tags,
      result: ruled ?? (stays ? this.played.result : "*"),
      termination: ruled === null && stays ? this.played.termination : null,
      comments: this.root.comments,
      turns: turnsOf(this.root),
    };
  }

  /**
   * Returns the place of a node: the index of the child at each node on the path.
   * @param {Node} node
   */
  place(node) {
    return path(node).map((at) => at.parent?.children.indexOf(at) ?? 0);
  }

  /**
   * Returns the node at a place, or the last one on the path to it.
   * @param {number[]} place
   */
  at(place) {
    let node = this.root;
    for (const index of place) {
      const child = node.children[index];
      if (!child) break;
      node = child;
    }
    return node;
  }
}

/**
 * Returns the turns from the start to a node.
 * @param {Node} node
 */
export function path(node) {
  /** @type {Node[]} */
  const nodes = [];
  for (let at = node; at.parent; at = at.parent) nodes.push(at);
  return nodes.reverse();
}

/** @param {Node} node */
export function tokens(node) {
  return path(node).map((at) => at.token);
}

/**
 * Returns the node after a number of turns on the path to another.
 * @param {Node} node
 * @param {number} count
 */
export function ancestor(node, count) {
  let at = node;
  for (let surplus = path(node).length - count; surplus > 0 && at.parent; surplus--) at = at.parent;
  return at;
}

/**
 * Returns the number of a turn in records: White's turn and Black's reply share a number.
 * @param {Node} node
 */
export function numberOf(node) {
  const way = path(node);
  return Math.floor((way.length - 1 + (way[0]?.player === "b" ? 1 : 0)) / 2) + 1;
}

/** Returns the next turn on the line that was visited last. @param {Node} node */
export function next(node) {
  return node.followed ?? node.children[0] ?? null;
}

/** Returns the last turn of a node's line. @param {Node} node */
export function last(node) {
  let at = node;
  for (let behind = next(at); behind; behind = next(at)) at = behind;
  return at;
}

/**
 * Returns the alternative to this turn, or to the nearest earlier turn that has one.
 * @param {Node} node
 * @param {1 | -1} way
 */
export function sibling(node, way) {
  for (let at = node; at.parent; at = at.parent) {
    const found = at.parent.children[at.parent.children.indexOf(at) + way];
    if (found) return found;
  }
  return null;
}

/** Remembers a visit to a node so that `next` leads along its line. @param {Node} node */
export function follow(node) {
  for (let at = node; at.parent; at = at.parent) at.parent.followed = at;
}

/**
 * Sets or removes the mark of a turn.
 * @param {Node} node
 * @param {number | null} nag
 */
export function mark(node, nag) {
  const offered = new Set(MARKS.map(([number]) => /** @type {number} */ (number)));
  const others = node.nags.filter((number) => !offered.has(number));
  node.nags = nag === null ? others : [nag, ...others];
}

/** Returns the sign of a node's mark, or an empty string. @param {Node} node */
export function signOf(node) {
  return MARKS.find(([number]) => node.nags.includes(number))?.[1] ?? "";
}

/**
 * Sets the words of a comment in the form that records use: single spaces, no closing brace.
 * @param {Node} node
 * @param {string} text
 */
export function comment(node, text) {
  const words = text.replaceAll("}", ")").replaceAll("{", "(").split(/\s+/).filter(Boolean).join(" ");
  node.comments = words ? [words] : [];
}

/** @param {Node} from */
function lineFrom(from) {
  /** @type {Node[]} */
  const line = [];
  for (let node = from.children[0]; node; node = node.children[0]) line.push(node);
  return line;
}

/**
 * @param {Token} token
 * @param {Color | null} player
 * @param {Node | null} parent
 * @returns {Node}
 */
function nodeOf(token, player, parent) {
  return {
    token,
    player,
    parent,
    children: [],
    intro: [],
    comments: [],
    nags: [],
    clock: null,
    evaluation: null,
    followed: null,
  };
}

/**
 * Adds a line of a record after a node.
 * @param {Node} start
 * @param {RecordTurn[]} turns
 * @param {string[]} intro
 */
function grow(start, turns, intro = []) {
  /** @type {Node[]} */
  const line = [];
  for (const turn of turns) line.push(hang(line.at(-1) ?? start, turn));
  if (line[0]) line[0].intro.push(...intro);
  // Variations are added last so that a variation that repeats the line cannot precede it.
  turns.forEach((turn, index) => {
    for (const { turns: tried, comments } of turn.variations) grow(line[index - 1] ?? start, tried, comments);
  });
}

/**
 * @param {Node} parent
 * @param {RecordTurn} turn
 */
function hang(parent, turn) {
  const twin = parent.children.find((child) => child.token === turn.token);
  const node = twin ?? nodeOf(turn.token, turn.player, parent);
  if (!twin) parent.children.push(node);
  node.comments = [...node.comments, ...turn.comments];
  node.nags = [...node.nags, ...turn.nags];
  node.clock ??= turn.clock;
  node.evaluation ??= turn.evaluation;
  return node;
}

/**
 * Returns the line after a node in the form that records use.
 * @param {Node} from
 * @returns {RecordTurn[]}
 */
function turnsOf(from) {
  return lineFrom(from).map((node) => ({
    ...turnOf(node),
    variations: (node.parent?.children.slice(1) ?? []).map((first) => ({
      comments: first.intro,
      turns: [turnOf(first), ...turnsOf(first)],
    })),
  }));
}

/**
 * @param {Node} node
 * @returns {RecordTurn}
 */
function turnOf(node) {
  return {
    token: node.token,
    player: node.player ?? "w",
    comments: node.comments,
    nags: node.nags,
    clock: node.clock,
    evaluation: node.evaluation,
    variations: [],
  };
}
