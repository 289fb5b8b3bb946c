// Ratings and streaks from attempts at puzzles, and the selection of the next puzzle.

import assert from "node:assert/strict";
import { test } from "node:test";

import { attemptsOf, bestStreak, daysInARow, isDone, ratedIn, streakOf, triedIn } from "../../puzzles/attempts.js";
import { choose, streakDifficulty, selectionOf } from "../../puzzles/choice.js";
import { nearest, readParts, today } from "../../puzzles/library.js";

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

test("a puzzle is drawn at random from those nearest in difficulty", () => {
  const list = Array.from({ length: 50 }, (_, index) => /** @type {any} */ ({ id: String(index), difficulty: 1000 + 10 * index }));
  const found = nearest(list, 1200).map(({ difficulty }) => difficulty);
  assert.equal(found.length, 12);
  assert.ok(
    found.every((difficulty) => Math.abs(difficulty - 1200) <= 60),
    String(found),
  );
});

test("a rated puzzle is always new, and the chosen theme is respected", async () => {
  /** @type {any} */
  const list = ["000001", "000002", "000003"].map((id) => ({
    id,
    variant: "yinsh",
    themes: id === "000003" ? ["row"] : [],
    difficulty: 1200,
  }));
  const library = /** @type {any} */ ({
    near: async (/** @type {string} */ _game, /** @type {number} */ _wanted, /** @type {any} */ accept) => list.find(accept) ?? null,
  });
  const person = { rating: 1200, tried: new Set(["000001"]), streak: [1200], now: 0 };
  const usual = /** @type {const} */ ({ mode: "rated", game: "yinsh", variant: "", theme: "" });
  assert.equal((await choose(library, usual, person))?.id, "000002");
  assert.equal((await choose(library, { ...usual, mode: "theme", theme: "row" }, person))?.id, "000003");
  assert.equal((await choose(library, { ...usual, variant: "yinsh-blitz" }, person))?.id, undefined);
  const all = { ...person, tried: new Set(["000001", "000002", "000003"]) };
  assert.equal((await choose(library, usual, all))?.id, "000001", "puzzles repeat once all have been tried");
  assert.equal(await choose(library, { ...usual, mode: "streak" }, person), null, "a streak requires a harder puzzle");
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
