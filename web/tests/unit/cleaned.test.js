import assert from "node:assert/strict";
import { test } from "node:test";
import { cleaned } from "../../studies/cleaned.js";

test("directional and invisible characters are removed", () => {
  assert.equal(cleaned("\u202enice\u202c\u200b game\u2066"), "nice game");
});

test("a letter keeps at most four marks", () => {
  assert.equal(cleaned(`a${"\u0301".repeat(200)}b`), `a${"\u0301".repeat(4)}b`);
});

test("text in any script is preserved", () => {
  const text = "Nguye\u0302\u0303n \u{1f469}\u200d\u{1f52c} \u0645\u06cc\u200c\u062e \u2764\ufe0f\n";
  assert.equal(cleaned(text), text);
});
