// The training plan, and whether mistakes become rarer.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forgetAll } from "./fakes.js";

const { trendOf } = await import("../../progress/figures.js");
const { plannedPuzzles, weakness } = await import("../../progress/plan.js");

/** Returns a game of White with mistakes for these reasons. @param {string[]} codes @param {string} [variant] @returns {any} */
function game(codes, variant = "yinsh") {
  const turns = codes.map((code) => ({ player: "w", kind: "mistake", reason: { code } }));
  return { own: "w", report: { body: { variant }, review: { turns } } };
}

test("a trend compares the latest games with those before, if there are enough", () => {
  const codes = /** @type {any} */ (new Set(["allows-row"]));
  const [some, none] = [game(["allows-row"]), game(["broke-four"])];
  assert.equal(trendOf([some, some, none], codes), null);
  assert.deepEqual(
    [
      [some, some, none, none],
      [none, none, some, some],
      [some, some, some, some],
      [none, none, none, none],
    ].map((games) => trendOf(games, codes)),
    ["less", "more", "same", "same"],
  );
});

test("the weakness is the most frequent topic that puzzles can train", () => {
  const games = [
    game(["allows-row", "row-follows", "broke-four"]),
    game(["compare-centre", "compare-centre", "compare-centre", "compare-centre"]),
  ];
  assert.deepEqual(weakness(games), { topic: "their-row", game: "yinsh", theme: "stop-row", count: 2 });
  assert.equal(weakness([game(["use-missed"], "gipf-tamsk"), game(["compare-centre"])]), null);
});

test("a plan has five new puzzles of the theme, and stays until all are solved", async () => {
  forgetAll();
  const weak = /** @type {any} */ ({ topic: "their-row", game: "yinsh", theme: "stop-row" });
  const all = Array.from({ length: 20 }, (_, index) => ({ id: `00000${index.toString(36)}`, themes: [index % 2 ? "stop-row" : "row"] }));
  let asked = 0;
  const library = () => ({
    /** @param {string} _game @param {number} _wanted @param {any[]} accepts @returns {Promise<any>} */
    near: async (_game, _wanted, [accept]) => {
      asked++;
      return all.find(accept) ?? null;
    },
  });
  const attempt = (/** @type {string} */ puzzle, right = true) => /** @type {any} */ ({ puzzle, right });
  const first = await plannedPuzzles(weak, [attempt("000001", false)], 1000, library);
  assert.deepEqual(first, ["000003", "000005", "000007", "000009", "00000b"]);
  const searches = asked;
  assert.deepEqual(await plannedPuzzles(weak, [attempt("000003")], 1000, library), first);
  assert.equal(asked, searches, "the plan was kept");
  const next = await plannedPuzzles(
    weak,
    first.map((id) => attempt(id)),
    1000,
    library,
  );
  assert.deepEqual(next, ["000001", "00000d", "00000f", "00000h", "00000j"]);
});
