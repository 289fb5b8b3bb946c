// The answers of the modules have the declared types: sample answers become a script of literals, which the type checker reads. It
// refuses missing fields, unknown ones and unknown codes.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { openCore, openDocuments, Refused } from "../../core/core.js";
import { openEngine } from "../../engine/module.js";
import { readParts } from "../../puzzles/library.js";
import { openTraining } from "../../training/training.js";
import { define } from "./fakes.js";

const WEB = new URL("../../", import.meta.url);
const TYPES = {
  core: ["Effect", "Geometry", "Refusal", "View"],
  engine: ["Answer", "Evaluation", "ReviewAnswer"],
  training: ["Continuation", "DeckFacts", "Merit", "PuzzleFacts", "PuzzleSummary", "RatingCourse"],
  records: ["RecordTree"],
  openings: ["Explored", "FromCounter", "Tally"],
  puzzles: ["Dealt", "Part"],
};
const FILES = {
  core: "core/types.d.ts",
  engine: "engine/messages.d.ts",
  training: "training/types.d.ts",
  records: "core/types.d.ts",
  openings: "openings/messages.d.ts",
  puzzles: "puzzles/types.d.ts",
};
const TSC = fileURLToPath(new URL("node_modules/.bin/tsc", WEB));
const OPTIONS =
  "--ignoreConfig --noEmit --strict --skipLibCheck --allowImportingTsExtensions --module esnext --moduleResolution bundler --target es2023 --lib es2023,dom";

/** @type {string} */
let folder;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "gipfel-types-"));
});
after(() => rm(folder, { recursive: true }));

/** @param {string} name */
const bytes = (name) => readFile(new URL(name, WEB));

/** Returns the complaints of the type checker about values. @param {keyof typeof TYPES} module @param {[type: string, value: unknown][]} samples */
async function complaints(module, samples) {
  const types = fileURLToPath(new URL(FILES[module], WEB));
  const lines = samples.map(([type, value], index) => `export const sample${index}: ${type} = ${JSON.stringify(value)};`);
  const head = `import type { ${TYPES[module].join(", ")} } from ${JSON.stringify(types)};`;
  const file = join(folder, `${module}.ts`);
  await writeFile(file, [head, ...lines].join("\n"));
  const { stdout, status, error } = spawnSync(TSC, [...OPTIONS.split(" "), file], { encoding: "utf8" });
  if (error) throw error;
  return status === 0 ? "" : stdout.slice(0, 2000);
}

/** Returns all tokens of a view's choices. @param {any[]} choices @returns {string[]} */
function tokensOf(choices) {
  return choices.flatMap(({ token, takes = [], then = [] }) => [
    ...(token ? [token] : []),
    ...takes.map((/** @type {any} */ take) => take.token),
    ...tokensOf(then),
  ]);
}

/**
 * Plays a game with pseudo-random turns, and returns a view of each stage and an effect of each kind.
 * @param {import("../../core/types.d.ts").BoardCalls} core @param {any} opening
 */
function played(core, opening) {
  /** @type {Map<string, [string, unknown]>} */
  const seen = new Map();
  let { id, view } = core.open(opening);
  let state = 7;
  for (let count = 0; count < 300 && !view.outcome; count++) {
    seen.set(`view ${view.stage} ${view.match?.decision} ${view.choices.map(({ step }) => step.kind).sort()[0]}`, ["View", view]);
    const tokens = tokensOf(view.choices);
    state = (state * 1103515245 + 12345) % 2 ** 31;
    const decided = view.match?.decision === "answer" ? "challenge" : "3-4";
    const token = tokens.length > 0 && view.match?.decision !== "answer" ? tokens[(state >> 8) % tokens.length] : decided;
    const answer = core.act(id, token ?? "");
    for (const effect of answer.effects) seen.set(`effect ${effect.kind}`, ["Effect", effect]);
    view = answer.view;
  }
  seen.set("end", ["View", view]);
  core.close(id);
  return [...seen.values()];
}

