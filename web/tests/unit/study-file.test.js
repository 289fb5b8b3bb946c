// A study as text.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import "./fakes.js";

const { openCore, openDocuments } = await import("../../core/core.js");
const { fileName, nameOf, readStudy, studyText } = await import("../../studies/file.js");

const bytes = (/** @type {string} */ name) => readFile(new URL(`../../${name}`, import.meta.url));
const core = Object.assign(await openCore(await bytes("core/core.wasm")), await openDocuments(await bytes("documents/documents.wasm")));

/** @param {string} turns @param {[string, string][]} [tags] @returns {import("../../core/types.d.ts").RecordTree} */
const record = (turns, tags = []) => ({
  variant: "yinsh",
  position: null,
  handicap: null,
  tags,
  result: "*",
  termination: null,
  comments: ["A note."],
  turns: turns.split(" ").map((token, index) => ({
    token,
    player: index % 2 === 0 ? "w" : "b",
    comments: [],
    nags: [],
    clock: null,
    evaluation: null,
    variations: [],
  })),
});

test("a study is read back as it was written: title, chapters, their names and their records", () => {
  const study = {
    title: "Rings “first”",
    chapters: [
      { name: "One", record: record("e5 f5", [["White", "Ada"]]) },
      { name: "Two", record: record("g5") },
    ],
  };
  const { title, chapters, refused } = readStudy(core, studyText(core, study));
  assert.deepEqual([title, refused], [study.title, []]);
  assert.deepEqual(
    chapters.map(({ name }) => name),
    ["One", "Two"],
  );
  assert.deepEqual(
    chapters.map(({ record }) => record.turns.map(({ token }) => token)),
    [["e5", "f5"], ["g5"]],
  );
  assert.deepEqual(chapters[0]?.record.comments, ["A note."]);
  assert.deepEqual(
    chapters[0]?.record.tags.filter(([tag]) => ["Study", "Chapter", "White"].includes(tag)),
    [["White", "Ada"]],
  );
});

test("a file of games becomes a study without a title, and its chapters are named after players, event or number", () => {
  const names = [[["White", "Ada"]], [["Event", "Open"]], [], [["Chapter", " A  long\u0007name "]]];
  assert.deepEqual(
    names.map((tags, index) => nameOf(record("e5", /** @type {any} */ (tags)), index)),
    ["play-games-item", "Open", "study-chapter", "A long name"],
  );
  assert.equal(readStudy(core, core.write(record("e5"))).title, "");
});

test("an illegal game is refused, and the others become chapters", () => {
  const text = studyText(core, { title: "Two", chapters: [{ name: "One", record: record("e5") }] });
  const { chapters, refused } = readStudy(core, `${text}\n${text.replace(/\be5\b/, "z9")}`);
  assert.deepEqual([chapters.length, refused.length], [1, 1]);
});

test("a file name keeps letters and digits of any script, and is never empty", () => {
  assert.equal(fileName("Ringe & Reihen: 2. Teil"), "ringe-reihen-2-teil.txt");
  assert.equal(fileName("環"), "環.txt");
  assert.equal(fileName("../…/"), "study.txt");
  assert.ok(fileName("a".repeat(500)).length <= 104);
});
