// The start of a game as agreed.

/** @import { GameStart, VariantId } from "../core/types.d.ts" */
/** @import { Variant } from "../protocol/types.d.ts" */
/** @import { Links } from "./match-names.js" */

/**
 * Returns the start of a game as the server names it: custom terms follow the variant after a colon.
 * @param {{ variant: Variant | VariantId, handicap?: string | null, match?: Links | null }} agreed
 * @returns {GameStart}
 */
export function gameStartOf({ variant: written, handicap, match }) {
  const [variant, ...terms] = /** @type {[VariantId, ...string[]]} */ (written.split(":"));
  return {
    variant,
    ...(terms.length > 0 && { terms: terms.join(":") }),
    ...(handicap && { handicap }),
    ...(match && { links: match.links, challenges: match.challenges ?? undefined }),
  };
}
