// A streak as a picture: its length, and a ring for each puzzle.

import { t } from "../words/words.js";

/** Size of the picture, in the proportions that chats and networks show whole. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Greatest number of rings in a row of the picture, and of rows. */
const RINGS_IN_ROW = 20;
const ROWS_MAX = 3;

/** Distance between rings. */
const STEP = 52;

/**
 * Paints the picture in the colours of the page.
 * @param {{ count: number, game: string }} streak
 * @returns {Promise<Blob>} a PNG
 */
export async function streakPicture({ count, game }) {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const style = getComputedStyle(document.body);
  const accent = getComputedStyle(document.querySelector(".result-card strong") ?? document.body).color;
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textAlign = "center";
  context.fillStyle = accent;
  context.font = `700 240px ${style.fontFamily}`;
  context.fillText(String(count), WIDTH / 2, 290);
  context.fillStyle = style.color;
  context.font = `600 52px ${style.fontFamily}`;
  context.fillText(t("puzzles-result-streak", { count }), WIDTH / 2, 375, WIDTH - 80);
  context.font = `400 34px ${style.fontFamily}`;
  context.fillText(`Gipfel · ${game}`, WIDTH / 2, 590);
  context.strokeStyle = accent;
  context.lineWidth = 8;
  for (const [x, y] of ringPlaces(count)) {
    context.beginPath();
    context.arc(x, y, 17, 0, 2 * Math.PI);
    context.stroke();
  }
  return canvas.convertToBlob({ type: "image/png" });
}

/** Returns the centres of the rings: centred rows, as many as fit. @param {number} count @returns {[x: number, y: number][]} */
export function ringPlaces(count) {
  const drawn = Math.min(count, RINGS_IN_ROW * ROWS_MAX);
  return Array.from({ length: drawn }, (_, index) => {
    const row = Math.floor(index / RINGS_IN_ROW);
    const inRow = Math.min(RINGS_IN_ROW, drawn - row * RINGS_IN_ROW);
    return [WIDTH / 2 + (index % RINGS_IN_ROW) * STEP - ((inRow - 1) * STEP) / 2, 428 + row * STEP];
  });
}
