// Loads the parts of the site that only some games need. A separate folder so that those parts may use `web/game`.

import { hasPotentials } from "../game/url.js";

/** @import { VariantId } from "../core/types.d.ts" */

/** Loads the rules of a game that boards do not support by default. @param {VariantId} variant */
export async function loadRules(variant) {
  if (hasPotentials(variant)) await (await import("../potentials/potentials.js")).loadPotentials();
}
