// Marks around the pieces: the last turn, rows to settle, possible choices, the current pick, the preview of an action,
// a hint, the marks of a lesson.
import { svg } from "../dom/element.js";
import { ARROW, distance, drawing, moveTo, RADIUS } from "./art.js";
import { ends, runsOf } from "./picking.js";

/** @import { Choice, Effect, Kind, Mark, Piece, PointName, Shape, Target } from "./types.d.ts" */
/** @import { Picking } from "./picking.js" */
/** @import { Scene } from "./scene.js" */

export class Preview {
  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
    /** @type {Element[]} */
    this.ghosts = [];
    /** @type {Set<SVGGElement>} */
    this.changed = new Set();
  }

  clear() {
    for (const ghost of this.ghosts) ghost.remove();
    for (const figure of this.changed) {
      figure.classList.remove("hb-away", "hb-lift", "hb-shifted");
      figure.style.removeProperty("transform");
    }
    this.ghosts = [];
    this.changed.clear();
  }

  /** @param {Effect[]} effects */
  show(effects) {
    this.clear();
    for (const effect of effects) this.#show(effect);
  }

  /** @param {Effect} effect */
  #show(effect) {
    switch (effect.kind) {
      case "place":
        this.#ghost(effect.piece);
        break;
      case "move": {
        const from = this.scene.place(effect.piece.at);
        const to = this.scene.place(effect.to);
        this.#change(effect.piece.at, "hb-away");
        this.#add(svg("path", { d: `M${from.x} ${from.y}L${to.x} ${to.y}`, class: "hb-path" }), "arrows");
        this.#ghost({ at: effect.piece.at, kind: "marker", color: effect.piece.color });
        this.#ghost({ ...effect.piece, at: effect.to });
        break;
      }
      case "flip":
        for (const piece of effect.pieces) this.#turn(piece);
        break;
      case "push":
        for (const { piece, to } of effect.moved) {
          const figure = this.#change(piece.at, "hb-shifted");
          if (figure) figure.style.transform = moveTo(this.scene.place(to));
        }
        this.#ghost(effect.piece);
        break;
      case "remove":
        for (const { piece } of effect.gone) this.lift(piece.at);
        break;
      case "use": {
        const from = this.scene.place(effect.piece.at);
        const to = this.scene.place(effect.lands.at);
        this.#change(effect.piece.at, "hb-away");
        this.#change(effect.lands.at, "hb-away");
        this.#add(svg("path", { d: `M${from.x} ${from.y}L${to.x} ${to.y}`, class: "hb-path" }), "arrows");
        this.#ghost(effect.left);
        this.#ghost(effect.lands);
        break;
      }
    }
  }

  /** @param {PointName} at @param {string} className */
  #change(at, className) {
    const figure = this.scene.pieces.get(at);
    if (!figure) return null;
    figure.classList.add(className);
    this.changed.add(figure);
    return figure;
  }

  /** @param {SVGElement} element @param {"arrows" | "pieces" | "flying"} layer */
  #add(element, layer) {
    this.scene.layers[layer].append(element);
    this.ghosts.push(element);
  }

  /** @param {Piece} piece */
  #ghost(piece) {
    this.#add(this.scene.figure(piece, this.scene.place(piece.at), "hb-ghost"), "flying");
  }

  /** Draws a half-turned marker: the old side and the new one. @param {Piece} piece */
  #turn({ at, kind, color }) {
    const { x, y } = this.scene.place(at);
    this.#add(
      svg(
        "g",
        { class: "hb-turning", transform: `translate(${x} ${y})` },
        svg("g", { "clip-path": "url(#hb-half)" }, drawing(kind, color)),
        svg("circle", { r: 31 }),
      ),
      "arrows",
    );
  }

  /** Draws a piece that is to be removed. @param {PointName} at */
  lift(at) {
    const figure = this.#change(at, "hb-lift");
    const { x, y } = this.scene.place(at);
    if (figure) figure.style.transform = moveTo({ x, y: y - 12 }, 1.05);
  }
}

/** Width of a letter on a badge in drawing units. */
const LETTER = 16;

/** Number of targets above which their dots are smaller. */
const SMALL_DOTS_ABOVE = 30;

export class Marks {
  /** @param {Scene} scene */
  constructor(scene) {
    this.scene = scene;
  }

