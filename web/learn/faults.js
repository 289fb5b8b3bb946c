// Messages about the missing part of a goal: what was done, and what could have been.

import { t } from "../words/words.js";

/** @typedef {import("./attempt.js").Attempt} Attempt */

/**
 * Messages about the missing part of a goal, by keyword: its number or point, and what was done instead.
 * @typedef {Record<string, (goal: number, point: string, attempt: Attempt) => string>} Faults
 */

/** @param {number} goal @param {number} count */
const rowsRemoved = (goal, count) => (goal === 1 ? t("learn-miss-row") : t("learn-tried-rows", { count, goal }));

/** @type {Faults} */
export const FAULTS = {
  "land-on": () => t("learn-miss-land"),
  row: () => t("learn-miss-row"),
  "row-for-opponent": (_, __, { from }) => t("learn-miss-theirs", { point: from }),
  remove: (goal, _, { done }) => rowsRemoved(goal, done.remove ?? 0),
  "ring-off": (goal, _, { done }) => rowsRemoved(goal, done["ring-off"] ?? 0),
  jump: (goal, _, { done, from }) => t("learn-tried-jump", { count: done.jump ?? 0, goal, point: from }),
  // The marker that the ring leaves behind is not won.
  gain: (goal, _, { done, from }) => t("learn-tried-gain", { count: done.gain ?? 0, goal: goal - 1, point: from }),
  "push-moves": (goal, _, { done, from }) => t("learn-tried-push", { count: done["push-moves"] ?? 0, goal, point: from }),
  keep: (_, point) => t("learn-miss-keep", { point }),
  capture: (goal, _, { done }) => t("learn-tried-capture", { count: done.capture ?? 0, goal }),
  "capture-gipf": (_, __, { from }) => t("learn-miss-gipf", { point: from }),
  reserve: (goal, _, { done }) => t("learn-tried-reserve", { count: done.reserve ?? 0, goal }),
  "bring-gipf": () => t("learn-miss-bring-gipf"),
  "bring-single": () => t("learn-miss-bring-single"),
  leave: () => t("learn-miss-leave"),
  stop: () => t("learn-miss-stop"),
  win: () => t("learn-miss-win"),
};
