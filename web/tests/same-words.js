// Reads messages as formatted by the server, and compares them with those formatted by browsers.

import { readFileSync } from "node:fs";

import { formatter } from "../words/format.js";

let differences = 0;
let same = 0;
for (const { language, messages, cases } of JSON.parse(readFileSync(0, "utf8"))) {
  const format = formatter(language, messages);
  for (const { id, args, text } of cases) {
    const here = format(id, args);
    if (here === text) same += 1;
    else if (++differences <= 20) console.error(`${language} ${id} ${JSON.stringify(args)}\n  ${text}\n  ${here}`);
  }
}
console.log(`  ${same} sentences are the same, ${differences} are not`);
process.exit(differences ? 1 : 0);
