// The reasons for bad turns: what the pages say and teach about each of them.

/** @import { ReasonCode } from "../engine/messages.d.ts" */
/** @import { Messages } from "../words/ids.d.ts" */

/**
 * @typedef {"win" | "danger" | "own-row" | "their-row" | "given-row" | "capture" | "safety" | "gipf-pieces" | "rings" | "flips"
 *   | "removal" | "supply" | "potentials"} Topic
 */

/**
 * The rest of the ids that begin with `progress-why-`.
 * @template {string} Id
 * @typedef {Id extends `progress-why-${infer Rest}` ? Rest : never} WhyOf
 */

/**
 * Data about a reason.
 * @typedef {object} About
 * @property {WhyOf<keyof Messages>} why the sentence about the mistakes with this reason: `progress-why-…`
 * @property {Topic | null} topic null if it teaches nothing
 * @property {true} [isTimed] whether it is about something that happens at a certain turn, which may be later
 */

/** @type {Record<ReasonCode, About>} */
export const REASONS = {
  "missed-win": { why: "missed-win", topic: "win" },
  "allows-win": { why: "allows-win", topic: "danger" },
  "last-gipf": { why: "last-gipf", topic: "gipf-pieces" },
  "gives-row": { why: "gives-row", topic: "given-row" },
  "missed-row": { why: "missed-row", topic: "own-row" },
  "missed-capture": { why: "missed-capture", topic: "capture" },
  "gipf-piece-lost": { why: "gipf-piece-lost", topic: "gipf-pieces" },
  "pieces-captured": { why: "pieces-captured", topic: "safety" },
  "unstopped-row": { why: "unstopped-row", topic: "their-row" },
  "allows-row": { why: "allows-row", topic: "their-row" },
  "ring-cut-off": { why: "ring-cut-off", topic: "rings" },
  "broke-four": { why: "broke-four", topic: "flips" },
  "costs-rows": { why: "costs-rows", topic: "their-row" },
  "costs-pieces": { why: "costs-pieces", topic: "safety" },
  "wrong-ring": { why: "wrong-removal", topic: "removal" },
  "wrong-row": { why: "wrong-removal", topic: "removal" },
  "pool-runs-out": { why: "runs-out", topic: "supply", isTimed: true },
  "reserve-runs-out": { why: "runs-out", topic: "supply", isTimed: true },
  "no-more-gipf-pieces": { why: "no-more-gipf-pieces", topic: "gipf-pieces" },
  "use-missed": { why: "use", topic: "potentials" },
  "use-wasted": { why: "use", topic: "potentials" },
  "row-follows": { why: "costs-rows", topic: "their-row", isTimed: true },
  "row-lost": { why: "costs-rows", topic: "own-row", isTimed: true },
  "row-delayed": { why: "costs-rows", topic: "own-row" },
  "row-sooner": { why: "costs-rows", topic: "their-row" },
  "captures-follow": { why: "costs-pieces", topic: "safety", isTimed: true },
  "capture-lost": { why: "costs-pieces", topic: "capture", isTimed: true },
  "gipf-piece-exposed": { why: "exposed", topic: "gipf-pieces" },
  "pieces-threatened": { why: "threat", topic: "safety", isTimed: true },
  "attack-missed": { why: "threat-missed", topic: "capture", isTimed: true },
  "row-threatened": { why: "threat", topic: "their-row", isTimed: true },
  "threat-missed": { why: "threat-missed", topic: "own-row", isTimed: true },
  "markers-flipped": { why: "flips", topic: "flips", isTimed: true },
  "flip-missed": { why: "flips", topic: "flips", isTimed: true },
  "ring-hemmed-in": { why: "ring-cut-off", topic: "rings", isTimed: true },
  close: { why: "other", topic: null },
  "compare-rows": { why: "compare", topic: "own-row" },
  "compare-moves": { why: "compare", topic: "rings" },
  "compare-flips": { why: "compare", topic: "flips" },
  "compare-markers": { why: "compare", topic: null },
  "compare-fours": { why: "compare", topic: null },
  "compare-centre": { why: "compare", topic: null },
  "compare-reserve": { why: "compare", topic: null },
  "compare-pieces": { why: "compare", topic: null },
  "compare-risk": { why: "compare", topic: "safety" },
  "compare-threes": { why: "compare", topic: null },
};
