import assert from "node:assert/strict";
import test from "node:test";

import { ancestor, sibling, comment, follow, last, mark, next, numberOf, signOf, tokens, Tree } from "../../analysis/tree.js";

/** @typedef {import("../../core/types.js").RecordTurn} RecordTurn */
/** @typedef {import("../../core/types.js").RecordTree} RecordTree */

/**
 * @param {string} text turns, with players in turn
 * @param {number} [first]
 * @returns {RecordTurn[]}
 */
function line(text, first = 0) {
  return text.split(" ").map((token, index) => ({
    token,
    player: (index + first) % 2 === 0 ? "w" : "b",
    comments: [],
    nags: [],
    clock: null,
    evaluation: null,
    variations: [],
  }));
}

/** @returns {RecordTree} */
function record() {
  const turns = line("a b c d");
  const tried = line("x y", 1);
  tried[1].variations = [{ comments: [], turns: line("z", 2) }];
  turns[1].variations = [{ comments: ["or"], turns: tried }];
  turns[1].nags = [4, 140];
  turns[2].comments = ["good"];
  turns[3].clock = "0:01:00";
  return {
    variant: "yinsh",
    position: null,
    handicap: null,
    tags: [["White", "Ann"]],
    result: "1-0",
    termination: "resignation",
    comments: ["A game."],
    turns,
  };
}

/** @param {Tree} tree @param {string} text */
function find(tree, text) {
  return text.split(" ").reduce((node, token) => {
    const found = node.children.find((child) => child.token === token);
    assert.ok(found, token);
    return found;
  }, tree.root);
}

test("a record survives the conversion to a tree and back", () => {
  assert.deepEqual(new Tree(record()).toRecord(), record());
});

test("a variation that repeats the turn it replaces is the same line", () => {
  const doubled = record();
  doubled.turns[1].variations.push({ comments: [], turns: line("b e", 1) });
  const tree = new Tree(doubled);
  assert.equal(find(tree, "a").children.length, 2);
  assert.deepEqual(
    find(tree, "a b").children.map((child) => child.token),
    ["c", "e"],
  );
});

test("playing an existing turn follows it, and playing another one adds a variation", () => {
  const tree = new Tree(record());
  const node = find(tree, "a b");
  assert.equal(tree.play(node, "c", "w"), node.children[0]);
  const tried = tree.play(node, "e", "w");
  assert.equal(node.children[1], tried);
  assert.deepEqual(tokens(tried), ["a", "b", "e"]);
  assert.deepEqual(
    tree.toRecord().turns[2].variations[0].turns.map((turn) => turn.token),
    ["e"],
  );
});

test("a promoted line becomes the main line from the start", () => {
  const tree = new Tree(record());
  tree.promote(find(tree, "a x z"));
  assert.deepEqual(
    tree.mainLine().map((node) => node.token),
    ["a", "x", "z"],
  );
  assert.ok(tree.isMain(find(tree, "a x z")));
  assert.ok(!tree.isMain(find(tree, "a b")));
  assert.deepEqual(new Tree(tree.toRecord()).toRecord(), tree.toRecord());
});

test("deleting a turn deletes everything after it", () => {
  const tree = new Tree(record());
  const parent = tree.remove(find(tree, "a x"));
  assert.equal(parent, find(tree, "a"));
  assert.equal(parent.children.length, 1);
  assert.equal(tree.remove(tree.root), tree.root);
});

test("the result stays while the turns of the game are the main line", () => {
  const tree = new Tree(record());
  tree.play(find(tree, "a b c d"), "e", "w");
  assert.equal(tree.toRecord().result, "1-0");
  tree.promote(find(tree, "a x"));
  assert.deepEqual([tree.toRecord().result, tree.toRecord().termination], ["*", null]);
  assert.equal(tree.toRecord("0-1").result, "0-1");
});

test("the result under the rules takes precedence over the written one", () => {
  const { result, termination } = new Tree(record()).toRecord("0-1");
  assert.deepEqual([result, termination], ["0-1", null]);
});

test("the next turn is on the line that was visited last", () => {
  const tree = new Tree(record());
  const a = find(tree, "a");
  assert.equal(next(a)?.token, "b");
  follow(find(tree, "a x"));
  assert.equal(next(a)?.token, "x");
  assert.equal(last(tree.root).token, "y");
});

test("up and down lead to the alternatives to this turn, or to an earlier one", () => {
  const tree = new Tree(record());
  assert.equal(sibling(find(tree, "a b"), 1)?.token, "x");
  assert.equal(sibling(find(tree, "a x"), -1)?.token, "b");
  assert.equal(sibling(find(tree, "a b c d"), 1)?.token, "x");
  assert.equal(sibling(tree.root, 1), null);
  assert.equal(sibling(find(tree, "a"), 1), null);
});

test("a place leads back to its node, or as far as it can", () => {
  const tree = new Tree(record());
  const node = find(tree, "a x z");
  assert.deepEqual(tree.place(node), [0, 1, 1]);
  assert.equal(tree.at([0, 1, 1]), node);
  assert.equal(tree.at([0, 1, 7, 3]), node.parent);
  assert.equal(tree.at([]), tree.root);
});

test("an ancestor is counted from the start", () => {
  const node = find(new Tree(record()), "a b c");
  assert.equal(ancestor(node, 1).token, "a");
  assert.equal(ancestor(node, 0).token, "");
  assert.equal(ancestor(node, 9), node);
});

test("an unfinished turn is completed in its place", () => {
  const tree = new Tree({ ...record(), turns: line("a x1-5") });
  const node = find(tree, "a x1-5");
  assert.equal(tree.complete(node, "x1-5;x3"), node);
  assert.deepEqual(
    tree.mainLine().map((turn) => turn.token),
    ["a", "x1-5;x3"],
  );
});

test("a mark replaces another one and keeps unknown marks", () => {
  const node = find(new Tree(record()), "a b");
  assert.equal(signOf(node), "??");
  mark(node, 1);
  assert.deepEqual(node.nags, [1, 140]);
  mark(node, null);
  assert.deepEqual([node.nags, signOf(node)], [[140], ""]);
});

test("a comment is stored in the form that records allow", () => {
  const { root } = new Tree(record());
  comment(root, "  two\n words {here} ");
  assert.deepEqual(root.comments, ["two words (here)"]);
  comment(root, " ");
  assert.deepEqual(root.comments, []);
});

test("a number covers one turn of White and one of Black", () => {
  const tree = new Tree(record());
  assert.deepEqual(tree.mainLine().map(numberOf), [1, 1, 2, 2]);
  const black = new Tree({ ...record(), turns: line("a b c", 1) });
  assert.deepEqual(black.mainLine().map(numberOf), [1, 2, 2]);
});

test("the match belongs to a tree as long as its turns are the main line", () => {
  /** @type {import("../../core/types.js").GameStart} */
  const match = { variant: "gipf-yinsh", links: "Y:die", turns: ["a", "b", "c?", "ok", "d"] };
  const tree = new Tree({ ...record(), match });
  assert.equal(tree.playedMatch(), match);
  assert.equal(tree.toRecord().match, match);
  tree.play(last(tree.root), "e", "w");
  assert.equal(tree.playedMatch(), null);
  assert.equal("match" in tree.toRecord(), false);
});
