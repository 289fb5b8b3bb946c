// The code shared by pointer and keyboard: aiming at a target, then choosing it. Holds the picking and shows it.
import { Marks, Preview } from "./marks.js";
import { ends, Picking, pointsOf } from "./picking.js";
import { ARROW, between, distance, UNIT } from "./art.js";

/** @import { Choice, Doubt, Listener, PointName, Spot, Step, Target, Token, View } from "./types.d.ts" */
/** @import { Scene } from "./scene.js" */

/** @typedef {(name: string) => Spot} Place */

/** Reach of a mouse and of a finger around a point, and the distance at which a pointer leaves the picked point. */
export const REACH = { mouse: 0.5 * UNIT, touch: 0.95 * UNIT, rest: 0.3 * UNIT };

/** Returns the distance of a spot from the line between two others. @param {Spot} spot @param {Spot} from @param {Spot} to */
export function offLine(spot, from, to) {
  const length = distance(from, to) ** 2;
  const share = length === 0 ? 0 : ((spot.x - from.x) * (to.x - from.x) + (spot.y - from.y) * (to.y - from.y)) / length;
  return distance(spot, between(from, to, Math.min(1, Math.max(0, share))));
}

/** @param {Target["step"]} step @param {Spot} spot @param {Place} place @param {number} reach @param {string | null} origin */
function score(step, spot, place, reach, origin) {
  if (step.kind === "segment") {
    const [first, last] = ends(step.points).map(place);
    const beside = offLine(spot, first, last);
    // Along a run, the segment slides with the pointer; where two rows cross, the one that the pointer follows is chosen.
    return beside <= reach ? distance(spot, between(first, last, 0.5)) + beside : Infinity;
  }
  let far = Infinity;
  if (step.kind === "arrow") {
    const from = place(step.from);
    const to = place(step.to);
    // Measure to the arrow itself and to the end that is not picked: several arrows may share the other end.
    far = Math.min(distance(spot, between(from, to, ARROW)), distance(spot, origin === step.to ? from : to));
  } else if ("at" in step) {
    far = distance(spot, place(step.at));
  }
  return far <= reach ? far : Infinity;
}

/** Distance by which one of two crossing rows must be nearer than the other to be chosen. */
const CROSSING_MARGIN = 0.25 * UNIT;

/** Tests whether two steps are rows that cross, rather than parts of one line. @param {Target["step"]} a @param {Target["step"]} b */
function cross(a, b) {
  return a.kind === "segment" && b.kind === "segment" && a.points.filter((point) => b.points.includes(point)).length === 1;
}

/**
 * Returns the target at a spot; null if the spot is equally close to two rows that cross there.
 * @param {Target[]} targets @param {Spot} spot @param {Place} place @param {number} reach
 * @param {string | null} origin the picked point
 * @returns {Target | null}
 */
export function nearest(targets, spot, place, reach, origin) {
  let best = null;
  let least = Infinity;
  let deepest = -1;
  for (const target of targets) {
    const far = score(target.step, spot, place, reach, origin);
    if (far === Infinity) continue;
    if (target.step.kind === "toggle") return target;
    // Targets of the latest step take precedence over picking something else.
    if (target.level < deepest && far > least - 0.2 * UNIT) continue;
    if (far < least || (target.level > deepest && far < least + 0.2 * UNIT)) [best, least, deepest] = [target, far, target.level];
  }
  const step = best?.step;
  const doubtful =
    step && targets.some((other) => cross(step, other.step) && score(other.step, spot, place, reach, origin) < least + CROSSING_MARGIN);
  return doubtful ? null : best;
}

/**
 * Returns the arrow that a drag from its dot or spot selects: only the direction counts, not the length.
 * @param {Target[]} targets @param {string} origin the point that is picked @param {Spot} spot @param {Place} place
 * @returns {Target | null}
 */
export function nearestArrow(targets, origin, spot, place) {
  const start = place(origin);
  const dragged = Math.atan2(spot.y - start.y, spot.x - start.x);
  let best = null;
  let least = Math.PI / 4;
  for (const target of targets) {
    if (target.step.kind !== "arrow") continue;
    const { from, to } = target.step;
    if (from !== origin && to !== origin) continue;
    const a = place(from);
    const b = place(to);
    const turn = Math.abs(dragged - Math.atan2(b.y - a.y, b.x - a.x));
    const angle = Math.min(turn, 2 * Math.PI - turn);
    if (angle < least) [best, least] = [target, angle];
  }
  return best;
}

/** Number of pieces in reserve at which the player is warned, and a GIPF-piece, which takes two, is not picked by itself. */
const RESERVE_LOW = 4;

export class Chooser {
  /** @param {Scene} scene @param {Listener} listener */
  constructor(scene, listener) {
    this.scene = scene;
    this.listener = listener;
    this.marks = new Marks(scene);
    this.ghosts = new Preview(scene);
    this.picking = new Picking([], "w");
    this.enabled = false;
    /** @type {Target | null} */
    this.target = null;
    /** The kind of piece that each player brought in last. @type {Record<string, string>} */
    this.preferredPieces = {};
    /** Number of pieces in reserve, if it is low. @type {number | null} */
    this.low = null;
    /** A choice that has consequences: the user must confirm it. @type {{ token: Token, doubt: Doubt } | null} */
    this.doubtful = null;
    /** Rows that share the pressed point: the user must choose one of them. @type {Target[]} */
    this.asked = [];
  }

