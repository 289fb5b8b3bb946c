// Messages about the missing part of a goal in lessons about potentials, by the goal's keyword.
import { t } from "../words/words.js";

/** @type {Record<string, (count: number, point: string) => string>} */
export const FAULTS = {
  load: () => t("potentials-miss-load"),
  "bring-single": () => t("potentials-miss-single"),
  push: () => t("potentials-miss-push"),
  use: () => t("potentials-miss-use"),
  jump: (count) => t("potentials-miss-jump", { count }),
  extra: () => t("potentials-miss-extra"),
  decline: () => t("potentials-miss-decline"),
  break: () => t("potentials-miss-break"),
  "make-gipf": () => t("potentials-miss-make"),
  remove: (count) => t("potentials-miss-remove", { count }),
};
