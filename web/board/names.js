// The names of points and choices, as a screen reader says them and as the callout above a finger shows them.
import { t } from "../words/words.js";
import { ends, leaf } from "./picking.js";

/** @typedef {import("../core/types.d.ts").Piece} Piece */
/** @typedef {import("../core/types.d.ts").PointName} PointName */
/** @typedef {import("../core/types.d.ts").Effect} Effect */
/** @typedef {import("../core/types.d.ts").Choice} Choice */
/** @typedef {import("./chooser.js").Chooser} Chooser */
/** @typedef {import("./picking.js").Target} Target */

/** "white ring" @param {Pick<Piece, "kind" | "color">} piece */
export function pieceName({ kind, color }) {
  switch (kind) {
    case "ring": return t("piece-ring", { color });
    case "marker": return t("piece-marker", { color });
    case "single": return t("piece-single", { color });
    case "gipf": return t("piece-gipf", { color });
  }
}

/** What an action would do at its point. @param {Effect[]} effects */
function deed(effects) {
  const [first, second] = effects;
  switch (first?.kind) {
    case "place": return t("board-can-place");
    case "move": return second?.kind === "flip" ? t("board-can-land-flipping", { count: second.pieces.length }) : t("board-can-land");
    case "push": return first.moved.length > 0 ? t("board-can-push", { count: first.moved.length }) : t("board-can-enter");
    case "remove": return first.row.length > 0 ? t("board-can-remove", { count: 1 }) : t("board-can-take-off");
    default: return t("board-can-choose");
  }
}

export class Names {
  /** @param {Chooser} chooser */
  constructor(chooser) {
    this.chooser = chooser;
    /** What tokens do is asked once for each position. @type {Map<string, string>} */
    this.deeds = new Map();
    /** @type {Map<PointName, Piece>} */
    this.pieces = new Map();
  }

  /** @param {Piece[]} pieces */
  set(pieces) {
    this.deeds.clear();
    this.pieces = new Map(pieces.map((piece) => [piece.at, piece]));
  }

  /** @param {string} token */
  #deed(token) {
    let known = this.deeds.get(token);
    if (known === undefined) this.deeds.set(token, known = deed(this.chooser.listener.preview(token)));
    return known;
  }

  /** What may be done at a point, or null. @param {PointName} at */
  #can(at) {
    const { chooser } = this;
    if (chooser.origin === at) return t("board-picked");
    const targets = chooser.at(at);
    const [target] = targets;
    if (!target) return null;
    if ("toggle" in target) return chooser.picking.taken.has(at) ? t("board-goes") : t("board-stays");
    const { step, then } = target.choice;
    if (step.kind === "segment") return t("board-can-remove", { count: targets.length });
    if (targets.length > 1) return t("board-can-push-ways", { count: targets.length });
    const token = leaf(target.choice);
    if (token !== null) return this.#deed(token);
    return then?.[0]?.step.kind === "arrow" ? t("board-can-push-ways", { count: then.length }) : t("board-can-move", { count: then?.length ?? 0 });
  }

  /** "e5, white ring, can move to 7 points" @param {PointName} at */
  point(at) {
    const piece = this.pieces.get(at);
    const what = piece ? pieceName(piece) : this.chooser.scene.points.get(at)?.dot ? t("board-dot") : t("board-empty");
    const can = this.#can(at);
    return can ? t("board-point-can", { point: at, what, can }) : t("board-point", { point: at, what });
  }

  /** What fits above a finger: a name, and what would flip. @param {Target} target */
  brief(target) {
    if ("toggle" in target) return target.toggle;
    const { step } = target.choice;
    if (step.kind === "arrow") return `${step.from} → ${step.to}`;
    if (step.kind === "segment") return ends(step.points).join(" – ");
    if (step.kind !== "point") return "";
    const token = leaf(target.choice);
    const flip = token === null ? undefined : this.chooser.listener.preview(token).find((effect) => effect.kind === "flip");
    return flip?.kind === "flip" ? t("board-flips", { point: step.at, count: flip.pieces.length }) : step.at;
  }

  /** @param {Target} target */
  target(target) {
    if ("toggle" in target) return this.point(target.toggle);
    const { step } = target.choice;
    switch (step.kind) {
      case "point": return this.point(step.at);
      case "arrow": return t("board-arrow", { from: step.from, to: step.to, can: this.#deed(leaf(target.choice) ?? "") });
      case "segment": {
        const [from, to] = ends(step.points);
        return t("board-segment", { from, to });
      }
      default: return "";
    }
  }
}