  /** @param {PointName} at @param {number} r @param {string} className */
  #circle(at, r, className) {
    const { x, y } = this.scene.place(at);
    return svg("circle", { cx: x, cy: y, r, class: className });
  }

  /** Draws a band along points. @param {PointName[]} points @param {string} className */
  band(points, className) {
    const [from, to] = ends(points).map(this.scene.place);
    return svg("path", { d: `M${from.x} ${from.y}L${to.x} ${to.y}`, class: className });
  }

  /** Draws the chosen row, with an edge. @param {PointName[]} points @param {string} [className] */
  #chosen(points, className = "") {
    return svg("g", { class: className }, this.band(points, "hb-chosen-edge"), this.band(points, "hb-chosen"));
  }

  /**
   * Returns the transform that places a drawing, which points right from 0, 0, along a line.
   * @param {PointName} from @param {PointName} to
   */
  #along(from, to) {
    const start = this.scene.place(from);
    const end = this.scene.place(to);
    const turn = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
    return { length: distance(start, end), transform: `translate(${start.x} ${start.y}) rotate(${turn})` };
  }

  /** Draws an arrow out of a dot. @param {PointName} from @param {PointName} to @param {string} className @param {number} [scale] */
  #arrow(from, to, className, scale = 1) {
    const { length, transform } = this.#along(from, to);
    return svg("path", {
      d: "M-20-7H0V-18L25 0L0 18V7H-20Z",
      class: className,
      transform: `${transform} translate(${length * ARROW}) scale(${scale})`,
    });
  }

  /** Returns the radius of a circle around the piece at a point. @param {PointName} at */
  #around(at) {
    const kind = /** @type {Kind | undefined} */ (this.scene.pieces.get(at)?.dataset.kind);
    return kind ? RADIUS[kind] + 7 : 16;
  }

  /** @param {PointName[]} points */
  last(points) {
    this.scene.layers.last.replaceChildren(...points.map((at) => this.#circle(at, 50, "hb-touched")));
  }

  /** Marks the rows that must be settled: a band below their pieces, and an outline above them. @param {Picking} picking */
  rows(picking) {
    const { rows, outlines } = this.scene.layers;
    const all = picking.options(picking.base).flatMap(({ step }) => (step.kind === "segment" ? [step.points] : []));
    rows.replaceChildren(svg("g", { class: "hb-bands" }, ...all.map((points) => this.band(points, "hb-band"))));
    const step = picking.picked?.step;
    const outlined = step?.kind === "segment" ? [step.points] : runsOf(all);
    outlines.replaceChildren(...outlined.map((points) => this.#outline(points, "hb-outline")));
  }

  /** Draws an outline around a row. @param {PointName[]} points @param {string} className */
  #outline(points, className) {
    const [from, to] = ends(points);
    const { length, transform } = this.#along(from, to);
    const far = 50;
    return svg("rect", { x: -far, y: -far, width: length + 2 * far, height: 2 * far, rx: far, class: className, transform });
  }

  /** Numbers, at both ends, the rows among which the user must choose. @param {Target[]} targets */
  asked(targets) {
    const rows = targets.flatMap(({ step }) => (step.kind === "segment" ? [step.points] : []));
    this.scene.layers.outlines.replaceChildren(...rows.map((points) => this.#outline(points, "hb-outline")));
    const numbers = rows.flatMap((points, index) => ends(points).map((at) => this.#number(at, index + 1)));
    this.scene.layers.badges.replaceChildren(...numbers);
  }

  /** @param {PointName} at @param {number} number */
  #number(at, number) {
    const { x, y } = this.scene.place(at);
    return svg(
      "g",
      { class: "hb-badge hb-number", transform: `translate(${x} ${y})` },
      svg("circle", { r: 26 }),
      svg("text", { class: "hb-badge-word" }, String(number)),
    );
  }

  /** Marks the possible targets and the current pick. @param {Picking} picking */
  targets(picking) {
    const { targets, arrows } = this.scene.layers;
    targets.replaceChildren();
    arrows.replaceChildren();
    const next = picking.options(picking.path.length);
    // If pieces come in from dots, only the dots are marked. The spots next to them can be chosen too, but more marks would say less.
    const dots = next.some(({ step }) => step.kind === "point" && this.#isDot(step.at));
    for (const choice of next) this.#target(choice, dots, targets, arrows);
    targets.classList.toggle("hb-many", targets.childElementCount > SMALL_DOTS_ABOVE);
    const step = picking.picked?.step;
    if (step?.kind === "point") targets.append(this.#circle(step.at, this.#around(step.at), "hb-picked"));
    if (step?.kind === "segment") targets.append(this.#chosen(step.points));
  }

  /** @param {PointName} at */
  #isDot(at) {
    return this.scene.points.get(at)?.dot ?? false;
  }

  /** @param {Choice} choice @param {boolean} dots @param {SVGGElement} targets @param {SVGGElement} arrows */
  #target({ step, then }, dots, targets, arrows) {
    if (step.kind === "arrow") arrows.append(this.#arrow(step.from, step.to, "hb-arrow"));
    // Pieces that can move elsewhere are marked too.
    const moves = then?.[0]?.step.kind === "point";
    if (step.kind !== "point" || (dots && !moves && !this.#isDot(step.at))) return;
    const stands = this.scene.pieces.has(step.at);
    targets.append(this.#circle(step.at, stands ? this.#around(step.at) : dots ? 14 : 12, stands ? "hb-may" : "hb-free"));
  }

  /** Marks the target under the pointer or the keyboard focus. @param {Target | null} target */
  aim(target) {
    const { hint, arrows, outlines, targets } = this.scene.layers;
    this.scene.root.querySelectorAll(".hb-aim").forEach((mark) => mark.remove());
    if (!target) return;
    const { step, choice } = target;
    if (step.kind === "toggle") hint.append(this.#circle(step.at, this.#around(step.at), "hb-halo hb-aim"));
    if (step.kind === "point") {
      const stands = this.scene.pieces.has(step.at);
      targets.append(this.#circle(step.at, stands ? this.#around(step.at) : 46, stands ? "hb-halo hb-aim" : "hb-glow hb-aim"));
    }
    if (step.kind === "arrow") arrows.append(this.#arrow(step.from, step.to, "hb-arrow hb-aim", 1.35));
    if (step.kind === "segment") {
      targets.append(this.#chosen(step.points, "hb-aim"));
      outlines.append(this.#outline(step.points, "hb-outline hb-meant hb-aim"));
    }
    // Show the choices that would follow a pick in a weaker style.
    for (const next of choice?.then ?? []) {
      if (next.step.kind === "arrow") arrows.append(this.#arrow(next.step.from, next.step.to, "hb-arrow hb-aim hb-faint"));
      if (next.step.kind === "point") targets.append(this.#circle(next.step.at, 9, "hb-free hb-aim hb-faint"));
    }
  }

  /** Marks the pieces that may stay or go with a badge. @param {Picking} picking @param {(goes: boolean) => string} words */
  badges(picking, words) {
    const badges = picking.toggles.map((piece) => this.#badge(piece, picking.taken.has(piece.at), words(picking.taken.has(piece.at))));
    this.scene.layers.badges.replaceChildren(...badges);
  }

  /** @param {Piece} piece @param {boolean} goes @param {string} word */
  #badge({ at }, goes, word) {
    const { x, y } = this.scene.place(at);
    const icon = goes ? "M0-11L10 0H4V10H-4V0H-10Z" : "M-7-10H7L5-2L9 3H1.500L0 13L-1.500 3H-9L-5-2Z";
    const width = 58 + LETTER * word.length;
    const { left, right } = this.scene.box;
    const middle = Math.min(right - width / 2, Math.max(left + width / 2, x));
    return svg(
      "g",
      { class: goes ? "hb-badge hb-goes" : "hb-badge hb-stays", transform: `translate(${middle} ${y - 66})` },
      svg("rect", { x: -width / 2, y: -23, width, height: 46, rx: 23 }),
      svg("path", { d: icon, transform: `translate(${24 - width / 2} 0)` }),
      svg("text", { x: 17, class: "hb-badge-word" }, word),
    );
  }

  /** Shows a turn without playing it. @param {Effect[] | null} effects */
  hint(effects) {
    this.scene.layers.hint.querySelectorAll(".hb-hint-mark").forEach((mark) => mark.remove());
    for (const effect of effects ?? []) this.scene.layers.hint.append(...this.#hinted(effect));
  }

  /** @param {Effect} effect @returns {SVGElement[]} */
  #hinted(effect) {
    const circle = (/** @type {PointName} */ at) => this.#circle(at, Math.max(30, this.#around(at)), "hb-hinted hb-hint-mark");
    switch (effect.kind) {
      case "place":
        return [circle(effect.piece.at)];
      case "move":
        return [circle(effect.piece.at), this.#way(effect.piece.at, effect.to)];
      case "push":
        return effect.from ? [this.#way(effect.from, effect.moved[0]?.to ?? effect.piece.at)] : [circle(effect.piece.at)];
      case "remove":
        return effect.row.length > 0
          ? [this.band(effect.row, "hb-hinted-row hb-hint-mark")]
          : effect.gone.map(({ piece }) => circle(piece.at));
      case "use":
        return [circle(effect.piece.at), this.#way(effect.piece.at, effect.lands.at)];
      default:
        return [];
    }
  }

  /** Draws a long arrow. @param {PointName} from @param {PointName} to */
  #way(from, to) {
    const { length, transform } = this.#along(from, to);
    const neck = length - 46;
    return svg(
      "g",
      { class: "hb-way hb-hint-mark", transform },
      svg("path", { d: `M20 0H${neck}` }),
      svg("path", { d: `M${neck}-22V22L${length - 16} 0Z`, class: "hb-head" }),
    );
  }

  /** Draws the user's shapes. @param {Shape[]} shapes */
  shapes(shapes) {
    this.scene.layers.shapes.replaceChildren(
      ...shapes.map(({ color, from, to }) => {
        const mark = to === null ? this.#circle(from, 47, "hb-ring-around") : this.#way(from, to);
        return svg("g", { class: `hb-shape hb-shape-${color}` }, mark);
      }),
    );
  }

  /** @param {Mark[]} marks */
  lesson(marks) {
    this.scene.layers.hint.querySelectorAll(".hb-mark").forEach((mark) => mark.remove());
    for (const { at, kind } of marks) {
      const { x, y } = this.scene.place(at);
      const d = kind === "goal" ? "" : "M-14-14L14 14M14-14L-14 14";
      this.scene.layers.hint.append(
        svg("g", { class: `hb-mark hb-${kind}`, transform: `translate(${x} ${y})` }, svg("circle", { r: 48 }), svg("path", { d })),
      );
    }
  }
}
