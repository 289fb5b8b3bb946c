// A field to type a turn in notation, for those who are quicker with words.
import { t } from "../words/words.js";
import { html } from "./svg.js";

let count = 0;

export class Entry {
  /** @param {(token: string) => void} play */
  constructor(play) {
    const id = `hb-entry-${++count}`;
    this.input = html("input", { id, class: "hb-typed", autocomplete: "off", autocapitalize: "none", spellcheck: "false", enterkeyhint: "done", "aria-describedby": `${id}-error` });
    this.error = html("p", { id: `${id}-error`, class: "hb-error", "aria-live": "assertive" });
    const label = html("label", { for: id }, t("board-entry-label"));
    const button = html("button", { type: "submit" }, t("board-entry-play"));
    this.form = html("form", { class: "hb-entry" }, label, this.input, button, this.error);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      const typed = this.input.value.trim();
      if (typed === "") return;
      this.tell("");
      play(typed);
    });
    this.input.addEventListener("input", () => this.tell(""));
  }

  /** What was typed has been played. */
  clear() {
    this.input.value = "";
    this.tell("");
  }

  /** Why what was typed cannot be played; nothing if it can. @param {string} reason */
  tell(reason) {
    this.error.textContent = reason;
    if (reason) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }
}