/** @param {() => unknown} act */
function refusalOf(act) {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  assert.fail("not refused");
}

const VARIANTS = ["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"];
const PRESETS = ["gipf-tamsk", "gipf-zertz", "gipf-dvonn", "gipf-yinsh", "gipf-punct", "gipf-ultimate"];

test("views, effects, geometry and refusals of the core are as declared", async () => {
  const core = await openCore(await bytes("core/core.wasm"));
  /** @type {[string, unknown][]} */
  const samples = VARIANTS.flatMap((variant) => played(core, { variant }));
  for (const family of /** @type {const} */ (["yinsh", "gipf"])) samples.push(["Geometry", core.geometry(family)]);
  const { id } = core.open({ variant: "yinsh", turns: ["e5"] });
  samples.push(["Refusal", refusalOf(() => core.act(id, "e5"))], ["Refusal", core.why(id, ["e5"])]);
  assert.ok(samples.length > 30, `${samples.length} samples`);
  assert.equal(await complaints("core", samples), "");
});

test("views and effects of games with potentials and of matches are as declared", async () => {
  const core = await openCore(await bytes("potentials/core.wasm"));
  const samples = PRESETS.flatMap((variant) => played(core, { variant }));
  samples.push(...played(core, { variant: "gipf-tamsk", links: "T:die", challenges: "3" }));
  samples.push(...played(core, { variant: "gipf-yinsh", links: "Y:yinsh-blitz", challenges: "*" }));
  assert.equal(await complaints("core", samples), "");
});

test("records are as declared", async () => {
  const core = await openCore(await bytes("core/core.wasm"));
  const documents = await openDocuments(await bytes("documents/documents.wasm"));
  const { view } = core.open({ variant: "yinsh", turns: ["e5", "f5"] });
  const turn = { comments: ["!"], nags: [1], clock: "0:04:59", evaluation: "+0.50", variations: [] };
  const turns = view.turns.map((one) => ({ ...turn, ...one }));
  const other = { ...turn, token: "g5", player: /** @type {const} */ ("w") };
  turns[0] = { .../** @type {any} */ (turns[0]), variations: [{ comments: ["or"], turns: [other] }] };
  const tree = {
    variant: "yinsh",
    position: null,
    handicap: null,
    tags: [["White", "Ada"]],
    result: "1-0",
    termination: "time",
    comments: [],
    turns,
  };
  const { games } = documents.read(documents.write(/** @type {any} */ (tree)), null);
  assert.equal(games[0]?.turns[0]?.variations.length, 1);
  assert.equal(
    await complaints(
      "records",
      games.map((game) => ["RecordTree", game]),
    ),
    "",
  );
});

test("puzzles, ratings, opening trees and decks are as declared", async () => {
  const training = await openTraining(await bytes("training/training.wasm"));
  /** @type {[string, unknown][]} */
  const samples = [];
  for (const name of ["yinsh-1", "gipf-1"]) {
    const text = await readFile(new URL(`../data/puzzles/${name}.puzzles`, WEB), "utf8");
    const summaries = training.puzzles(text);
    const ofEach = new Map(summaries.map((summary) => [summary.kind + summary.themes[0], summary]));
    for (const summary of ofEach.values()) {
      const merit = training.merit(summary.line);
      samples.push(["PuzzleSummary", summary], ["PuzzleFacts", training.puzzle(summary.line)]);
      if (merit) samples.push(["Merit", merit]);
    }
  }
  samples.push(["RatingCourse", training.rate([[1000, 1, 1200, 80]])]);
  const tree = training.tree("yinsh");
  training.count(tree, { variant: "yinsh", turns: ["e5", "f5"] }, "w");
  samples.push(...training.explore(tree, { variant: "yinsh" }).map((row) => /** @type {[string, unknown]} */ (["Continuation", row])));
  samples.push(["DeckFacts", training.deck(2_000_000, [[], [[1_000_000, "good"]]])]);
  assert.equal(await complaints("training", samples), "");
});

