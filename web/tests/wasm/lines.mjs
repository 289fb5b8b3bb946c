// The engine's module as a program: one request per line on standard input, answers on standard output, like
// `gipfel engine --json`. Used to compare their speed.

import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";

import { openEngine } from "../../engine/module.js";

const module = await WebAssembly.compile(await readFile(new URL("../../engine/engine.wasm", import.meta.url)));
const tell = (/** @type {unknown} */ answer) => console.log(JSON.stringify(answer));
const ask = await openEngine(module, { stopped: () => false, tell });
for await (const line of createInterface({ input: process.stdin })) tell(ask(JSON.parse(line)));
