// State of an analysis: the tree, the current turn, and the board that shows it. Panels listen for `another` (another
// tree), `tree` (turns, comments or marks have changed), `node` (another current turn), `jump` (the same, without a
// movement on the board) and `part` (actions of an unfinished turn).

import { Refused } from "../core/core.js";
import { newId } from "../game/games.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { analyses } from "./storage.js";
import { ancestor, follow, path, Tree } from "./tree.js";

/** @typedef {import("../core/types.js").Token} Token */
/** @typedef {import("../core/types.js").Color} Color */
/** @typedef {import("../core/types.js").Refusal} Refusal */
/** @typedef {import("../core/types.js").RecordTree} RecordTree */
/** @typedef {import("../core/types.js").Calls} Core */
/** @typedef {import("../board/board-game.js").BoardGame} BoardGame */
/** @typedef {import("./tree.js").Node} Node */

/** Delay in milliseconds before changes are stored so that typing a comment does not write on every key. */
const STORE_DELAY = 400;

/**
 * Stores the analysis somewhere other than in the list of analyses, such as in a chapter of a study.
 * @typedef {(record: RecordTree, place: number[]) => void} Keeper
 */

/** A keeper that stores nothing. */
export const UNKEPT = () => {};

export class Session extends EventTarget {
  /** Number of movements in progress. */
  #moving = 0;
  #jumping = false;
  /** Generation counter; results of an earlier generation are discarded. */
  #step = 0;
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;
  #id = newId();
  /** @type {Keeper | null} */
  #keeper = null;
  /**
   * Takes over trees that have no keeper yet: a study turns them into chapters.
   * @type {((tree: Tree, place: number[]) => void) | null}
   */
  adopt = null;

