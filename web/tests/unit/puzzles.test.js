// Ratings and streaks from attempts at puzzles, and the selection of the next puzzle.

import assert from "node:assert/strict";
import { test } from "node:test";

import { attemptsOf, bestStreak, daysInARow, isDone, ratedIn, streakOf, triedIn } from "../../puzzles/attempts.js";
import { choose, drawKinds, ratedDifficulty, streakDifficulty, selectionOf } from "../../puzzles/choice.js";
import { Library, nearest, readParts, today } from "../../puzzles/library.js";

const DAY_MS = 86_400_000;

/** @param {Partial<import("../../puzzles/types.d.ts").DatedAttempt>} some @returns {import("../../puzzles/types.d.ts").DatedAttempt} */
const attempt = (some) => ({
  key: "a",
  at: 1000,
  puzzle: "000001",
  variant: "yinsh",
  kind: "win",
  mode: "rated",
  right: true,
  difficulty: 1200,
  rating: 1210,
  deviation: 100,
  ...some,
});

test("entries that are not attempts are skipped", () => {
  const { key, at, ...body } = attempt({});
  const odd = [null, {}, { ...body, right: "yes" }, { ...body, rating: -1 }, { ...body, puzzle: "x" }, { ...body, mode: "other" }];
  const entries = [body, ...odd].map((body) => ({ key, at, body }));
  assert.deepEqual(attemptsOf(entries), [attempt({})]);
});

test("only a first attempt in rated mode counts, and only for its own game", () => {
  const attempts = [
    attempt({ at: 1, puzzle: "000001", right: false }),
    attempt({ at: 2, puzzle: "000001", right: true }),
    attempt({ at: 3, puzzle: "000002", mode: "theme" }),
    attempt({ at: 4, puzzle: "000002", mode: "rated" }),
    attempt({ at: 5, puzzle: "000003", variant: "gipf-basic" }),
    attempt({ at: 6, puzzle: "000004", variant: "yinsh-blitz", rating: 1500, deviation: 90 }),
  ];
  assert.deepEqual(ratedIn(attempts, "yinsh"), [
    [1, 0, 1210, 100],
    [6, 1, 1500, 90],
  ]);
  assert.equal(ratedIn(attempts, "gipf").length, 1);
  assert.equal(triedIn(attempts).size, 4);
});

test("a streak consists of the puzzles solved in one run", () => {
  const run = (/** @type {string} */ run, /** @type {boolean} */ right) => attempt({ mode: "streak", run, right });
  const attempts = [run("a", true), run("a", true), run("a", false), run("b", true), run("c", false)];
  assert.equal(streakOf(attempts, "a").length, 2);
  assert.equal(bestStreak(attempts, "yinsh"), 2);
  assert.equal(bestStreak(attempts, "gipf"), 0);
});

test("consecutive days are counted up to today, or up to yesterday while today is not over", () => {
  const day = 20_000;
  const at = (/** @type {number} */ ago) => (day - ago) * DAY_MS + 5;
  assert.equal(daysInARow([at(0), at(1), at(1), at(3)], day), 2);
  assert.equal(daysInARow([at(1), at(2)], day), 2);
  assert.equal(daysInARow([at(2)], day), 0);
  assert.equal(daysInARow([], day), 0);
});

test("the puzzle of a day counts as done if it was solved on that day", () => {
  const attempts = [attempt({ at: 5 * DAY_MS, right: true }), attempt({ at: 7 * DAY_MS, puzzle: "000002", right: false })];
  assert.ok(isDone(attempts, "000001", 5));
  assert.ok(!isDone(attempts, "000001", 6));
  assert.ok(!isDone(attempts, "000002", 7));
  assert.equal(today(5 * DAY_MS + 1), 5);
});

/** Returns numbers in turn, again and again. @param {...number} numbers */
const draws = (...numbers) => {
  let index = 0;
  return () => /** @type {number} */ (numbers[index++ % numbers.length]);
};

/** A reproducible source of numbers that look random. */
const seeded = () => {
  let state = 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
};

/** @param {any[]} list @returns {Library} a library with one part */
function libraryOf(list) {
  const library = new Library(/** @type {any} */ ({ daily: (/** @type {number} */ day, /** @type {number} */ count) => day % count }));
  const part = { name: "yinsh-1.puzzles", count: list.length, least: 0, greatest: 3000 };
  library.parts = async () => [part];
  library.part = async () => list;
  return library;
}

/** @param {string} id @param {any} [some] @returns {any} */
const puzzle = (id, some) => ({ id, variant: "yinsh", kind: "win", number: 2, themes: [], difficulty: 1200, ...some });

const PERSON = { rating: 1200, rated: 50, tried: new Set(), streak: [], now: 0 };
const RATED = /** @type {const} */ ({ mode: "rated", game: "yinsh", variant: "", theme: "" });

test("a puzzle is drawn at random from those nearest in difficulty", () => {
  const list = Array.from({ length: 50 }, (_, index) => puzzle(String(index), { difficulty: 1000 + 10 * index }));
  const found = nearest(list, 1200, seeded()).map(({ difficulty }) => difficulty);
  assert.equal(found.length, 12);
  assert.ok(
    found.every((difficulty) => Math.abs(difficulty - 1200) <= 60),
    String(found),
  );
});

test("puzzles of equal difficulty are not drawn in the order of the file", () => {
  const list = Array.from({ length: 100 }, (_, index) => puzzle(String(index)));
  const found = nearest(list, 1200, seeded()).map(({ id }) => Number(id));
  assert.ok(Math.max(...found) > 50, String(found));
});

