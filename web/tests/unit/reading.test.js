import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { openCore, openDocuments } from "../../core/core.js";
import { readGameStart, readText } from "../../analysis/reading.js";
import { setupOf } from "../../analyse/setup.js";
import { Tree } from "../../analysis/tree.js";

const board = await openCore(readFileSync(new URL("../../core/core.wasm", import.meta.url)));
const documents = await openDocuments(readFileSync(new URL("../../documents/documents.wasm", import.meta.url)));
const core = { ...board, ...documents };

test("a record with variations becomes a tree and a record again", () => {
  const text = '[Game "yinsh"]\n[Result "*"]\n\n1. e2 k7 $1 (1... a2 {Also good.} 2. f3 (2. h5)) 2. f3 {Well.} *\n';
  const [record] = readText(core, text, "gipf-basic").games;
  assert.ok(record);
  const tree = new Tree(record);
  assert.deepEqual(tree.toRecord(), record);
  assert.equal(core.write(tree.toRecord()), core.write(record));
});

test("a text that does not name its game is tried with every game", () => {
  assert.equal(readText(core, "e2 k7 f3", "gipf-basic").games[0]?.variant, "yinsh");
  assert.match(readText(core, "e1-e3 c2", "yinsh").games[0]?.variant ?? "", /^gipf/);
});

test("a position is read under the rules of its game, and errors are reported for that game", () => {
  const start = "4/5/6/7/6/5/4 w push 18-18 GGgg";
  const [record] = readText(core, ` ${start}\n`, "yinsh").games;
  assert.deepEqual([record?.variant, record?.position], ["gipf-tournament", start]);
  const { games, refused } = readText(core, "4/5/6/7/6/5/9 w push 12-12", "yinsh");
  assert.equal(games.length, 0);
  assert.deepEqual([refused[0]?.code, refused[0]?.name], ["board-column", "h"]);
});

test("a link is opened", () => {
  const [record] = readText(core, "https://example.org/en/analyse?variant=yinsh-blitz&turns=E2_k7", "yinsh").games;
  assert.deepEqual([record?.variant, record?.turns.map((turn) => turn.token)], ["yinsh-blitz", ["e2", "k7"]]);
});

test("readable games are kept if others cannot be read", () => {
  const text = '[Game "yinsh"]\n\n1. e2 e2 *\n\n[Game "yinsh"]\n\n1. e2 e3 *\n';
  const { games, refused } = readText(core, text, "yinsh");
  assert.equal(games.length, 1);
  assert.equal(refused[0]?.line, 3);
});

test("no pasted text causes an exception", () => {
  for (const text of ["x", "{", "(((", "https://", "https://a b", "http://[", "4/4/4 w", "\u0000", '[Game "chess"]', "💥".repeat(50)]) {
    assert.equal(readText(core, text, "yinsh").games.length, 0, text);
  }
});

test("an illegal opening is refused", () => {
  const { games, refused } = readGameStart(core, { variant: "yinsh", turns: ["e2", "e2"] });
  assert.equal(games.length, 0);
  assert.equal(refused[0]?.code, "point-occupied");
});

test("a position on the board can be set up again, in every variant", () => {
  for (const variant of /** @type {const} */ (["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"])) {
    const { id, view } = core.open({ variant });
    for (let count = 0; count < 24; count++) {
      let { choices } = core.view(id);
      let token = "";
      for (let choice = choices[count % choices.length]; choice; choice = choices[count % choices.length]) {
        token = choice.token ?? choice.takes?.[0]?.token ?? "";
        if (token) break;
        choices = choice.then ?? [];
      }
      if (!token) break;
      const after = core.act(id, token).view;
      if (after.outcome || after.part !== "") continue;
      const composed = core.compose(setupOf(after));
      assert.equal(composed, after.position, variant);
    }
    core.close(id);
    assert.ok(view);
  }
});
