// The tabs of the modes, and the choice of game, variant and theme.

import { found } from "../dom/element.js";
import { storage } from "../site/storage.js";
import { selectionOf } from "./choice.js";

/** @import { Family } from "../core/types.d.ts" */
/** @import { Theme } from "../training/types.d.ts" */
/** @import { Mode, Selection } from "./types.d.ts" */

const ENTRY = "puzzles";

/** @type {Selection} */
const USUAL = { mode: "rated", game: "yinsh", variant: "", theme: "" };

export class Picker {
  #tabs = found("modes", HTMLElement);
  #form = found("choose", HTMLFormElement);
  /** The themes of both games, from the page. */
  #themes = [...this.#select("theme").options];
  #selection = Picker.first;
  #picked;

  /** @param {(selection: Selection) => void} picked */
  constructor(picked) {
    this.#picked = picked;
    this.#form.addEventListener("change", () => this.#pick(this.#selection.mode));
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    this.#tabs.addEventListener("click", (event) => {
      const tab = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-mode]"));
      // A tab can also be opened in a new window.
      if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.#pick(/** @type {Mode} */ (tab.dataset.mode));
    });
  }

  /** The choice in the URL, or else the last one. @returns {Selection} */
  static get first() {
    return selectionOf(new URLSearchParams(location.search), storage.get(ENTRY, isSelection) ?? USUAL);
  }

  /** @param {Mode} mode */
  #pick(mode) {
    const what = this.#select("what").value;
    const query = new URLSearchParams({ mode, [what.includes("-") ? "variant" : "game"]: what, theme: this.#select("theme").value });
    const selection = selectionOf(query, USUAL);
    const themes = this.#themesOf(selection.game).map(({ value }) => /** @type {Theme} */ (value));
    const [first = ""] = themes;
    if (mode !== "theme") selection.theme = "";
    else if (!themes.some((theme) => theme === selection.theme)) selection.theme = first;
    if (mode === "daily") selection.variant = "";
    storage.set(ENTRY, selection);
    history.replaceState(null, "", location.pathname);
    this.show(selection);
    this.#picked(selection);
  }

  /** Shows a selection. @param {Omit<Selection, "mode"> & { mode: Mode }} selection */
  show(selection) {
    this.#selection = selection;
    const { mode, game, variant, theme } = selection;
    for (const tab of /** @type {NodeListOf<HTMLElement>} */ (this.#tabs.querySelectorAll("[data-mode]"))) {
      if (tab.dataset.mode === mode) tab.setAttribute("aria-current", "page");
      else tab.removeAttribute("aria-current");
    }
    const what = this.#select("what");
    for (const option of what.options) option.hidden = option.disabled = mode === "daily" && option.value.includes("-");
    what.value = variant === "yinsh" ? game : variant || game;
    const themes = this.#select("theme");
    themes.hidden = mode !== "theme";
    if (themes.dataset.game !== game) {
      themes.dataset.game = game;
      themes.replaceChildren(...this.#themesOf(game));
      // Options that are put back may be selected still.
      themes.selectedIndex = 0;
    }
    if (theme) themes.value = theme;
  }

  /** Returns the options for the themes of a game. @param {Family} game */
  #themesOf(game) {
    return this.#themes.filter(({ dataset }) => dataset.game === undefined || dataset.game === game);
  }

  /** @param {"what" | "theme"} name */
  #select(name) {
    return /** @type {HTMLSelectElement} */ (this.#form.elements.namedItem(name));
  }
}

/** @param {unknown} value @returns {value is Selection} */
function isSelection(value) {
  if (typeof value !== "object" || value === null) return false;
  return ["mode", "game", "variant", "theme"].every((name) => typeof (/** @type {any} */ (value)[name]) === "string");
}
