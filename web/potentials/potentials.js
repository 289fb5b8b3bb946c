// Games with potentials: their rules, drawings and sentences, fetched when the first such game is opened.
import { extension, html } from "../board/art.js";
import { fetchModule, loadBoardCore, loadCore, openCore, openDocuments } from "../core/core.js";
import { t } from "../words/words.js";
import { prepareTiles } from "./art.js";
import { hands, note, stack } from "./hands.js";
import { joined } from "./joined.js";
import { loadWords } from "./words.js";

/** @type {Promise<void> | undefined} */
let board;

/** @type {Promise<void> | undefined} */
let drawings;

/** @type {Promise<void> | undefined} */
let documents;

/** Lets boards show and play games with potentials. */
export function loadPotentials() {
  board ??= Promise.all([loadBoardCore(), fetchModule("../potentials/core.wasm").then(openCore), loadDrawings()]).then(([core, more]) => {
    Object.assign(core, joined({ ...core }, more));
    Object.assign(extension, { hands, note, stack, update, decline: () => t("potentials-decline") });
  });
  // A page whose network failed may try again.
  board.catch(() => {
    board = undefined;
  });
  return board;
}

/** What is drawn and said of potentials, for forms that need no rules. */
export function loadDrawings() {
  drawings ??= Promise.all([loadWords(), loadStyle()]).then(prepareTiles);
  drawings.catch(() => {
    drawings = undefined;
  });
  return drawings;
}

/** @returns {Promise<void>} */
function loadStyle() {
  const style = html("link", { rel: "stylesheet", href: new URL("../style/potentials.css", import.meta.url).href });
  return new Promise((done) => {
    // Without it pieces are there all the same.
    style.onload = style.onerror = () => done();
    document.head.append(style);
  });
}

/** @type {import("../board/types.d.ts").Extension["update"]} */
async function update(localGame, table) {
  if (!localGame.view.match && !document.querySelector(".match")) return;
  const { showMatch } = await import("./local-match.js");
  showMatch(localGame, table);
}

/** Reads and writes records of games with potentials too. */
export function loadPotentialsDocuments() {
  documents ??= Promise.all([loadCore(), fetchModule("../potentials/documents.wasm").then(openDocuments), loadPotentials()]).then(
    ([core, more]) => void Object.assign(core, more),
  );
  documents.catch(() => {
    documents = undefined;
  });
  return documents;
}