  /** @param {View} view @param {boolean} enabled */
  set(view, enabled) {
    this.enabled = enabled && !view.outcome;
    const { reserve } = view.toAct === "w" ? view.white : view.black;
    this.low = reserve <= RESERVE_LOW ? reserve : null;
    const usual = this.preferredPieces[view.toAct];
    this.picking = new Picking(this.enabled ? view.choices : [], view.toAct, this.low && usual === "gipf" ? undefined : usual);
    this.redraw();
  }

  /** Draws the choices that are open now; forgets the current aim. */
  redraw() {
    this.target = null;
    this.asked = [];
    this.doubtful = null;
    this.ghosts.clear();
    this.marks.rows(this.picking);
    this.marks.targets(this.picking);
    this.marks.aim(null);
    this.marks.badges(this.picking, this.listener.badge);
    this.#showTakes();
    for (const [at, figure] of this.scene.pieces) figure.classList.toggle("hb-up", this.origin === at);
    this.listener.picked();
  }

  /** Lifts the pieces of a chosen row that will be removed. */
  #showTakes() {
    const step = this.picking.picked?.step;
    if (step?.kind !== "segment") return;
    const stay = new Set(this.picking.toggles.filter(({ at }) => !this.picking.taken.has(at)).map(({ at }) => at));
    for (const at of step.points) if (!stay.has(at)) this.ghosts.lift(at);
  }

  /** The picked point. @returns {PointName | null} */
  get origin() {
    const step = this.picking.picked?.step;
    return step?.kind === "point" ? step.at : null;
  }

  /** Returns the target at a spot on the board. @param {Spot} spot @param {boolean} touch @returns {Target | null} */
  find(spot, touch) {
    if (!this.enabled) return null;
    const targets = this.picking.targets();
    const { place } = this.scene;
    // A pointer that stays on the picked point selects nothing else yet.
    if (this.origin && distance(place(this.origin), spot) < REACH.rest) return null;
    const near = nearest(targets, spot, place, REACH.mouse, this.origin);
    if (near || !touch) return near;
    // A finger right on another piece selects that piece, so the user learns why it cannot be taken.
    const point = this.scene.nearest(spot);
    if (point && this.scene.pieces.has(point) && distance(place(point), spot) < REACH.mouse * 0.7) return null;
    return nearest(targets, spot, place, REACH.touch, this.origin);
  }

  /** Returns the target of a drag from the picked point. @param {Spot} spot @param {boolean} touch @returns {Target | null} */
  findDragged(spot, touch) {
    const arrow = this.origin ? nearestArrow(this.picking.targets(), this.origin, spot, this.scene.place) : null;
    return arrow ?? this.find(spot, touch);
  }

  /** Returns the choices at a point, of the latest step only. @param {PointName} at @returns {Target[]} */
  at(at) {
    if (!this.enabled) return [];
    const here = this.picking.targets().filter(({ step }) => pointsOf(step).includes(at));
    if (here[0]?.step.kind === "toggle") here.length = 1;
    return here.filter(({ level }) => level === here[0].level);
  }

  /** Returns the spot of a target; for a row, its upper end. @param {Target} target @returns {Spot} */
  placeOf(target) {
    const [from, to] = ends(pointsOf(target.step)).map(this.scene.place);
    return from.y < to.y ? from : to;
  }

  /** Previews a target. @param {Target | null} target */
  aim(target) {
    if (target === this.target) return;
    this.target = target;
    this.marks.aim(target);
    this.ghosts.clear();
    if (target && target.token !== null) this.ghosts.show(this.listener.preview(target.token));
    else this.#showTakes();
  }

  /** @param {Target} target */
  take(target) {
    const token = this.picking.take(target);
    const doubt = token === null ? null : this.listener.doubt(token);
    if (token !== null && !doubt) return this.choose(token);
    this.redraw();
    if (token === null || !doubt) return;
    this.doubtful = { token, doubt };
    this.ghosts.show(this.listener.preview(token));
    this.listener.picked();
  }

  /** Plays the toggles in their current state. */
  confirm() {
    const token = this.picking.takeToken;
    if (token !== null) this.choose(token);
  }

  /** @param {Token} token */
  choose(token) {
    while (this.picking.drop());
    this.redraw();
    this.listener.choose(token);
  }

  /** Selects the kind of piece to bring in. @param {Choice} choice */
  bring(choice) {
    if (choice.step.kind === "piece") this.preferredPieces[this.picking.own] = choice.step.piece;
    this.picking.bring(choice);
    this.redraw();
  }

  /** Reports a point that is not a choice. @param {PointName} point */
  refuse(point) {
    if (this.enabled) this.listener.refuse([...this.picking.trail(), point]);
  }

  /** Asks the user to choose one of several targets. @param {Target[]} targets */
  ask(targets) {
    this.redraw();
    this.asked = targets;
    this.marks.asked(targets);
    this.listener.picked();
  }

  /** Drops the last pick or the open question. @returns {boolean} whether there was one */
  drop() {
    const dropped = this.asked.length > 0 || this.doubtful !== null || this.picking.drop();
    if (dropped) this.redraw();
    return dropped;
  }
}
