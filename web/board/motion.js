// Animates the effects of an action: rings slide, jumped markers flip in a wave, pushed rows move together, removed rows lift off.
import { between, distance, drawing, moveTo, UNIT } from "./art.js";

/** @import { Cue, Effect, OnCue, Piece, PointName, Spot, View } from "./types.d.ts" */
/** @import { Scene } from "./scene.js" */
/** @import { Trays } from "./trays.js" */

const GENTLE = "cubic-bezier(0.45, 0.05, 0.55, 0.95)";
const LANDING = "cubic-bezier(0.2, 0.7, 0.3, 1)";

/** Returns the time at which a gentle movement has covered a share of its path; both are from 0 to 1. @param {number} share */
const reached = (share) => Math.acos(1 - 2 * Math.min(1, Math.max(0, share))) / Math.PI;

export class Motion {
  /** @param {Scene} scene @param {Trays} trays @param {OnCue} onCue */
  constructor(scene, trays, onCue) {
    this.scene = scene;
    this.trays = trays;
    this.onCue = onCue;
    /** @type {Animation[]} */
    this.running = [];
    /** @type {(() => void) | null} */
    this.end = null;
    this.clock = 0;
    this.speed = 0;
    /** @type {View | null} */
    this.view = null;
    /** Movement of the last ring, for the markers it jumped over. @type {{ from: Spot, to: Spot, start: number, length: number } | null} */
    this.way = null;
  }

  get moves() {
    return this.end !== null;
  }

  /**
   * Calls `end` when everything has come to rest, at once if animations are off. The pieces must be as they were before the effects.
   * @param {Effect[]} effects @param {View} before @param {number} speed duration of one movement in milliseconds
   * @param {Spot | null} dropped spot where the user dropped the piece that moves first
   * @param {() => void} end
   */
  play(effects, before, speed, dropped, end) {
    this.finish();
    this.speed = speed;
    this.clock = 0;
    this.view = before;
    effects.forEach((effect, index) => this.#schedule(effect, effects[index - 1], index === 0 ? dropped : null));
    this.end = end;
    const { running } = this;
    void Promise.allSettled(running.map((animation) => animation.finished)).then(() => {
      if (this.running === running) this.finish();
    });
    if (running.length === 0) this.finish();
  }

  /** Finishes all animations now. */
  finish() {
    const { running, end } = this;
    this.running = [];
    this.end = null;
    for (const animation of running) animation.cancel();
    end?.();
  }

  /** Animates the flip of the board, which is already drawn in its new orientation. @param {number} speed */
  turn(speed) {
    if (speed === 0) return;
    const frames = [{ transform: "rotate(-180deg)" }, { transform: "none" }];
    const animation = this.scene.root.animate(frames, { duration: speed * 2, easing: GENTLE });
    animation.finished.catch(() => {});
    this.running.push(animation);
  }

  /** @param {Element} element @param {Keyframe[]} frames @param {number} delay @param {number} duration @param {string} [easing] */
  #animate(element, frames, delay, duration, easing = GENTLE) {
    if (this.speed === 0) return;
    const animation = element.animate(frames, { delay, duration, easing, fill: "forwards" });
    animation.finished.catch(() => {});
    this.running.push(animation);
  }

