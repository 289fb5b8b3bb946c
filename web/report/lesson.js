// What mistakes teach: related reasons share one piece of advice, and a lesson and a theme of puzzles that train it.

import { themeName } from "../training/theme.js";
import { t } from "../words/words.js";
import { REASONS } from "./reasons.js";

/** @import { Family, VariantId } from "../core/types.d.ts" */
/** @import { JudgedTurn, ReasonCode } from "../engine/messages.d.ts" */
/** @import { Theme } from "../training/types.d.ts" */
/** @import { Topic } from "./reasons.js" */

/** @type {Record<Topic, () => string>} */
const ADVICE = {
  win: () => t("report-advice-win"),
  danger: () => t("report-advice-danger"),
  "own-row": () => t("report-advice-own-row"),
  "their-row": () => t("report-advice-their-row"),
  "given-row": () => t("report-advice-given-row"),
  capture: () => t("report-advice-capture"),
  safety: () => t("report-advice-safety"),
  "gipf-pieces": () => t("report-advice-gipf-pieces"),
  rings: () => t("report-advice-rings"),
  flips: () => t("report-advice-flips"),
  removal: () => t("report-advice-removal"),
  supply: () => t("report-advice-supply"),
  potentials: () => t("report-advice-potentials"),
};

/** A lesson by its course and name, and a theme. @typedef {readonly [lesson: string, theme: Theme | null]} Plan */

/** @type {Record<Family, Partial<Record<Topic, Plan>>>} */
const PLANS = {
  yinsh: {
    win: ["yinsh/ending", "row"],
    danger: ["yinsh/ending", "stop-row"],
    "own-row": ["yinsh/rows", "row"],
    "their-row": ["yinsh/defence", "stop-row"],
    "given-row": ["yinsh/not-yours", "opponents-row"],
    rings: ["yinsh/moving", "ring-cut-off"],
    flips: ["yinsh/flipping", "break-four"],
    removal: ["yinsh/removing", "row"],
    supply: ["yinsh/ending", "pool"],
  },
  gipf: {
    win: ["gipf/reserve", "row"],
    danger: ["gipf/reserve", "stop-row"],
    "own-row": ["gipf/rows", "row"],
    "their-row": ["gipf/rows", "stop-row"],
    "given-row": ["gipf/not-yours", "opponents-row"],
    capture: ["gipf/capturing", "capture"],
    safety: ["gipf/capturing", "stop-row"],
    "gipf-pieces": ["gipf/gipf-pieces", "keep-gipf"],
    removal: ["gipf/removing", "row"],
    supply: ["gipf/reserve", "reserve"],
    potentials: ["potentials/loading", null],
  },
};

/** @type {Record<string, () => string>} */
const LESSONS = {
  "yinsh/ending": () => t("lesson-yinsh-ending"),
  "yinsh/rows": () => t("lesson-yinsh-rows"),
  "yinsh/defence": () => t("lesson-yinsh-defence"),
  "yinsh/not-yours": () => t("lesson-yinsh-not-yours"),
  "yinsh/moving": () => t("lesson-yinsh-moving"),
  "yinsh/flipping": () => t("lesson-yinsh-flipping"),
  "yinsh/removing": () => t("lesson-yinsh-removing"),
  "gipf/reserve": () => t("lesson-gipf-reserve"),
  "gipf/rows": () => t("lesson-gipf-rows"),
  "gipf/not-yours": () => t("lesson-gipf-not-yours"),
  "gipf/capturing": () => t("lesson-gipf-capturing"),
  "gipf/gipf-pieces": () => t("lesson-gipf-gipf-pieces"),
  "gipf/removing": () => t("lesson-gipf-removing"),
  "potentials/loading": () => t("lesson-potentials-loading"),
};

/** Maximum number of lessons of a game; more would be remembered less. */
const LESSONS_MAX = 3;

/** Returns the topic of a reason, if it teaches anything. @param {ReasonCode | "other"} code */
export const topicOf = (code) => (code === "other" ? null : (REASONS[code]?.topic ?? null));

/** @param {Topic} topic */
export const adviceOf = (topic) => ADVICE[topic]();

/** Returns what trains a topic in the game of a variant. @param {Topic} topic @param {VariantId} variant */
export function trainingOf(topic, variant) {
  /** @type {Family} */
  const game = variant.startsWith("yinsh") ? "yinsh" : "gipf";
  const [lesson, theme] = PLANS[game][topic] ?? [null, null];
  return {
    game,
    lesson: lesson === null ? null : { path: `learn/${lesson}`, name: LESSONS[lesson]?.() ?? lesson },
    theme: theme === null ? null : { id: theme, path: `puzzles?mode=theme&game=${game}&theme=${theme}`, name: themeName(theme) },
  };
}

/**
 * Returns the topics of the criticised turns, those that cost most winning chances first.
 * @param {Pick<JudgedTurn, "reason" | "loss" | "kind">[]} turns
 * @returns {{ topic: Topic, count: number }[]}
 */
export function lessonsOf(turns) {
  /** @type {Map<Topic, { topic: Topic, count: number, loss: number }>} */
  const topics = new Map();
  for (const { reason, loss, kind } of turns) {
    const topic = reason && kind !== "best" && kind !== "good" ? topicOf(reason.code) : null;
    if (topic === null) continue;
    const known = topics.get(topic) ?? { topic, count: 0, loss: 0 };
    topics.set(topic, { topic, count: known.count + 1, loss: known.loss + loss });
  }
  const all = [...topics.values()].sort((one, other) => other.loss - one.loss);
  return all.slice(0, LESSONS_MAX).map(({ topic, count }) => ({ topic, count }));
}
