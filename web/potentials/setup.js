// The part of the form for games with potentials: presets with a picture and a sentence each, or custom terms.
import { html } from "../dom/element.js";
import { linkName } from "../game/links.js";
import { colorName, variantName } from "../game/names.js";
import { t } from "../words/words.js";
import { icon } from "./hands.js";
import { KINDS, LETTERS, NAMES } from "../game/kinds.js";

/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../core/types.d.ts").Kind} Kind */
/** @typedef {import("../core/types.d.ts").Link} Link */
/** @typedef {import("../core/types.d.ts").GameStart} GameStart */
/** @typedef {import("../core/types.d.ts").VariantId} VariantId */

const ABOUT = /** @type {const} */ ({
  tamsk: "potentials-about-tamsk",
  zertz: "potentials-about-zertz",
  dvonn: "potentials-about-dvonn",
  yinsh: "potentials-about-yinsh",
  punct: "potentials-about-punct",
});

/** @type {VariantId[]} */
const STARTS = ["gipf-tournament", "gipf-standard", "gipf-basic"];

/** @type {(Link | "free")[]} */
const LINKS = ["free", "yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "die", "elsewhere"];

const COLORS = /** @type {const} */ (["w", "b"]);

export class PotentialsForm {
  #form;
  #place;

  /** @param {HTMLFormElement} form @param {HTMLElement} place */
  constructor(form, place) {
    this.#form = form;
    this.#place = place;
    const kinds = KINDS.map((kind) =>
      this.#preset(`gipf-${kind}`, [`loaded-${kind}`], NAMES[kind], `${t(ABOUT[kind])} (${t("potentials-each")})`, kind),
    );
    const ultimate = this.#preset("gipf-ultimate", ["gipf", "loaded-dvonn"], "Ultimate", t("potentials-about-ultimate"), "terms");
    const own = this.#preset("gipf-potentials", ["single", "used-zertz"], t("potentials-own"), t("potentials-about-own"), "terms");
    place.replaceChildren(
      html(
        "fieldset",
        { class: "variants potentials" },
        html("legend", {}, t("potentials-which")),
        html("p", { class: "quiet small" }, t("potentials-advice")),
        html("div", { class: "picks" }, ...kinds, ultimate, own),
      ),
      this.#terms(),
      this.#links(),
    );
    const first = place.querySelector("input");
    if (first) first.checked = true;
    form.addEventListener("input", () => this.show());
    this.show();
  }

  /**
   * @param {string} value
   * @param {Kind[]} pieces @param {string} name @param {string} about @param {string} rule its section of the rules
   */
  #preset(value, pieces, name, about, rule) {
    const pictures = pieces.map((kind, index) => icon(kind, index === 0 ? "w" : "b"));
    const href = `/${document.documentElement.lang}/rules/potentials#${rule}`;
    const more = html("a", { href, "aria-label": `${t("potentials-rules")}: ${name}` }, t("potentials-rules"));
    const words = html("span", { class: "name" }, html("strong", {}, name), html("small", {}, about, " ", more));
    return html(
      "label",
      {},
      html("input", { type: "radio", name: "preset", value }),
      html("span", {}, html("span", { class: "pieces" }, ...pictures), words),
    );
  }

  /** Builds the fields of custom terms: the start, the basics, and the potentials of each player. */
  #terms() {
    const start = html("select", { name: "start" }, ...STARTS.map((id) => html("option", { value: id.slice(5) }, variantName(id))));
    const rows = [
      { name: "basics", label: t("potentials-basics"), least: 12, most: 24, value: 18, picture: icon("single", "w") },
      ...KINDS.map((kind) => ({ name: kind, label: NAMES[kind], least: 0, most: 6, value: 3, picture: icon(`used-${kind}`, "w") })),
    ].map(({ name, label, least, most, value, picture }) => {
      const cells = COLORS.map((color) => {
        const hint = `${label}, ${colorName(color)}`;
        return html(
          "td",
          {},
          html("input", { type: "number", name: `${name}-${color}`, min: least, max: most, value, required: true, "aria-label": hint }),
        );
      });
      return html("tr", {}, html("th", { scope: "row" }, picture, label), ...cells);
    });
    const head = html("tr", {}, html("td"), ...COLORS.map((color) => html("th", { scope: "col" }, colorName(color))));
    return html(
      "div",
      { class: "terms", hidden: true },
      html("label", {}, t("potentials-start"), " ", start),
      html("table", {}, html("caption", { class: "unseen" }, t("potentials-number")), html("thead", {}, head), html("tbody", {}, ...rows)),
    );
  }

  /** Builds the fields for the contests that must be won to use potentials; collapsed, because a match is long. */
  #links() {
    const rows = KINDS.map((kind) => {
      const options = LINKS.map((link) => html("option", { value: link }, linkName(link)));
      const label = html("label", {}, icon(`used-${kind}`, "w"), NAMES[kind], " ", html("select", { name: `link-${kind}` }, ...options));
      return html("p", { "data-link": kind }, label);
    });
    const numbers = [...Array(10).keys()].map((number) => html("option", { value: String(number) }, String(number)));
    const challenges = html("select", { name: "challenges" }, ...numbers, html("option", { value: "*" }, t("potentials-unlimited")));
    challenges.value = "3";
    return html(
      "details",
      { class: "links" },
      html("summary", {}, t("potentials-links")),
      html("p", { class: "quiet small" }, t("potentials-links-about")),
      html(
        "ul",
        { class: "quiet small" },
        html("li", {}, t("match-explained-die")),
        html("li", {}, t("match-explained-game")),
        html("li", {}, t("match-explained-elsewhere")),
      ),
      ...rows,
      html("p", {}, html("label", {}, t("potentials-challenges"), " ", challenges)),
    );
  }

  /** Counts both players' potentials of a kind. @param {import("../core/types.d.ts").Potential} kind */
  #counts(kind) {
    const preset = this.#value("preset");
    if (preset !== "gipf-potentials") return preset === `gipf-${kind}` || preset === "gipf-ultimate" ? 1 : 0;
    return COLORS.reduce((sum, color) => sum + Number(this.#value(`${kind}-${color}`)), 0);
  }

  /** Shows the fields that belong to the choice; hidden numbers cannot be invalid. */
  show() {
    const terms = /** @type {HTMLElement} */ (this.#form.querySelector(".terms"));
    terms.hidden = this.#value("preset") !== "gipf-potentials";
    for (const field of terms.querySelectorAll("input, select")) /** @type {HTMLInputElement} */ (field).disabled = terms.hidden;
    const links = /** @type {HTMLDetailsElement | null} */ (this.#form.querySelector(".links"));
    for (const row of links?.querySelectorAll("[data-link]") ?? []) {
      const kind = /** @type {import("../core/types.d.ts").Potential} */ (row.getAttribute("data-link"));
      /** @type {HTMLElement} */ (row).hidden = this.#counts(kind) === 0;
    }
    // Do not hide the previous choice.
    if (links && this.#linked() !== "") links.open = true;
  }

  /** Restores an earlier choice in these fields only. @param {Record<string, string>} fields */
  fill(fields) {
    for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (this.#place.querySelectorAll("input, select"))) {
      const value = fields[field.name];
      if (field.type === "radio") field.checked ||= field.value === value;
      else if (value !== undefined) field.value = value;
    }
    this.show();
  }

  /** The start that the form describes. @returns {GameStart} */
  get opening() {
    this.show();
    const preset = /** @type {VariantId} */ (this.#value("preset") || "gipf-tamsk");
    const links = this.#linked();
    return {
      variant: preset,
      ...(preset === "gipf-potentials" ? { terms: this.#written() } : {}),
      ...(links === "" ? {} : { links, challenges: this.#value("challenges") || "3" }),
    };
  }

  /** Returns the links in notation; empty if all potentials are free. */
  #linked() {
    const chosen = KINDS.map((kind) => ({ kind, link: this.#value(`link-${kind}`) }));
    const linked = chosen.filter(({ kind, link }) => link !== "" && link !== "free" && this.#counts(kind) > 0);
    return linked.map(({ kind, link }) => `${LETTERS[kind]}:${link}`).join(",");
  }

  /** Returns the terms in notation. */
  #written() {
    const number = (/** @type {string} */ name, /** @type {number} */ least, /** @type {number} */ most) =>
      Math.min(most, Math.max(least, Math.round(Number(this.#value(name))) || least));
    const hand = (/** @type {Color} */ color) => {
      const kinds = KINDS.map((kind) => ({ letter: LETTERS[kind], count: number(`${kind}-${color}`, 0, 6) }));
      const text = kinds.map(({ letter, count }) => (count > 0 ? `${letter}${count}` : "")).join("");
      return color === "w" ? text : text.toLowerCase();
    };
    const basics = `${number("basics-w", 12, 24)}/${number("basics-b", 12, 24)}`;
    return `${this.#value("start")}:${basics}:${hand("w")}-${hand("b")}`;
  }

  /** @param {string} name */
  #value(name) {
    return String(new FormData(this.#form).get(name) ?? "");
  }
}
