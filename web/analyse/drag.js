// Dragging a piece from the palette onto the board with a mouse, a pen or a finger.

/** @typedef {import("../core/types.js").Geometry} Geometry */
/** @typedef {import("../core/types.js").PointName} PointName */

/** Minimum movement of a drag, in pixels; a shorter one is a click. */
const DRAG_THRESHOLD = 6;

/**
 * @param {HTMLElement} tool
 * @param {HTMLElement} board
 * @param {Geometry} geometry
 * @param {(at: PointName) => void} drop
 */
export function dragOnto(tool, board, geometry, drop) {
  const spots = new Set(geometry.points.filter((point) => !point.dot).map((point) => point.name));
  tool.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    /** @type {HTMLElement | null} */
    let ghost = null;

    const move = (/** @type {PointerEvent} */ moved) => {
      if (moved.pointerId !== event.pointerId) return;
      const far = Math.hypot(moved.clientX - start.x, moved.clientY - start.y);
      if (!ghost && far < DRAG_THRESHOLD) return;
      ghost ??= ghostOf(tool);
      ghost.style.translate = `${moved.clientX}px ${moved.clientY}px`;
    };
    const end = (/** @type {PointerEvent} */ ended) => {
      if (ended.pointerId !== event.pointerId) return;
      stop();
      const at = ended.type === "pointerup" && ghost ? pointUnder(board, ended) : null;
      ghost?.remove();
      if (at && spots.has(at)) drop(at);
    };
    const stop = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  });
  tool.addEventListener("dragstart", (event) => event.preventDefault());
}

/** @param {HTMLElement} tool */
function ghostOf(tool) {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  const picture = tool.querySelector("svg")?.cloneNode(true);
  if (picture) ghost.append(picture);
  document.body.append(ghost);
  return ghost;
}

/**
 * @param {HTMLElement} board
 * @param {PointerEvent} event
 */
function pointUnder(board, event) {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  const cell = board.contains(element) ? element?.closest("[data-point]") : null;
  return cell instanceof SVGElement ? (cell.dataset.point ?? null) : null;
}
