// The engine at work on the position that is looked at, for as long as it is looked at.

import { settings } from "../site/settings.js";
import { scoreOf } from "./score.js";

/** @typedef {import("../core/types.js").Token} Token */
/** @typedef {import("../core/types.js").View} View */
/** @typedef {import("./score.js").Score} Score */
/** @typedef {import("./session.js").Session} Session */

/**
 * @typedef {object} ThoughtLine
 * @property {Score} score
 * @property {Token[]} tokens whole turns, the first with what was already played of it
 * @property {Token} rest of the first turn, what is still to be played
 */

/**
 * @typedef {object} Thought
 * @property {ThoughtLine[]} lines
 * @property {number} depth
 * @property {number} nodes
 * @property {number} time
 */

/** @typedef {"off" | "loading" | "thinking" | "done" | "failed" | "over"} State */
