// The form that arranges a game, and the buttons for one-click pairing. It remembers the last choices.

import { found, html, setText } from "../dom/element.js";
import { hasPotentials, VARIANTS } from "../game/url.js";
import { levelName } from "../game/names.js";
import { storage } from "../site/storage.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { isLive, timeControlName, readTimeControl, speedName, writeTimeControl } from "../online/time-control.js";

/** @import { Links } from "../game/match-names.js" */
/** @import { Color, Seek, Variant } from "../protocol/types.d.ts" */
/** @import { VariantId } from "../core/types.d.ts" */
/** @import { TimeControl } from "../online/time-control.js" */

/**
 * @typedef {object} GameRequest
 * @property {Variant} variant
 * @property {string | undefined} handicap
 * @property {Links | undefined} match contests that must be won to use potentials
 * @property {string} clock
 * @property {boolean} rated
 * @property {boolean} ratedOnly whether an unrated game is unacceptable
 * @property {Color | null} color
 * @property {"link" | "open" | { engine: number } | { player: string }} opponent
 */

const REMEMBERED = "arrange";

/** Popular choices for one-click pairing. */
const QUICK = /** @type {const} */ ([
  ["180+2", "blitz"],
  ["300+3", "blitz"],
  ["600+5", "rapid"],
  ["1200+10", "classical"],
  ["3days", "correspondence"],
]);

/** Dispatches `request` with a `GameRequest` in `detail`. */
export class Arrange extends EventTarget {
  #form = found("arrange", HTMLFormElement);
  #rated = found("rated", HTMLInputElement);
  #ratedOnly = found("rated-only", HTMLInputElement);
  /** The ratings of the engine's levels. @type {Partial<Record<VariantId, number[]>>} */
  #ratings = JSON.parse(this.#form.dataset.ratings || "{}");
  #account = false;
  /** The part for games with potentials, once it is loaded. @type {import("../potentials/setup.js").PotentialsForm | null} */
  #potentials = null;
  /** The game with potentials that a link requests. */
  #asked = "";
  /** @type {Seek[]} */
  #waiting = [];
  /** Whether a user with an account wants rated games, where possible. */
  #wantsRated = true;
  /** The same for a game with a friend, which is unrated unless its creator chooses otherwise. */
  #wantsRatedFriend = false;

