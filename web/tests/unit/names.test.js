// Names of variants, levels, players and endings.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./fakes.js";

const { extend } = await import("../../words/words.js");
const { colorName, endingName, levelName, playerName, resultName, variantName } = await import("../../game/names.js");
const { POTENTIALS, VARIANTS } = await import("../../game/url.js");
extend({});

const person = (name = "") => /** @type {const} */ ({ kind: "person", name });
const engine = /** @type {const} */ ({ kind: "engine", level: 3 });

test("every variant has a name, and custom terms follow it", () => {
  for (const variant of [...VARIANTS, ...POTENTIALS]) assert.notEqual(variantName(variant), variant);
  assert.equal(variantName("gipf-potentials:standard:18/15"), "play-variant-gipf-potentials (standard 18/15)");
});

test("an unknown variant is named by its id", () => {
  assert.equal(variantName(/** @type {any} */ ("hex")), "hex");
});

test("a level beyond the last one has the last name", () => {
  assert.deepEqual([levelName(1), levelName(10), levelName(11)], ["play-level-1", "play-level-10", "play-level-10"]);
});

test("players are named by themselves, by level, as you against the engine, or by colour", () => {
  assert.equal(playerName({ w: person("Ada"), b: engine }, "w"), "Ada");
  assert.equal(playerName({ w: person("Ada"), b: engine }, "b"), "play-engine-level");
  assert.equal(playerName({ w: person(), b: engine }, "w"), "play-you");
  assert.deepEqual([playerName({ w: person(), b: person() }, "b"), colorName("b")], ["play-black", "play-black"]);
});

test("the result is told from the person's side against the engine, and by colour otherwise", () => {
  const against = { w: engine, b: person() };
  const both = { w: person(), b: person() };
  const won = /** @type {const} */ ({ winner: "b", reason: "rings-off" });
  assert.equal(resultName(against, won), "play-result-won");
  assert.equal(resultName(against, { ...won, winner: "w" }), "play-result-lost");
  assert.equal(resultName(both, won), "play-result-black");
  assert.equal(resultName(both, { winner: null, reason: "pool-empty" }), "play-result-draw");
  assert.equal(resultName(both, { winner: null, reason: "other" }), "play-result-open");
});

test("every reason of an ending has a sentence of its own", () => {
  const reasons = /** @type {const} */ ([
    "rings-off",
    "pool-empty",
    "no-moves",
    "reserve-empty",
    "board-full",
    "gipf-pieces-gone",
    "repetition",
    "resignation",
    "time",
    "other",
  ]);
  for (const reason of reasons) assert.equal(endingName({ winner: "w", reason }), `play-end-${reason}`);
  assert.equal(endingName({ winner: null, reason: "rings-off" }), "play-end-other");
});
