// Tasks and themes of puzzles in words.

import { t } from "../words/words.js";

/** @import { Color } from "../core/types.d.ts" */
/** @import { PuzzleFacts, Theme } from "../training/types.d.ts" */
/** @import { Mode } from "./types.d.ts" */

const THEMES = /** @type {const} */ ({
  row: "puzzles-theme-row",
  "double-row": "puzzles-theme-double-row",
  "two-directions": "puzzles-theme-two-directions",
  "given-row": "puzzles-theme-given-row",
  "opponents-row": "puzzles-theme-opponents-row",
  "stop-row": "puzzles-theme-stop-row",
  "break-four": "puzzles-theme-break-four",
  block: "puzzles-theme-block",
  "ring-cut-off": "puzzles-theme-ring-cut-off",
  "long-jump": "puzzles-theme-long-jump",
  pool: "puzzles-theme-pool",
  capture: "puzzles-theme-capture",
  "gipf-capture": "puzzles-theme-gipf-capture",
  "keep-gipf": "puzzles-theme-keep-gipf",
  "last-gipf": "puzzles-theme-last-gipf",
  reserve: "puzzles-theme-reserve",
  quiet: "puzzles-theme-quiet",
});

const MODES = /** @type {const} */ ({
  rated: "puzzles-mode-rated",
  theme: "puzzles-mode-theme",
  streak: "puzzles-mode-streak",
  daily: "puzzles-mode-daily",
  single: "puzzles-mode-single",
});

/** Themes that exist in only one of the games. */
const OF_YINSH = ["break-four", "block", "ring-cut-off", "long-jump", "pool"];
const OF_GIPF = ["capture", "gipf-capture", "keep-gipf", "last-gipf", "reserve"];

/** Describes the task. @param {PuzzleFacts} puzzle @param {Color} player */
export function taskOf({ kind, number }, player) {
  if (kind === "win") return t("puzzles-win", { player, turns: number });
  return kind === "save" ? t("puzzles-save", { player }) : t("puzzles-gain", { player });
}

/** Describes how certain it is that there is only one solution. @param {PuzzleFacts} puzzle */
export function standingOf({ kind, number }) {
  return kind === "gain" ? t("puzzles-judged", { depth: number }) : t("puzzles-proved");
}

/** @param {Theme} theme */
export const themeName = (theme) => t(THEMES[theme]);

/** @param {Mode} mode */
export const modeName = (mode) => t(MODES[mode]);

/** Returns the themes of a game. @param {"yinsh" | "gipf"} game @returns {Theme[]} */
export function themesOf(game) {
  const others = game === "yinsh" ? OF_GIPF : OF_YINSH;
  return /** @type {Theme[]} */ (Object.keys(THEMES).filter((theme) => !others.includes(theme)));
}

/** Tests whether a string is a theme of a game. @param {string} text @param {"yinsh" | "gipf"} game @returns {text is Theme} */
export const isTheme = (text, game) => themesOf(game).some((theme) => theme === text);
