// The dialog that opens a pasted text, a file, one of the user's games or an earlier analysis.

import { html } from "../dom/element.js";
import { games } from "../game/games.js";
import { namesPotentials } from "../game/url.js";
import { playerName, variantName } from "../game/names.js";
import { recordOf } from "../game/record.js";
import { reasonOf, refusalText, warningText } from "../game/refusal.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { analyses } from "../analysis/storage.js";
import { hasHands, TEXT_MAX_CHARS, readGameStart, readText, shownRecord } from "../analysis/reading.js";
import { Tree } from "../analysis/tree.js";

/** @typedef {import("../core/types.js").RecordTree} RecordTree */
/** @typedef {import("../analysis/session.js").Session} Session */
/** @typedef {import("../analysis/reading.js").Reading} Reading */

export class Opener {
  #session;
  #dialog;
  #field;
  #found;

  /**
   * @param {Session} session
   * @param {HTMLDialogElement} dialog
   */
  constructor(session, dialog) {
    this.#session = session;
    this.#dialog = dialog;
    this.#field = /** @type {HTMLTextAreaElement} */ (dialog.querySelector("textarea"));
    this.#found = /** @type {HTMLElement} */ (dialog.querySelector("[data-part=found]"));
    const form = /** @type {HTMLFormElement} */ (dialog.querySelector("form"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.read(this.#field.value);
    });
    const file = /** @type {HTMLInputElement} */ (dialog.querySelector("input[type=file]"));
    file.addEventListener("change", () => {
      if (file.files?.[0]) this.#readFile(file.files[0]);
      file.value = "";
    });
    for (const button of dialog.querySelectorAll("[data-act=close]")) {
      button.addEventListener("click", () => dialog.close());
    }
    this.#acceptDrops();
  }

  show() {
    this.#found.replaceChildren();
    this.#listOwn();
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#field.focus();
  }

  /**
   * Reads a text and opens its game; lets the user choose if there are several.
   * @param {string} text
   */
  async read(text) {
    if (text.trim() === "") return this.#showMessage(t("analyse-open-empty"));
    if (text.length > TEXT_MAX_CHARS) return this.#showMessage(t("analyse-open-large"));
    if (namesPotentials(text) || hasHands(text)) await (await import("../potentials/potentials.js")).loadPotentialsDocuments();
    const reading = readText(this.#session.core, text, this.#session.tree.variant, this.#session.tree.terms);
    const [first] = reading.games;
    if (first && reading.games.length === 1 && reading.refused.length === 0) {
      const [warning] = reading.warnings;
      if (warning) toast(warningText(warning), { stays: true });
      return this.open(first);
    }
    this.show();
    this.#list(reading);
  }

  /**
   * @param {RecordTree} record
   * @param {{ id?: string, place?: number[] }} [options]
   */
  open(record, options) {
    const tree = new Tree(shownRecord(this.#session.core, record));
    // A game opens at its start; a variation from a link comes with its place.
    this.#session.show(tree, options);
    this.#field.value = "";
    this.#dialog.close();
  }

  /** @param {string} text */
  #showMessage(text) {
    this.#found.replaceChildren(html("p", { class: "refused", role: "alert" }, text));
  }

  /** @param {Reading} reading */
  #list({ games: found, refused, warnings }) {
    const parts = [];
    if (found.length > 0) {
      parts.push(html("p", {}, t("analyse-open-found", { count: found.length })));
      parts.push(html("ul", { class: "choices" }, ...found.map((record) => this.#item(titleOf(record), () => this.open(record)))));
    }
    for (const refusal of refused.slice(0, 5)) {
      parts.push(html("p", { class: "refused", role: "alert" }, refusalText(refusal)));
    }
    for (const warning of warnings.slice(0, 5)) parts.push(html("p", { class: "quiet", role: "status" }, warningText(warning)));
    if (refused.length > 5) parts.push(html("p", { class: "quiet" }, t("analyse-open-more", { count: refused.length - 5 })));
    if (parts.length === 0) parts.push(html("p", { class: "refused", role: "alert" }, t("analyse-open-nothing")));
    this.#found.replaceChildren(...parts);
    this.#found.querySelector("button")?.focus();
  }

  /** Lists the games played in this browser and the earlier analyses. */
  #listOwn() {
    const own = games.all().map((game) => {
      const players = t("play-games-item", { white: playerName(game.seats, "w"), black: playerName(game.seats, "b") });
      const title = `${variantName(game.opening.variant)} · ${players}`;
      return this.#item([title, t("play-games-turns", { count: game.turns.length }), day(game.changed)], () => this.openGame(game.id));
    });
    const earlier = analyses
      .all()
      .map(({ id, record, place, changed }) => this.#item([...titleOf(record), day(changed)], () => this.open(record, { id, place })));
    this.#fill("own", own);
    this.#fill("earlier", earlier);
  }

  /**
   * Opens a game that was played in this browser.
   * @param {string} id
   */
  openGame(id) {
    const game = games.find(id);
    if (!game) return toast(t("analyse-no-game"));
    const { core } = this.#session;
    const {
      games: [read],
      refused,
    } = readGameStart(core, { ...game.opening, turns: game.turns });
    if (!read) return toast(t("analyse-refused", { reason: refused[0] ? reasonOf(refused[0]) : "" }), { stays: true });
    const own = recordOf(game, read.turns[0]?.player ?? "w");
    this.open(read.match ? { ...read, tags: own.tags, result: own.result, termination: own.termination } : own);
  }

  /**
   * @param {string} name
   * @param {HTMLElement[]} items
   */
  #fill(name, items) {
    const section = /** @type {HTMLElement} */ (this.#dialog.querySelector(`[data-part=${name}]`));
    section.hidden = items.length === 0;
    section.querySelector("ul")?.replaceChildren(...items);
  }

  /**
   * @param {string[]} texts
   * @param {() => void} act
   */
  #item([title = "", ...rest], act) {
    const button = html(
      "button",
      { type: "button" },
      html("span", {}, title),
      html("span", { class: "quiet small" }, rest.filter(Boolean).join(" · ")),
    );
    button.addEventListener("click", act);
    return html("li", {}, button);
  }

  /** @param {File} file */
  async #readFile(file) {
    if (file.size > TEXT_MAX_CHARS) {
      this.show();
      return this.#showMessage(t("analyse-open-large"));
    }
    this.read(await file.text());
  }

  /** Accepts files dropped anywhere on the page. */
  #acceptDrops() {
    const root = document.documentElement;
    const hasFile = (/** @type {DragEvent} */ event) =>
      event.dataTransfer?.types.some((type) => type === "Files" || type === "text/plain") ?? false;
    addEventListener("dragover", (event) => {
      if (!hasFile(event) || isField(event.target)) return;
      event.preventDefault();
      root.classList.add("dropping");
    });
    addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) root.classList.remove("dropping");
    });
    addEventListener("drop", (event) => {
      root.classList.remove("dropping");
      if (!hasFile(event) || isField(event.target)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) this.#readFile(file);
      else this.read(event.dataTransfer?.getData("text/plain") ?? "");
    });
  }
}

/** @param {EventTarget | null} target */
function isField(target) {
  return target instanceof Element && target.matches("textarea, input");
}

/**
 * Returns the parts of a record's title: game and players, then the rest.
 * @param {RecordTree} record
 */
function titleOf(record) {
  const tag = (/** @type {string} */ name) => record.tags.find(([key]) => key === name)?.[1] ?? "";
  const players =
    tag("White") || tag("Black") ? ` · ${t("play-games-item", { white: tag("White") || "?", black: tag("Black") || "?" })}` : "";
  const isPosition = record.position !== null && record.turns.length === 0;
  const turns = isPosition ? t("analyse-position") : t("play-games-turns", { count: record.turns.length });
  return [variantName(record.variant) + players, record.result === "*" ? "" : record.result, turns, tag("Date")];
}

/** @param {string} date */
function day(date) {
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" }).format(new Date(date));
}