test("half of the puzzles are wins, a quarter saves, and a quarter gains, regardless of what the files contain", async () => {
  const kinds = ["gain", "gain", "gain", "gain", "gain", "gain", "win", "save"];
  const library = libraryOf(Array.from({ length: 400 }, (_, index) => puzzle(String(index), { kind: kinds[index % kinds.length] })));
  const random = seeded();
  /** @type {Record<string, number>} */
  const counts = { win: 0, save: 0, gain: 0 };
  for (let time = 0; time < 1000; time++) {
    const found = await choose(library, RATED, PERSON, random);
    counts[found?.kind ?? ""] += 1;
  }
  const { win = 0, save = 0, gain = 0 } = counts;
  assert.ok(Math.abs(win - 500) < 50 && Math.abs(save - 250) < 50 && Math.abs(gain - 250) < 50, JSON.stringify(counts));
});

test("another kind is dealt when the drawn one is used up", async () => {
  assert.deepEqual(drawKinds(draws(0.6)), ["save", "win", "gain"]);
  assert.deepEqual(drawKinds(draws(0.99)), ["gain", "win", "save"]);
  const found = await choose(libraryOf([puzzle("000001", { kind: "gain" })]), RATED, PERSON, draws(0));
  assert.equal(found?.id, "000001");
});

test("a newcomer begins below 1000 with wins in one or two turns", async () => {
  const list = [400, 700, 800, 900, 950].flatMap((difficulty) => [
    ...Array.from({ length: 20 }, (_, index) => puzzle(`g${difficulty}${index}`, { kind: "gain", number: 8, difficulty })),
    ...Array.from({ length: 20 }, (_, index) => puzzle(`w${difficulty}${index}`, { number: 1 + (index % 4), difficulty })),
  ]);
  const library = libraryOf([...list, puzzle("hard", { difficulty: 1200 })]);
  for (let rated = 0; rated < 5; rated++) {
    const found = await choose(library, RATED, { ...PERSON, rated }, seeded());
    assert.ok(found && found.difficulty < 1000 && found.kind === "win" && found.number <= 2, JSON.stringify(found));
  }
  assert.deepEqual([ratedDifficulty(1200, 0), ratedDifficulty(600, 0), ratedDifficulty(1200, 20)], [750, 600, 1200]);
});

test("blitz puzzles come only when blitz is chosen", async () => {
  const library = libraryOf([puzzle("blitz1", { variant: "yinsh-blitz" }), puzzle("plain1", { difficulty: 2000 })]);
  assert.equal((await choose(library, RATED, PERSON))?.id, "plain1");
  assert.equal((await choose(library, { ...RATED, variant: "yinsh-blitz" }, PERSON))?.id, "blitz1");
  assert.equal((await library.daily("yinsh", 0))?.id, "plain1");
});

test("a rated puzzle is always new, and the chosen theme is respected", async () => {
  const list = ["000001", "000002", "000003"].map((id) => puzzle(id, { themes: id === "000003" ? ["row"] : [] }));
  const library = libraryOf(list);
  const person = { ...PERSON, tried: new Set(["000001", "000003"]), streak: [1200] };
  assert.equal((await choose(library, RATED, person))?.id, "000002");
  assert.equal((await choose(library, { ...RATED, mode: "theme", theme: "row" }, person))?.id, "000003");
  assert.equal((await choose(library, { ...RATED, variant: "yinsh-blitz" }, person))?.id, undefined);
  const all = { ...person, tried: new Set(["000001", "000002", "000003"]) };
  assert.ok(await choose(library, RATED, all), "puzzles repeat once all have been tried");
  assert.equal(await choose(library, { ...RATED, mode: "streak" }, person), null, "a streak requires a harder puzzle");
  assert.ok(streakDifficulty(3) > streakDifficulty(2));
});

test("a URL selects the puzzles to solve", () => {
  const usual = /** @type {const} */ ({ mode: "streak", game: "gipf", variant: "gipf-basic", theme: "" });
  const read = (/** @type {string} */ query) => selectionOf(new URLSearchParams(query), usual);
  assert.deepEqual(read(""), usual);
  assert.deepEqual(read("mode=daily&game=yinsh"), { mode: "daily", game: "yinsh", variant: "", theme: "" });
  assert.deepEqual(read("variant=yinsh-blitz"), { ...usual, game: "yinsh", variant: "yinsh-blitz" });
  assert.deepEqual(read("mode=odd&game=chess"), { ...usual, variant: "" });
});

test("the list of parts is read", () => {
  assert.deepEqual(readParts("# Parts\ngipf-1.puzzles\t1000\t435\t947\n"), [
    { name: "gipf-1.puzzles", count: 1000, least: 435, greatest: 947 },
  ]);
});

test("without a network, a stored part serves for one that cannot be fetched", async () => {
  const library = libraryOf([]);
  const list = ["yinsh-1", "yinsh-2"].map((name, index) => ({ name, count: 1, least: 1000 * index, greatest: 1000 * index + 999 }));
  library.parts = async () => list;
  library.part = async ({ name }) => {
    if (name === "yinsh-2") throw new Error("no network");
    return [puzzle("stored", { difficulty: 500 })];
  };
  assert.equal((await choose(library, RATED, PERSON))?.id, "stored");
  await assert.rejects(choose(library, RATED, { ...PERSON, tried: new Set(["stored"]) }), /no network/);
});
