// A report is stored compactly and read back as it was.

import assert from "node:assert/strict";
import { test } from "node:test";
import { packed, readReport } from "../../report/packed.js";
import { reportAsked, serverGame } from "../../report/url.js";
import { isUsable } from "../../report/server.js";
import { mistakesOf } from "../../mistakes/list.js";

const { keyOf, latestOf } = await import("../../report/reports.js");

const SIDE = {
  accuracy: 90,
  turns: { best: 1, good: 0, inaccuracy: 0, mistake: 1, blunder: 0 },
  phases: { opening: null, middle: 90, end: null },
};
const REASON = { code: "missed-row", player: "w", points: ["d3-d7"], number: 0 };
const BODY = {
  v: 1,
  variant: "yinsh",
  start: "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0",
  turns: ["a5-b5", "k7-j7"],
  nodes: 100_000,
  own: "w",
  against: "engine:3",
  players: { w: SIDE, b: SIDE },
  turning: 0,
  judged: [
    [-120, 3, 1500, 1, 60, ["d7-d8;xd3-d7;xd8"], ["k7-j7"], REASON],
    ["b3", 0, 0, 1],
  ],
};

const GAME = { variant: /** @type {const} */ ("yinsh"), start: BODY.start, turns: BODY.turns };

test("a stored report is read back as the original review", () => {
  const report = readReport({ key: "r1", at: 1, body: BODY });
  assert.ok(report);
  const [first, second] = report.review.turns;
  assert.deepEqual([first?.player, first?.kind, first?.loss, first?.best], ["w", "mistake", 0.15, "d7-d8;xd3-d7;xd8"]);
  assert.deepEqual([first?.score, first?.best_score], [{ centi: -120 }, { centi: 60 }]);
  assert.deepEqual(first?.reason, REASON);
  assert.deepEqual([second?.player, second?.score, second?.phase], ["b", { winner: "b", turns: 3 }, "middle"]);
  assert.equal(report.review.turning_point, 0);
});

test("as many turns of a variation are stored as its reason needs", () => {
  const line = ["a2-b2", "k7-j7", "a3-b3", "k8-j8", "a4-b4", "k9-j9", "a5-b5", "k10-j10"];
  /** @param {number} turn */
  const stored = (turn) => {
    const reason = { ...REASON, code: "row-follows", other: 0, branch: "played", turn };
    const judged = { ...readReport({ key: "r1", at: 1, body: BODY })?.review.turns[0], line, answer: line, reason };
    const [, , , , , better, answer] = packed(/** @type {any} */ (judged));
    return [better?.length, answer?.length];
  };
  assert.deepEqual(
    [stored(0), stored(6)],
    [
      [4, 4],
      [7, 7],
    ],
  );
});

test("a row that comes sooner is stored up to its turn in the better line", () => {
  const line = ["a2-b2", "k7-j7", "a3-b3", "k8-j8", "a4-b4", "k9-j9", "a5-b5", "k10-j10"];
  const reason = { ...REASON, code: "row-sooner", number: 1, other: 6, branch: "played", turn: 1 };
  const judged = { ...readReport({ key: "r1", at: 1, body: BODY })?.review.turns[0], line, answer: line, reason };
  const stored = packed(/** @type {any} */ (judged));
  assert.deepEqual(stored[5], line.slice(0, 7));
});

test("a turn that is close to the better one is stored with its reason", () => {
  const reason = { ...REASON, code: "close", points: [] };
  const judged = { ...readReport({ key: "r1", at: 1, body: BODY })?.review.turns[1], line: ["a5-b5"], reason };
  const stored = packed(/** @type {any} */ (judged));
  const report = readReport({ key: "r1", at: 1, body: { ...BODY, judged: [BODY.judged[0], stored] } });
  assert.deepEqual(report?.review.turns[1]?.reason, reason);
});

test("an invalid report is rejected", () => {
  for (const change of [
    { v: 2 },
    { turns: "a5-b5" },
    { judged: [] },
    {
      judged: [
        [0, 9, 0, 0],
        [0, 0, 0, 0],
      ],
    },
    { players: {} },
    { start: 7 },
  ]) {
    assert.equal(readReport({ key: "r1", at: 1, body: { ...BODY, ...change } }), null, JSON.stringify(change));
  }
  assert.equal(readReport(null), null);
});

