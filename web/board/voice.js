// Turns as sentences, for screen readers and for the titles of move lists.
import { t } from "../words/words.js";
import { ends } from "./picking.js";

/** @typedef {import("../core/types.d.ts").Effect} Effect */
/** @typedef {import("../core/types.d.ts").View} View */
/** @typedef {import("../core/types.d.ts").Outcome} Outcome */

/** How a game ended. @param {Outcome} outcome */
export function tellOutcome({ winner, reason }) {
  const won = winner ? t("say-win", { player: winner }) : t("say-draw");
  switch (reason) {
    case "rings-off": return won + " " + t("say-because-rings-off");
    case "pool-empty": return won + " " + t("say-because-pool-empty");
    case "no-moves": return won + " " + t("say-because-no-moves");
    case "reserve-empty": return won + " " + t("say-because-reserve-empty");
    case "gipf-pieces-gone": return won + " " + t("say-because-gipf-pieces-gone");
    case "repetition": return won + " " + t("say-because-repetition");
  }
}

/** @param {Extract<Effect, { kind: "push" }>} effect */
function tellPush({ player, piece, from, moved }) {
  const { kind, at: point } = piece;
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

/** What happened, a sentence or two for each action. @param {Effect[]} effects @returns {string} */
export function tell(effects) {
  /** @type {string[]} */
  const sentences = [];
  effects.forEach((effect, index) => {
    const next = effects[index + 1];
    switch (effect.kind) {
      case "place": return sentences.push(t("say-place", { player: effect.player, point: effect.piece.at }));
      case "move": {
        const way = { player: effect.player, from: effect.piece.at, to: effect.to };
        return sentences.push(next?.kind === "flip" ? t("say-move-flip", { ...way, count: next.pieces.length }) : t("say-move", way));
      }
      case "push": return sentences.push(tellPush(effect));
      case "remove": return sentences.push(tellRemove(effect));
      case "pass": return sentences.push(t("say-pass", { player: effect.player }));
      case "leave": return sentences.push(t("say-leave", { player: effect.player }));
      case "end": return sentences.push(tellOutcome(effect.outcome));
    }
  });
  return sentences.join(" ");
}

/** What is to be done now. @param {View} view @returns {string} */
export function task({ stage, toAct: player, outcome }) {
  if (outcome) return tellOutcome(outcome);
  switch (stage) {
    case "place": return t("say-task-place", { player });
    case "move": return t("say-task-move", { player });
    case "row": return t("say-task-row", { player });
    case "ring": return t("say-task-ring", { player });
    case "push": return t("say-task-push", { player });
    case "remove": return t("say-task-remove", { player });
    case "over": return "";
  }
}