test("the list of puzzles, and puzzles with their lines, are as declared", async () => {
  const training = await openTraining(await bytes("training/training.wasm"));
  const read = (/** @type {string} */ name) => readFile(new URL(`../data/puzzles/${name}`, WEB), "utf8");
  /** @type {[string, unknown][]} */
  const samples = readParts(await read("parts.tsv")).map((part) => ["Part", part]);
  assert.ok(samples.length > 0);
  for (const { line } of training.puzzles(await read("gipf-1.puzzles")).slice(0, 20))
    samples.push(["Dealt", { facts: training.puzzle(line), line }]);
  assert.equal(await complaints("puzzles", samples), "");
});

test("the answers of the worker that counts openings are as declared", async () => {
  /** @type {any[]} */
  const answers = [];
  /** @type {any} */
  const self = { postMessage: (/** @type {any} */ answer) => answers.push(answer) };
  define({ self, fetch: async (/** @type {URL} */ url) => new Response(await readFile(url)) });
  await import("../../openings/worker.js");
  const game = { variant: "yinsh", turns: ["e5", "f5"] };
  const requests = [
    { kind: "begin", variant: "yinsh" },
    { kind: "games", games: [{ game, winner: "w" }] },
    { kind: "text", text: "", variant: "yinsh" },
    { kind: "explore", game: { variant: "yinsh" } },
    // These bytes are not a part of a tree.
    { kind: "parts", bytes: new ArrayBuffer(3) },
  ];
  requests.forEach((request, id) => void self.onmessage({ data: { id, tree: "a", ...request } }));
  const isAnswer = (/** @type {any} */ { result, failure }) => result !== undefined || failure !== undefined;
  while (answers.filter(isAnswer).length < requests.length) await new Promise((done) => setTimeout(done));
  const resultOf = (/** @type {number} */ id) => answers.find((answer) => answer.id === id && isAnswer(answer)).result;
  /** @type {[string, unknown][]} */
  const samples = answers.map((answer) => ["FromCounter", answer]);
  samples.push(["Tally", resultOf(1)], ["Tally", resultOf(2)], ["Explored", resultOf(3)]);
  assert.equal(typeof answers.find(({ id }) => id === 4).failure, "string");
  assert.equal(await complaints("openings", samples), "");
});

test("a game review and its requests are as declared", async () => {
  /** @type {unknown[]} */
  const told = [];
  const module = await WebAssembly.compile(await bytes("engine/engine.wasm"));
  let time = 0;
  const ask = await openEngine(module, { stopped: () => false, now: () => time++, tell: (answer) => told.push(answer) });
  let id = 0;
  const game = { game: "yinsh-blitz", position: "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0", moves: ["a5-b5", "k7-j7"] };
  const [win, draw] = [
    { turns: ["d7-d8;xd3-d7;xd8"], score: { mate: 1 }, wdl: [1000, 0, 0] },
    { turns: [], score: { cp: 0 }, wdl: [0, 1000, 0] },
  ];
  /** @type {[string, unknown][]} */
  const samples = [];
  /** @type {Record<string, unknown>} */
  const found = {};
  for (let isOver = false; !isOver; ) {
    const answer = ask({ id: ++id, method: "review", ...game, nodes: 2000, found });
    samples.push(["Answer", answer], ["ReviewAnswer", answer.result]);
    for (const { id, ply } of answer.result.wanted ?? []) found[id] = ply === 0 ? win : draw;
    isOver = answer.result.review !== undefined;
  }
  assert.match(JSON.stringify(samples.at(-1)), /"missed-win"/);
  samples.push(["Answer", ask({ id: ++id, method: "bestmove", game: "yinsh", nodes: 2000 })]);
  samples.push(["Evaluation", ask({ id: ++id, method: "eval", game: "yinsh", by_line: true }).result]);
  for (const info of told.slice(0, 3)) samples.push(["Answer", info]);
  assert.equal(await complaints("engine", samples), "");
});
