// The players' colours.

/** @import { Color } from "./types.d.ts" */

/** Returns the colour of the other player. @param {Color} color @returns {Color} */
export const other = (color) => (color === "w" ? "b" : "w");
