// What is being analysed: the tree, the turn that is looked at, and the table that shows it. Panels listen
// for `another` (another tree), `tree` (turns, comments or marks have changed), `node` (another turn is looked
// at), `jump` (so that nothing moved) and `part` (actions of an unfinished turn).

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
/** @typedef {import("../board/table.js").Table} Table */
/** @typedef {import("./tree.js").Node} Node */

/** Typing a comment writes to the disk only now and then. */
const KEEP_AFTER = 400;

/**
 * Keeps what is analysed somewhere else than among the analyses, such as a chapter of a study.
 * @typedef {(record: RecordTree, place: number[]) => void} Keeper
 */

/** Nothing of it is to be kept. */
export const UNKEPT = () => {};

export class Session extends EventTarget {
  /** How many movements have not come to their end. */
  #moving = 0;
  #jumping = false;
  /** Counts the steps, so that an old one does not undo a new one. */
  #step = 0;
  /** @type {ReturnType<typeof setTimeout> | null} */
  #timer = null;
  #id = newId();
  /** @type {Keeper | null} */
  #keeper = null;
  /**
   * Takes over trees that nobody keeps yet: a study makes them chapters.
   * @type {((tree: Tree, place: number[]) => void) | null}
   */
  adopt = null;

  /**
   * @param {Core} core
   * @param {Table} table
   * @param {Tree} tree
   */
  constructor(core, table, tree) {
    super();
    this.core = core;
    this.table = table;
    this.tree = tree;
    this.node = tree.root;
    table.addEventListener("turn", (event) => this.#onTurn(/** @type {CustomEvent} */ (event).detail));
    table.addEventListener("change", () => {
      const isPart = this.view.turns.length === path(this.node).length;
      if (!this.#jumping && isPart) this.#tell("part");
    });
    addEventListener("pagehide", () => this.keepNow());
    // Another tab has the same analysis: from now on each has its own, so that none writes over the other.
    analyses.watch((id) => {
      if (id === this.#id) this.#id = newId();
    });
  }

  get view() {
    return this.table.view;
  }

  /** The last turn that is complete: the one that is looked at, unless a record left it unfinished. */
  get base() {
    return ancestor(this.node, this.view.turns.length);
  }

  /**
   * Analyses another tree; what was there stays kept.
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
    this.#tell("another");
    // What was kept may be older than a rule that was mended since: then as much as possible is shown.
    const isShown = this.#jump(tree.at(place)) || this.#jump(tree.root);
    const instead = { keeper: keeper && UNKEPT };
    if (!isShown) return this.show(Tree.of({ variant: tree.variant, terms: tree.terms ?? undefined }), instead);
    this.changed();
  }

  /**
   * Looks at another turn. One turn on is shown as a movement, everything else at once.
   * @param {Node} node
   */
  async go(node) {
    const isNext = node.parent === this.node && this.#moving === 0 && this.view.part === "";
    const step = ++this.#step;
    if (!isNext) return void this.#jump(node);
    this.#moving += 1;
    const isShown = await this.table.play(node.token);
    this.#moving -= 1;
    // The last turn of a record may be unfinished: then no turn was told.
    if (isShown && step === this.#step && this.node !== node) this.#jump(node);
  }

  /** @param {Node} node */
  #jump(node) {
    let isShown = true;
    this.#jumping = true;
    try {
      this.table.open(this.tree.opening(node));
      this.#look(node);
      this.#tell("jump");
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
    this.#tell("node");
    this.#keepSoon();
  }

  /**
   * Plays turns behind the one that is looked at, as far as the rules let us, and looks at the last of them.
   * @param {Token[]} tokens
   */
  async play(tokens) {
    const { base } = this;
    let node = base;
    for (const { token, player } of this.#playable(base, tokens)) node = this.#grow(node, token, player);
    if (node === base) return;
    this.changed();
    if (node.parent && node.parent !== base) this.#jump(node.parent);
    // What was played of the turn by hand gives way to the whole turn.
    else if (this.view.part !== "") this.#jump(base);
    await this.go(node);
  }

  /** Turns, comments or marks have changed. */
  changed() {
    this.#tell("tree");
    this.#keepSoon();
  }

  /** What the rules say about the end of the main line, or null. @returns {RecordTree["result"] | null} */
  ruledResult() {
    const last = this.tree.mainLine().at(-1) ?? this.tree.root;
    try {
      const { table, view } = this.core.open(this.tree.opening(last));
      this.core.close(table);
      if (!view.outcome) return null;
      if (!view.outcome.winner) return "1/2-1/2";
      return view.outcome.winner === "w" ? "1-0" : "0-1";
    } catch {
      return null;
    }
  }

  /** Keeps the analysis, unless there is nothing in it. @returns {void} */
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
    this.#timer ??= setTimeout(() => this.keepNow(), KEEP_AFTER);
  }

  /**
   * A turn was completed, by hand or by a step.
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
   * Follows a turn or makes it a variation. A record may end in the middle of a turn: then that is completed.
   * @param {Node} parent
   * @param {Token} token
   * @param {Color} player
   */
  #grow(parent, token, player) {
    const isPart = this.node.parent === parent && token.startsWith(`${this.node.token};`);
    return isPart ? this.tree.complete(this.node, token) : this.tree.play(parent, token, player);
  }

  /**
   * The turns that can be played in this order, as the core writes them.
   * @param {Node} node
   * @param {Token[]} tokens
   */
  #playable(node, tokens) {
    const { table, view } = this.core.open(this.tree.opening(node));
    let latest = view;
    try {
      for (const token of tokens) latest = this.core.act(table, token).view;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.core.close(table);
    }
    return latest.turns.slice(view.turns.length);
  }

  /** @param {"another" | "tree" | "node" | "jump" | "part"} name */
  #tell(name) {
    this.dispatchEvent(new Event(name));
  }
}
