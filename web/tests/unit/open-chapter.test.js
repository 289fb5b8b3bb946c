// A chapter being edited: its changes are saved one after another, and none is lost.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { forgetAll } from "./fakes.js";

const { OpenChapter, takeDrafts } = await import("../../studies/open-chapter.js");

/** @typedef {import("../../studies/storage.js").Chapter} Chapter */

beforeEach(() => {
  forgetAll();
  mock.method(console, "warn", () => {});
});

/** @param {string} comment @returns {Chapter["record"]} */
const record = (comment) => ({
  variant: "yinsh",
  position: null,
  handicap: null,
  tags: [],
  result: "*",
  termination: null,
  comments: [comment],
  turns: [],
});

const ROW = { id: "c", study: "s", name: "One", revision: 1, record: record("old") };

/** Signs in. @param {string} id */
const signIn = (id) => localStorage.setItem("gipfel.notebook-owner", JSON.stringify(id));

/** Returns stored studies that answer as told, and what they were asked to save. @param {(chapter: Chapter) => any} [answer] */
function store(answer = (chapter) => ({ chapter: { ...chapter, revision: chapter.revision + 1 }, isCopy: false })) {
  /** @type {Chapter[]} */
  const saved = [];
  /** @type {string[]} */
  const made = [];
  const save = async (/** @type {Chapter} */ chapter) => {
    saved.push(chapter);
    return answer(chapter);
  };
  const make = async (/** @type {string} */ title) => void made.push(title);
  return { saved, made, of: /** @type {any} */ ({ save, make, isOfAnother: async () => false }) };
}

/** @param {ReturnType<typeof store>} studies */
function opened(studies) {
  const open = new OpenChapter(ROW, studies.of);
  /** @type {string[]} */
  const told = [];
  for (const name of ["saved", "copy", "gone", "failed"]) open.addEventListener(name, () => told.push(name));
  return { open, told };
}

const comments = (/** @type {Chapter[]} */ rows) => rows.map(({ record }) => record.comments[0]);

test("changes made while one is being saved are saved after it, with its revision, and only the last of them", async () => {
  const studies = store();
  const { open, told } = opened(studies);
  for (const comment of ["a", "b", "c"]) open.keep(record(comment));
  assert.equal(open.isSaved, false);
  await open.settled();
  assert.deepEqual(
    [comments(studies.saved), studies.saved.map(({ revision }) => revision)],
    [
      ["a", "c"],
      [1, 2],
    ],
  );
  assert.deepEqual([open.isSaved, told], [true, ["saved", "saved"]]);
});

test("a record that is already stored is not saved again", async () => {
  const studies = store();
  const { open } = opened(studies);
  open.keep(record("old"));
  await open.settled();
  assert.deepEqual(studies.saved, []);
});

test("after a conflict the copy is edited, and a deleted study is reported", async () => {
  const studies = store((chapter) => (chapter.id === "c" ? { chapter: { ...chapter, id: "c2" }, isCopy: true } : null));
  const { open, told } = opened(studies);
  open.keep(record("a"));
  await open.settled();
  assert.deepEqual([open.row.id, told], ["c2", ["copy"]]);
  open.keep(record("b"));
  await open.settled();
  assert.deepEqual(told, ["copy", "gone"]);
});

test("a change that could not be stored is kept, and saved with the next one", async () => {
  let broken = true;
  const studies = store((chapter) => {
    if (broken) throw new Error("the disk is full");
    return { chapter, isCopy: false };
  });
  const { open, told } = opened(studies);
  open.keep(record("a"));
  await open.settled();
  assert.deepEqual([open.isSaved, told], [false, ["failed"]]);
  broken = false;
  open.keep(record("b"));
  await open.settled();
  assert.deepEqual([open.isSaved, comments(studies.saved)], [true, ["a", "b"]]);
});

test("a page that is closed leaves a draft, which the next page saves once", async () => {
  const { open } = opened(store(() => new Promise(() => {})));
  open.keep(record("a"));
  open.leave();
  const studies = store();
  await takeDrafts(studies.of);
  await takeDrafts(studies.of);
  assert.deepEqual(comments(studies.saved), ["a"]);
});

test("a page without unsaved changes leaves no draft", async () => {
  const { open } = opened(store());
  open.leave();
  assert.deepEqual(Object.keys(localStorage), []);
});

test("a draft whose study is gone becomes a study of its own", async () => {
  const { open } = opened(store(() => new Promise(() => {})));
  open.keep(record("a"));
  open.leave();
  const studies = store(() => null);
  await takeDrafts(studies.of);
  assert.deepEqual(studies.made, ["One"]);
});

test("a draft waits until its owner returns", async () => {
  signIn("ada");
  const { open } = opened(store(() => new Promise(() => {})));
  open.keep(record("a"));
  open.leave();
  const studies = store();
  signIn("bea");
  await takeDrafts(studies.of);
  assert.deepEqual(studies.saved, []);
  signIn("ada");
  await takeDrafts(studies.of);
  assert.deepEqual(comments(studies.saved), ["a"]);
});

test("nothing is saved for an owner who signed out in another tab", async () => {
  signIn("ada");
  const studies = store();
  const { open, told } = opened(studies);
  signIn("");
  open.keep(record("a"));
  await open.settled();
  assert.deepEqual([studies.saved, told, open.isSaved], [[], [], false]);
});
