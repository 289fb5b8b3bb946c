// Shows what an action would do, before it is played: ghosts of what comes, and pieces that lean towards where they would go.
import { drawing } from "./art.js";
import { moveTo, svg } from "./svg.js";

/** @typedef {import("../core/types.d.ts").Effect} Effect */
/** @typedef {import("../core/types.d.ts").Piece} Piece */
/** @typedef {import("../core/types.d.ts").PointName} PointName */

export class Preview {
  /** @param {import("./scene.js").Scene} scene */
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
        const from = this.scene.place(effect.piece.at), to = this.scene.place(effect.to);
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

  /** A marker half turned: the old side and the new one. @param {Piece} piece */
  #turn({ at, kind, color }) {
    const { x, y } = this.scene.place(at);
    this.#add(svg("g", { class: "hb-turning", transform: `translate(${x} ${y})` },
      svg("g", { "clip-path": "url(#hb-half)" }, drawing(kind, color)), svg("circle", { r: 31 })), "arrows");
  }

  /** A piece that would leave the board. @param {PointName} at */
  lift(at) {
    const figure = this.#change(at, "hb-lift");
    const { x, y } = this.scene.place(at);
    if (figure) figure.style.transform = moveTo({ x, y: y - 12 }, 1.05);
  }
}
