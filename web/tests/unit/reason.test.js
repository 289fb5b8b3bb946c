// The reasons for bad turns, as sentences.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./fakes.js";

/** @import { Reason } from "../../engine/messages.d.ts" */

const { extend } = await import("../../words/words.js");
const { decisionText, reasonText } = await import("../../report/reason.js");
extend({
  "report-reason-row-follows": ["Row ", { v: "points" }, "."],
  "report-reason-row-threatened": ["Threat ", { v: "points" }, "."],
  "report-reason-missed-row": ["Missed ", { v: "points" }, "."],
  "report-reason-later": [{ v: "turns" }, " turns."],
  "report-decision-declaration-missed": [{ v: "better" }, ": ", { v: "other" }, " instead of ", { v: "number" }, "."],
  "report-decision-chance": ["Chance: ", { v: "chance" }, "."],
});

const ROW = { player: "b", points: ["d3-d7"], number: 1, other: 0, branch: "played", turn: 3 };
/** @param {object} reason */
const said = (reason) => reasonText(/** @type {Reason} */ ({ ...ROW, ...reason }));

test("the sentence about a later event says how many turns it takes", () => {
  assert.equal(said({ code: "row-follows" }), "Row d3–d7. 3 turns.");
  assert.equal(said({ code: "row-follows", turn: 1 }), "Row d3–d7.");
  assert.equal(said({ code: "row-threatened" }), "Threat d3–d7. 3 turns.");
  assert.equal(said({ code: "missed-row" }), "Missed d3–d7.");
});

test("a reason stored by an earlier version is read without its turn", () => {
  assert.equal(said({ code: "row-follows", turn: undefined, other: undefined }), "Row d3–d7.");
});

test("a reason that this version does not know is omitted", () => {
  assert.equal(said({ code: "later-version" }), "");
});

test("the sentence about a wrong decision names the better token without its question mark, both values and the chance", () => {
  const reason = /** @type {const} */ ({ code: "declaration-missed", number: 40, other: 62, chance: 50 });
  assert.equal(decisionText({ reason, better: "ye2-h2?" }), "ye2-h2: 62 instead of 40. Chance: 50.");
  assert.equal(decisionText({ reason: { ...reason, code: /** @type {any} */ ("later-version") }, better: "ok" }), "");
});
