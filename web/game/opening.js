// How a game is opened that an agreement names, and the rules that it needs besides those of every board.

import { hasPotentials } from "./link.js";

/** @import { Opening, VariantId } from "../core/types.d.ts" */
/** @import { WrittenVariant } from "../online/types.d.ts" */
/** @import { Links } from "./match-names.js" */

/**
 * The start of a game as the server names it: own terms follow the variant behind a colon.
 * @param {{ variant: WrittenVariant, handicap?: string | null, match?: Links }} agreed
 * @returns {Opening}
 */
export function openingOf({ variant: written, handicap, match }) {
  const [variant, ...terms] = /** @type {[VariantId, ...string[]]} */ (written.split(":"));
  return {
    variant,
    ...(terms.length > 0 && { terms: terms.join(":") }),
    ...(handicap && { handicap }),
    ...(match && { links: match.links, challenges: match.challenges }),
  };
}

/** Fetches the rules of a game that boards do not know by themselves. @param {VariantId} variant */
export async function loadRules(variant) {
  if (hasPotentials(variant)) await (await import("../potentials/potentials.js")).loadPotentials();
}
