// `<hex-board>`: a board that is drawn from geometry and views, and answers with what was chosen. It knows no rule.
import { settings } from "../site/settings.js";
import { t } from "../words/words.js";
import { Chooser } from "./chooser.js";
import { Controls, Entry } from "./controls.js";
import { Keyboard } from "./keyboard.js";
import { Motion } from "./motion.js";
import { Names } from "./voice.js";
import { Pointer } from "./pointer.js";
import { Result } from "./result.js";
import { Scene } from "./scene.js";
import { extension, html } from "./art.js";
import { Trays } from "./trays.js";

/** @import { Effect, Ending, Geometry, Mark, OnCue, PointName, Shape, Spot, Target, Token, View } from "./types.d.ts" */

/** How many sentences stay in the region that is read aloud. */
const SPOKEN = 6;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Attributes, all optional: `speed` (ms), `coordinates="off"`, `targets="off"`, `field="off"` go before the settings;
 * `picture` with `label`, or `aria-hidden`, makes it a picture that cannot be walked over; `plain` shows nothing beside it.
 * `drawable` lets people draw on it.
 * Events: `choose` { token, typed }, `refuse` { path }, `back`, `draw` with a shape.
 */
export class HexBoard extends HTMLElement {
  /** What an action would do; the page asks its core. @type {(token: Token) => Effect[]} */
  preview = () => [];
  /** Hears when something should sound. @type {OnCue} */
  cue = () => {};

