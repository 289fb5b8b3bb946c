// The name of a match.

import { t } from "../words/words.js";
import { variantName } from "./names.js";

/** @import { Variant } from "../protocol/types.d.ts" */

/** @typedef {{ links: string, challenges?: string | null }} Links the terms that a match adds to its game */

/** Names a game by its variant; a match is named as such. @param {{ variant: Variant, match?: Links | null }} terms */
export function gameName({ variant, match }) {
  const game = variantName(variant);
  return match ? t("match-name", { game }) : game;
}
