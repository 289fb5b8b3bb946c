// Displays around a board of games with potentials: hands, stacks, and the meaning of the next push.
import { drawing } from "../board/art.js";
import { html, svg } from "../dom/element.js";
import { pieceName } from "../board/voice.js";
import { t } from "../words/words.js";
import { KINDS, NAMES } from "../game/kinds.js";

/** @typedef {import("../core/types.d.ts").Choice} Choice */
/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../core/types.d.ts").Kind} Kind */
/** @typedef {import("../core/types.d.ts").Piece} Piece */
/** @typedef {import("../core/types.d.ts").View} View */

/** Draws a piece as an icon. @param {Kind} kind @param {Color} color */
export const icon = (kind, color) =>
  svg("svg", { viewBox: "-48 -54 96 108", class: "hb-icon", "aria-hidden": "true" }, drawing(kind, color));

/** @param {View} view @param {Color} color */
function hand(view, color) {
  const counts = (color === "w" ? view.white : view.black).hand ?? [];
  const own = KINDS.map((kind, index) => ({ kind, count: counts[index] ?? 0 })).filter(({ count }) => count > 0);
  const list = own.map(({ kind, count }) => `${count} ${NAMES[kind]}`).join(", ");
  const label = list ? t("potentials-hand", { player: color, list }) : t("potentials-hand-empty", { player: color });
  const items = own.map(({ kind, count }) => html("span", { "data-kind": kind }, icon(`used-${kind}`, color), String(count)));
  return html("div", { role: "img", "aria-label": label, class: "hb-hand-row" }, ...items);
}

/** @type {import("../board/types.d.ts").Extension["hands"]} */
export function hands(view, flipped) {
  if (!view.variant.startsWith("gipf-") || ["gipf-basic", "gipf-standard", "gipf-tournament"].includes(view.variant)) return null;
  return flipped ? [hand(view, "w"), hand(view, "b")] : [hand(view, "b"), hand(view, "w")];
}

/** Returns the piece of a choice. @param {Choice | undefined} choice */
const pieceOf = (choice) => (choice?.step.kind === "piece" ? choice.step.piece : null);

/** @type {import("../board/types.d.ts").Extension["note"]} */
export function note(picking) {
  if (picking.buttons().some(({ step }) => step.kind === "button" && step.name === "decline")) return t("potentials-ask-extra");
  const offered = picking.pieces().map(pieceOf);
  const picked = pieceOf(picking.path[0]);
  if (picked === "single" && offered.some((piece) => piece?.startsWith("loaded"))) return t("potentials-basic-ends");
  if (picked?.startsWith("loaded") && offered.includes("gipf")) return t("potentials-gipf-ends");
  return "";
}

/** @type {import("../board/types.d.ts").Extension["doubt"]} */
export function doubt(picking, [effect]) {
  const isBasic = effect?.kind === "push" && effect.piece.kind === "single";
  if (!isBasic || !picking.pieces().some((choice) => pieceOf(choice)?.startsWith("loaded"))) return null;
  return { question: t("potentials-basic-sure"), yes: t("potentials-basic-yes"), no: t("potentials-basic-no") };
}

/** Draws and names the pieces of a stack, from the top down. @param {Piece} piece */
export function stack({ under = [], ...top }) {
  const layers = [top, ...under].map(({ kind, color }) => html("li", {}, icon(kind, color), pieceName({ kind, color })));
  return html("ol", { class: "hb-layers" }, ...layers);
}
