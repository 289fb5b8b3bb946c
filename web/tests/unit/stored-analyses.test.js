// The analyses stored in this browser.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { changeElsewhere, forgetAll } from "./fakes.js";

const { analyses, isAnalysis, isSameGame } = await import("../../analysis/storage.js");

beforeEach(forgetAll);

/** @returns {import("../../core/types.d.ts").RecordTurn} */
const turn = (token = "e5") => ({ token, player: "w", comments: [], nags: [], clock: null, evaluation: null, variations: [] });

/** @param {any} [changes] @returns {import("../../core/types.d.ts").RecordTree} */
const record = (changes) => ({
  variant: "yinsh",
  position: null,
  handicap: null,
  tags: [["White", "Ada"]],
  result: "*",
  termination: null,
  comments: [],
  turns: [turn()],
  ...changes,
});

/** @param {string} id @param {string} changed @param {any} [changes] */
const analysis = (id, changed, changes) => ({ id, changed, record: record(changes), place: [0] });

test("analyses are listed with the most recently changed one first", () => {
  for (const [id, changed] of [
    ["a", "2026-01-01"],
    ["c", "2026-03-01"],
    ["b", "2026-02-01"],
  ])
    assert.ok(analyses.put(analysis(id, changed)));
  analyses.remove("b");
  assert.deepEqual(
    analyses.all().map(({ id }) => id),
    ["c", "a"],
  );
});

test("the oldest analyses are removed when there are more than twenty", () => {
  for (let day = 10; day < 32; day++) analyses.put(analysis(`d${day}`, `2026-01-${day}`));
  analyses.prune();
  assert.equal(analyses.all().length, 20);
  assert.deepEqual(analyses.all().at(-1)?.id, "d12");
});

test("an invalid entry is skipped, and the others stay", () => {
  analyses.put(analysis("good", "2026-01-01"));
  localStorage.setItem("gipfel.analysis.bad", '{"id":"bad"}');
  assert.deepEqual(
    analyses.all().map(({ id }) => id),
    ["good"],
  );
});

test("a record is accepted only if every turn and every variation is whole", () => {
  const nested = { ...turn("f5"), variations: [{ comments: [], turns: [turn("g5")] }] };
  assert.ok(isAnalysis(analysis("a", "2026", { turns: [nested] })));
  const odd = [
    { variant: "hex" },
    { result: "2-0" },
    { tags: [["White"]] },
    { turns: [{ ...turn(), player: "x" }] },
    { turns: [{ ...turn(), nags: ["!"] }] },
    { turns: [{ ...nested, variations: [{ comments: [], turns: [{}] }] }] },
    { terms: 3 },
  ];
  for (const changes of odd) assert.ok(!isAnalysis(analysis("a", "2026", changes)), JSON.stringify(changes));
  assert.ok(!isAnalysis({ ...analysis("a", "2026"), place: [0.5] }));
  assert.ok(!isAnalysis(analysis("../a", "2026")), "an id is part of a name");
});

test("variations nested too deeply are refused instead of exhausting the stack", () => {
  let line = [turn()];
  for (let depth = 0; depth < 300; depth++) line = [{ ...turn(), variations: [{ comments: [], turns: line }] }];
  assert.ok(!isAnalysis(analysis("a", "2026", { turns: line })));
});

test("two records are the same game if start and main line agree, regardless of their comments and variations", () => {
  const commented = record({ turns: [{ ...turn(), comments: ["!"], variations: [{ comments: [], turns: [turn("g5")] }] }], tags: [] });
  assert.ok(isSameGame(record(), commented));
  assert.ok(!isSameGame(record(), record({ turns: [turn("f5")] })));
  assert.ok(!isSameGame(record(), record({ handicap: "w1" })));
});

test("an analysis that another tab changes is reported by its id, and one that it removes is not", () => {
  /** @type {string[]} */
  const told = [];
  analyses.watch((id) => told.push(id));
  changeElsewhere("gipfel.analysis.a1", {});
  changeElsewhere("gipfel.analysis.b2", null);
  changeElsewhere("gipfel.settings", {});
  assert.deepEqual(told, ["a1"]);
});