  /**
   * @param {Core} core
   * @param {BoardGame} boardGame
   * @param {Tree} tree
   */
  constructor(core, boardGame, tree) {
    super();
    this.core = core;
    this.boardGame = boardGame;
    this.tree = tree;
    this.node = tree.root;
    boardGame.addEventListener("turn", (event) => this.#onTurn(/** @type {CustomEvent} */ (event).detail));
    boardGame.addEventListener("change", () => {
      const isPart = this.view.turns.length === path(this.node).length;
      if (!this.#jumping && isPart) this.#emit("part");
    });
    addEventListener("pagehide", () => this.keepNow());
    // Another tab has opened the same analysis: from now on each tab has its own copy, so neither overwrites the other.
    analyses.watch((id) => {
      if (id === this.#id) this.#id = newId();
    });
  }

  get view() {
    return this.boardGame.view;
  }

  /** The last complete turn: the current one, unless a record left it unfinished. */
  get base() {
    return ancestor(this.node, this.view.turns.length);
  }

  /**
   * Analyses another tree; the previous one stays stored.
   * @param {Tree} tree
   * @param {{ id?: string, place?: number[], keeper?: Keeper | null }} [options]
   * @returns {void}
   */
  show(tree, { id = newId(), place = [], keeper = null } = {}) {
    this.keepNow();
    if (!keeper && this.adopt) return this.adopt(tree, place);
    this.#keeper = keeper;
    this.#id = id;
    this.tree = tree;
    this.node = tree.root;
    this.#step += 1;
    this.#emit("another");
    // A stored analysis may be older than a fix of a rule: then show as much of it as possible.
    const isShown = this.#jump(tree.at(place)) || this.#jump(tree.root);
    const instead = { keeper: keeper && UNKEPT };
    if (!isShown) return this.show(Tree.of({ variant: tree.variant, terms: tree.terms ?? undefined }), instead);
    this.changed();
  }

  /**
   * Goes to another turn. A single step forward is animated, everything else is shown at once.
   * @param {Node} node
   */
  async go(node) {
    const isNext = node.parent === this.node && this.#moving === 0 && this.view.part === "";
    const step = ++this.#step;
    if (!isNext) return void this.#jump(node);
    this.#moving += 1;
    const isShown = await this.boardGame.play(node.token);
    this.#moving -= 1;
    // The last turn of a record may be unfinished: then the board reports no turn.
    if (isShown && step === this.#step && this.node !== node) this.#jump(node);
  }

  /** @param {Node} node */
  #jump(node) {
    let isShown = true;
    this.#jumping = true;
    try {
      this.boardGame.open(this.tree.opening(node));
      this.#look(node);
      this.#emit("jump");
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      isShown = false;
      this.dispatchEvent(new CustomEvent("refused", { detail: { refusal: error.refusal, node } }));
    } finally {
      this.#jumping = false;
    }
    return isShown;
  }

  /** @param {Node} node */
  #look(node) {
    this.node = node;
    follow(node);
    this.#emit("node");
    this.#keepSoon();
  }

  /**
   * Plays turns after the current one, as far as the rules allow, and goes to the last of them.
   * @param {Token[]} tokens
   */
  async play(tokens) {
    const { base } = this;
    let node = base;
    for (const { token, player } of this.#playable(base, tokens)) node = this.#grow(node, token, player);
    if (node === base) return;
    this.changed();
    if (node.parent && node.parent !== base) this.#jump(node.parent);
    // The whole turn replaces those of its actions that were played by hand.
    else if (this.view.part !== "") this.#jump(base);
    await this.go(node);
  }

  /** Reports changed turns, comments or marks. */
  changed() {
    this.#emit("tree");
    this.#keepSoon();
  }

  /** Returns the result of the main line under the rules, or null. @returns {RecordTree["result"] | null} */
  ruledResult() {
    const last = this.tree.mainLine().at(-1) ?? this.tree.root;
    try {
      const { id, view } = this.core.open(this.tree.opening(last));
      this.core.close(id);
      if (!view.outcome) return null;
      if (!view.outcome.winner) return "1/2-1/2";
      return view.outcome.winner === "w" ? "1-0" : "0-1";
    } catch {
      return null;
    }
  }

  /** Stores the analysis, unless it is empty. @returns {void} */
  keepNow() {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#keeper) return this.#keeper(this.tree.toRecord(this.ruledResult()), this.tree.place(this.node));
    if (this.tree.isEmpty()) return analyses.remove(this.#id);
    const isKept = analyses.put({
      id: this.#id,
      changed: new Date().toISOString(),
      record: this.tree.toRecord(),
      place: this.tree.place(this.node),
    });
    if (!isKept) toast(t("analyse-not-kept"), { key: "not-kept", stays: true });
  }

  #keepSoon() {
    this.#timer ??= setTimeout(() => this.keepNow(), STORE_DELAY);
  }

  /**
   * Handles a turn that was completed by hand or by a step.
   * @param {{ token: Token, player: Color, view: import("../core/types.js").View }} turn
   */
  #onTurn({ token, player, view }) {
    const isListed = view.turns.at(-1)?.token === token;
    const parent = ancestor(this.node, view.turns.length - (isListed ? 1 : 0));
    const isNew = !parent.children.some((child) => child.token === token);
    this.node = this.#grow(parent, token, player);
    if (isNew) this.changed();
    this.#look(this.node);
  }

  /**
   * Follows a turn or adds it as a variation. If the record ends in the middle of a turn, that turn is completed.
   * @param {Node} parent
   * @param {Token} token
   * @param {Color} player
   */
  #grow(parent, token, player) {
    const isPart = this.node.parent === parent && token.startsWith(`${this.node.token};`);
    return isPart ? this.tree.complete(this.node, token) : this.tree.play(parent, token, player);
  }

  /**
   * Returns the turns that can be played in this order, as the core writes them.
   * @param {Node} node
   * @param {Token[]} tokens
   */
  #playable(node, tokens) {
    const { id, view } = this.core.open(this.tree.opening(node));
    let latest = view;
    try {
      for (const token of tokens) latest = this.core.act(id, token).view;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.core.close(id);
    }
    return latest.turns.slice(view.turns.length);
  }

  /** @param {"another" | "tree" | "node" | "jump" | "part"} name */
  #emit(name) {
    this.dispatchEvent(new Event(name));
  }
}
