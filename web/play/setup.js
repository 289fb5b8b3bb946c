// The form that sets up a game. It remembers the last choices.

import { storage } from "../site/storage.js";
import { settings } from "../site/settings.js";
import { t } from "../words/words.js";
import { levelName } from "../game/names.js";
import { hasPotentials, VARIANTS } from "../game/url.js";

/** @typedef {import("../core/types.d.ts").VariantId} VariantId */
/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../game/clock.js").TimeControl} TimeControl */
/** @typedef {import("../game/games.js").Seats} Seats */
/** @typedef {import("../game/url.js").Seats} Asked */

/**
 * Settings of a new game.
 * @typedef {object} Plan
 * @property {VariantId} variant
 * @property {string | undefined} handicap
 * @property {Seats} seats
 * @property {TimeControl | null} timeControl
 * @property {boolean} turning
 * @property {boolean} [teaching] whether bad turns are pointed out
 */

const REMEMBERED = "setup";

const WIDE = matchMedia("(min-width: 58rem)");

/** Dispatches `start` when the form is submitted and `variant` when another game is chosen. */
export class Setup extends EventTarget {
  /** @type {HTMLFormElement} */
  #form;
  /** The part for games with potentials, once it is loaded. @type {import("../potentials/setup.js").PotentialsForm | null} */
  #potentials = null;
  /** The game with potentials that a link requests. @type {VariantId | null} */
  #asked = null;

