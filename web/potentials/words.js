// The sentences of games with potentials, loaded with the first such game. `potentials-say-decline` becomes `say-decline`, the
// id that boards use. A sentence that contains the name of a kind exists once for each kind.
import { extend, t } from "../words/words.js";
import { KINDS, NAMES } from "../game/kinds.js";

/** @typedef {import("../words/format.js").Message} Message */

const PREFIX = "potentials-";

/** Returns the ids that are used without the prefix. The server sends the ids that are listed here. @param {string} name */
const unprefixed = (name) => [
  `potentials-refusal-${name}`,
  `potentials-piece-${name}`,
  `potentials-say-${name}`,
  "potentials-play-do-extra",
  "potentials-play-do-push",
  "potentials-play-do-answer",
  "potentials-play-do-roll",
  "potentials-play-do-enter",
];

/** Ids that scripts of other pages also use; listed here so that their sentences are sent with those above. */
export const LINKS = ["potentials-link-free", "potentials-link-die", "potentials-link-elsewhere"];

/** Sentences that contain the name of a kind, and the prefix of their ids for each kind. @type {Record<string, string>} */
const OF_KINDS = {
  "potentials-piece-loaded": "piece-loaded",
  "potentials-piece-used": "piece-used",
  "potentials-say-loaded": "say-loaded",
  "potentials-say-used": "say-used",
  "potentials-say-use": "say-use-loaded",
};

/** @param {Message} message @param {string} name @returns {Message} */
const named = (message, name) => JSON.parse(JSON.stringify(message).replaceAll('{"v":"name"}', JSON.stringify(name)));

/** Loads the sentences; without them, boards still work, with ids instead of words. */
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
    if (unprefixed(name).includes(id)) messages[id.slice(PREFIX.length)] = message;
    for (const kind of KINDS) if (OF_KINDS[id]) messages[[OF_KINDS[id], kind].join("-")] = named(message, NAMES[kind]);
  }
  // The tasks in a match are announced in the words that are shown.
  for (const stage of ["answer", "roll", "enter"]) messages[`say-task-${stage}`] = own[`potentials-play-do-${stage}`] ?? "";
  for (const kind of KINDS) messages[["piece-bring-loaded", kind].join("-")] = NAMES[kind];
  extend(messages);
  extend({ "board-bring-single": t("potentials-basic") });
}
