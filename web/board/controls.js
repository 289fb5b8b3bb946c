// The real buttons of the board, and the field to type a turn in notation.
import { t } from "../words/words.js";
import { drawing, html, svg } from "./art.js";
import { ends } from "./picking.js";

/** @import { Choice } from "./types.d.ts" */
/** @import { Chooser } from "./chooser.js" */

/** How many boards there are, for ids. */
let count = 0;

/** @param {number} value @param {number} low @param {number} high */
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

export class Controls {
  /** @param {Chooser} chooser @param {() => void} finish ends a motion that runs */
  constructor(chooser, finish) {
    this.chooser = chooser;
    this.finish = finish;
    this.name = `hb-piece-${++count}`;
    this.bar = html("div", { class: "hb-bar" });
    this.confirm = html("button", { type: "button", class: "hb-confirm primary", hidden: true });
    this.confirm.addEventListener("click", () => {
      finish();
      chooser.confirm();
    });
  }

  /** Shows what can be pressed now. */
  update() {
    const { picking } = this.chooser;
    const parts = picking.pieces().length > 1 ? [this.#pieces(picking.pieces())] : [];
    const buttons = picking.buttons().map((choice) => this.#button(choice));
    const hadFocus = this.bar.contains(document.activeElement);
    this.bar.replaceChildren(...parts, ...buttons);
    const next = hadFocus ? /** @type {HTMLElement | null} */ (this.bar.querySelector("input:checked, button")) : null;
    next?.focus();
    if ((hadFocus && !next) || (document.activeElement === this.confirm && picking.toggles.length === 0)) this.#focusBoard();
    this.#updateConfirm();
  }

  /** What had the focus goes away; the board takes it. */
  #focusBoard() {
    const { scene } = this.chooser;
    scene.rove(scene.current ?? scene.middle(), true);
  }

  /** @param {Choice} choice */
  #button({ step, token }) {
    const pass = step.kind === "button" && step.name === "pass";
    const button = html("button", { type: "button", class: "primary" }, pass ? t("board-pass") : t("board-leave"));
    button.addEventListener("click", () => {
      this.finish();
      if (token !== undefined) this.chooser.choose(token);
    });
    return button;
  }

  /** Two kinds of pieces may come in; one is always picked. @param {Choice[]} choices */
  #pieces(choices) {
    const { picking } = this.chooser;
    const options = choices.map((choice) => {
      const kind = choice.step.kind === "piece" ? choice.step.piece : "single";
      const input = html("input", { type: "radio", name: this.name, checked: picking.path[0] === choice });
      input.addEventListener("change", () => this.chooser.bring(choice));
      const icon = svg("svg", { viewBox: "-50 -58 100 116", class: "hb-icon", "aria-hidden": "true" }, drawing(kind, picking.own));
      return html("label", {}, input, html("span", {}, icon, kind === "gipf" ? t("board-bring-gipf") : t("board-bring-single")));
    });
    return html(
      "fieldset",
      { class: "hb-switch" },
      html("legend", { class: "unseen" }, t("board-bring")),
      html("div", { class: "picks" }, ...options),
    );
  }

  /** Puts the button beside the row that it plays. */
  #updateConfirm() {
    const { picking } = this.chooser;
    const step = picking.picked?.step;
    this.confirm.hidden = picking.toggles.length === 0;
    if (this.confirm.hidden || step?.kind !== "segment") return;
    const going = step.points.length - picking.toggles.filter(({ at }) => !picking.taken.has(at)).length;
    this.confirm.textContent = going > 0 ? t("board-confirm", { count: going }) : t("board-confirm-none");
    this.confirm.disabled = picking.takeToken === null;
    this.#place(step.points);
  }

  /** Beside the row, where the button covers the fewest pieces. @param {string[]} row */
  #place(row) {
    const { scene } = this.chooser;
    const { left, top, right, bottom } = scene.box;
    const [from, to] = ends(row).map(scene.place);
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const scale = (right - left) / (this.confirm.parentElement?.clientWidth || 1);
    const half = { x: (this.confirm.offsetWidth * scale) / 2 + 8, y: (this.confirm.offsetHeight * scale) / 2 + 8 };
    let best = { x: 0, y: 0 };
    let least = Infinity;
    for (const share of [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1, -0.2, 1.2]) {
      for (const side of [1, -1]) {
        // Far enough that its box leaves the row free.
        const off = 46 + Math.abs(along.y) * half.x + Math.abs(along.x) * half.y;
        const x = clamp(from.x + (to.x - from.x) * share - along.y * off * side, left + half.x, right - half.x);
        const y = clamp(from.y + (to.y - from.y) * share + along.x * off * side, top + half.y, bottom - half.y);
        let covered = Math.abs(share - 0.5);
        for (const at of scene.pieces.keys()) {
          const spot = scene.place(at);
          if (Math.abs(spot.x - x) < half.x + 26 && Math.abs(spot.y - y) < half.y + 26) covered += row.includes(at) ? 5 : 1;
        }
        if (covered < least) [best, least] = [{ x, y }, covered];
      }
    }
    this.confirm.style.left = `${(100 * (best.x - left)) / (right - left)}%`;
    this.confirm.style.top = `${(100 * (best.y - top)) / (bottom - top)}%`;
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
