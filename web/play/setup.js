// The form that sets up a game. It remembers what was chosen last.

import { storage } from "../site/storage.js";
import { settings } from "../site/settings.js";
import { t } from "../words/words.js";
import { levelName } from "../game/names.js";
import { hasPotentials, VARIANTS } from "../game/link.js";

/** @typedef {import("../core/types.d.ts").VariantId} VariantId */
/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../game/clock.js").Pace} Pace */
/** @typedef {import("../game/games.js").Seats} Seats */
/** @typedef {import("../game/link.js").Seats} Asked */

/**
 * How a game shall be played.
 * @typedef {object} Plan
 * @property {VariantId} variant
 * @property {string | undefined} handicap
 * @property {Seats} seats
 * @property {Pace | null} pace
 * @property {boolean} turning
 * @property {boolean} [teaching] whether bad turns are pointed out
 */

const REMEMBERED = "setup";

const WIDE = matchMedia("(min-width: 58rem)");

/** Reports `start` when the form is sent and `variant` when another game is chosen. */
export class Setup extends EventTarget {
  /** @type {HTMLFormElement} */
  #form;
  /** The part for games with potentials, once it is there. @type {import("../potentials/setup.js").PotentialsForm | null} */
  #potentials = null;
  /** The game with potentials that a link asked for. @type {VariantId | null} */
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

  /** The start of the game that is chosen. @returns {import("../core/types.d.ts").Opening} */
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

  /** What the form says now, to be remembered; the colour by chance is drawn here. @returns {Plan} */
  plan() {
    storage.set(REMEMBERED, this.#fields());
    return {
      variant: this.variant,
      handicap: this.variant === "gipf-basic" ? this.#value("handicap") || undefined : undefined,
      seats: this.#seats(),
      // A linked game would need a clock of its own.
      pace: this.opening.links || this.#teaching ? null : this.#pace(),
      teaching: this.#teaching,
      turning: this.#value("opponent") === "person" && this.#value("turning") === "on",
    };
  }

  /**
   * Takes over what a link asks for.
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

  /** Nobody's time runs while a turn is checked, so that such a game has no clock; a match has no turns to judge. */
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

  /** @returns {Pace | null} */
  #pace() {
    const clock = this.#value("clock");
    if (clock === "own") {
      const minutes = within(Number(this.#value("minutes")), 1, 180);
      return { base: minutes * 60_000, increment: within(Number(this.#value("increment")), 0, 180) * 1000 };
    }
    const [base, increment] = clock.split("+").map(Number);
    return base ? { base: base * 1000, increment: (increment ?? 0) * 1000 } : null;
  }

  #level() {
    return within(Number(this.#value("level")), 1, 10);
  }

  /** @param {HTMLInputElement} field */
  #onInput(field) {
    this.#show();
    if (["variant", "preset", "start"].includes(field.name)) this.dispatchEvent(new Event("variant"));
    if (field.name === "evaluation") settings.set("evaluation", field.checked);
  }

  /** Shows the fields that belong to what is chosen, and the level in words. */
  #show() {
    const facts = [this.#value("opponent"), this.variant, `clock-${this.#value("clock")}`];
    for (const part of this.#form.querySelectorAll("[data-for]")) {
      const wanted = /** @type {HTMLElement} */ (part);
      wanted.hidden = !facts.includes(wanted.dataset.for ?? "");
    }
    const level = this.#level();
    const words = t("play-level-of", { level, name: levelName(level) });
    const output = this.#form.querySelector("output");
    if (output) output.textContent = words;
    this.#form.querySelector("[name=level]")?.setAttribute("aria-valuetext", words);
  }

  #recall() {
    const kept = storage.get(REMEMBERED, isFields);
    for (const [name, value] of Object.entries(kept ?? {})) this.#set(name, value);
    const box = this.#field("evaluation");
    if (box instanceof HTMLInputElement) box.checked = settings.get("evaluation");
    const teaching = this.#field("teaching");
    if (teaching instanceof HTMLInputElement) teaching.checked = kept?.teaching === "on";
    const turning = this.#field("turning");
    // Two people look at a wide screen from the same side; a phone is handed over.
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
   * Sets a field if it has such a choice.
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
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function within(value, least, most) {
  return Math.min(most, Math.max(least, Math.round(value) || least));
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, string>}
 */
function isFields(value) {
  return value !== null && typeof value === "object" && Object.values(value).every((text) => typeof text === "string");
}
