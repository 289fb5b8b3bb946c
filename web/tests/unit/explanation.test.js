// Explanations of right and wrong turns in puzzles. The fake words are the ids.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import "./fakes.js";

const { openCore } = await import("../../core/core.js");
const { extend } = await import("../../words/words.js");
extend({ "report-reason-allows-win": ["Win."] });
const { openTraining } = await import("../../training/training.js");
const { Refutations, whyRight } = await import("../../puzzles/explanation.js");
const core = await openCore(await readFile(new URL("../../core/core.wasm", import.meta.url)));
const { view: empty } = core.open({ variant: "yinsh" });

const PUZZLE = /** @type {any} */ ({ variant: "yinsh", kind: "save", start: empty.position });

/** @param {any} merit */
const studyOf = (merit) => /** @type {any} */ ({ merit: () => merit });

/** Explains the wrong turn f5 after e5, with this verdict of the engine. @param {any} judged @param {any} [merit] */
function refuted(judged, merit = null) {
  /** @type {any[]} */
  const asked = [];
  const judge = async (/** @type {any} */ game, /** @type {string} */ turn) => {
    asked.push([game, turn]);
    return judged;
  };
  const refutations = new Refutations(core, async () => ({ judge }));
  return { asked, found: refutations.of(studyOf(merit), PUZZLE, /** @type {any} */ (["e5"]), /** @type {any} */ ("f5")), refutations };
}

test("a solution is explained by its merit, and by its task if no rule applies", () => {
  const four = { code: "break-four", player: "b", points: ["e4–e7"], number: 0 };
  assert.equal(whyRight(studyOf(four), PUZZLE, ""), "puzzles-merit-break-four");
  assert.equal(whyRight(studyOf(null), PUZZLE, ""), "puzzles-merit-only");
  assert.equal(whyRight(studyOf(null), { ...PUZZLE, kind: "win" }, ""), "puzzles-merit-forced");
  assert.equal(whyRight(studyOf(null), { ...PUZZLE, kind: "gain" }, ""), "puzzles-merit-clear");
});

test("every published solution is explained by a sentence", async () => {
  const study = await openTraining(await readFile(new URL("../../training/training.wasm", import.meta.url)));
  const english = await readFile(new URL("../../../i18n/en.ftl", import.meta.url), "utf8");
  const ids = new Set(english.match(/^puzzles-merit-[a-z-]+/gm));
  const folder = new URL("../../../data/puzzles/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".puzzles"));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), "utf8")));
  const puzzles = texts.flatMap((text) => study.puzzles(text));
  assert.ok(puzzles.length > 6000);
  for (const { id, kind, line } of puzzles) {
    const sentence = whyRight(study, /** @type {any} */ ({ kind }), line);
    assert.ok(ids.has(sentence), `${id}: ${sentence}`);
  }
});

test("a wrong turn is judged in its position, and the reason names what the reply wins", async () => {
  const reason = { code: "allows-win", player: "w", points: [], number: 2 };
  const { asked, found } = refuted({ player: "b", answer: ["g5"], reason });
  assert.deepEqual(await found, { reply: "g5", text: "Win." });
  const [[game, turn]] = asked;
  assert.equal(turn, "f5");
  assert.equal(core.open({ variant: game.variant, position: game.start }).view.toAct, "b");
});

test("the reply is named if the reason is unknown to this version", async () => {
  const reason = { code: "later-version", player: "w", points: [], number: 0 };
  assert.equal((await refuted({ player: "b", answer: ["g5"], reason }).found)?.text, "puzzles-reply");
});

test("a reason that names the solution is not shown before the puzzle is solved", async () => {
  const missed = (/** @type {string} */ code) => ({
    player: "b",
    answer: ["g5"],
    reason: { code, player: "b", points: ["a1"], number: 1 },
  });
  assert.equal((await refuted(missed("missed-row")).found)?.text, "puzzles-reply");
  assert.equal((await refuted(missed("missed-win")).found)?.text, "puzzles-reply-escape");
  const row = { code: "row", player: "w", points: ["c1–c5"], number: 0 };
  assert.equal((await refuted(missed("missed-row"), row).found)?.text, "puzzles-reply puzzles-merit-row");
});

test("there is no explanation without a reply, or once it is no longer wanted", async () => {
  assert.equal(await refuted({ player: "b", answer: [], reason: null }).found, null);
  const { found, refutations } = refuted({ player: "b", answer: ["g5"], reason: null });
  refutations.cancel();
  assert.equal(await found, null);
});
