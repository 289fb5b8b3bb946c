// The sentences of the board, with texts passed in: ids and values instead of a language.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { onSetUp, option, setUpBoards, t } from "../../board/surroundings.js";
import { pieceName, task, tell, tellOutcome } from "../../board/voice.js";
import { openCore } from "../../core/core.js";

const BOARD = new URL("../../board/", import.meta.url);
const core = await openCore(await readFile(new URL("../core/core.wasm", BOARD)));

setUpBoards({ texts: (id, values = {}) => [id, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(" ") });
after(() => setUpBoards({ texts: () => "" }));

/** Plays turns, and returns the effects of the last one. @param {import("../../core/types.d.ts").VariantId} variant @param {string[]} turns */
function effectsOf(variant, ...turns) {
  const { id, view } = core.open({ variant, turns });
  const effects = core.retell(id, view.turns.length - 1);
  core.close(id);
  return { effects, view };
}

const PLACED = "e9 f3 f5 d7 e4 c4 j8 h3 j7 i11".split(" ");

test("a ring that is placed is announced with its point", () => {
  assert.equal(tell(effectsOf("yinsh", "e5").effects), "say-place player=w point=e5");
});

test("a move that flips markers is announced with their number", () => {
  const { effects } = effectsOf("yinsh", ...PLACED, "e9-d8", "c4-c8", "j8-d2", "d7-a4", "e4-e10");
  assert.equal(tell(effects), "say-move-flip player=w from=e4 to=e10 count=1");
});

test("a push is announced with the piece, its path and the number of moved pieces", () => {
  assert.equal(tell(effectsOf("gipf-basic", "b3").effects), "say-enter player=w kind=single point=b3");
  assert.equal(tell(effectsOf("gipf-basic", "a1-c3").effects), "say-push player=w kind=single from=a1 to=c3 count=1");
});

test("the task names the player to act, and the result replaces it", () => {
  const { view } = effectsOf("yinsh", "e5");
  assert.equal(task(view), "say-task-place player=b");
  assert.equal(task({ ...view, outcome: { winner: "w", reason: "rings-off" } }), "say-win player=w say-because-rings-off");
  assert.equal(tellOutcome({ winner: null, reason: "rings-off" }), "say-draw say-because-rings-off");
});

test("a piece is named by its kind and colour", () => {
  const [piece] = effectsOf("yinsh", "e5").view.pieces;
  assert.match(pieceName(piece), /ring/);
});

test("options and texts that are not passed in stay as they are", () => {
  let calls = 0;
  const unsubscribe = onSetUp(() => calls++);
  setUpBoards({ options: { speed: 120 } });
  assert.deepEqual([option("speed"), option("coordinates"), t("board-name")], [120, "outside", "board-name"]);
  unsubscribe();
  setUpBoards({ options: { speed: 250 } });
  assert.equal(calls, 1);
});

test("every text that the board asks for is a message of the site", async () => {
  const messages = await readFile(new URL("../../i18n/en.ftl", BOARD), "utf8");
  const files = (await readdir(BOARD)).filter((name) => name.endsWith(".js"));
  const asked = [];
  for (const name of files) {
    const text = await readFile(new URL(name, BOARD), "utf8");
    asked.push(...[...text.matchAll(/\bt\("([^"]+)"/g)].map(([, id]) => id));
  }
  assert.ok(asked.length > 40, `${asked.length} texts`);
  assert.deepEqual(
    asked.filter((id) => !messages.includes(`\n${id} =`)),
    [],
  );
});
