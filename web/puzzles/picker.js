// The form that selects what to solve: mode, game, variant, theme. It is collapsed while solving.

import { found, html } from "../dom/element.js";
import { variantName } from "../game/names.js";
import { storage } from "../site/storage.js";
import { selectionOf } from "./choice.js";
import { isTheme, modeName, themeName, themesOf } from "./task.js";

/** @import { Selection } from "./types.d.ts" */

const ENTRY = "puzzles";

/** @type {Selection} */
const USUAL = { mode: "rated", game: "yinsh", variant: "", theme: "" };

export class Picker {
  #details = found("pick", HTMLDetailsElement);
  #form = found("choose", HTMLFormElement);

  /** @param {(selection: Selection) => void} picked */
  constructor(picked) {
    this.#form.addEventListener("change", () => this.#fit());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#details.open = false;
      const { selection } = this;
      storage.set(ENTRY, selection);
      history.replaceState(null, "", location.pathname);
      this.show(selection);
      picked(selection);
    });
  }

  /** The choice in the URL, or else the last one. @returns {Selection} */
  static get first() {
    return selectionOf(new URLSearchParams(location.search), storage.get(ENTRY, isSelection) ?? USUAL);
  }

  /** @returns {Selection} the choice in the form */
  get selection() {
    const fields = new FormData(this.#form);
    const query = new URLSearchParams(/** @type {[string, string][]} */ ([...fields]));
    const selection = selectionOf(query, USUAL);
    return { ...selection, theme: isTheme(selection.theme, selection.game) ? selection.theme : "" };
  }

  /** Shows a selection in the form and above it. @param {Selection} selection */
  show(selection) {
    const { mode, game, variant, theme } = selection;
    for (const [name, value] of [
      ["mode", mode],
      ["game", game],
    ]) {
      const radio = /** @type {HTMLInputElement | null} */ (this.#form.querySelector(`input[name="${name}"][value="${value}"]`));
      if (radio) radio.checked = true;
    }
    this.#select("variant").value = variant;
    this.#fit();
    if (theme) this.#select("theme").value = theme;
    const what = variant === "" ? game.toUpperCase() : variantName(variant);
    const parts = [modeName(mode), ...(mode === "theme" && theme ? [themeName(theme)] : []), what];
    found("picked", HTMLElement).textContent = parts.join(" · ");
  }

  /** @param {string} name */
  #select(name) {
    return /** @type {HTMLSelectElement} */ (this.#form.elements.namedItem(name));
  }

  /** Offers only options that belong to the mode and the game. */
  #fit() {
    const fields = new FormData(this.#form);
    const game = fields.get("game") === "gipf" ? "gipf" : "yinsh";
    const mode = fields.get("mode");
    const variants = this.#select("variant");
    for (const option of variants.options) option.hidden = option.disabled = option.value !== "" && option.dataset.game !== game;
    if (variants.selectedOptions[0]?.disabled) variants.value = "";
    this.#field("variant").hidden = mode === "daily";
    this.#field("theme").hidden = mode !== "theme";
    const themes = this.#select("theme");
    if (themes.dataset.game === game) return;
    themes.dataset.game = game;
    themes.replaceChildren(...themesOf(game).map((theme) => html("option", { value: theme }, themeName(theme))));
  }

  /** @param {string} name */
  #field(name) {
    return /** @type {HTMLElement} */ (this.#form.querySelector(`[data-field="${name}"]`));
  }
}

/** @param {unknown} value @returns {value is Selection} */
function isSelection(value) {
  if (typeof value !== "object" || value === null) return false;
  return ["mode", "game", "variant", "theme"].every((name) => typeof (/** @type {any} */ (value)[name]) === "string");
}
