// The real buttons of the board: what has no place on it, which piece comes in, and the one that plays a row.
import { t } from "../words/words.js";
import { drawing } from "./art.js";
import { html, svg } from "./svg.js";

/** @typedef {import("./chooser.js").Chooser} Chooser */
/** @typedef {import("../core/types.d.ts").Choice} Choice */

let count = 0;

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
    if (hadFocus) /** @type {HTMLElement | null} */ (this.bar.querySelector("input:checked, button"))?.focus();
    this.#updateConfirm();
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
    return html("fieldset", { class: "hb-switch" }, html("legend", { class: "unseen" }, t("board-bring")), html("div", { class: "picks" }, ...options));
  }

  /** Puts the button beside the row that it plays. */
  #updateConfirm() {
    const { picking, scene } = this.chooser;
    const step = picking.picked?.step;
    this.confirm.hidden = picking.toggles.length === 0;
    if (this.confirm.hidden || step?.kind !== "segment") return;
    const going = step.points.length - picking.toggles.filter(({ at }) => !picking.taken.has(at)).length;
    this.confirm.textContent = going > 0 ? t("board-confirm", { count: going }) : t("board-confirm-none");
    this.confirm.disabled = picking.takeToken === null;
    const from = scene.place(step.points[0]), to = scene.place(step.points[step.points.length - 1]);
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    // Across the row, downwards or to the right, far enough to leave the pieces free.
    let across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
    if (across.y < -0.01 || (Math.abs(across.y) <= 0.01 && across.x < 0)) across = { x: -across.x, y: -across.y };
    const { left, top, right, bottom } = scene.box;
    const x = (from.x + to.x) / 2 + across.x * 150, y = (from.y + to.y) / 2 + across.y * 110;
    const share = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) => Math.min(0.8, Math.max(0.2, (value - low) / (high - low)));
    this.confirm.style.left = `${100 * share(x, left, right)}%`;
    this.confirm.style.top = `${100 * share(y, top, bottom)}%`;
  }
}