  constructor() {
    super();
    this.#recall();
    this.#fillFromAddress();
    this.#form.addEventListener("input", (event) => {
      if (event.target === this.#rated && this.#isForFriend()) this.#wantsRatedFriend = this.#rated.checked;
      else if (event.target === this.#rated) this.#wantsRated = this.#rated.checked;
      this.#show();
    });
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#report(this.#request());
    });
    const quick = QUICK.map(([clock, speed]) => {
      const button = html(
        "button",
        { type: "button", "data-clock": clock },
        html("strong", {}, clock === "3days" ? t("online-days-short", { days: 3 }) : timeControlName(clock)),
        html("small", {}, speedName(speed)),
      );
      button.addEventListener("click", () =>
        this.#report({
          ...this.#request(),
          clock,
          handicap: undefined,
          match: undefined,
          color: null,
          opponent: "open",
          rated: this.#account && this.#wantsRated && !this.#hasCustomTerms,
          ratedOnly: this.#account && this.#wantsRated && !this.#hasCustomTerms && this.#ratedOnly.checked,
        }),
      );
      return button;
    });
    found("quick", HTMLElement).replaceChildren(...quick);
    this.#show();
  }

  /** The people who wait for an opponent; a badge on the tiles counts them. @param {Seek[]} seeks */
  set waiting(seeks) {
    this.#waiting = seeks;
    this.#showWaiting();
  }

  /** Takes over the choices of the small panel, and shows the rest of the form. @param {Record<string, string>} fields */
  takeOver(fields) {
    for (const [name, value] of Object.entries(fields)) this.#set(name, value);
    this.#show();
    const title = found("arrange-title", HTMLElement);
    (fields.variant === "gipf-potentials" ? this.#form : title).scrollIntoView({ block: "start" });
    /** @type {HTMLElement | null} */ (this.#form.querySelector("[name=opponent]:checked"))?.focus({ preventScroll: true });
  }

  /** Whether the visitor has an account, so games can be rated. @param {boolean} account */
  set account(account) {
    this.#account = account;
    this.#show();
  }

  /** Disables the form while a request is in progress. @param {boolean} busy */
  set busy(busy) {
    for (const button of this.#form.querySelectorAll("button")) button.disabled = busy;
  }

  /** @param {string} text */
  set answer(text) {
    found("arrange-answer", HTMLElement).textContent = text;
  }

  /** @param {GameRequest} request */
  #report(request) {
    storage.set(REMEMBERED, { ...this.#fields(), rated: this.#wantsRated ? "on" : "" });
    this.answer = "";
    this.dispatchEvent(new CustomEvent("request", { detail: request }));
  }

  /** Builds the part for games with potentials on first use. */
  async #askPotentials() {
    if (this.#potentials || this.#value("variant") !== "gipf-potentials") return;
    try {
      const [{ loadDrawings }, { PotentialsForm }] = await Promise.all([
        import("../potentials/potentials.js"),
        import("../potentials/setup.js"),
      ]);
      await loadDrawings();
      if (this.#potentials) return;
      this.#potentials = new PotentialsForm(this.#form, found("potentials", HTMLElement));
    } catch (error) {
      console.warn(error);
      toast(t("play-potentials-failed"), { key: "potentials" });
      return this.#set("variant", "gipf-tournament");
    }
    this.#potentials.fill({ ...storage.get(REMEMBERED, isFields), ...(this.#asked && { preset: this.#asked }) });
    this.#show();
  }

  /** @returns {GameRequest} */
  #request() {
    const color = this.#value("color");
    return {
      variant: this.#variant(),
      handicap: this.#handicap(),
      match: this.#match(),
      clock: writeTimeControl(this.#timeControl()),
      rated: this.#rated.checked && !this.#rated.disabled,
      ratedOnly: this.#rated.checked && !this.#rated.disabled && this.#ratedOnly.checked,
      color: color === "w" || color === "b" ? color : null,
      opponent: this.#opponent(),
    };
  }

  /** @returns {GameRequest["opponent"]} */
  #opponent() {
    switch (this.#value("opponent")) {
      case "open":
        return "open";
      case "engine":
        return { engine: this.#number("level") };
      case "player":
        return { player: this.#value("name").trim() };
      default:
        return "link";
    }
  }

  /** Tests whether the opponent is found by pairing. */
  #seeks() {
    return this.#value("opponent") === "open" && isLive(this.#timeControl()) && !this.#handicap();
  }

  #isForFriend() {
    return this.#value("opponent") === "link";
  }

  /** @returns {Variant} */
  #variant() {
    const value = this.#value("variant");
    if (value !== "gipf-potentials") return /** @type {Variant} */ (VARIANTS.find((id) => id === value) ?? "yinsh");
    const { variant, terms } = this.#potentials?.opening ?? { variant: "gipf-tamsk" };
    return variant === "gipf-potentials" ? `gipf-potentials:${terms}` : variant;
  }

  /** Returns the contests that must be won to use potentials. */
  #match() {
    const { links, challenges } = (this.#value("variant") === "gipf-potentials" && this.#potentials?.opening) || {};
    return links && challenges ? { links, challenges } : undefined;
  }

  #handicap() {
    return this.#variant() === "gipf-basic" ? this.#value("handicap") || undefined : undefined;
  }

  /** @returns {TimeControl} */
  #timeControl() {
    const preset = this.#value("clock");
    if (preset !== "own") return readTimeControl(preset);
    const base = this.#number("minutes") * 60;
    switch (this.#value("kind")) {
      case "absolute":
        return { kind: "absolute", base: Math.max(60, base) };
      case "delay":
        return { kind: "delay", base, delay: this.#number("delay") };
      case "byo-yomi":
        return { kind: "byo-yomi", base, periods: this.#number("periods"), period: this.#number("period") };
      case "days":
        return { kind: "days", days: this.#number("days") };
      default: {
        const increment = this.#number("increment");
        return { kind: "fischer", base: base + increment === 0 ? 60 : base, increment };
      }
    }
  }

  /** Shows the fields that belong to the current choices. */
  #show() {
    void this.#askPotentials();
    const facts = [
      `opponent-${this.#value("opponent")}`,
      this.#value("variant"),
      `clock-${this.#value("clock")}`,
      `kind-${this.#value("kind")}`,
    ];
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (this.#form.querySelectorAll("[data-for]"))) {
      part.hidden = !(part.dataset.for ?? "").split(" ").some((fact) => facts.includes(fact));
    }
    const level = this.#number("level");
    const rating = this.#ratings[/** @type {VariantId} */ (this.#variant())]?.[level - 1];
    const words =
      t("play-level-of", { level, name: levelName(level) }) + (rating ? ` · ${t("online-rating", { rating: String(rating) })}` : "");
    const output = this.#form.querySelector("output");
    if (output) output.textContent = words;
    this.#form.querySelector("[name=level]")?.setAttribute("aria-valuetext", words);
    this.#showRated();
    this.#showWaiting();
    found("arrange-go", HTMLButtonElement).textContent = this.#seeks() ? t("online-start-seek") : t("online-start");
    const name = found("name", HTMLInputElement);
    name.required = this.#value("opponent") === "player";
  }

  /** Counts the waiting people on the tiles of the games, and on those of quick pairing for the chosen game. */
  #showWaiting() {
    for (const radio of /** @type {NodeListOf<HTMLInputElement>} */ (this.#form.querySelectorAll("[name=variant]"))) {
      const count = this.#waiting.filter(({ variant }) => tileOf(variant) === radio.value).length;
      badge(radio.nextElementSibling, count);
    }
    const here = this.#waiting.filter(({ variant, match }) => variant === this.#variant() && !match);
    for (const tile of /** @type {NodeListOf<HTMLElement>} */ (found("quick", HTMLElement).querySelectorAll("[data-clock]")))
      badge(tile, here.filter(({ clock }) => clock === tile.dataset.clock).length);
  }

  #showRated() {
    const why = this.#whyUnrated();
    this.#rated.disabled = why !== "";
    this.#rated.checked = why === "" && (this.#isForFriend() ? this.#wantsRatedFriend : this.#wantsRated);
    found("rated-only-choice", HTMLElement).hidden = !this.#rated.checked || !this.#seeks();
    const note = found("rated-note", HTMLElement);
    setText(note, why);
  }

  /** Returns why the game cannot be rated; an empty string if it can. */
  #whyUnrated() {
    if (!this.#account) return t("online-rated-needs-account");
    if (this.#handicap()) return t("online-rated-no-handicap");
    if (this.#hasCustomTerms) return t("online-rated-no-custom-terms");
    if (this.#match()) return t("online-rated-no-match");
    return this.#timeControl().kind === "none" ? t("online-rated-no-clock") : "";
  }

  get #hasCustomTerms() {
    return this.#variant().includes(":");
  }

  #recall() {
    const kept = storage.get(REMEMBERED, isFields);
    for (const [name, value] of Object.entries(kept ?? {})) this.#set(name, value);
    if (kept) this.#wantsRated = kept.rated === "on";
  }

  /** Reads the choices from a link of another page: `?variant=gipf-basic&opponent=link`. */
  #fillFromAddress() {
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (name === "variant" && hasPotentials(value)) {
        this.#asked = value;
        this.#set(name, "gipf-potentials");
      } else if (["variant", "opponent", "clock", "name", "level"].includes(name)) this.#set(name, value);
    }
  }

  #fields() {
    /** @type {Record<string, string>} */
    const fields = {};
    for (const [name, value] of new FormData(this.#form)) if (typeof value === "string") fields[name] = value;
    return fields;
  }

  /** @param {string} name */
  #value(name) {
    return String(new FormData(this.#form).get(name) ?? "");
  }

  /** Returns the value of a number field, within the limits that the page sets. @param {string} name */
  #number(name) {
    const { value, min, max } = /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(name));
    return Math.min(Number(max), Math.max(Number(min), Math.round(Number(value)) || Number(min)));
  }

  /** Sets a field if it has this option. @param {string} name @param {string} value */
  #set(name, value) {
    const field = this.#form.elements.namedItem(name);
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

/** Returns the value of the tile for a variant. @param {Variant} variant */
function tileOf(variant) {
  const id = variant.split(":")[0];
  return hasPotentials(id) ? "gipf-potentials" : id;
}

/** Shows how many people wait, in a corner of a tile. @param {Element | null} tile @param {number} count */
function badge(tile, count) {
  tile?.querySelector(".waiting-badge")?.remove();
  if (count === 0) return;
  const number = html("span", { "aria-hidden": "true" }, String(count));
  tile?.append(html("span", { class: "waiting-badge" }, number, html("span", { class: "unseen" }, ` ${t("home-waiting", { count })}`)));
}

/** @param {unknown} value @returns {value is Record<string, string>} */
function isFields(value) {
  return value !== null && typeof value === "object" && Object.values(value).every((text) => typeof text === "string");
}
