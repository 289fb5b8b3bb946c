// Pictures of what is analysed, as files: the position as SVG or PNG, the line that leads through it as an animation.

import { shapesOf } from "../analyse/shapes.js";
import { last, path } from "../analyse/tree.js";
import { download } from "../game/export.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { Animation } from "./animation.js";
import { Drawing } from "./drawing.js";

/** @typedef {import("../analyse/session.js").Session} Session */
/** @typedef {import("../analyse/tree.js").Node} Node */

/** Pixels of the width. */
const STILL = 1200;
const MOVING = 480;

/** How long a turn and the last one are seen, in hundredths of a second. */
const TURN = 80;
const END = 300;

/** So many turns are a picture; more would be a film. */
const MOST_TURNS = 300;

/** @typedef {"svg" | "png" | "gif"} Kind */

/** The picture that is being made; another one stops it. @type {AbortController | null} */
let making = null;

/**
 * Makes a picture and offers it as a file.
 * @param {Session} session
 * @param {Kind} kind
 * @param {HTMLElement} panel with a place for the progress, and the button that stops it
 */
export async function savePicture(session, kind, panel) {
  const state = /** @type {HTMLElement} */ (panel.querySelector("[data-part=picture]"));
  const stop = /** @type {HTMLButtonElement} */ (panel.querySelector("[data-act=stop-picture]"));
  making?.abort();
  const own = new AbortController();
  making = own;
  const onStop = () => own.abort();
  stop.addEventListener("click", onStop);
  const drawing = new Drawing(session.core.geometry(session.view.family), session.table.board.flipped);
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
 * @returns {Promise<Blob | null>} null: it was stopped
 */
async function make(session, kind, drawing, signal, tell) {
  if (kind === "gif") return animated(session, drawing, signal, tell);
  const text = drawn(session, session.node, drawing, STILL);
  if (kind === "svg") return new Blob([text], { type: "image/svg+xml" });
  const canvas = await painted(text, STILL, drawing.ratio);
  return canvas.convertToBlob({ type: "image/png" });
}

/**
 * @param {Session} session
 * @param {Drawing} drawing
 * @param {AbortSignal} signal
 * @param {(done: number, of: number) => void} tell
 */
async function animated(session, drawing, signal, tell) {
  const nodes = [session.tree.root, ...path(last(session.node))].slice(0, MOST_TURNS + 1);
  const size = [MOVING, Math.round(MOVING * drawing.ratio)];
  const animation = await Animation.begin(size[0] ?? 1, size[1] ?? 1);
  const pixels = async (/** @type {Node} */ node) => {
    const canvas = await painted(drawn(session, node, drawing, MOVING), MOVING, drawing.ratio);
    return /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const end = /** @type {Node} */ (nodes.at(-1));
  tell(0, nodes.length);
  // Most colours are on the last board.
  animation.sample(await pixels(end));
  for (const [index, node] of nodes.entries()) {
    if (signal.aborted) return null;
    animation.add(await pixels(node), node === end ? END : TURN);
    tell(index + 1, nodes.length);
  }
  return new Blob([animation.finish()], { type: "image/gif" });
}

/** The position after a turn. @param {Session} session @param {Node} node @param {Drawing} drawing @param {number} width */
function drawn({ core, tree }, node, drawing, width) {
  const { table, view } = core.open(tree.opening(node));
  core.close(table);
  return drawing.svg(view, shapesOf(node.comments), width);
}

/** Paints a drawing on the colour of the page. @param {string} text @param {number} width @param {number} ratio */
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