  #scene = new Scene();
  #trays = new Trays(this.#scene);
  #motion = new Motion(this.#scene, this.#trays, (cue, delay, index) => this.cue(cue, delay, index));
  #chooser = new Chooser(this.#scene, {
    choose: (token) => this.#tell("choose", { token, typed: false }),
    refuse: (path) => this.#tell("refuse", { path }),
    preview: (token) => this.preview(token),
    picked: () => this.#onPicked(),
    badge: (goes) => (goes ? t("board-badge-goes") : t("board-badge-stays")),
  });
  #names = new Names(this.#chooser);
  #finish = () => this.#motion.finish();
  #controls = new Controls(this.#chooser, this.#finish);
  #pointer = new Pointer(this.#scene, this.#chooser, {
    finish: this.#finish,
    live: () => this.#interactive,
    callout: (targets, spot) => this.#showCallout(targets, spot),
    released: () => this.#turn(),
  });
  /** @type {Entry | null} */
  #entry = null;
  /** @type {View | null} */
  #view = null;
  #interactive = false;
  /** Whether something could be chosen ever. */
  #asked = false;
  #flipped = false;
  #result = new Result(this.#scene);
  /** @type {Shape[]} */
  #shapes = [];
  /** Fetched where somebody can draw. @type {import("./pencil.js").Pencil | null} */
  #pencil = null;
  /** Whether the pencil is in hand. */
  #drawing = false;
  /** @type {Mark[]} */
  #lesson = [];
  /** @type {Effect[] | null} */
  #hinted = null;
  #stage = html("div", { class: "hb-stage" });
  #hands = [0, 1].map(() => html("div", { class: "hb-hand", hidden: true }));
  #callout = html("div", { class: "hb-callout", "aria-hidden": "true", hidden: true });
  #spoken = html("div", { class: "hb-spoken unseen", "aria-live": "polite" });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #naming = undefined;
  /** @type {(() => void) | null} */
  #unsubscribe = null;
  #onHidden = () => document.hidden && this.#finish();

  connectedCallback() {
    this.#unsubscribe = settings.subscribe(() => this.#applySettings());
    document.addEventListener("visibilitychange", this.#onHidden);
    this.#applySettings();
  }

  disconnectedCallback() {
    this.#unsubscribe?.();
    document.removeEventListener("visibilitychange", this.#onHidden);
    this.#finish();
  }

  /** @param {string} name @param {object} [detail] */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }

  /** What an attribute says, and else the setting. @param {"targets" | "field"} name */
  #wants(name) {
    const own = this.getAttribute(name);
    return own === null ? settings.get(name) : own !== "off";
  }

  #applySettings() {
    this.setAttribute("data-coordinates", this.getAttribute("coordinates") ?? settings.get("coordinates"));
    this.classList.toggle("hb-no-targets", !this.#wants("targets"));
    // A field that came and went with each turn would make the page jump.
    this.#asked ||= this.#interactive;
    if (this.#entry) this.#entry.form.hidden = !this.#asked || !this.#wants("field");
  }

  /** Milliseconds of one movement. */
  get speed() {
    if (still.matches || document.hidden) return 0;
    const own = this.getAttribute("speed");
    return own === null ? settings.get("speed") : Number(own) || 0;
  }

  /** What the board asks, with the buttons that answer: a page may put it where there is room. */
  get answers() {
    return this.#controls.answers;
  }

  /** How the game ended, on the board until somebody touches it; null while it goes on. @param {Ending | null} ending */
  set result(ending) {
    this.#result.set(ending);
    if (!this.#motion.moves) this.#result.show();
  }

  /** @returns {Geometry | null} */
  get geometry() {
    return this.#scene.geometry;
  }

  set geometry(geometry) {
    if (!geometry) return;
    this.#finish();
    this.#build();
    this.#lay(geometry);
    if (this.#view?.family === geometry.family) this.#draw();
  }

  /** Draws the empty board. @param {Geometry} geometry */
  #lay(geometry) {
    this.#scene.lay(geometry, this.#flipped);
    this.#scene.grid.querySelectorAll("[role=row]").forEach((row) => {
      const column = row.firstElementChild?.getAttribute("data-point")?.[0] ?? "";
      row.setAttribute("aria-label", t("board-column", { column }));
    });
    const { left, top, right, bottom } = this.#scene.box;
    this.dataset.family = geometry.family;
    this.style.setProperty("--hb-ratio", String((right - left) / (bottom - top)));
  }

  /** The parts, once: they need words, which are there when a geometry is. */
  #build() {
    if (this.#stage.isConnected) return;
    const { root, grid } = this.#scene;
    this.#stage.append(root, this.#callout);
    const picture = this.hasAttribute("picture") || this.ariaHidden === "true";
    root.setAttribute("role", picture ? "img" : "none");
    (picture ? root : grid).setAttribute("aria-label", this.getAttribute("label") ?? t("board-name"));
    if (picture) {
      grid.remove();
      this.append(this.#stage);
      return;
    }
    grid.setAttribute("aria-description", t("board-help"));
    this.#stage.append(this.#result.element);
    if (this.hasAttribute("drawable")) void this.#fetchPencil();
    this.#entry = new Entry((token) => this.#interactive && this.#tell("choose", { token, typed: true }));
    this.append(this.#hands[0], this.#stage, this.#hands[1], this.#controls.bar, this.#entry.form, this.#spoken);
    if (!this.answers.isConnected) this.#hands[1].after(this.answers);
    for (const name of ["pointermove", "pointerup", "focusin", "pointerleave"]) {
      this.#stage.addEventListener(name, (event) => this.#inspect(/** @type {PointerEvent} */ (event)));
    }
    new Keyboard(this.#scene, this.#chooser, this.#names, {
      finish: this.#finish,
      say: (text) => this.say(text),
      back: () => this.#tell("back"),
      stage: this.#stage,
      show: (target, text) => this.#note(text, target ? this.#chooser.placeOf(target) : null),
      confirm: this.#controls.confirm,
      pencil: () => this.#pencil,
    });
    this.#applySettings();
  }

  async #fetchPencil() {
    const { Pencil } = await import("./pencil.js");
    const show = (/** @type {Shape | null} */ shape) => this.#chooser.marks.shapes(shape ? [...this.#shapes, shape] : this.#shapes);
    this.#pencil = new Pencil(this.#scene, this.#stage, { show, drawn: (shape) => this.#tell("draw", shape) });
    this.#pencil.on = this.#drawing;
  }

  /** @returns {View | null} */
  get view() {
    return this.#view;
  }

  /** Draws a view at once. */
  set view(view) {
    this.#finish();
    this.#view = view;
    this.#hinted = null;
    this.#draw();
  }

  /** Draws the view. @param {{ picking?: boolean }} [keep] picking: what is picked stays picked */
  #draw({ picking = false } = {}) {
    const view = this.#view;
    if (!view || !this.#scene.geometry) return;
    this.#note("", null);
    this.#scene.set(view.pieces);
    this.#trays.draw(view);
    const hands = extension.hands?.(view, this.#flipped);
    this.#hands.forEach((row, index) => {
      row.hidden = !hands;
      row.replaceChildren(...(hands ? [hands[index]] : []));
    });
    this.#names.set(view.pieces);
    this.#chooser.marks.last(view.last);
    if (picking) this.#chooser.redraw();
    else this.#chooser.set(view, this.#interactive);
    this.#chooser.marks.hint(this.#hinted);
    this.#chooser.marks.lesson(this.#lesson);
    this.#chooser.marks.shapes(this.#shapes);
    this.#pointer.rest();
    this.#result.show();
  }

  /**
   * Shows effects one after the other, then the view to which they lead. A motion that still runs comes to its end at once.
   * @param {Effect[]} effects @param {View} view @param {{ speed?: number }} [options]
   * @returns {Promise<void>}
   */
  play(effects, view, { speed = this.speed } = {}) {
    this.#finish();
    const before = this.#view;
    const { dropped } = this.#pointer;
    this.#view = view;
    this.#hinted = null;
    if (!before || !this.#scene.geometry) {
      this.#draw();
      return Promise.resolve();
    }
    this.#scene.set(before.pieces);
    this.#chooser.set(view, false);
    this.#chooser.marks.last([]);
    this.#chooser.marks.hint(null);
    return new Promise((resolve) => {
      this.#motion.play(effects, before, speed, dropped, () => {
        this.#draw();
        resolve();
        // After those who waited for the end: they may want to turn the board too.
        queueMicrotask(() => this.#turn());
      });
    });
  }

  /** Whether something can be chosen. */
  get interactive() {
    return this.#interactive;
  }

  set interactive(value) {
    if (this.#interactive === value) return;
    this.#interactive = value;
    this.classList.toggle("hb-live", value);
    this.#applySettings();
    if (this.#view && !this.#motion.moves) this.#chooser.set(this.#view, value);
  }

  /** Whether Black sits below. */
  get flipped() {
    return this.#flipped;
  }

  set flipped(value) {
    if (this.#flipped === value) return;
    this.#flipped = value;
    if (!this.#pointer.press) this.#finish();
    this.#turn();
  }

  /**
   * Turns the board to the side that belongs below. A press goes on where it began, and what it sets in motion is shown first:
   * otherwise the point under the pointer would become another one.
   */
  #turn() {
    const { geometry, flipped } = this.#scene;
    if (!geometry || flipped === this.#flipped || this.#pointer.press || this.#motion.moves) return;
    this.#lay(geometry);
    this.#draw({ picking: true });
    this.#motion.turn(this.speed);
  }

  /** Shows a turn without playing it, until the next view. @param {Effect[] | null} effects */
  hint(effects) {
    this.#hinted = effects;
    if (!this.#motion.moves) this.#chooser.marks.hint(effects);
  }

  /** Marks points, until other marks are given. @param {Mark[]} marks */
  mark(marks) {
    this.#lesson = marks;
    if (!this.#motion.moves) this.#chooser.marks.lesson(marks);
  }

  /** What a person has drawn, until something else is given. @param {Shape[]} shapes */
  set shapes(shapes) {
    this.#shapes = shapes;
    this.#chooser.marks.shapes(shapes);
  }

  /** Whether every press draws, and none plays. @param {boolean} on */
  set drawing(on) {
    this.#drawing = on;
    if (this.#pencil) this.#pencil.on = on;
    this.classList.toggle("hb-drawing", on);
  }

  /** Says something to those who listen, after what is being said. @param {string} text */
  say(text) {
    if (!text) return;
    this.#spoken.append(html("p", {}, text));
    while (this.#spoken.children.length > SPOKEN) this.#spoken.firstElementChild?.remove();
  }

  /** Answers to what was typed: why it cannot be played, or null if it was. @param {string | null} reason */
  answerEntry(reason) {
    if (reason === null) this.#entry?.clear();
    else this.#entry?.tell(reason);
  }

  #onPicked() {
    this.#controls.update();
    const { origin } = this.#chooser;
    for (const [name, cell] of this.#scene.cells) {
      if (name === origin) cell.setAttribute("aria-selected", "true");
      else cell.removeAttribute("aria-selected");
    }
    this.#nameAll();
  }

  /** The point with the focus gets its name now, the others when there is time. */
  #nameAll() {
    if (!this.#scene.grid.isConnected) return;
    const name = (/** @type {PointName} */ at) => this.#scene.cells.get(at)?.setAttribute("aria-label", this.#names.point(at));
    const current = this.#scene.current;
    if (current) name(current);
    clearTimeout(this.#naming);
    this.#naming = setTimeout(() => {
      for (const at of this.#scene.cells.keys()) name(at);
    });
  }

  /** The names of what a finger means, above it where they can be seen. @param {Target[]} targets @param {Spot} spot */
  #showCallout(targets, spot) {
    this.#note(targets.map((target) => this.#names.brief(target)).join(" · "), targets.length > 0 ? spot : null);
  }

  /** Shows what a stack is made of, under the pointer or the focus. @param {PointerEvent} event */
  #inspect(event) {
    const focused = /** @type {Element} */ (event.target).getAttribute?.("data-point");
    const spot = event.type === "focusin" ? null : this.#scene.spotOf(event);
    // A finger leaves the board whenever it is lifted.
    if (event.type === "pointerleave" && event.pointerType !== "mouse") return;
    const at = event.type === "pointerleave" ? null : spot ? this.#scene.nearest(spot) : focused;
    const piece = this.#view?.pieces.find((other) => other.at === at && other.under);
    const { stack } = extension;
    // After what a press itself shows.
    if (piece && stack) setTimeout(() => this.#note(stack(piece), this.#scene.place(piece.at)));
    else if (this.#callout.firstElementChild) this.#note("", null);
  }

  /** @param {string | Node} text @param {Spot | null} spot */
  #note(text, spot) {
    this.#callout.hidden = spot === null;
    this.#callout.replaceChildren(text);
    if (!spot) return;
    const { x, y } = this.#scene.pixelsOf(spot, this.#stage);
    const half = this.#callout.offsetWidth / 2;
    this.#callout.style.left = `${Math.min(this.#stage.clientWidth - half, Math.max(half, x))}px`;
    this.#callout.style.top = `${y - 56}px`;
  }
}

if (!customElements.get("hex-board")) customElements.define("hex-board", HexBoard);
