// The languages of the site: one file each in `i18n`.

import { readdirSync } from "node:fs";

export const LANGUAGES = readdirSync(new URL("../../../i18n/", import.meta.url))
  .filter((file) => file.endsWith(".ftl"))
  .map((file) => file.slice(0, -".ftl".length))
  .sort();
