// `<hex-board>`: a board drawn from geometry and views that reports the user's choices. It does not know the rules.
import { Chooser } from "./chooser.js";
import { Controls, Entry } from "./controls.js";
import { Keyboard } from "./keyboard.js";
import { Motion } from "./motion.js";
import { Names } from "./voice.js";
import { Pointer } from "./pointer.js";
import { Result } from "./result.js";
import { Scene } from "./scene.js";
import { html } from "../dom/element.js";
import { extension, onSetUp, option, t } from "./surroundings.js";
import { Trays } from "./trays.js";

export { setUpBoards } from "./surroundings.js";

/** @import { BoardState, Effect, Ending, Geometry, Mark, OnCue, PointName, Shape, Spot, Target, Token, View } from "./types.d.ts" */

/** Number of sentences kept in the live region. */
const SPOKEN_MAX = 6;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Attributes, all optional: `speed` (ms), `coordinates="off"`, `targets="off"`, `field="off"` override the options of the page;
 * `picture` with `label`, or `aria-hidden`, makes the board a picture without focusable points; `plain` omits everything around
 * the board. `drawable` lets users draw on it.
 * Events: `choose` { token, typed }, `refuse` { path }, `back`, `draw` with a shape.
 */
export class HexBoard extends HTMLElement {
  /** Returns the effects of an action; set by the page, which asks its core. @type {(token: Token) => Effect[]} */
  preview = () => [];
  /** Called when a sound should be played. @type {OnCue} */
  cue = () => {};

