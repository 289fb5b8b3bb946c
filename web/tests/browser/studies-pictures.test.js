// Pictures of positions and games as files.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "./browser-test.js";
import { settled } from "./settled.js";
import { recordedGame } from "./shadow.js";

/** Returns the file that a button of the panel saves. @param {import("playwright-core").Page} page @param {"png" | "svg" | "gif"} kind */
async function fileOf(page, kind) {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: 30_000 }), page.locator(`[data-act="${kind}"]`).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Returns the frames of a GIF, by walking over its blocks. @param {Buffer} bytes */
function framesOf(bytes) {
  let at = 13 + 3 * 2 ** ((bytes[10] & 7) + 1);
  const skip = () => {
    while (bytes[at] !== 0) at += bytes[at] + 1;
    at += 1;
  };
  const delays = [];
  let images = 0;
  while (bytes[at] !== 0x3b) {
    const kind = bytes[at];
    if (kind === 0x21) {
      if (bytes[at + 1] === 0xf9) delays.push(bytes.readUInt16LE(at + 4));
      at += 2;
      skip();
    } else {
      assert.equal(kind, 0x2c, `a block at ${at}`);
      images += 1;
      at += 11;
      skip();
    }
  }
  return { images, delays };
}

test("a position is saved as a picture, a game as an animation with a frame for each turn", {}, async ({ page, open, tell }) => {
  const turns = recordedGame("yinsh").slice(0, 12);
  await open(`/en/analyse?variant=yinsh&turns=${turns.map(encodeURIComponent).join("_")}`);
  await settled(page);
  await page.getByRole("tab", { name: "Share" }).click();

  const png = await fileOf(page, "png");
  assert.equal(png.name, "gipfel-yinsh.png");
  assert.equal(png.bytes.subarray(1, 4).toString(), "PNG");
  assert.equal(png.bytes.readUInt32BE(16), 1200);
  const height = png.bytes.readUInt32BE(20);
  assert.ok(height > 1200 && height < 1500, String(height));

  const svg = (await fileOf(page, "svg")).bytes.toString();
  assert.match(svg, /^<svg [^>]*width="1200"/);
  // It is self-contained: no class, no style sheet, and every reference leads to something in it.
  assert.doesNotMatch(svg, /class=|var\(--|https?:(?!\/\/www\.w3\.org)/);
  for (const [, id] of svg.matchAll(/(?:href="|url\(&quot;|url\(")#([\w-]+)/g)) assert.ok(svg.includes(`id="${id}"`), id);
  const pieces = [...svg.matchAll(/<use href="#hb-[wb]-/g)].length;
  assert.equal(pieces, await page.locator("#board .hb-pieces use").count());

  const { bytes } = await fileOf(page, "gif");
  assert.equal(bytes.subarray(0, 6).toString(), "GIF89a");
  assert.equal(bytes.readUInt16LE(6), 480);
  const { images, delays } = framesOf(bytes);
  assert.equal(images, turns.length + 1);
  assert.deepEqual(delays, [...turns.map(() => 80), 300], "the last frame is shown longer");
  assert.ok(bytes.length < 400_000, `${bytes.length} bytes`);
  tell(`${bytes.length} bytes for ${images} frames`);
});

test("an animation that takes too long can be stopped", {}, async ({ page, open }) => {
  const turns = recordedGame("yinsh");
  await open(`/en/analyse?variant=yinsh&turns=${turns.map(encodeURIComponent).join("_")}`);
  await settled(page);
  await page.getByRole("tab", { name: "Share" }).click();
  // As slow as an old phone.
  await page.evaluate(() => {
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = async function () {
      await new Promise((done) => setTimeout(done, 150));
      return decode.call(this);
    };
  });
  await page.locator('[data-act="gif"]').click();
  await page.getByText(`of ${turns.length + 1}`).waitFor();
  let saved = 0;
  page.on("download", () => {
    saved += 1;
  });
  await page.locator('[data-act="stop-picture"]').click();
  await page.waitForFunction(() => document.querySelector('[data-part="picture"]')?.textContent === "");
  assert.equal(saved, 0);
});
