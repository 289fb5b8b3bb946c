// The module for records and lessons as a browser loads it, called as pages call it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { openDocuments, Refused } from "../../core/core.js";

const bytes = await readFile(new URL("../../documents/documents.wasm", import.meta.url));

test("the module needs nothing from the page", async () => {
  assert.deepEqual(WebAssembly.Module.imports(await WebAssembly.compile(bytes)), []);
});

test("a record is read and written", async () => {
  const documents = await openDocuments(bytes);
  const { games, refused } = documents.read('[Game "yinsh"]\n\nf6 a5 (b4 {Why not}) *', null);
  assert.deepEqual(refused, []);
  assert.deepEqual(documents.read(documents.write(games[0]), null).games, games);
});

test("a text that is too long is refused, and the next one read", async () => {
  const documents = await openDocuments(bytes);
  assert.throws(
    () => documents.read(" ".repeat(5_000_000), null),
    (error) => error instanceof Refused && error.refusal.code === "text-too-long",
  );
  assert.equal(documents.read("f6 a5 *", "yinsh").games.length, 1);
});

test("the goal of a lesson is judged", async () => {
  const documents = await openDocuments(bytes);
  assert.equal(documents.judge({ variant: "yinsh", turns: ["f6"] }, "place"), "reached");
});
