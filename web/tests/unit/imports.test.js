// Scripts import each other in one direction.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Matches static and dynamic imports of a script, but no imports of types. */
const IMPORT = /(?:^|\n)\s*(?:import|export)\b[^;"']*["'](\.[^"']+)["']|\bimport\(\s*["'](\.[^"']+)["']\s*\)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\n)\s*\/\/.*/g;

/** @param {string} text the content of a script @returns {string[]} */
function importsIn(text) {
  return [...text.replaceAll(COMMENT, "").matchAll(IMPORT)].map(([, plain, dynamic]) => plain ?? dynamic ?? "");
}

/** @returns {Map<string, string[]>} every script with its imports */
function scripts() {
  const names = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.m?js$/.test(name) && !name.startsWith("node_modules"),
  );
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(ROOT, name), "utf8");
      return [name, importsIn(text).map((path) => normalize(join(dirname(name), path)))];
    }),
  );
}

/** @param {Map<string, string[]>} graph @returns {string[] | null} a path from a script back to itself */
function findCycle(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {(name: string, way: string[]) => string[] | null} */
  const visit = (name, way) => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of graph.get(name) ?? []) {
      const cycle = visit(next, [...way, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const cycle = visit(name, []);
    if (cycle) return cycle;
  }
  return null;
}

test("no script imports itself indirectly", () => {
  const graph = scripts();
  assert.ok(graph.get(relative(ROOT, join(ROOT, "board/board.js")))?.includes(join("board", "chooser.js")));
  assert.equal(findCycle(graph)?.join(" → "), undefined);
});

test("cycles are found, including those through a dynamic import", () => {
  const graph = new Map([
    ["a", importsIn('import { b } from "./b";')],
    ["./b", importsIn('void import("./c");')],
    ["./c", ["a"]],
  ]);
  assert.deepEqual(findCycle(graph), ["a", "./b", "./c", "a"]);
});
