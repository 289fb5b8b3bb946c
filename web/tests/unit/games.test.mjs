import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** @type {Record<string, string>} */
let kept = {};
const storage = new Proxy(/** @type {any} */ ({}), {
  get: (_, name) =>
    ({
      getItem: (/** @type {string} */ key) => kept[key] ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => void (kept[key] = value),
      removeItem: (/** @type {string} */ key) => void delete kept[key],
    })[String(name)],
  ownKeys: () => Object.keys(kept),
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
});
Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });

const { games, isGame, newId } = await import("../../game/games.js");
const { recordFile, recordOf } = await import("../../game/record.js");

/** @typedef {import("../../game/games.js").Game} Game */

/** @param {Partial<Game>} [changes] @returns {Game} */
function game(changes = {}) {
  return {
    id: newId(),
    revision: 0,
    made: "2026-11-15T08:00:00.000Z",
    changed: "2026-11-15T08:00:00.000Z",
    opening: { variant: "gipf-basic", handicap: "w1" },
    turns: ["e8", "e2"],
    part: "",
    seats: { w: { kind: "person", name: "Ada" }, b: { kind: "engine", level: 3 } },
    seed: 7,
    turning: false,
    clock: null,
    ending: null,
    ...changes,
  };
}

beforeEach(() => {
  kept = {};
});

test("a stored game is found again", () => {
  const one = game();
  assert.equal(games.put(one), "kept");
  assert.deepEqual(games.find(one.id), one);
});

test("a game that another tab has stored since is not overwritten", () => {
  const one = game();
  games.put(one);
  const other = /** @type {Game} */ (games.find(one.id));
  other.turns.push("b3");
  assert.equal(games.put(other), "kept");
  assert.equal(games.put(one), "stale");
  assert.deepEqual(games.find(one.id)?.turns, ["e8", "e2", "b3"]);
});

test("an invalid entry is set aside and does not affect the others", () => {
  const one = game();
  games.put(one);
  kept["gipfel.game.broken1"] = "{";
  kept["gipfel.game.broken2"] = JSON.stringify({ ...one, turns: 3 });
  assert.deepEqual(games.all(), [one]);
  assert.equal(kept["gipfel.game.broken1.broken"], "{");
  assert.deepEqual(games.all(), [one]);
});

test("if there are too many games, the oldest finished ones are removed first", () => {
  const open = Array.from({ length: 3 }, () => game());
  const over = Array.from({ length: 20 }, (_, i) =>
    game({ ending: { winner: "w", reason: "time" }, changed: `2026-11-15T09:00:${10 + i}.000Z` }),
  );
  for (const one of [...open, ...over]) kept[`gipfel.game.${one.id}`] = JSON.stringify(one);
  games.prune();
  const left = games.all().map(({ id }) => id);
  assert.equal(left.length, 20);
  for (const one of open) assert.ok(left.includes(one.id));
  assert.ok(!left.includes(/** @type {Game} */ (over[0]).id));
  assert.ok(left.includes(/** @type {Game} */ (over[19]).id));
});

test("a value without the shape of a game is rejected", () => {
  assert.ok(isGame(game()));
  const strange = [
    null,
    1,
    {},
    { ...game(), opening: { variant: "chess" } },
    { ...game(), seats: { w: { kind: "engine", level: 11 } } },
    { ...game(), clock: {} },
    { ...game(), ending: { winner: "w", reason: "magic" } },
    { ...game(), turns: [1] },
  ];
  for (const value of strange) assert.ok(!isGame(value));
});

test("a record contains the players, the turns and the clock times", () => {
  const clock = {
    pace: { base: 60_000, increment: 1_000 },
    left: { w: 60_000, b: 50_000 },
    past: [
      { w: 60_000, b: 60_000 },
      { w: 60_000, b: 60_000 },
      { w: 60_000, b: 50_000 },
    ],
  };
  const tree = recordOf(game({ clock, ending: { winner: "b", reason: "resignation" } }), "w");
  assert.deepEqual(tree.tags, [
    ["Date", "2026.11.15"],
    ["White", "Ada"],
    ["Black", "Gipfel, level 3"],
    ["TimeControl", "60+1"],
  ]);
  assert.deepEqual(
    tree.turns.map(({ token, player, clock }) => [token, player, clock]),
    [
      ["e8", "w", "0:01:00"],
      ["e2", "b", "0:00:50"],
    ],
  );
  assert.equal(tree.result, "0-1");
  assert.equal(tree.termination, "resignation");
  assert.equal(tree.handicap, "w1");
});

test("the record of an unfinished game has no result", () => {
  const tree = recordOf(game(), "b");
  assert.equal(tree.result, "*");
  assert.equal(tree.termination, null);
  assert.equal(tree.turns[0]?.player, "b");
  assert.equal(recordFile(game()), "gipfel-gipf-basic-2026-11-15.txt");
});
