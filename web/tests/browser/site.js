// The built program as the tests run it: a server of its own for each test file, at a port that the system chooses.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const PROGRAM = process.env.GIPFEL_PROGRAM ?? fileURLToPath(new URL("../../../target/debug/gipfel", import.meta.url));

/**
 * @typedef {object} Site
 * @property {string} origin without a slash at its end
 * @property {number} port
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the server and waits until it says where it listens.
 * @param {{ port?: number, web?: string }} [options] `web`: a folder with the files of the site, instead of those in the program
 * @returns {Promise<Site>}
 */
export async function startSite({ port = 0, web = process.env.GIPFEL_WEB } = {}) {
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: run \`cargo xtask browser\``);
  const options = ["serve", "--listen", `127.0.0.1:${port}`, ...(web ? ["--web", web] : [])];
  const server = spawn(PROGRAM, options, { stdio: ["ignore", "pipe", "pipe"] });
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
    server.on("exit", (code) => reject(new Error(`the server ended with ${code}:\n${told.join("\n")}`)));
  });
  // A test that fails early must not leave a server behind.
  const end = () => server.kill("SIGKILL");
  process.once("exit", end);
  const origin = await address;
  return {
    origin,
    port: Number(new URL(origin).port),
    async stop() {
      process.off("exit", end);
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, "exit");
      server.kill("SIGTERM");
      const impatient = setTimeout(end, 3000);
      await gone;
      clearTimeout(impatient);
    },
  };
}
