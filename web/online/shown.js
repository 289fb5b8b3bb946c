// Which variants the pages for on-line games can show. The server knows more: games with potentials, for programs.

/** @import { VariantId } from "../core/types.d.ts" */

/** @type {ReadonlySet<string>} */
const SHOWN = new Set(["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament"]);

/** @param {VariantId} variant */
export const isShown = (variant) => SHOWN.has(variant);
