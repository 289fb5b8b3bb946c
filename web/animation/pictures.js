// Exports the analysis as picture files: the position as SVG or PNG, the line through it as an animated GIF.

import { shapesOf } from "../analysis/shapes.js";
import { last, path } from "../analysis/tree.js";
import { download } from "../game/export.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { Animation } from "./animation.js";
import { Drawing } from "./drawing.js";

/** @typedef {import("../analysis/session.js").Session} Session */
/** @typedef {import("../analysis/tree.js").Node} Node */

/** Widths of a picture and an animation, in pixels. */
const STILL_WIDTH = 1200;
const ANIMATION_WIDTH = 480;

/** Durations of a frame and of the last frame, in hundredths of a second. */
const TURN_DURATION = 80;
const END_DURATION = 300;

/** Maximum number of turns in an animation. */
const ANIMATION_MAX_TURNS = 300;

/** @typedef {"svg" | "png" | "gif"} Kind */

/** The picture being created; starting another one aborts it. @type {AbortController | null} */
let making = null;

/**
 * Creates a picture and saves it as a file.
 * @param {Session} session
 * @param {Kind} kind
 * @param {HTMLElement} panel shows the progress and the button that aborts it
 */
export async function savePicture(session, kind, panel) {
  const state = /** @type {HTMLElement} */ (panel.querySelector("[data-part=picture]"));
  const stop = /** @type {HTMLButtonElement} */ (panel.querySelector("[data-act=stop-picture]"));
  making?.abort();
  const own = new AbortController();
  making = own;
  const onStop = () => own.abort();
  stop.addEventListener("click", onStop);
  const drawing = new Drawing(session.core.geometry(session.view.family), session.boardGame.board.flipped);
  try {
    const blob = await make(session, kind, drawing, own.signal, (done, of) => {
      stop.hidden = false;
      state.textContent = t("pictures-progress", { done, of });
    });
    if (blob) download(`gipfel-${session.tree.variant}.${kind}`, blob);
  } catch (error) {
    console.warn(error);
    toast(t("pictures-failed"), { key: "picture" });
  } finally {
    drawing.close();
    stop.removeEventListener("click", onStop);
    if (making === own) {
      stop.hidden = true;
      state.textContent = "";
    }
  }
}

/**
 * @param {Session} session
 * @param {Kind} kind
 * @param {Drawing} drawing
 * @param {AbortSignal} signal
 * @param {(done: number, of: number) => void} tell
 * @returns {Promise<Blob | null>} null if it was aborted
 */
async function make(session, kind, drawing, signal, tell) {
  if (kind === "gif") return animated(session, drawing, signal, tell);
  const text = drawn(session, session.node, drawing, STILL_WIDTH);
  if (kind === "svg") return new Blob([text], { type: "image/svg+xml" });
  const canvas = await painted(text, STILL_WIDTH, drawing.ratio);
  return canvas.convertToBlob({ type: "image/png" });
}

/**
 * @param {Session} session
 * @param {Drawing} drawing
 * @param {AbortSignal} signal
 * @param {(done: number, of: number) => void} tell
 */
async function animated(session, drawing, signal, tell) {
  const nodes = [session.tree.root, ...path(last(session.node))].slice(0, ANIMATION_MAX_TURNS + 1);
  const size = [ANIMATION_WIDTH, Math.round(ANIMATION_WIDTH * drawing.ratio)];
  const animation = await Animation.begin(size[0] ?? 1, size[1] ?? 1);
  const pixels = async (/** @type {Node} */ node) => {
    const canvas = await painted(drawn(session, node, drawing, ANIMATION_WIDTH), ANIMATION_WIDTH, drawing.ratio);
    return /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const end = /** @type {Node} */ (nodes.at(-1));
  tell(0, nodes.length);
  // The last board has most of the colours.
  animation.sample(await pixels(end));
  for (const [index, node] of nodes.entries()) {
    if (signal.aborted) return null;
    animation.add(await pixels(node), node === end ? END_DURATION : TURN_DURATION);
    tell(index + 1, nodes.length);
  }
  return new Blob([animation.finish()], { type: "image/gif" });
}

/** Draws the position after a turn. @param {Session} session @param {Node} node @param {Drawing} drawing @param {number} width */
function drawn({ core, tree }, node, drawing, width) {
  const { id, view } = core.open(tree.opening(node));
  core.close(id);
  return drawing.svg(view, shapesOf(node.comments), width);
}

/** Paints a drawing on the background colour of the page. @param {string} text @param {number} width @param {number} ratio */
async function painted(text, width, ratio) {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(width, Math.round(width * ratio));
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}
