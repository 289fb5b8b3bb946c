// Names of the themes of puzzles.

import { t } from "../words/words.js";

/** @import { Theme } from "./types.d.ts" */

/** @param {Theme} theme */
export const themeName = (theme) => t(`puzzles-theme-${theme}`);
