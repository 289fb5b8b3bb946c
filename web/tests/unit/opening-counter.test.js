// The worker that counts openings, driven by its messages.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { define } from "./fakes.js";

/** @typedef {import("../../openings/messages.d.ts").ToCounter} ToCounter */

/** @type {Map<number, (answer: any) => void>} */
const waiting = new Map();
/** @type {any} */
const self = {
  // A report of progress is not an answer.
  postMessage: (/** @type {any} */ answer) => "done" in answer || waiting.get(answer.id)?.(answer),
};
const fetched = async (/** @type {URL} */ url) => new Response(await readFile(url));
define({ self, fetch: fetched });

await import("../../openings/worker.js");
const { openCore, openDocuments } = await import("../../core/core.js");

const bytes = (/** @type {string} */ name) => readFile(new URL(`../../${name}`, import.meta.url));
const core = Object.assign(await openCore(await bytes("core/core.wasm")), await openDocuments(await bytes("documents/documents.wasm")));

let last = 0;

/** Sends a message, and returns the answer. @param {any} message @returns {Promise<any>} */
function ask(message) {
  const id = ++last;
  return new Promise((done) => {
    waiting.set(id, done);
    self.onmessage({ data: { id, ...message } });
  });
}

/** Begins a tree. @param {string} tree */
const begin = (tree) => ask({ kind: "begin", tree, variant: "yinsh" });

/** @param {string[]} turns @param {"w" | "b" | null} winner */
const game = (turns, winner) => ({ game: { variant: "yinsh", turns }, winner });

/** Returns a record of one turn. @param {string} variant @param {string} result */
function written(variant, result) {
  const turn = { player: "w", comments: [], nags: [], clock: null, evaluation: null, variations: [] };
  const token = variant === "yinsh" ? "e5" : "b3";
  const base = { position: null, handicap: null, tags: [], termination: null, comments: [], turns: [{ ...turn, token }] };
  return core.write(/** @type {any} */ ({ ...base, variant, result }));
}

/** Returns the turns played from the start, with their results. @param {string} tree */
async function explored(tree) {
  const { result } = await ask({ kind: "explore", tree, game: { variant: "yinsh" } });
  return { reached: result.reached, rows: result.rows.map((/** @type {any} */ { wins, draws, losses }) => [wins, draws, losses]) };
}

test("games are counted by their turns and results, and an illegal one is left out", async () => {
  await begin("a");
  const games = [game(["e5", "f5"], "w"), game(["e5", "g5"], "b"), game(["e5", "e5"], "w")];
  const { result } = await ask({ kind: "games", tree: "a", games });
  assert.deepEqual(result, { counted: 2, left: 1 });
  assert.deepEqual(await explored("a"), { reached: 2, rows: [[1, 0, 1]] });
});

test("messages are handled in order, so a tree is explored only after it was counted", async () => {
  await begin("b");
  // The module that reads texts is still to be loaded.
  void ask({ kind: "text", tree: "b", text: written("yinsh", "1-0"), variant: "yinsh" });
  assert.equal((await explored("b")).reached, 1);
});

test("a tree that begins again is empty, and the others stay", async () => {
  await begin("c");
  await begin("d");
  for (const tree of ["c", "d"]) await ask({ kind: "games", tree, games: [game(["e5"], "w")] });
  await begin("c");
  assert.deepEqual([(await explored("c")).reached, (await explored("d")).reached], [0, 1]);
});

test("records in a text are counted, except those of another variant, without a result, or unreadable", async () => {
  const legal = written("yinsh", "1-0");
  const text = [legal, written("gipf-basic", "1-0"), written("yinsh", "*"), legal.replace(/\be5\b/, "z9")].join("\n");
  await begin("e");
  const { result } = await ask({ kind: "text", tree: "e", text, variant: "yinsh" });
  assert.deepEqual(result, { counted: 1, left: 3 });
});

test("a published part is read, and a damaged one is refused without ending the worker", async () => {
  await begin("f");
  const { failure } = await ask({ kind: "parts", tree: "f", bytes: new Uint8Array([1, 2, 3]).buffer });
  assert.equal(typeof failure, "string");
  const part = await readFile(new URL("../../../data/openings/yinsh.tree", import.meta.url));
  const { result } = await ask({ kind: "parts", tree: "f", bytes: part.buffer.slice(part.byteOffset, part.byteOffset + part.length) });
  assert.equal(result, null);
  assert.ok((await explored("f")).reached > 1000);
});

test("an unknown tree is refused", async () => {
  const { failure, text } = await ask({ kind: "explore", tree: "unknown", game: { variant: "yinsh" } });
  assert.equal(failure, "failed");
  assert.match(text, /unknown tree/);
});
