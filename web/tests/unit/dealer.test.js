// The choice between the server and the library for the first puzzle of a visit.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beforeEach, test } from "node:test";
import { define, forgetAll } from "./fakes.js";

const file = await readFile(new URL("../../../data/puzzles/yinsh-1.puzzles", import.meta.url), "utf8");
const { openTraining } = await import("../../training/training.js");
const training = await openTraining(await readFile(new URL("../../training/training.wasm", import.meta.url)));
const { Dealer } = await import("../../puzzles/dealer.js");
const { Library } = await import("../../puzzles/library.js");

/** @type {any} */
const DAILY = { mode: "daily", game: "yinsh", variant: "", theme: "" };
const [named, stored] = file.split("\n").filter((line) => line.startsWith("yinsh\twin2"));

/** A dealer whose library has one puzzle, which is not the one that the server names. */
function dealerOf() {
  const dealer = new Dealer();
  const library = new Library(training);
  library.parts = async () => [{ name: "yinsh-1.puzzles", count: 1, least: 0, greatest: 3000 }];
  library.part = async () => training.puzzles(stored ?? "");
  dealer.library = async () => library;
  dealer.training = async () => training;
  return dealer;
}

beforeEach(() => {
  forgetAll();
  const view = { ...training.puzzle(named ?? ""), text: named };
  define({
    navigator: { onLine: true },
    fetch: async () => ({ ok: true, status: 200, text: async () => JSON.stringify(view), headers: new Headers() }),
  });
});

test("the first puzzle comes from the server, and the next one from the library", async () => {
  const dealer = dealerOf();
  dealer.begin(DAILY, null);
  assert.equal((await dealer.next(DAILY, [], []))?.line, named);
  assert.equal((await dealer.next(DAILY, [], []))?.line, stored);
});

test("a first puzzle of another selection is not shown", async () => {
  const dealer = dealerOf();
  dealer.begin(DAILY, null);
  assert.equal((await dealer.next({ ...DAILY, game: "gipf" }, [], []))?.line, stored);
});

test("a browser that has used the library does not ask the server", async () => {
  localStorage.setItem("gipfel.puzzles-visited", "true");
  const dealer = dealerOf();
  dealer.begin(DAILY, null);
  assert.equal((await dealer.next(DAILY, [], []))?.line, stored);
});

test("a rated player's first puzzle comes from the library, which knows the rating", async () => {
  const selection = { ...DAILY, mode: "rated" };
  /** @type {any} */
  const attempt = { puzzle: "000001", variant: "yinsh", mode: "rated", at: 1, right: true, rating: 1200, deviation: 150 };
  const dealer = dealerOf();
  dealer.begin(selection, null);
  assert.equal((await dealer.next(selection, [attempt], []))?.line, stored);
});

test("without a network, or with an error of the server, the library is used", async () => {
  define({ navigator: { onLine: false } });
  const offline = dealerOf();
  offline.begin(DAILY, null);
  assert.equal((await offline.next(DAILY, [], []))?.line, stored);
  define({ navigator: { onLine: true }, fetch: async () => Promise.reject(new TypeError("no network")) });
  const failing = dealerOf();
  failing.begin(DAILY, null);
  assert.equal((await failing.next(DAILY, [], []))?.line, stored);
});
