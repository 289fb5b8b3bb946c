// The kinds of pieces that may come in, with their cost, a warning about a low reserve, and the question before a choice that has
// consequences. Loaded with the first position in which pieces can be chosen.
import { html, svg } from "../dom/element.js";
import { drawing } from "./art.js";
import { t } from "./surroundings.js";

/** @import { Choice } from "./types.d.ts" */
/** @import { Chooser } from "./chooser.js" */

/**
 * Shows which kinds of pieces may come in; one is always picked.
 * @param {Chooser} chooser @param {Choice[]} choices @param {string} name shared by the radio buttons
 */
export function pieceSwitch(chooser, choices, name) {
  const { picking } = chooser;
  const options = choices.map((choice) => {
    const kind = choice.step.kind === "piece" ? choice.step.piece : "single";
    const input = html("input", { type: "radio", name, checked: picking.path[0] === choice });
    input.addEventListener("change", () => chooser.bring(choice));
    const icon = svg("svg", { viewBox: "-50 -58 100 116", class: "hb-icon", "aria-hidden": "true" }, drawing(kind, picking.own));
    const id = /** @type {`piece-${string}`} */ (["piece-bring", kind].join("-"));
    const word =
      kind === "gipf" ? (choices.length > 2 ? "GIPF" : t("board-bring-gipf")) : kind === "single" ? t("board-bring-single") : t(id);
    // A GIPF-piece is made of two pieces.
    return html("label", {}, input, html("span", {}, icon, word, kind === "gipf" ? html("small", {}, "−2") : ""));
  });
  return html(
    "fieldset",
    { class: choices.length > 2 ? "hb-switch hb-several" : "hb-switch" },
    html("legend", { class: "unseen" }, t("board-bring")),
    html("div", { class: "picks" }, ...options),
  );
}

/** Warns a player who may choose a piece while few are left; empty otherwise. @param {Chooser} chooser */
export const reserveNote = ({ low, picking }) =>
  low !== null && picking.pieces().length > 1 ? t("board-reserve-low", { count: low }) : "";

/** Creates the buttons that play a choice with consequences, or drop it. @param {Chooser} chooser */
export function confirming(chooser) {
  if (!chooser.doubtful) return [];
  const { token, doubt } = chooser.doubtful;
  const yes = html("button", { type: "button", "data-sure": "" }, doubt.yes);
  yes.addEventListener("click", () => chooser.choose(token));
  const no = html("button", { type: "button" }, doubt.no);
  no.addEventListener("click", () => chooser.redraw());
  return [yes, no];
}
