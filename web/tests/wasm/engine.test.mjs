// The engine's module as a browser loads it, called as pages call it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { openEngine } from "../../engine/module.js";
import { LENGTH } from "../../engine/length.js";

const bytes = await readFile(new URL("../../engine/engine.wasm", import.meta.url));
const module = await WebAssembly.compile(bytes);
const variants = ["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"];

/** Opens a separate engine, with the functions that it calls while it searches. */
async function open() {
  // A clock that advances by a millisecond whenever it is read.
  const page = { stopped: () => false, told: /** @type {any[]} */ ([]), time: 0 };
  const tell = (/** @type {unknown} */ answer) => page.told.push(answer);
  const ask = await openEngine(module, { stopped: () => page.stopped(), now: () => page.time++, tell });
  let id = 0;
  const request = (/** @type {string} */ method, fields = {}) => /** @type {any} */ (ask({ id: ++id, method, ...fields }));
  return { page, ask: request };
}

/** @param {WebAssembly.Instance} instance */
const exportsOf = ({ exports }) => /** @type {import("../../engine/messages.d.ts").Exports} */ (/** @type {unknown} */ (exports));

test("the module imports and exports exactly what the page expects", () => {
  const imports = WebAssembly.Module.imports(module).map(({ module, name }) => `${module}.${name}`);
  assert.deepEqual(imports.sort(), ["page.now", "page.stopped", "page.tell"]);
  const functions = WebAssembly.Module.exports(module).filter(({ kind }) => kind === "function");
  assert.deepEqual(functions.map(({ name }) => name).sort(), ["call", "give", "take"]);
});

test("the length known to pages matches the module", () => {
  assert.equal(LENGTH, bytes.length);
});

test("the module's search matches the native one, node by node", { skip: !process.env.GIPFEL_SIGNATURE }, async () => {
  const { ask } = await open();
  assert.equal(ask("signature").result.signature, Number(process.env.GIPFEL_SIGNATURE));
});

test("every level returns a legal turn in every variant", async () => {
  const { ask } = await open();
  for (const game of variants) {
    for (let level = 1; level <= 10; level++) {
      const limit = level < 9 ? {} : { nodes: 20_000 };
      const { result } = ask("bestmove", { game, level, seed: level, ...limit });
      assert.equal(ask("play", { game, moves: [result.bestmove] }).error, undefined, `${game} ${level}`);
    }
  }
});

test("the engine plays whole games against itself", async () => {
  const { ask } = await open();
  for (const game of variants) {
    /** @type {string[]} */
    const moves = [];
    while (ask("play", { game, moves }).result.outcome === null) {
      assert.ok(moves.length < 400, `${game} does not end`);
      moves.push(ask("bestmove", { game, moves, level: 4, seed: 1 }).result.bestmove);
    }
  }
});

test("a search stops when the page asks for it, and returns its best result", async () => {
  const { ask, page } = await open();
  let looks = 0;
  page.stopped = () => ++looks > 50;
  const { result } = ask("analyse", { game: "gipf-standard", lines: 2 });
  assert.ok(looks < 55, `it looked ${looks} times`);
  assert.equal(result.stopped, true);
  assert.equal(result.lines.length, 2);
  assert.equal(ask("play", { game: "gipf-standard", moves: [result.bestmove] }).error, undefined);
  assert.ok(page.told.length > 2);
  assert.deepEqual(page.told[0].info.rank, 1);
});

test("a search respects the page's clock", async () => {
  const { ask } = await open();
  const { result } = ask("bestmove", { game: "yinsh", moves: ["f6"], movetime: 150 });
  assert.ok(result.time >= 150 && result.time < 160, `${result.time} ms`);
});

test("the same node count gives the same answer, regardless of earlier searches", async () => {
  const { ask } = await open();
  const request = { game: "gipf-basic", nodes: 5_000, lines: 2 };
  const { lines, nodes } = ask("bestmove", request).result;
  ask("bestmove", { game: "gipf-basic", depth: 5 });
  const again = ask("bestmove", request).result;
  assert.deepEqual([again.lines, again.nodes], [lines, nodes]);
});

test("a handicap is a start position like any other", async () => {
  const { ask } = await open();
  const { result } = ask("bestmove", { game: "gipf-basic", handicap: "b3", nodes: 1_000 });
  const start = { game: "gipf-basic", handicap: "b3", moves: [result.bestmove] };
  assert.match(ask("play", start).result.position, / b push 11-15$/);
});

test("an invalid request is refused with a code, and the engine goes on", async () => {
  const { ask } = await open();
  for (const [method, fields, code] of /** @type {[string, object, string][]} */ ([
    ["fly", {}, "unknown-method"],
    ["bestmove", {}, "no-game"],
    ["bestmove", { game: "chess" }, "unknown-game"],
    ["bestmove", { game: "yinsh", position: "nonsense" }, "bad-position"],
    ["bestmove", { game: "yinsh", moves: ["z9"] }, "unreadable"],
    ["bestmove", { game: "yinsh", level: 11 }, "bad-field"],
    ["bestmove", { game: "yinsh", wings: 2 }, "unknown-field"],
    ["bestmove", { game: "gipf-standard", handicap: "w1" }, "bad-field"],
    ["options", { threads: 2 }, "option-value"],
    ["options", { hash: 100_000 }, "option-value"],
    ["stop", { request: 1 }, "no-such-request"],
    ["play", { game: "yinsh", moves: "x".repeat(3 << 20) }, "line-too-long"],
    ["play", { game: "yinsh", moves: "x".repeat(3 << 19) }, "line-too-long"],
  ])) {
    assert.equal(ask(method, fields).error?.code, code, `${method} ${JSON.stringify(fields).slice(0, 80)}`);
  }
  assert.equal(ask("version").result.name, "Gipfel");
});

test("bytes that are neither text nor JSON receive an answer", async () => {
  const imports = { page: { now: () => 0, stopped: () => 0, tell: () => {} } };
  const engine = exportsOf(await WebAssembly.instantiate(module, imports));
  let state = 7;
  for (let length = 0; length < 200; length++) {
    const start = engine.take(length);
    const room = new Uint8Array(engine.memory.buffer, start, length);
    for (let i = 0; i < length; i++) room[i] = (state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) >> 16;
    const at = engine.call(start, length);
    const size = new DataView(engine.memory.buffer).getUint32(at, true);
    const answer = JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, at + 4, size)));
    assert.equal(answer.error.code, "bad-json");
    engine.give(at, 4 + size);
  }
});

test("requests leak no memory", async () => {
  const imports = { page: { now: () => 0, stopped: () => 0, tell: () => {} } };
  const engine = exportsOf(await WebAssembly.instantiate(module, imports));
  const request = new TextEncoder().encode('{"id": 1, "method": "bestmove", "game": "yinsh", "nodes": 300, "lines": 5}');
  const sizes = [];
  for (let round = 0; round < 300; round++) {
    const start = engine.take(request.length);
    new Uint8Array(engine.memory.buffer, start, request.length).set(request);
    const at = engine.call(start, request.length);
    engine.give(at, 4 + new DataView(engine.memory.buffer).getUint32(at, true));
    sizes.push(engine.memory.buffer.byteLength);
  }
  assert.equal(sizes.at(-1), sizes[20]);
});
