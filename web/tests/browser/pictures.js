// Takes the pictures of the documentation from the site, and renders the icons from their drawing.

import { mkdir, readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { SCENES } from "./scenes.js";
import { settled } from "./settled.js";
import { startSite } from "./site.js";
import { launch, onStage } from "./stage.js";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("./scenes.js").Scene} Scene */

/** Maximum size of a picture; larger ones make the documents slow to load. */
const PICTURE_MAX_BYTES = 150_000;

const PICTURES = new URL("../../../docs/pictures/", import.meta.url);
const ICONS = new URL("../../icons/", import.meta.url);

/** Background of an icon that may not be transparent. */
const PAPER = "#f4efe6";

const browser = await launch();
try {
  await icons(browser);
  const site = await startSite();
  try {
    await mkdir(PICTURES, { recursive: true });
    for (const scene of SCENES) await take(browser, site.origin, scene);
  } finally {
    await site.stop();
  }
} finally {
  await browser.close();
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {Scene} scene
 */
async function take(browser, origin, { name, path, conditions = {}, prepare }) {
  await onStage(browser, origin, conditions, async ({ page, open }) => {
    await open(path);
    await settled(page);
    await prepare?.(page);
    const file = new URL(`${name}.jpg`, PICTURES);
    await page.screenshot({ path: fileURLToPath(file), scale: "css", type: "jpeg", quality: 88 });
    const { size } = await stat(file);
    if (size > PICTURE_MAX_BYTES) throw new Error(`docs/pictures/${name}.jpg has ${size} bytes, more than ${PICTURE_MAX_BYTES}`);
    console.log(`docs/pictures/${name}.jpg  ${Math.round(size / 1000)} KB`);
  });
}

/** @param {Browser} browser */
async function icons(browser) {
  const drawing = await readFile(new URL("icon.svg", ICONS), "base64");
  await icon(browser, drawing, "icon-192", 192, 1, null);
  await icon(browser, drawing, "icon-512", 512, 1, null);
  // A mask may cut away everything beyond four fifths of the width.
  await icon(browser, drawing, "maskable-512", 512, 0.72, PAPER);
  await icon(browser, drawing, "apple-180", 180, 0.86, PAPER);
}

/**
 * @param {Browser} browser
 * @param {string} drawing
 * @param {string} name
 * @param {number} side in pixels
 * @param {number} share share of the side that the drawing takes
 * @param {string | null} paper null: transparent
 */
async function icon(browser, drawing, name, side, share, paper) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const inner = Math.round(side * share);
  const style = `margin:0;display:grid;place-items:center;width:${side}px;height:${side}px;background:${paper ?? "transparent"}`;
  await page.setContent(`<body style="${style}"><img width="${inner}" height="${inner}" src="data:image/svg+xml;base64,${drawing}">`);
  await page.locator("img").evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, ICONS)), omitBackground: paper === null });
  await page.close();
  console.log(`web/icons/${name}.png`);
}