  /** @param {HTMLFormElement} form */
  constructor(form) {
    super();
    this.#form = form;
    this.#recall();
    form.addEventListener("input", (event) => this.#onInput(/** @type {HTMLInputElement} */ (event.target)));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.dispatchEvent(new Event("start"));
    });
    this.#show();
  }

  get variant() {
    const value = this.#value("variant");
    return VARIANTS.find((id) => id === value) ?? (value === "gipf-potentials" ? value : "yinsh");
  }

  /** The start of the chosen game. @returns {import("../core/types.d.ts").GameStart} */
  get opening() {
    return this.variant === "gipf-potentials" && this.#potentials ? this.#potentials.opening : { variant: this.variant };
  }

  /** Builds the part for games with potentials, once. */
  async askPotentials() {
    if (this.#potentials) return;
    const { PotentialsForm } = await import("../potentials/setup.js");
    const place = this.#form.querySelector("#potentials");
    if (this.#potentials || !(place instanceof HTMLElement)) return;
    this.#potentials = new PotentialsForm(this.#form, place);
    this.#potentials.fill(storage.get(REMEMBERED, isFields) ?? {});
    if (this.#asked) this.#potentials.fill({ preset: this.#asked });
  }

  /** Returns the current choices and stores them; a random colour is drawn here. @returns {Plan} */
  plan() {
    storage.set(REMEMBERED, this.#fields());
    return {
      variant: this.variant,
      handicap: this.variant === "gipf-basic" ? this.#value("handicap") || undefined : undefined,
      seats: this.#seats(),
      // A linked game would need a clock of its own.
      timeControl: this.opening.links || this.#teaching ? null : this.#timeControl(),
      teaching: this.#teaching,
      turning: this.#value("opponent") === "person" && this.#value("turning") === "on",
    };
  }

  /**
   * Applies the choices from a link.
   * @param {VariantId} variant
   * @param {Asked} asked
   */
  fill(variant, asked) {
    this.#asked = hasPotentials(variant) ? variant : null;
    this.#set("variant", this.#asked ? "gipf-potentials" : variant);
    if (this.#asked) this.#potentials?.fill({ preset: this.#asked });
    if (asked.opponent) this.#set("opponent", asked.opponent);
    if (asked.level) this.#set("level", String(asked.level));
    if (asked.color) this.#set("color", asked.color);
    this.#show();
  }

  /** Whether bad turns are pointed out. Such a game has no clock, because checking a turn takes time; a match has no turns to judge. */
  get #teaching() {
    return this.#value("opponent") === "engine" && this.#value("teaching") === "on" && !this.opening.links;
  }

  /** @returns {Seats} */
  #seats() {
    if (this.#value("opponent") === "person") {
      const named = (/** @type {string} */ field) => ({
        kind: /** @type {const} */ ("person"),
        name: this.#value(field).trim().slice(0, 40),
      });
      return { w: named("white"), b: named("black") };
    }
    const me = { kind: /** @type {const} */ ("person"), name: "" };
    const engine = { kind: /** @type {const} */ ("engine"), level: this.#level() };
    const color = this.#value("color");
    const white = color === "w" || (color !== "b" && Math.random() < 0.5);
    return white ? { w: me, b: engine } : { w: engine, b: me };
  }

  /** @returns {TimeControl | null} */
  #timeControl() {
    const clock = this.#value("clock");
    if (clock === "own") {
      return { base: this.#number("minutes") * 60_000, increment: this.#number("increment") * 1000 };
    }
    const [base, increment] = clock.split("+").map(Number);
    return base ? { base: base * 1000, increment: (increment ?? 0) * 1000 } : null;
  }

  /** Returns the value of a number field, within the limits that the page sets. @param {string} name */
  #number(name) {
    const { value, min, max } = /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(name));
    return Math.min(Number(max), Math.max(Number(min), Math.round(Number(value)) || Number(min)));
  }

  #level() {
    return this.#number("level");
  }

  /** @param {HTMLInputElement} field */
  #onInput(field) {
    // The page moves only if the question is out of sight.
    this.#show()?.scrollIntoView({ block: "nearest" });
    if (["variant", "preset", "start"].includes(field.name)) this.dispatchEvent(new Event("variant"));
    if (field.name === "evaluation") settings.set("evaluation", field.checked);
  }

  /** Shows the fields that belong to the current choices, and the level in words. Returns the last fields that were hidden before. */
  #show() {
    const facts = [this.#value("opponent"), this.variant, `clock-${this.#value("clock")}`];
    /** @type {HTMLElement | null} */
    let opened = null;
    for (const part of this.#form.querySelectorAll("[data-for]")) {
      const wanted = /** @type {HTMLElement} */ (part);
      const wasHidden = wanted.hidden;
      wanted.hidden = !facts.includes(wanted.dataset.for ?? "");
      if (wasHidden && !wanted.hidden) opened = wanted;
    }
    const level = this.#level();
    const words = t("play-level-of", { level, name: levelName(level) });
    const output = this.#form.querySelector("output");
    if (output) output.textContent = words;
    this.#form.querySelector("[name=level]")?.setAttribute("aria-valuetext", words);
    return opened;
  }

  #recall() {
    const kept = storage.get(REMEMBERED, isFields);
    for (const [name, value] of Object.entries(kept ?? {})) this.#set(name, value);
    const box = this.#field("evaluation");
    if (box instanceof HTMLInputElement) box.checked = settings.get("evaluation");
    const teaching = this.#field("teaching");
    if (teaching instanceof HTMLInputElement) teaching.checked = kept?.teaching === "on";
    const turning = this.#field("turning");
    // Two people sit on the same side of a wide screen; a phone is passed between them.
    if (turning instanceof HTMLInputElement) turning.checked = kept ? kept.turning === "on" : !WIDE.matches;
  }

  #fields() {
    /** @type {Record<string, string>} */
    const fields = {};
    for (const [name, value] of new FormData(this.#form)) if (typeof value === "string") fields[name] = value;
    return fields;
  }

  /** @param {string} name */
  #field(name) {
    return this.#form.elements.namedItem(name);
  }

  /** @param {string} name */
  #value(name) {
    return String(new FormData(this.#form).get(name) ?? "");
  }

  /**
   * Sets a field if it has this option.
   * @param {string} name
   * @param {string} value
   */
  #set(name, value) {
    const field = this.#field(name);
    if (field instanceof RadioNodeList) {
      const choice = [...field].find((radio) => radio instanceof HTMLInputElement && radio.value === value);
      if (choice instanceof HTMLInputElement) choice.checked = true;
    } else if (field instanceof HTMLSelectElement) {
      if ([...field.options].some((option) => option.value === value)) field.value = value;
    } else if (field instanceof HTMLInputElement && field.type !== "checkbox") {
      field.value = value;
    }
  }
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, string>}
 */
function isFields(value) {
  return value !== null && typeof value === "object" && Object.values(value).every((text) => typeof text === "string");
}
