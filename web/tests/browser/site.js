// The built program as the tests run it: a server for each test file, at a port chosen by the system.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const PROGRAM = process.env.GIPFEL_PROGRAM ?? fileURLToPath(new URL("../../../target/debug/gipfel", import.meta.url));

/**
 * @typedef {object} Site
 * @property {string} origin without a trailing slash
 * @property {number} port
 * @property {() => Promise<void>} crash kills it, as a power cut does
 * @property {() => Promise<void>} restart starts it again at the same port, with its data
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the server and waits until it listens. Games and accounts are in a temporary folder.
 * @param {{ port?: number, web?: string }} [options] `web`: a folder with the files of the site, instead of those in the program
 * @returns {Promise<Site>}
 */
export async function startSite({ port = 0, web = process.env.GIPFEL_WEB } = {}) {
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: run \`cargo xtask browser\``);
  const data = await mkdtemp(join(tmpdir(), "gipfel-data-"));
  // All browsers of the tests share one address, so limits for an address would count them together.
  const options = ["serve", "--data", data, "--no-limits", ...(web ? ["--web", web] : [])];
  let server = await startServer(options, port);
  const { origin } = server;
  const place = Number(new URL(origin).port);
  return {
    origin,
    port: place,
    crash: () => server.end("SIGKILL"),
    async restart() {
      server = await startServer(options, place);
    },
    async stop() {
      await server.end("SIGTERM");
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** @param {string[]} options @param {number} port */
async function startServer(options, port) {
  const server = spawn(PROGRAM, [...options, "--listen", `127.0.0.1:${port}`], { stdio: ["ignore", "pipe", "pipe"] });
  /** @type {string[]} */
  const told = [];
  const address = new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        told.push(line);
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
        if (found) resolve(found[0]);
      });
    }
    server.on("error", reject);
    server.on("exit", (code) => reject(new Error(`the server exited with code ${code}:\n${told.join("\n")}`)));
  });
  // A test that fails early must not leave a server running.
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  return {
    origin: /** @type {string} */ (await address),
    async end(/** @type {"SIGTERM" | "SIGKILL"} */ signal) {
      process.off("exit", kill);
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, "exit");
      server.kill(signal);
      const impatient = setTimeout(kill, 3000);
      await gone;
      clearTimeout(impatient);
    },
  };
}
