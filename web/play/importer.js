// The dialog that imports a record. An unfinished game is continued, a finished one is analysed.

import { loadCore } from "../core/core.js";
import { button, found, html } from "../dom/element.js";
import { encodeQuery, namesPotentials } from "../game/url.js";
import { variantName } from "../game/names.js";
import { refusalText, warningText } from "../game/refusal.js";
import { t } from "../words/words.js";

/** @typedef {import("../core/types.d.ts").BoardCalls} BoardCalls */
/** @typedef {import("../core/types.d.ts").GameStart} GameStart */
/** @typedef {import("../core/types.d.ts").RecordTree} RecordTree */

/** Maximum size of a file; no record of one game comes near it. */
const FILE_MAX_BYTES = 2_000_000;

/** Dispatches `play` with an opening in `detail`. */
export class Importer extends EventTarget {
  #core;
  #dialog = found("import", HTMLDialogElement);
  #text = found("import-text", HTMLTextAreaElement);
  #answer = found("import-answer", HTMLElement);

  /** @param {BoardCalls} core */
  constructor(core) {
    super();
    this.#core = core;
    const file = found("import-file", HTMLInputElement);
    file.addEventListener("change", () => this.#take(file.files?.[0]));
    found("import-read", HTMLButtonElement).addEventListener("click", () => this.#read());
    found("import-cancel", HTMLButtonElement).addEventListener("click", () => this.#dialog.close());
    this.#text.addEventListener("input", () => this.#answer.replaceChildren());
  }

  open() {
    this.#answer.replaceChildren();
    this.#dialog.showModal();
    this.#text.focus();
  }

  /** @param {File | undefined} file */
  async #take(file) {
    if (!file) return;
    if (file.size > FILE_MAX_BYTES) return this.#say(t("play-import-large"));
    this.#text.value = await file.text();
    this.#read();
  }

  async #read() {
    const text = this.#text.value;
    if (text.trim() === "") return this.#say(t("play-import-empty"));
    try {
      const core = await loadCore();
      if (namesPotentials(text)) await (await import("../potentials/potentials.js")).loadPotentialsDocuments();
      const { games, refused, warnings } = core.read(text, null);
      const openings = games.map((tree) => this.#opened(tree)).filter((opened) => opened !== null);
      const [only] = openings;
      if (only && openings.length === 1 && refused.length === 0 && warnings.length === 0) return this.#go(only);
      this.#say(...refused.slice(0, 5).map(refusalText), ...warnings.slice(0, 5).map(warningText));
      if (openings.length > 0) this.#offer(openings);
    } catch (error) {
      this.#say(t("play-import-refused", { reason: error instanceof Error ? error.message : "" }));
    }
  }

  /**
   * Opens a record, or returns null if its turns are refused.
   * @param {RecordTree} tree
   */
  #opened(tree) {
    /** @type {GameStart} */
    const opening = { variant: tree.variant, turns: tree.turns.map((turn) => turn.token) };
    if (tree.terms) opening.terms = tree.terms;
    if (tree.links) Object.assign(opening, { links: tree.links, challenges: tree.challenges });
    if (tree.position) opening.position = tree.position;
    if (tree.handicap) opening.handicap = tree.handicap;
    const { id, view } = this.#core.open(opening);
    this.#core.close(id);
    return { opening, tree, over: view.outcome !== null || tree.result !== "*" };
  }

  /** @param {{ opening: GameStart, over: boolean }} opened */
  #go({ opening, over }) {
    this.#dialog.close();
    this.#text.value = "";
    if (over) location.assign(`/${document.documentElement.lang}/analyse?${encodeQuery(opening)}`);
    else this.dispatchEvent(new CustomEvent("play", { detail: opening }));
  }

  /** @param {{ opening: GameStart, tree: RecordTree, over: boolean }[]} openings */
  #offer(openings) {
    const items = openings.slice(0, 100).map((opened) => {
      const tag = (/** @type {string} */ name) => opened.tree.tags.find(([key]) => key === name)?.[1] ?? "?";
      const who = t("play-games-item", { white: tag("White"), black: tag("Black") });
      const text = `${variantName(opened.opening.variant)}: ${who}, ${opened.tree.result}`;
      return html(
        "li",
        {},
        button(text, () => this.#go(opened)),
      );
    });
    this.#answer.append(html("p", {}, t("play-import-found", { count: openings.length })), html("ul", { class: "offers" }, ...items));
  }

  /** @param {...string} sentences */
  #say(...sentences) {
    this.#answer.replaceChildren(...sentences.map((sentence) => html("p", { class: "fault" }, sentence)));
  }
}
