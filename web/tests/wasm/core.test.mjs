// The core's module as a browser loads it, called as pages call it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { openCore, Refused } from "../../core/core.js";

const bytes = await readFile(new URL("../../core/core.wasm", import.meta.url));

test("the module needs nothing from the page", async () => {
  assert.deepEqual(WebAssembly.Module.imports(await WebAssembly.compile(bytes)), []);
});

test("a game can be opened and played", async () => {
  const core = await openCore(bytes);
  for (const variant of /** @type {const} */ (["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"])) {
    const { view } = core.open({ variant });
    assert.equal(view.variant, variant);
    assert.ok(view.choices.length > 0);
  }
});

test("a refusal contains a code", async () => {
  const core = await openCore(bytes);
  assert.throws(() => core.open({ variant: /** @type {any} */ ("chess") }), Refused);
});
