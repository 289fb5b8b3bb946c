// The report on a game in words: how both sides played, where the game turned, and the mistakes.

import { html } from "../dom/element.js";
import { reasonText } from "../report/reason.js";
import { t } from "../words/words.js";
import { phaseName } from "./graph.js";
import { scoreText } from "./lines.js";
import { chanceOf, fromRecord } from "./score.js";
import { signOf } from "../analysis/tree.js";
import { numberText } from "./turns.js";

/** @import { Color } from "../core/types.js" */
/** @import { JudgedTurn, Phase, PlayerSummary, Review, TurnKind } from "../engine/messages.d.ts" */
/** @import { About } from "../report/packed.js" */
/** @import { Score } from "./score.js" */
/** @import { Session } from "../analysis/session.js" */
/** @import { Node } from "../analysis/tree.js" */

/** A report and its turns. @typedef {{ review: Review, nodes: Node[], key: string | null, about: About }} Shown */

/** Marks of criticised turns, by their number in records (NAGs). @type {Partial<Record<TurnKind, number>>} */
export const MARKS = { inaccuracy: 6, mistake: 2, blunder: 4 };

/** @type {Phase[]} */
const PHASES = ["opening", "middle", "end"];

/**
 * Summarises how both sides played, where the game turned, and the mistakes.
 * @param {Shown} report
 * @param {Session} session
 */
export function summaryOf({ review, nodes, key, about }, session) {
  const { players, turns, turning_point } = review;
  const colors = /** @type {Color[]} */ (["w", "b"]);
  const sides = colors.flatMap((player) => sideOf(player, players[player]));
  const turning = turning_point === null ? undefined : turns[turning_point];
  const node = turning_point === null ? undefined : nodes[turning_point];
  const turned = turning && node ? turnedText(turning, node) : t("report-steady");
  const items = turns.flatMap((turn, index) => {
    const node = nodes[index];
    return node && turn.kind in MARKS ? [faultOf(turn, node, index === turning_point, session)] : [];
  });
  const list = items.length > 0 ? html("ul", { class: "faults" }, ...items) : html("p", {}, t("analyse-review-faultless"));
  const learn = colors.filter((player) => (about.own ?? player) === player && hasMistakes(players[player]));
  const ways = key === null ? [] : learn.map((player) => learnLink(key, player, about.own !== null));
  const kept = key === null ? [] : [html("p", { class: "small quiet" }, t("report-kept"))];
  return [html("dl", {}, ...sides), html("p", {}, turned), ...ways, list, ...kept];
}

/** @param {PlayerSummary} player */
const hasMistakes = ({ turns }) => turns.mistake + turns.blunder > 0;

/**
 * @param {Color} player
 * @param {PlayerSummary} summary
 */
function sideOf(player, { accuracy, turns: counts, phases }) {
  if (accuracy === null) return [];
  const count = counts.inaccuracy + counts.mistake + counts.blunder;
  const words = [t("analyse-review-accuracy", { percent: Math.round(accuracy) }), t("analyse-review-faults", { count })];
  const parts = PHASES.flatMap((phase) => {
    const mean = phases[phase] ?? null;
    return mean === null ? [] : [t("report-phase", { phase: phaseName(phase), percent: Math.round(mean) })];
  });
  return [
    html("dt", {}, t("analyse-review-player", { player })),
    html("dd", {}, words.join(" · "), html("br"), html("span", { class: "small quiet" }, parts.join(" · "))),
  ];
}

/** @param {JudgedTurn} turn @param {Node} node */
function turnedText({ player, score, best_score }, node) {
  const percent = (/** @type {Score} */ score) => Math.round(100 * (player === "w" ? chanceOf(score) : 1 - chanceOf(score)));
  return t("report-turned", { player, turn: `${numberText(node)} ${node.token}`, before: percent(best_score), after: percent(score) });
}

/**
 * @param {string} key
 * @param {Color} player
 * @param {boolean} isOwn
 */
function learnLink(key, player, isOwn) {
  const href = `/${document.documentElement.lang}/mistakes?report=${key}&side=${player}`;
  return html("a", { class: "button primary", href }, isOwn ? t("report-learn") : t("report-learn-of", { player }));
}

/**
 * @param {JudgedTurn} turn
 * @param {Node} node
 * @param {boolean} isTurningPoint
 * @param {Session} session
 */
function faultOf({ best, reason }, node, isTurningPoint, session) {
  const better = best ?? "";
  const score = fromRecord(node.evaluation);
  const text = t("analyse-review-point", {
    number: numberText(node),
    turn: `${node.token}${signOf(node)}`,
    score: score ? scoreText(score) : "",
    better,
  });
  const why = [reason ? reasonText(reason) : "", isTurningPoint ? t("analyse-review-turning-point") : ""].filter(Boolean).join(" ");
  const button = html("button", { type: "button" }, html("span", {}, text), ...(why ? [html("span", { class: "why" }, why)] : []));
  // Show the position before the mistake, with the better turn.
  button.addEventListener("click", async () => {
    await session.go(/** @type {Node} */ (node.parent));
    const { board } = session.boardGame;
    board.hint(board.preview(better));
    board.scrollIntoView({ block: "nearest" });
  });
  return html("li", {}, button);
}
