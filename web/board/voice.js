// Names of points and choices, and turns as sentences: for screen readers, the label above a finger, and move lists.
import { ends, pointsOf } from "./picking.js";
import { t } from "./surroundings.js";

/** @import { Effect, Outcome, Piece, PointName, Target, View } from "./types.d.ts" */
/** @import { Chooser } from "./chooser.js" */

/** Names a piece: "white ring". @param {Pick<Piece, "kind" | "color">} piece */
const single = ({ kind, color }) => t(`piece-${kind}`, { color });

/** Names a piece and the pieces it covers, from the top down. @param {Pick<Piece, "kind" | "color" | "under">} piece @returns {string} */
export function pieceName({ under = [], ...top }) {
  const names = [top, ...under].map(single).reverse();
  return names.reduce((below, name) => t(/** @type {`piece-${string}`} */ ("piece-on"), { top: name, under: below }));
}

/** Describes the effects of an action at its point. @param {Effect[]} effects */
function describe(effects) {
  const [first, second] = effects;
  switch (first?.kind) {
    case "place":
      return t("board-can-place");
    case "move":
      return second?.kind === "flip" ? t("board-can-land-flipping", { count: second.pieces.length }) : t("board-can-land");
    case "push":
      return first.moved.length > 0 ? t("board-can-push", { count: first.moved.length }) : t("board-can-enter");
    case "remove":
      return first.row.length > 0 ? t("board-can-remove", { count: 1 }) : t("board-can-take-off");
    default:
      return t("board-can-choose");
  }
}

export class Names {
  /** @param {Chooser} chooser */
  constructor(chooser) {
    this.chooser = chooser;
    /** Descriptions of tokens, computed once for each position. @type {Map<string, string>} */
    this.descriptions = new Map();
    /** @type {Map<PointName, Piece>} */
    this.pieces = new Map();
  }

  /** @param {Piece[]} pieces */
  set(pieces) {
    this.descriptions.clear();
    this.pieces = new Map(pieces.map((piece) => [piece.at, piece]));
  }

  /** @param {string} token */
  #description(token) {
    let known = this.descriptions.get(token);
    if (known === undefined) this.descriptions.set(token, (known = describe(this.chooser.listener.preview(token))));
    return known;
  }

  /** Describes the choice at a point, or returns null. @param {PointName} at */
  #can(at) {
    const { origin, picking } = this.chooser;
    if (origin === at) return t("board-picked");
    const targets = this.chooser.at(at);
    if (targets.length === 0) return null;
    const [{ step, choice, token }] = targets;
    if (step.kind === "toggle") return picking.taken.has(at) ? t("board-goes") : t("board-stays");
    if (step.kind === "segment") return t("board-can-remove", { count: targets.length });
    if (targets.length > 1) return t("board-can-push-ways", { count: targets.length });
    if (token !== null) return this.#description(token);
    const then = choice?.then ?? [];
    return then[0]?.step.kind === "arrow" ? t("board-can-push-ways", { count: then.length }) : t("board-can-move", { count: then.length });
  }

  /** Names a point: "e5, white ring, can move to 7 points". @param {PointName} at */
  point(at) {
    const piece = this.pieces.get(at);
    const what = piece ? pieceName(piece) : this.chooser.scene.points.get(at)?.dot ? t("board-dot") : t("board-empty");
    const can = this.#can(at);
    return can ? t("board-point-can", { point: at, what, can }) : t("board-point", { point: at, what });
  }

  /** Returns the short label above a finger: a name, and the number of markers that would flip. @param {Target} target */
  brief({ step, token }) {
    if (step.kind === "arrow") return `${step.from} → ${step.to}`;
    if (step.kind === "segment") return ends(step.points).join(" – ");
    const [point] = pointsOf(step);
    const flip = token === null ? undefined : this.chooser.listener.preview(token)[1];
    return flip?.kind === "flip" ? t("board-flips", { point, count: flip.pieces.length }) : point;
  }

  /** @param {Target} target */
  target({ step, token }) {
    if (step.kind === "arrow") return t("board-arrow", { from: step.from, to: step.to, can: this.#description(token ?? "") });
    const [from, to] = ends(pointsOf(step));
    return step.kind === "segment" ? t("board-segment", { from, to }) : this.point(from);
  }
}

/** Describes the result of a game. @param {Outcome} outcome */
export const tellOutcome = ({ winner, reason }) =>
  `${winner ? t("say-win", { player: winner }) : t("say-draw")} ${t(`say-because-${reason}`)}`;

/** @param {Extract<Effect, { kind: "push" }>} effect */
function tellPush({ player, piece, from, moved }) {
  const { kind, at: point } = piece;
  if (kind.includes("-")) return t(`say-${kind}`, { player, point: from ?? point });
  if (moved.length === 0 || from === null) return t("say-enter", { player, kind, point });
  return t("say-push", { player, kind, from, to: moved[0].to, count: moved.length });
}

/** @param {Extract<Effect, { kind: "remove" }>} effect */
function tellRemove({ player, row, gone, stays }) {
  if (row.length === 0) return t("say-take-off", { player, point: gone[0].piece.at });
  const [from, to] = ends(row);
  const reserve = gone.filter(({ to: shelf }) => shelf === "reserve").length;
  const captured = gone.filter(({ to: shelf }) => shelf === "captured").length;
  if (reserve + captured === 0) return t("say-remove-row", { player, from, to });
  const sentences = [t("say-remove", { player, from, to, count: gone.length })];
  if (captured > 0) sentences.push(t("say-captured", { player, count: captured }));
  if (stays.length > 0) sentences.push(t("say-stays", { count: stays.length }));
  return sentences.join(" ");
}

/** Describes effects in a sentence or two for each action. @param {Effect[]} effects @returns {string} */
export function tell(effects) {
  /** @type {string[]} */
  const sentences = [];
  effects.forEach((effect, index) => {
    const next = effects[index + 1];
    switch (effect.kind) {
      case "place":
        return sentences.push(t("say-place", { player: effect.player, point: effect.piece.at }));
      case "move": {
        const way = { player: effect.player, from: effect.piece.at, to: effect.to };
        return sentences.push(next?.kind === "flip" ? t("say-move-flip", { ...way, count: next.pieces.length }) : t("say-move", way));
      }
      case "push":
        return sentences.push(tellPush(effect));
      case "remove":
        return sentences.push(tellRemove(effect));
      case "use":
        return sentences.push(
          t(/** @type {`say-${string}`} */ (["say-use", effect.piece.kind].join("-")), {
            player: effect.player,
            from: effect.piece.at,
            to: effect.lands.at,
          }),
        );
      case "decline":
        return sentences.push(t(/** @type {`say-${string}`} */ ("say-decline"), { player: effect.player }));
      case "pass":
        return sentences.push(t("say-pass", { player: effect.player }));
      case "leave":
        return sentences.push(t("say-leave", { player: effect.player }));
      case "end":
        return sentences.push(tellOutcome(effect.outcome));
    }
  });
  return sentences.join(" ");
}

/** Describes the task of the player to act. @param {View} view @returns {string} */
export function task({ stage, toAct, outcome }) {
  if (outcome) return tellOutcome(outcome);
  return stage === "over" ? "" : t(`say-task-${stage}`, { player: toAct });
}
