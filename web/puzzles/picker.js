// The form that says what to solve: mode, game, variant, theme. It is folded away while one solves.

import { found, html } from "../game/element.js";
import { variantName } from "../game/names.js";
import { storage } from "../site/storage.js";
import { wishOf } from "./choice.js";
import { isTheme, modeName, themeName, themesOf } from "./task.js";

/** @import { Wish } from "./types.d.ts" */

const ENTRY = "puzzles";

/** @type {Wish} */
const USUAL = { mode: "rated", game: "yinsh", variant: "", theme: "" };

export class Picker {
  #details = found("pick", HTMLDetailsElement);
  #form = found("choose", HTMLFormElement);

  /** @param {(wish: Wish) => void} picked */
  constructor(picked) {
    this.#form.addEventListener("change", () => this.#fit());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#details.open = false;
      const { wish } = this;
      storage.set(ENTRY, wish);
      history.replaceState(null, "", location.pathname);
      this.show(wish);
      picked(wish);
    });
  }

  /** What the address asks for, and else what was solved last. @returns {Wish} */
  static get first() {
    return wishOf(new URLSearchParams(location.search), storage.get(ENTRY, isWish) ?? USUAL);
  }

  /** @returns {Wish} what the form says */
  get wish() {
    const fields = new FormData(this.#form);
    const query = new URLSearchParams(/** @type {[string, string][]} */ ([...fields]));
    const wish = wishOf(query, USUAL);
    return { ...wish, theme: isTheme(wish.theme, wish.game) ? wish.theme : "" };
  }

  /** Shows a wish in the form and above it. @param {Wish} wish */
  show(wish) {
    const { mode, game, variant, theme } = wish;
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

  /** Only what belongs to the mode and the game can be chosen. */
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

/** @param {unknown} value @returns {value is Wish} */
function isWish(value) {
  if (typeof value !== "object" || value === null) return false;
  return ["mode", "game", "variant", "theme"].every((name) => typeof (/** @type {any} */ (value)[name]) === "string");
}
