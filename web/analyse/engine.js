// The engine's panel: its switch, its variations, the evaluation bar next to the board and the arrow on it.

import { settings } from "../site/settings.js";
import { t } from "../words/words.js";
import { Lines, progressText, showGauge } from "./lines.js";
import { Preview } from "./preview.js";
import { fromRecord, scoreOfEnd } from "./score.js";
import { Thinking } from "./thinking.js";

/** @typedef {import("../core/types.js").Token} Token */
/** @typedef {import("../board/board.js").HexBoard} HexBoard */
/** @typedef {import("../analysis/session.js").Session} Session */

/**
 * @param {Session} session
 * @param {HexBoard} board
 * @param {HTMLElement} panel
 * @param {HTMLElement} gauge
 * @param {HTMLElement} box container of the small board
 */
export function showEngine(session, board, panel, gauge, box) {
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (panel.querySelector(`[data-part=${name}]`));
  const isOn = /** @type {HTMLInputElement} */ (part("switch"));
  const count = /** @type {HTMLSelectElement} */ (part("count"));
  const retry = /** @type {HTMLButtonElement} */ (panel.querySelector("[data-act=retry]"));
  const thinking = new Thinking(session);
  const preview = new Preview(session.core, box);
  const lines = new Lines(part("lines"), {
    look: (tokens, anchor) => preview.show(positionAfter(session, tokens), anchor, board.flipped),
    leave: () => preview.hide(),
    play: (tokens) => {
      preview.hide();
      session.play(tokens);
    },
  });

  /** Turn shown by the arrow on the board. */
  let hinted = "";
  const update = () => {
    const { state, thought } = thinking;
    const isShown = state === "thinking" || state === "done";
    part("state").textContent = stateText(thinking);
    part("progress").textContent = isShown && thought ? progressText(thought) : "";
    panel.classList.toggle("thinking", state === "thinking" || state === "loading");
    retry.hidden = state !== "failed";
    lines.show(isShown && thought ? thought.lines : [], isShown ? thinking.expected : 0);
    const best = isShown ? thought?.lines[0] : undefined;
    showGauge(gauge, best?.score ?? standing(session));
    const wanted = best?.rest ?? "";
    if (wanted !== hinted) board.hint(wanted ? board.preview(wanted) : null);
    hinted = wanted;
  };

  const restart = () => {
    preview.hide();
    hinted = "";
    thinking.restart();
    update();
  };

  count.value = String(settings.get("lines"));
  count.addEventListener("change", () => settings.set("lines", /** @type {1} */ (Number(count.value))));
  settings.subscribe((name) => {
    if (name !== "lines") return;
    count.value = String(settings.get("lines"));
    restart();
  });
  isOn.checked = thinking.isOn;
  isOn.addEventListener("change", () => thinking.turn(isOn.checked));
  retry.addEventListener("click", () => thinking.turn(true));
  thinking.addEventListener("change", update);
  session.addEventListener("node", restart);
  session.addEventListener("part", restart);
  restart();
  return thinking;
}

/**
 * Returns the score known without the engine: from the end of the game or from the record.
 * @param {Session} session
 */
function standing({ view, node }) {
  return view.outcome ? scoreOfEnd(view.outcome) : fromRecord(node.evaluation);
}

/** @param {Thinking} thinking */
function stateText({ state, percent }) {
  switch (state) {
    case "loading":
      return percent === null ? t("analyse-engine-loading") : t("analyse-engine-percent", { percent });
    case "failed":
      return t("analyse-engine-failed");
    case "over":
      return t("analyse-engine-over");
    case "done":
      return t("analyse-engine-done");
    default:
      return "";
  }
}

/**
 * Returns the position after the turns of a variation.
 * @param {Session} session
 * @param {Token[]} tokens
 */
function positionAfter(session, tokens) {
  const opening = session.tree.opening(session.base);
  return { ...opening, turns: [...(opening.turns ?? []), ...tokens] };
}
