// Tasks and modes of puzzles in words.

import { t } from "../words/words.js";

/** @import { Color } from "../core/types.d.ts" */
/** @import { PuzzleFacts } from "../training/types.d.ts" */
/** @import { Mode } from "./types.d.ts" */

const MODES = /** @type {const} */ ({
  rated: "puzzles-mode-rated",
  theme: "puzzles-mode-theme",
  streak: "puzzles-mode-streak",
  daily: "puzzles-mode-daily",
  single: "puzzles-mode-single",
});

/** Describes the task. @param {PuzzleFacts} puzzle @param {Color} player */
export function taskOf({ kind, number }, player) {
  if (kind === "win") return t("puzzles-win", { player, turns: number });
  return kind === "save" ? t("puzzles-save", { player }) : t("puzzles-gain", { player });
}

/** Describes how certain it is that there is only one solution. @param {PuzzleFacts} puzzle */
export function standingOf({ kind }) {
  return kind === "gain" ? t("puzzles-judged") : t("puzzles-proved");
}

/** @param {Mode} mode */
export const modeName = (mode) => t(MODES[mode]);
