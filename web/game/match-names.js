// How a match is called.

import { t } from "../words/words.js";
import { variantName } from "./names.js";

/** @import { WrittenVariant } from "../online/types.d.ts" */

/** @typedef {{ links: string, challenges: string }} Links what a match adds to its game */

/** A game with its variant; a match says that it is one. @param {{ variant: WrittenVariant, match?: Links }} terms */
export function gameName({ variant, match }) {
  const game = variantName(variant);
  return match ? t("match-name", { game }) : game;
}
