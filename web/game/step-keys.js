// Keys that step through a game wherever they have no other meaning: arrow keys and `,` `.` step, `/` flips the board.

/** Elements in which arrow keys have another meaning. */
const ARROWS_TAKEN = "[data-point], [role=tablist], [role=radiogroup], input, select, textarea, summary, .movelist";

/** Elements for typing. */
const TYPING = "textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=button])";

/** @type {Record<string, -1 | 1>} */
const ARROWS = { ArrowLeft: -1, ArrowRight: 1 };

/** @type {Record<string, -1 | 1>} */
const SIGNS = { ",": -1, ".": 1 };

/**
 * Calls `step` with the direction, or `flip`.
 * @param {{ step: (by: -1 | 1) => unknown, flip: () => unknown }} leads
 */
export function listenToStepKeys({ step, flip }) {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (document.querySelector("dialog[open]")) return;
    const at = event.target instanceof Element ? event.target : document.body;
    if (at.closest(TYPING)) return;
    const by = at.closest(ARROWS_TAKEN) || event.shiftKey ? SIGNS[event.key] : (SIGNS[event.key] ?? ARROWS[event.key]);
    if (by) step(by);
    else if (event.key === "/") flip();
    else return;
    event.preventDefault();
  });
}
