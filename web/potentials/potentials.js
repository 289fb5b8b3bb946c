// Games with potentials: their rules, drawings and sentences, loaded when the first such game is opened.
import { setUpBoards } from "../board/surroundings.js";
import { html } from "../dom/element.js";
import { fetchModule, loadBoardCore, loadCore, openCore, openDocuments } from "../core/core.js";
import { t } from "../words/words.js";
import { prepareTiles } from "./art.js";
import { doubt, hands, note, stack } from "./hands.js";
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
    setUpBoards({ extension: { doubt, hands, note, stack, decline: () => t("potentials-decline") } });
  });
  // Let the page try again after a network error.
  board.catch(() => {
    board = undefined;
  });
  return board;
}

/** Loads the drawings and sentences of potentials, for forms that need no rules. */
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
    // Without the style sheet the pieces are still visible.
    style.onload = style.onerror = () => done();
    document.head.append(style);
  });
}

/** Lets the core read and write records of games with potentials too. */
export function loadPotentialsDocuments() {
  documents ??= Promise.all([loadCore(), fetchModule("../potentials/documents.wasm").then(openDocuments), loadPotentials()]).then(
    ([core, more]) => void Object.assign(core, more),
  );
  documents.catch(() => {
    documents = undefined;
  });
  return documents;
}