  #scene = new Scene();
  #trays = new Trays(this.#scene);
  #motion = new Motion(this.#scene, this.#trays, (cue, delay, index) => this.cue(cue, delay, index));
  #chooser = new Chooser(this.#scene, {
    choose: (token) => this.#emit("choose", { token, typed: false }),
    refuse: (path) => this.#emit("refuse", { path }),
    preview: (token) => this.preview(token),
    doubt: (token) => extension().doubt?.(this.#chooser.picking, this.preview(token)) ?? null,
    picked: () => this.#onPicked(),
    badge: (goes) => (goes ? t("board-badge-goes") : t("board-badge-stays")),
  });
  #names = new Names(this.#chooser);
  #finish = () => this.#motion.finish();
  #controls = new Controls(this.#chooser, this.#finish);
  #pointer = new Pointer(this.#scene, this.#chooser, {
    finish: this.#finish,
    live: () => this.#state.interactive,
    // Labels go above the finger, where they are visible.
    callout: (targets, spot) =>
      this.#note(targets.map((target) => this.#names.brief(target)).join(" · "), targets.length > 0 ? spot : null),
    released: () => this.#turn(),
  });
  /** @type {Entry | null} */
  #entry = null;
  /** @type {BoardState} */
  #state = {
    geometry: null,
    view: null,
    interactive: false,
    flipped: false,
    hint: null,
    marks: [],
    shapes: [],
    drawing: false,
    result: null,
  };
  /** Whether the board has ever been interactive. */
  #asked = false;
  #result = new Result(this.#scene);
  /** Loaded on boards that can be drawn on. @type {import("./pencil.js").Pencil | null} */
  #pencil = null;
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
    this.#unsubscribe = onSetUp(() => this.#applyOptions());
    document.addEventListener("visibilitychange", this.#onHidden);
    this.#applyOptions();
  }

  disconnectedCallback() {
    this.#unsubscribe?.();
    document.removeEventListener("visibilitychange", this.#onHidden);
    this.#finish();
  }

  /** @param {string} name @param {object} [detail] */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }

  /** Returns whether an option is on: by its attribute, or else by the page's options. @param {"targets" | "field"} name */
  #wants(name) {
    const own = this.getAttribute(name);
    return own === null ? option(name) : own !== "off";
  }

  #applyOptions() {
    this.setAttribute("data-coordinates", this.getAttribute("coordinates") ?? option("coordinates"));
    this.classList.toggle("hb-no-targets", !this.#wants("targets"));
    // A field that came and went with each turn would make the page jump.
    this.#asked ||= this.#state.interactive;
    if (this.#entry) this.#entry.form.hidden = !this.#asked || !this.#wants("field");
  }

  /** Duration of one movement in milliseconds. */
  get speed() {
    if (still.matches || document.hidden) return 0;
    const own = this.getAttribute("speed");
    return own === null ? option("speed") : Number(own) || 0;
  }

  /** The board's question with its buttons; a page may move it elsewhere. */
  get answers() {
    return this.#controls.answers;
  }

  /** Everything that the board shows, as a copy. @returns {Readonly<BoardState>} */
  get state() {
    return { ...this.#state };
  }

  /** Result of the game, shown on the board until it is touched; null while the game goes on. @param {Ending | null} ending */
  set result(ending) {
    this.#state.result = ending;
    this.#result.set(ending);
    if (!this.#motion.moves) this.#result.show();
  }

  /** @returns {Geometry | null} */
  get geometry() {
    return this.#state.geometry;
  }

  set geometry(geometry) {
    if (!geometry) return;
    this.#state.geometry = geometry;
    this.#finish();
    this.#build();
    this.#lay(geometry);
    if (this.#state.view?.family === geometry.family) this.#draw();
  }

  /** Draws the empty board. @param {Geometry} geometry */
  #lay(geometry) {
    this.#scene.lay(geometry, this.#state.flipped);
    this.#scene.grid.querySelectorAll("[role=row]").forEach((row) => {
      const column = row.firstElementChild?.getAttribute("data-point")?.[0] ?? "";
      row.setAttribute("aria-label", t("board-column", { column }));
    });
    const { left, top, right, bottom } = this.#scene.box;
    this.dataset.family = geometry.family;
    this.style.setProperty("--hb-ratio", String((right - left) / (bottom - top)));
  }

  /** Builds the parts once. They need words, which are loaded by the time the geometry is set. */
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
    this.#entry = new Entry((token) => this.#state.interactive && this.#emit("choose", { token, typed: true }));
    this.append(this.#hands[0], this.#stage, this.#hands[1], this.#controls.bar, this.#entry.form, this.#spoken);
    if (!this.answers.isConnected) this.#hands[1].after(this.answers);
    for (const name of ["pointermove", "pointerup", "focusin", "pointerleave"]) {
      this.#stage.addEventListener(name, (event) => this.#inspect(/** @type {PointerEvent} */ (event)));
    }
    new Keyboard(this.#scene, this.#chooser, this.#names, {
      finish: this.#finish,
      say: (text) => this.say(text),
      back: () => this.#emit("back"),
      stage: this.#stage,
      show: (target, text) => this.#note(text, target ? this.#chooser.placeOf(target) : null),
      confirm: this.#controls.confirm,
      pencil: () => this.#pencil,
    });
    this.#applyOptions();
  }

  async #fetchPencil() {
    const { Pencil } = await import("./pencil.js");
    const show = (/** @type {Shape | null} */ shape) =>
      this.#chooser.marks.shapes(shape ? [...this.#state.shapes, shape] : this.#state.shapes);
    this.#pencil = new Pencil(this.#scene, this.#stage, { show, drawn: (shape) => this.#emit("draw", shape) });
    this.#pencil.on = this.#state.drawing;
  }

  /** @returns {View | null} */
  get view() {
    return this.#state.view;
  }

  /** Draws a view without animation. */
  set view(view) {
    this.#finish();
    this.#state.view = view;
    this.#state.hint = null;
    this.#draw();
  }

  /** Draws the view. @param {{ picking?: boolean }} [keep] picking: keeps the current pick */
  #draw({ picking = false } = {}) {
    const view = this.#state.view;
    if (!view || !this.#scene.geometry) return;
    this.#note("", null);
    this.#scene.set(view.pieces);
    this.#trays.draw(view);
    const hands = extension().hands?.(view, this.#state.flipped);
    this.#hands.forEach((row, index) => {
      row.hidden = !hands;
      row.replaceChildren(...(hands ? [hands[index]] : []));
    });
    this.#names.set(view.pieces);
    this.#chooser.marks.last(view.last);
    if (picking) this.#chooser.redraw();
    else this.#chooser.set(view, this.#state.interactive);
    this.#chooser.marks.hint(this.#state.hint);
    this.#chooser.marks.lesson(this.#state.marks);
    this.#chooser.marks.shapes(this.#state.shapes);
    this.#pointer.rest();
    this.#result.show();
  }

  /**
   * Animates effects one after another, then shows the resulting view. A running animation is finished at once.
   * @param {Effect[]} effects @param {View} view @param {{ speed?: number }} [options]
   * @returns {Promise<void>}
   */
  play(effects, view, { speed = this.speed } = {}) {
    this.#finish();
    const before = this.#state.view;
    const { dropped } = this.#pointer;
    this.#state.view = view;
    this.#state.hint = null;
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
        // Run after the callbacks that waited for the end, because they may flip the board too.
        queueMicrotask(() => this.#turn());
      });
    });
  }

  /** Whether the user can choose something. */
  get interactive() {
    return this.#state.interactive;
  }

  set interactive(value) {
    if (this.#state.interactive === value) return;
    this.#state.interactive = value;
    this.classList.toggle("hb-live", value);
    this.#applyOptions();
    if (this.#state.view && !this.#motion.moves) this.#chooser.set(this.#state.view, value);
  }

  /** Whether Black sits at the bottom. */
  get flipped() {
    return this.#state.flipped;
  }

  set flipped(value) {
    if (this.#state.flipped === value) return;
    this.#state.flipped = value;
    if (!this.#pointer.press) this.#finish();
    this.#turn();
  }

  /**
   * Flips the board to the side that belongs at the bottom, after a press and the animation that follows:
   * otherwise another point would come under the pointer.
   */
  #turn() {
    const { geometry, flipped } = this.#scene;
    if (!geometry || flipped === this.#state.flipped || this.#pointer.press || this.#motion.moves) return;
    this.#lay(geometry);
    this.#draw({ picking: true });
    this.#motion.turn(this.speed);
  }

  /** Shows a turn without playing it, until the next view. @param {Effect[] | null} effects */
  hint(effects) {
    this.#state.hint = effects;
    if (!this.#motion.moves) this.#chooser.marks.hint(effects);
  }

  /** Marks points, until other marks are set. @param {Mark[]} marks */
  mark(marks) {
    this.#state.marks = marks;
    if (!this.#motion.moves) this.#chooser.marks.lesson(marks);
  }

  /** Shapes drawn by the user, until others are set. @param {Shape[]} shapes */
  set shapes(shapes) {
    this.#state.shapes = shapes;
    this.#chooser.marks.shapes(shapes);
  }

  /** Whether presses draw instead of playing. @param {boolean} on */
  set drawing(on) {
    this.#state.drawing = on;
    if (this.#pencil) this.#pencil.on = on;
    this.classList.toggle("hb-drawing", on);
  }

  /** Announces a message to screen readers, after the current one. @param {string} text */
  say(text) {
    if (!text) return;
    this.#spoken.append(html("p", {}, text));
    while (this.#spoken.children.length > SPOKEN_MAX) this.#spoken.firstElementChild?.remove();
  }

  /** Reports whether a typed turn was played: null, or why it was refused. @param {string | null} reason */
  answerEntry(reason) {
    if (reason === null) this.#entry?.clear();
    else this.#entry?.tell(reason);
  }

  #onPicked() {
    this.#controls.update();
    const { origin, doubtful } = this.#chooser;
    if (doubtful) this.say(doubtful.doubt.question);
    for (const [name, cell] of this.#scene.cells) {
      if (name === origin) cell.setAttribute("aria-selected", "true");
      else cell.removeAttribute("aria-selected");
    }
    this.#nameAll();
  }

  /** Names the focused point now and the others when the browser is idle. */
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

  /** Shows the pieces of the stack under the pointer or the focus. @param {PointerEvent} event */
  #inspect(event) {
    // A finger leaves the board whenever it is lifted.
    if (event.type === "pointerleave" && event.pointerType !== "mouse") return;
    const { stack } = extension();
    const piece = stack && this.#stackAt(event);
    // Deferred so that it replaces the label that the press itself shows.
    if (piece) setTimeout(() => this.#note(stack(piece), this.#scene.place(piece.at)));
    else if (this.#callout.firstElementChild) this.#note("", null);
  }

  /** Returns the stack under the pointer or the focus, if any. @param {PointerEvent} event */
  #stackAt(event) {
    const stacks = this.#state.view?.pieces.filter(({ under }) => under) ?? [];
    // Measuring after a turn forces a synchronous layout, which takes longer than the turn itself.
    if (stacks.length === 0 || event.type === "pointerleave") return undefined;
    const focused = () => /** @type {Element} */ (event.target).getAttribute?.("data-point");
    const at = event.type === "focusin" ? focused() : this.#scene.nearest(this.#scene.spotOf(event));
    return stacks.find((piece) => piece.at === at);
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
