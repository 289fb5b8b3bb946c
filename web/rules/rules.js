// The rules: their diagrams become boards when they come into view, or when the page is printed.

import { loadRules } from "../extensions/loading.js";
import { ready } from "../words/words.js";

/** @typedef {import("../board/board.js").HexBoard} HexBoard */
/** @typedef {import("../core/types.d.ts").BoardCalls} BoardCalls */
/** @typedef {import("../core/types.d.ts").GameStart} GameStart */
/** @typedef {import("../core/types.d.ts").VariantId} VariantId */

const figures = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("figure[data-position]")]);

const sight = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void enliven(/** @type {HTMLElement} */ (target));
  },
  { rootMargin: "50% 0%" },
);

for (const figure of figures) sight.observe(figure);
addEventListener("beforeprint", () => figures.forEach((figure) => void enliven(figure)));

/** @param {HTMLElement} figure */
async function enliven(figure) {
  if (figure.dataset.live) return;
  figure.dataset.live = "true";
  sight.unobserve(figure);
  const [{ BoardGame }, { loadBoardCore }] = await Promise.all([
    import("../board/board-game.js"),
    import("../core/core.js"),
    import("../game/site-board.js"),
    ready,
  ]);
  const core = await loadBoardCore();
  const variant = /** @type {VariantId} */ (figure.dataset.variant);
  await loadRules(variant);
  if (figure.dataset.turn) return showPair(figure, core);
  const board = /** @type {HexBoard | null} */ (figure.querySelector("hex-board"));
  const button = figure.querySelector("button");
  if (!board || !button) return;
  /** @type {GameStart} */
  const opening = { variant, position: figure.dataset.position };
  const boardGame = new BoardGame(core, board, opening);
  button.hidden = false;
  button.addEventListener("click", () => boardGame.open(opening));
}

/** Shows the position before a turn and the one after it. @param {HTMLElement} figure @param {BoardCalls} core */
function showPair(figure, core) {
  const { variant, position, turn = "" } = figure.dataset;
  const [before, after] = /** @type {HexBoard[]} */ ([...figure.querySelectorAll("hex-board")]);
  for (const [board, turns] of /** @type {const} */ ([
    [before, []],
    [after, [turn]],
  ])) {
    if (!board) continue;
    const { id, view } = core.open({ variant: /** @type {VariantId} */ (variant), position, turns: [...turns] });
    core.close(id);
    board.geometry = core.geometry(view.family);
    board.view = view;
  }
}
