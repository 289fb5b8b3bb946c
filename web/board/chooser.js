// What the pointer and the keyboard have in common: something is aimed at, then taken. Holds the picking and shows it.
import { nearest, nearestArrow, REACH } from "./aim.js";
import { Marks } from "./marks.js";
import { ends, leaf, Picking, pointsOf, sameTarget } from "./picking.js";
import { Preview } from "./preview.js";
import { distance } from "./svg.js";

/** @typedef {import("../core/types.d.ts").View} View */
/** @typedef {import("../core/types.d.ts").Token} Token */
/** @typedef {import("../core/types.d.ts").Effect} Effect */
/** @typedef {import("../core/types.d.ts").PointName} PointName */
/** @typedef {import("../core/types.d.ts").Choice} Choice */
/** @typedef {import("./picking.js").Target} Target */
/** @typedef {import("./svg.js").Spot} Spot */

/**
 * What the chooser tells the board.
 * @typedef {object} Listener
 * @property {(token: Token) => void} choose
 * @property {(path: PointName[]) => void} refuse
 * @property {(token: Token) => Effect[]} preview
 * @property {() => void} picked something was picked or dropped
 */

export class Chooser {
  /** @param {import("./scene.js").Scene} scene @param {Listener} listener */
  constructor(scene, listener) {
    this.scene = scene;
    this.listener = listener;
    this.marks = new Marks(scene);
    this.ghosts = new Preview(scene);
    this.picking = new Picking([], "w");
    this.enabled = false;
    /** @type {Target | null} */
    this.target = null;
    /** The kind of piece that was brought in last. @type {string | null} */
    this.favourite = null;
  }

  /** @param {View} view @param {boolean} enabled */
  set(view, enabled) {
    this.enabled = enabled && !view.outcome;
    this.picking = new Picking(this.enabled ? view.choices : [], view.toAct, this.favourite);
    this.redraw();
  }

  /** Draws what may be chosen now; what was aimed at is forgotten. */
  redraw() {
    this.target = null;
    this.ghosts.clear();
    this.marks.rows(this.picking);
    this.marks.targets(this.picking);
    this.marks.aim(null);
    this.marks.badges(this.picking);
    this.#showTakes();
    for (const [at, figure] of this.scene.pieces) figure.classList.toggle("hb-up", this.origin === at);
    this.listener.picked();
  }

  /** Pieces of a chosen row that will go are lifted. */
  #showTakes() {
    const step = this.picking.picked?.step;
    if (step?.kind !== "segment") return;
    const stay = new Set(this.picking.toggles.filter(({ at }) => !this.picking.taken.has(at)).map(({ at }) => at));
    for (const at of step.points) if (!stay.has(at)) this.ghosts.lift(at);
  }

  /** The point that is picked. @returns {PointName | null} */
  get origin() {
    const step = this.picking.picked?.step;
    return step?.kind === "point" ? step.at : null;
  }

  /** What a spot on the board means. @param {Spot} spot @param {boolean} touch @returns {Target | null} */
  find(spot, touch) {
    if (!this.enabled) return null;
    const targets = this.picking.targets();
    const place = (/** @type {string} */ name) => this.scene.place(name);
    // Who stays on what he picked means nothing else yet.
    if (this.origin && distance(place(this.origin), spot) < REACH.rest) return null;
    const near = nearest(targets, spot, place, REACH.mouse, this.origin);
    if (near || !touch) return near;
    // A finger right on another piece means that piece, and wants to know why it cannot be taken.
    const point = this.scene.nearest(spot);
    if (point && this.scene.pieces.has(point) && distance(place(point), spot) < REACH.mouse * 0.7) return null;
    return nearest(targets, spot, place, REACH.touch, this.origin);
  }

  /** What a drag out of what is picked means. @param {Spot} spot @param {boolean} touch @returns {Target | null} */
  findDragged(spot, touch) {
    const arrow = this.origin ? nearestArrow(this.picking.targets(), this.origin, spot, (name) => this.scene.place(name)) : null;
    return arrow ?? this.find(spot, touch);
  }

  /** The choices at a point, those of the latest step only. @param {PointName} at @returns {Target[]} */
  at(at) {
    if (!this.enabled) return [];
    const targets = this.picking.targets();
    const toggle = targets.find((target) => "toggle" in target && target.toggle === at);
    if (toggle) return [toggle];
    const here = targets.filter((target) => "choice" in target && pointsOf(target.choice).includes(at));
    const deepest = Math.max(...here.map((target) => ("choice" in target ? target.level : 0)));
    return here.filter((target) => "choice" in target && target.level === deepest);
  }

  /** Where a target is, of a row its upper end. @param {Target} target @returns {Spot} */
  placeOf(target) {
    const [from, to] = ends("toggle" in target ? [target.toggle] : pointsOf(target.choice)).map((name) => this.scene.place(name));
    return from.y < to.y ? from : to;
  }

  /** Shows what a target would do. @param {Target | null} target */
  aim(target) {
    if (target === this.target || (target && sameTarget(target, this.target))) return;
    this.target = target;
    this.marks.aim(target);
    if (this.picking.toggles.length > 0 && (!target || "toggle" in target)) return;
    this.ghosts.clear();
    const token = target && "choice" in target ? leaf(target.choice) : null;
    if (token !== null) this.ghosts.show(this.listener.preview(token));
    else this.#showTakes();
  }

  /** @param {Target} target */
  take(target) {
    const token = this.picking.take(target);
    if (token === null) this.redraw();
    else this.choose(token);
  }

  /** Plays the toggles as they stand. */
  confirm() {
    const token = this.picking.takeToken;
    if (token !== null) this.choose(token);
  }

  /** @param {Token} token */
  choose(token) {
    const { base, path } = this.picking;
    const piece = base > 0 ? path[0].step : null;
    if (piece?.kind === "piece") this.favourite = piece.piece;
    path.length = base;
    this.redraw();
    this.listener.choose(token);
  }

  /** Brings in another piece. @param {Choice} choice */
  bring(choice) {
    this.picking.bring(choice);
    if (choice.step.kind === "piece") this.favourite = choice.step.piece;
    this.redraw();
  }

  /** A point was meant that is no choice. @param {PointName} point */
  refuse(point) {
    if (this.enabled) this.listener.refuse([...this.picking.trail(), point]);
  }

  /** Gives the last pick back. @returns {boolean} whether there was one */
  drop() {
    const dropped = this.picking.drop();
    if (dropped) this.redraw();
    return dropped;
  }
}
