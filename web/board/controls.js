// The buttons of the board, and the field for typing a turn in notation.
import { html, setText } from "../dom/element.js";
import { ends } from "./picking.js";
import { extension, t } from "./surroundings.js";

/** @import { Choice, Target } from "./types.d.ts" */
/** @import { Chooser } from "./chooser.js" */

/** Number of boards, for unique ids. */
let count = 0;

export class Controls {
  /** @type {typeof import("./incoming.js") | null} */
  #incoming = null;

  /** @param {Chooser} chooser @param {() => void} finish finishes a running animation */
  constructor(chooser, finish) {
    this.chooser = chooser;
    this.finish = finish;
    this.name = `hb-piece-${++count}`;
    this.bar = html("div", { class: "hb-bar" });
    this.question = html("p", { class: "hb-question" });
    this.buttons = html("div", { class: "hb-buttons" });
    this.confirm = html("button", { type: "button", class: "hb-confirm primary", hidden: true });
    this.confirm.addEventListener("click", () => {
      finish();
      chooser.confirm();
    });
    this.choices = html("div", { class: "hb-choices" }, this.buttons, this.confirm);
    /** The question and its answers, next to the board and never on it. */
    this.answers = html("div", { class: "hb-answers" }, this.question, this.choices);
  }

  /** Shows the buttons that can be pressed now. */
  update() {
    const { asked, doubtful, picking } = this.chooser;
    const incoming = this.#incoming;
    if (picking.base > 0 && !incoming) void this.#fetchIncoming();
    const focused = document.activeElement;
    const hadFocus = this.bar.contains(focused) || this.buttons.contains(focused);
    const pieces = picking.pieces();
    this.bar.replaceChildren(...(incoming && pieces.length > 1 ? [incoming.pieceSwitch(this.chooser, pieces, this.name)] : []));
    const buttons = doubtful
      ? (incoming?.confirming(this.chooser) ?? [])
      : asked.length > 0
        ? asked.map((target, index) => this.#row(target, index))
        : picking.buttons().map((choice) => this.#button(choice));
    this.buttons.replaceChildren(...buttons);
    this.#updateConfirm();
    const note = () => incoming?.reserveNote(this.chooser) || (extension().note?.(picking) ?? "");
    const question =
      doubtful?.doubt.question ?? (asked.length > 0 ? t("board-ask-row") : this.confirm.hidden ? note() : t("board-ask-keep"));
    setText(this.question, question);
    // A style sheet could test whether these are empty, but then every change on the page would restyle the whole board.
    this.answers.classList.toggle("hb-asks", question !== "");
    this.choices.classList.toggle("hb-two", buttons.length > 0 && !this.confirm.hidden);
    const next = hadFocus
      ? /** @type {HTMLElement | null} */ (this.bar.querySelector("input:checked") ?? this.buttons.querySelector("button"))
      : null;
    next?.focus();
    if ((hadFocus && !next) || (focused === this.confirm && this.confirm.hidden)) this.#focusBoard();
  }

  /** Moves the focus to the board when the focused button disappears. */
  #focusBoard() {
    const { scene } = this.chooser;
    scene.rove(scene.current ?? scene.middle(), true);
  }

  /** @param {Choice} choice */
  #button({ step, token }) {
    const name = step.kind === "button" ? step.name : "leave";
    const word = name === "pass" ? t("board-pass") : name === "leave" ? t("board-leave") : (extension().decline?.() ?? "");
    const button = html("button", { type: "button", class: "primary" }, word);
    button.addEventListener("click", () => {
      this.finish();
      if (token !== undefined) this.chooser.choose(token);
    });
    return button;
  }

  /** Creates the button for one of the rows that cross at the pressed point. @param {Target} target @param {number} index */
  #row(target, index) {
    const [from, to] = target.step.kind === "segment" ? ends(target.step.points) : ["", ""];
    const button = html("button", { type: "button", "aria-label": t("board-segment", { from, to }) }, `${index + 1} · ${from} – ${to}`);
    for (const name of ["pointerenter", "focus"]) button.addEventListener(name, () => this.chooser.aim(target));
    for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => this.chooser.aim(null));
    button.addEventListener("click", () => {
      this.finish();
      this.chooser.take(target);
    });
    return button;
  }

  /** Loads the code for positions in which pieces can be chosen, which most games do not need. */
  async #fetchIncoming() {
    this.#incoming = await import("./incoming.js");
    this.update();
  }

  /** Updates the button that plays a row whose GIPF-pieces may stay. */
  #updateConfirm() {
    const { picking } = this.chooser;
    const step = picking.picked?.step;
    this.confirm.hidden = picking.toggles.length === 0;
    if (this.confirm.hidden || step?.kind !== "segment") return;
    const going = step.points.length - picking.toggles.filter(({ at }) => !picking.taken.has(at)).length;
    this.confirm.textContent = going > 0 ? t("board-confirm", { count: going }) : t("board-confirm-none");
    this.confirm.disabled = picking.takeToken === null;
  }
}

export class Entry {
  /** @param {(token: string) => unknown} play */
  constructor(play) {
    const id = `hb-entry-${++count}`;
    this.input = html("input", {
      id,
      class: "hb-typed",
      autocomplete: "off",
      autocapitalize: "none",
      spellcheck: "false",
      enterkeyhint: "done",
      "aria-describedby": `${id}-error`,
    });
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

  /** Clears the field after the typed turn was played. */
  clear() {
    this.input.value = "";
    this.tell("");
  }

  /** Shows why the typed turn cannot be played; nothing if it can. @param {string} reason */
  tell(reason) {
    this.error.textContent = reason;
    if (reason) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }
}
