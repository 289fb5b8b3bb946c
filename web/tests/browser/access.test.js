// Nobody is kept out: every route, light and dark.

import { checkAccess } from "./access.js";
import { claim } from "./claim.js";
import { NOWHERE, ROUTES } from "./routes.js";
import { settled } from "./settled.js";

/** English, and a language with long words. */
const LANGUAGES = ["en", "de"];

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const language of LANGUAGES) {
    const quick = colorScheme === "light" && language === "en";
    claim(`no page in ${language} has an accessibility violation, ${colorScheme}`, { colorScheme, quick, seconds: 120, expected: [/404/] }, async ({ page, open }) => {
      for (const route of [...ROUTES, NOWHERE]) {
        await open(`/${language}/${route}`);
        await settled(page);
        await checkAccess(page, `/${language}/${route}, ${colorScheme}`);
      }
    });
  }
}
