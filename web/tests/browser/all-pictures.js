// Takes a picture of every page on every screen, in light and dark, for eyes to look at: `cargo xtask pictures --all`.

import { mkdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { filled } from "./filled.js";
import { NOWHERE, ROUTES } from "./routes.js";
import { settled } from "./settled.js";
import { startSite } from "./site.js";
import { launch, onStage } from "./stage.js";

const FOLDER = new URL("../../../target/pictures/", import.meta.url);

/** Small and usual phones, a phone held sideways, a laptop, a large screen. */
const SIZES = /** @type {const} */ ([
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
  [1920, 1080],
]);

/** English, and a language with long words. */
const LANGUAGES = { light: "en", dark: "de" };

/** Pictures are taken whatever the browser complains about; what pages look like with somebody in them: behind the language, and a name for the file. */
const PLACES = [...ROUTES, "player/ada", "play?variant=yinsh&opponent=person", NOWHERE];

/** @param {string} place */
const nameOf = (place) => place.replace(/[?&=]/g, "-").replaceAll("/", "-") || "home";

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const [browser, site] = await Promise.all([launch(), startSite()]);
try {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await onStage(browser, site.origin, { colorScheme, expected: [/./] }, async ({ page, open }) => {
      await filled(page);
      for (const place of PLACES) {
        await open(`/${LANGUAGES[colorScheme]}/${place}`);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await settled(page);
          const name = `${nameOf(place)}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: fileURLToPath(new URL(name, FOLDER)) });
        }
      }
      console.log(`target/pictures/*-${colorScheme}.png  ${PLACES.length * SIZES.length} pictures`);
    });
  }
} finally {
  await browser.close();
  await site.stop();
}