  /** @param {Cue} cue @param {number} delay @param {number} [index] */
  #cue(cue, delay, index = 0) {
    this.onCue(cue, delay, index);
  }

  /**
   * Shows a new piece after a delay.
   * @param {Pick<Piece, "kind" | "color">} piece @param {Spot} spot @param {number} delay @param {"pieces" | "flying"} [layer]
   */
  #appear(piece, spot, delay, layer = "flying") {
    const figure = this.scene.figure(piece, spot);
    figure.setAttribute("opacity", "0");
    this.scene.layers[layer].append(figure);
    this.#animate(figure, [{ opacity: 1 }, { opacity: 1 }], delay, 1);
    return figure;
  }

  /** @param {Effect} effect @param {Effect | undefined} previous @param {Spot | null} dropped */
  #schedule(effect, previous, dropped) {
    switch (effect.kind) {
      case "place":
        return this.#place(effect.piece);
      case "move":
        return this.#move(effect.piece, effect.to, dropped);
      case "flip":
        return this.#flip(effect.pieces, previous);
      case "push":
        return this.#push(effect);
      case "remove":
        return this.#remove(effect);
      case "unload":
        return this.#replace(effect.piece, effect.left);
      case "use":
        return this.#use(effect);
      case "uncover":
        for (const piece of effect.pieces) this.#replace(piece, piece);
    }
  }

  /** Replaces the piece at a point. @param {Piece} before @param {Piece} after */
  #replace(before, after) {
    const old = this.scene.pieces.get(before.at);
    if (old) this.#animate(old, [{ opacity: 0 }, { opacity: 0 }], this.clock, 1);
    this.scene.pieces.set(after.at, this.#appear(after, this.scene.place(after.at), this.clock, "pieces"));
  }

  /** Moves a potential from its piece to where it lands. @param {Extract<Effect, { kind: "use" }>} effect */
  #use({ piece, left, lands }) {
    const from = this.scene.place(piece.at);
    const to = this.scene.place(lands.at);
    const length = this.speed * (0.9 + 0.12 * (distance(from, to) / UNIT));
    const kind = /** @type {Piece["kind"]} */ (piece.kind.replace("loaded", "used"));
    this.#replace(piece, left);
    const figure = this.#appear({ kind, color: piece.color }, from, this.clock);
    this.#animate(
      figure,
      [{ transform: moveTo(from) }, { transform: moveTo(between(from, to, 0.5), 1.2), offset: 0.5 }, { transform: moveTo(to) }],
      this.clock,
      length,
    );
    this.#cue("slide", this.clock);
    this.#cue("place", this.clock + length - 20);
    this.clock += length;
    this.scene.pieces.set(lands.at, figure);
  }

  /** @param {Piece} piece */
  #place(piece) {
    const { speed, clock } = this;
    const to = this.scene.place(piece.at);
    const from = this.trays.place("place", piece.color, /** @type {View} */ (this.view));
    const figure = this.#appear(piece, from, clock);
    this.#animate(
      figure,
      [{ transform: moveTo(from, 0.6) }, { transform: moveTo(between(from, to, 0.7), 1.12), offset: 0.7 }, { transform: moveTo(to) }],
      clock,
      speed * 1.1,
    );
    this.scene.pieces.set(piece.at, figure);
    this.#cue("place", clock + speed);
    this.clock += speed * 1.1;
  }

  /** @param {Piece} piece @param {PointName} target @param {Spot | null} dropped */
  #move(piece, target, dropped) {
    const start = this.scene.place(piece.at);
    const to = this.scene.place(target);
    const from = dropped ?? start;
    const length = dropped ? 0.5 * this.speed : this.speed * (0.7 + 0.12 * (distance(from, to) / UNIT));
    const ring = this.scene.pieces.get(piece.at);
    const marker = this.#appear({ kind: "marker", color: piece.color }, start, this.clock, "pieces");
    if (ring) {
      // The ring is drawn above all other pieces.
      this.scene.layers.flying.append(ring);
      this.#animate(ring, [{ transform: moveTo(from) }, { transform: moveTo(to) }], this.clock, length, dropped ? LANDING : GENTLE);
      this.scene.pieces.set(target, ring);
    }
    this.scene.pieces.set(piece.at, marker);
    if (!dropped) this.#cue("slide", this.clock);
    this.#cue("place", this.clock + length - 20);
    this.way = { from: start, to, start: this.clock, length: dropped ? this.speed * 0.6 : length };
    this.clock += length;
  }

  /** @param {Piece[]} pieces @param {Effect | undefined} previous */
  #flip(pieces, previous) {
    const way = previous?.kind === "move" ? this.way : null;
    const length = Math.max(90, this.speed * 0.8);
    pieces.forEach((piece, index) => {
      const spot = this.scene.place(piece.at);
      const passed = way
        ? way.start + way.length * reached(distance(way.from, spot) / Math.max(1, distance(way.from, way.to)))
        : this.clock + index * 40;
      this.#turn(piece, Math.max(0, passed - length * 0.25), length);
      this.#cue("flip", passed, index);
      this.clock = Math.max(this.clock, passed + length * 0.75);
    });
  }

  /** @param {Piece} piece @param {number} delay @param {number} length */
  #turn(piece, delay, length) {
    const figure = this.scene.pieces.get(piece.at);
    const old = figure?.firstElementChild;
    if (!figure || !old) return;
    const fresh = drawing(piece.kind, piece.color);
    fresh.setAttribute("opacity", "0");
    figure.append(fresh);
    // The marker turns about an axis across the ring's path: narrow, then wide again with the other side up.
    this.#animate(old, [{ transform: "none" }, { transform: "translateY(-9px) scale(1.1, 0.05)" }], delay, length / 2, "ease-in");
    this.#animate(old, [{ opacity: 0 }, { opacity: 0 }], delay + length / 2, 1);
    this.#animate(fresh, [{ opacity: 1 }, { opacity: 1 }], delay + length / 2, 1);
    this.#animate(
      fresh,
      [{ transform: "translateY(-9px) scale(1.1, 0.05)" }, { transform: "none" }],
      delay + length / 2,
      length / 2,
      "ease-out",
    );
  }

  /** @param {Extract<Effect, { kind: "push" }>} effect */
  #push({ piece, from, moved }) {
    const { speed } = this;
    const shelf = this.trays.place("reserve", piece.color, /** @type {View} */ (this.view));
    const to = this.scene.place(piece.at);
    const dot = from ? this.scene.place(from) : null;
    const figure = this.#appear(piece, shelf, this.clock);
    if (dot) {
      this.#animate(figure, [{ transform: moveTo(shelf, 0.6) }, { transform: moveTo(dot) }], this.clock, speed * 0.8, LANDING);
      this.clock += speed * 0.8;
    }
    this.#cue(moved.length > 0 ? "push" : "place", this.clock + (dot ? speed * 0.3 : speed));
    this.#animate(
      figure,
      [{ transform: dot ? moveTo(dot) : moveTo(shelf, 0.6) }, { transform: moveTo(to) }],
      this.clock,
      dot ? speed * 0.9 : speed * 1.2,
    );
    for (const { piece: other, to: target } of moved) {
      const pushed = this.scene.pieces.get(other.at);
      if (!pushed) continue;
      this.#animate(
        pushed,
        [{ transform: moveTo(this.scene.place(other.at)) }, { transform: moveTo(this.scene.place(target)) }],
        this.clock,
        speed * 0.9,
      );
      this.scene.pieces.set(target, pushed);
    }
    this.scene.pieces.set(piece.at, figure);
    this.clock += dot ? speed * 0.9 : speed * 1.2;
  }

  /** @param {Extract<Effect, { kind: "remove" }>} effect */
  #remove({ player, gone }) {
    const { speed } = this;
    gone.forEach(({ piece, to: shelf }, index) => {
      const figure = this.scene.pieces.get(piece.at);
      if (!figure) return;
      const delay = this.clock + index * speed * 0.16;
      const spot = this.scene.place(piece.at);
      const up = { x: spot.x, y: spot.y - 24 };
      const owner = shelf === "captured" || shelf === "gone" ? player : piece.color;
      const target = this.trays.place(shelf === "gone" ? "captured" : shelf, owner, /** @type {View} */ (this.view));
      this.scene.layers.flying.append(figure);
      this.#animate(figure, [{ transform: moveTo(spot) }, { transform: moveTo(up, 1.14) }], delay, speed * 0.5, "ease-out");
      this.#animate(
        figure,
        [
          { transform: moveTo(up, 1.14), opacity: 1 },
          { transform: moveTo(target, 0.6), opacity: 1, offset: 0.85 },
          { transform: moveTo(target, 0.6), opacity: 0 },
        ],
        delay + speed * 0.5,
        speed * 1.3,
        "ease-in-out",
      );
      this.#cue("remove", delay + speed * 0.2, index);
      this.scene.pieces.delete(piece.at);
    });
    this.clock += speed * (1.4 + 0.16 * gone.length);
  }
}
