// The sentences of games with potentials, fetched with the first of them. `potentials-say-decline` is told as `say-decline`:
// boards know no other name. Where a sentence has the name of a kind in it, there is one for each.
import { extend, t } from "../words/words.js";
import { KINDS, NAMES } from "./kinds.js";

/** @typedef {import("../words/format.js").Message} Message */

const PREFIX = "potentials-";

/** What is told without the prefix. Written here, it is also what the server sends. @param {string} name */
const told = (name) => [
  `potentials-refusal-${name}`,
  `potentials-piece-${name}`,
  `potentials-say-${name}`,
  "potentials-play-do-extra",
  "potentials-play-do-push",
  "potentials-play-do-answer",
  "potentials-play-do-roll",
  "potentials-play-do-enter",
];

/** Said by a script that other pages have too; written here, they are sent with those of games with potentials. */
export const LINKS = ["potentials-link-free", "potentials-link-die", "potentials-link-elsewhere"];

/** Sentences with a name in them, and how their ids begin when they are told of a kind. @type {Record<string, string>} */
const OF_KINDS = {
  "potentials-piece-loaded": "piece-loaded",
  "potentials-piece-used": "piece-used",
  "potentials-say-loaded": "say-loaded",
  "potentials-say-used": "say-used",
  "potentials-say-use": "say-use-loaded",
};

/** @param {Message} message @param {string} name @returns {Message} */
const named = (message, name) => JSON.parse(JSON.stringify(message).replaceAll('{"v":"name"}', JSON.stringify(name)));

/** Fetches them; without them boards still work, with ids instead of words. */
export async function loadWords() {
  const { words } = document.documentElement.dataset;
  if (!words) return;
  const response = await fetch(words.replace(/[^/]+$/, "potentials.json"));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  /** @type {Record<string, Message>} */
  const own = await response.json();
  /** @type {Record<string, Message>} */
  const messages = { ...own };
  for (const [id, message] of Object.entries(own)) {
    const name = id.replace(/^potentials-[a-z]+-/, "");
    if (told(name).includes(id)) messages[id.slice(PREFIX.length)] = message;
    for (const kind of KINDS) if (OF_KINDS[id]) messages[[OF_KINDS[id], kind].join("-")] = named(message, NAMES[kind]);
  }
  // What is to be done in a match is said as it is written.
  for (const stage of ["answer", "roll", "enter"]) messages[`say-task-${stage}`] = own[`potentials-play-do-${stage}`] ?? "";
  for (const kind of KINDS) messages[["piece-bring-loaded", kind].join("-")] = NAMES[kind];
  extend(messages);
  extend({ "board-bring-single": t("potentials-basic") });
}
