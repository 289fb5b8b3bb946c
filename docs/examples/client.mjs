// Lets an engine play a short game against itself and prints it.
//
//     node docs/examples/client.mjs gipfel engine
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A program that speaks UGI; see docs/protocol.md. */
class Engine {
  constructor([program, ...args]) {
    this.process = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  send(line) {
    this.process.stdin.write(`${line}\n`);
  }

  /** Sends a line, waits for an answer that begins with a word, and returns the rest of that answer. */
  async ask(line, word) {
    this.send(line);
    for (;;) {
      const { value, done } = await this.lines.next();
      if (done) throw new Error("the engine exited");
      const [first, ...rest] = value.trim().split(" ");
      if (first === word) return rest.join(" ");
      if (first === "error") throw new Error(rest.join(" "));
    }
  }
}

const command = process.argv.slice(2);
const engine = new Engine(command.length > 0 ? command : ["gipfel", "engine"]);
await engine.ask("ugi", "ugiok");
engine.send("setoption name Game value gipf-standard");
engine.send("uginewgame");
const turns = [];
while (turns.length < 20) {
  engine.send(["position startpos moves", ...turns].join(" "));
  if ((await engine.ask("query gameover", "response")) === "true") break;
  turns.push(await engine.ask("go nodes 2000", "bestmove"));
}
for (let index = 0; index < turns.length; index += 2) {
  console.log(`${index / 2 + 1}. ${turns.slice(index, index + 2).join(" ")}`);
}
console.log(`result: ${await engine.ask("query result", "response")}`);
engine.send("quit");