test("only the mistakes of one player are set up, with the game that led to them", () => {
  const report = readReport({ key: "r1", at: 1, body: BODY });
  assert.ok(report);
  const [mistake, ...others] = mistakesOf(report, "w");
  assert.deepEqual(others, []);
  assert.deepEqual([mistake?.played, mistake?.better, mistake?.opening.turns], ["a5-b5", "d7-d8;xd3-d7;xd8", []]);
  assert.deepEqual(mistakesOf(report, "b"), []);
});

test("a URL names the player whose report it requests", () => {
  assert.equal(reportAsked("?variant=yinsh"), null);
  assert.deepEqual(reportAsked("?report=b&against=engine:10"), { own: "b", against: "engine:10" });
  assert.deepEqual(reportAsked("?report=both&against=<script>"), { own: null, against: null });
});

test("a URL names the server's game that it refers to", () => {
  assert.equal(serverGame("?variant=yinsh&server=Ab3_x&report=w"), "Ab3_x");
  for (const query of ["?report=w", "?server=", "?server=../me", `?server=${"a".repeat(31)}`]) assert.equal(serverGame(query), null);
});

test("a quick report of the server is not used", () => {
  const report = readReport({ key: "r1", at: 1, body: BODY });
  assert.ok(report);
  const { review } = report;
  assert.equal(isUsable(review, BODY.turns), true);
  assert.equal(isUsable({ ...review, nodes: 100_000 }, BODY.turns), true);
  assert.equal(isUsable({ ...review, nodes: 25_000 }, BODY.turns), false);
  assert.equal(isUsable(review, ["a5-b5"]), false);
  assert.equal(isUsable(null, BODY.turns), false);
});

test("a report of an earlier version is readable, and is omitted once it has been renewed", () => {
  const old = readReport({ key: keyOf(GAME, 1), at: 1, body: BODY });
  const renewed = readReport({
    key: keyOf(GAME),
    at: 9,
    body: {
      ...BODY,
      rules: 3,
      made: 1,
      good: [
        [1, "only"],
        [7, "only"],
        [0, "unknown"],
      ],
    },
  });
  const other = readReport({ key: "r9", at: 5, body: { ...BODY, turns: ["a5-b6", "k7-j7"] } });
  assert.ok(old && renewed && other);
  assert.deepEqual([old.isOld, renewed.isOld, renewed.at], [true, false, 1]);
  assert.deepEqual(renewed.good, [{ ply: 1, merit: "only" }]);
  assert.deepEqual(latestOf([old, other, renewed]), [renewed, other]);
  assert.deepEqual(latestOf([old, other]), [old, other]);
  const between = readReport({ key: keyOf(GAME, 2), at: 9, body: { ...BODY, rules: 2, made: 1 } });
  assert.ok(between?.isOld);
  assert.deepEqual(latestOf([old, between]), [between]);
});

const DECISION = {
  ply: 1,
  number: 1,
  player: "b",
  token: "ok",
  better: "challenge",
  loss: 0.11,
  kind: "mistake",
  reason: { code: "challenge-missed", number: 100, other: 45, chance: 50 },
};

test("the wrong decisions of a match are read back, and those that are not understood are omitted", () => {
  const decisions = [DECISION, { ...DECISION, ply: "1" }, { ...DECISION, reason: { code: "challenge-missed" } }];
  const report = readReport({ key: "r1", at: 1, body: { ...BODY, decisions } });
  assert.deepEqual(report?.review.decisions, [DECISION]);
});

test("a match and the game that its turns make have different reports", () => {
  /** @type {import("../../core/types.js").GameStart} */
  const match = { variant: "gipf-yinsh", links: "Y:die", turns: ["ye2-h2?", "ok"] };
  assert.notEqual(keyOf({ ...GAME, match }), keyOf(GAME));
  assert.equal(keyOf({ ...GAME, match: null }), keyOf(GAME));
});
