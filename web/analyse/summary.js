// The report on a game in words: where the game turned, what it teaches, how both sides played, and the mistakes.

import { button, html } from "../dom/element.js";
import { chanceOf } from "../report/chance.js";
import { adviceOf, lessonsOf, trainingOf } from "../report/lesson.js";
import { decisionText, reasonText } from "../report/reason.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { phaseName } from "./graph.js";
import { scoreText } from "./lines.js";
import { fromRecord } from "./score.js";
import { signOf } from "../analysis/tree.js";
import { numberText } from "./turns.js";

/** @import { Color, Token } from "../core/types.js" */
/** @import { JudgedDecision, JudgedTurn, Phase, PlayerSummary, Review, TurnKind } from "../engine/messages.d.ts" */
/** @import { GoodTurn, Merit } from "../report/good.js" */
/** @import { About } from "../report/packed.js" */
/** @import { Score } from "./score.js" */
/** @import { Session } from "../analysis/session.js" */
/** @import { Node } from "../analysis/tree.js" */

/**
 * A report and its turns.
 * @typedef {object} Shown
 * @property {Review} review
 * @property {GoodTurn[]} good
 * @property {Node[]} nodes
 * @property {string | null} key
 * @property {About} about
 * @property {(() => void) | null} renew creates the report again; null if it is up to date
 */

/** Maximum number of good turns that are listed. */
const GOOD_MAX = 4;

/** @type {Record<Merit, () => string>} */
const MERITS = {
  hard: () => t("report-good-hard"),
  only: () => t("report-good-only"),
  sacrifice: () => t("report-good-sacrifice"),
  punishes: () => t("report-good-punishes"),
};

/** Marks of criticised turns, by their number in records (NAGs). @type {Partial<Record<TurnKind, number>>} */
export const MARKS = { inaccuracy: 6, mistake: 2, blunder: 4 };

/** @type {Phase[]} */
const PHASES = ["opening", "middle", "end"];

/**
 * Summarises a game: what matters first, then how both sides played and all mistakes.
 * @param {Shown} report
 * @param {Session} session
 */
export function summaryOf({ review, good, nodes, key, about, renew }, session) {
  const { players, turns, turning_point } = review;
  const colors = /** @type {Color[]} */ (["w", "b"]);
  const sides = colors.flatMap((player) => sideOf(player, players[player]));
  const turning = turning_point === null ? undefined : turns[turning_point];
  const node = turning_point === null ? undefined : nodes[turning_point];
  const turned = turning && node ? [turnedText(turning, node), " ", showButton(turning, node, session)] : [t("report-steady")];
  const wrong = review.decisions?.filter(({ reason }) => reason) ?? [];
  const decisionsAt = (/** @type {number} */ index) =>
    wrong.filter(({ ply }) => ply === index).map((decision) => decisionOf(decision, nodes[index - 1] ?? session.tree.root, session));
  const items = [...turns, null].flatMap((turn, index) => {
    const node = nodes[index];
    const before = decisionsAt(index);
    if (!turn || !node) return before;
    if (turn.kind in MARKS) return [...before, faultOf(turn, node, index === turning_point, session)];
    // The turn seemed bad at first.
    return turn.reason ? [...before, placeOf(node, reasonText(turn.reason), session)] : before;
  });
  const isFaultless = wrong.length === 0 && turns.every(({ kind }) => !(kind in MARKS));
  const list = [
    ...(isFaultless ? [html("p", {}, t("analyse-review-faultless"))] : []),
    ...(items.length > 0 ? [html("ul", { class: "faults" }, ...items)] : []),
  ];
  const learn = colors.filter((player) => (about.own ?? player) === player && hasMistakes(players[player]));
  const ways = key === null ? [] : learn.map((player) => learnLink(key, player, about.own !== null));
  const kept = key === null ? [] : [html("p", { class: "small quiet" }, t("report-kept"))];
  const lessons = lessonsIn(
    turns.filter(({ player }) => (about.own ?? player) === player),
    session,
  );
  const found = good.filter(({ ply }) => (about.own ?? turns[ply]?.player) === turns[ply]?.player);
  const old = renew ? [renewal(renew)] : [];
  return [
    ...old,
    html("p", { class: "turned" }, ...turned),
    ...lessons,
    ...goodOnes(found, nodes, session),
    ...ways,
    html("dl", {}, ...sides),
    ...list,
    ...kept,
  ];
}

/** Offers to create a report of an earlier version again. @param {() => void} renew */
function renewal(renew) {
  return html("div", { class: "old" }, html("p", {}, t("report-old")), button(t("report-renew"), renew));
}

/**
 * Lists good turns: the rarest merits first, then in the order of play.
 * @param {GoodTurn[]} good
 * @param {Node[]} nodes
 * @param {Session} session
 */
function goodOnes(good, nodes, session) {
  const rarity = (/** @type {GoodTurn} */ { merit }) => ["sacrifice", "hard", "only", "punishes"].indexOf(merit);
  const chosen = [...good].sort((one, other) => rarity(one) - rarity(other) || one.ply - other.ply).slice(0, GOOD_MAX);
  const items = chosen
    .sort((one, other) => one.ply - other.ply)
    .flatMap(({ ply, merit }) => {
      const node = nodes[ply];
      if (!node) return [];
      return [placeOf(node, MERITS[merit](), session)];
    });
  return items.length > 0 ? [html("h2", {}, t("report-good")), html("ul", { class: "faults" }, ...items)] : [];
}

/**
 * Returns an entry that leads to a turn that is not criticised.
 * @param {Node} node @param {string} why @param {Session} session
 */
function placeOf(node, why, session) {
  const place = button(`${numberText(node)} ${node.token}`, () => void session.go(node), { class: "place" });
  place.append(html("span", { class: "why" }, why));
  return html("li", {}, place);
}

/**
 * Lists what the game teaches, with a lesson and puzzles for each topic.
 * @param {JudgedTurn[]} turns those of the user, or of both sides
 * @param {Session} session
 */
function lessonsIn(turns, { tree }) {
  const items = lessonsOf(turns).map(({ topic, count }) => {
    const { lesson, theme } = trainingOf(topic, tree.variant);
    const links = [
      ...(lesson ? [link(lesson.path, t("report-lesson-link", { name: lesson.name }))] : []),
      ...(theme ? [link(theme.path, t("report-lesson-puzzles", { name: theme.name }))] : []),
    ];
    const times = html("span", { class: "quiet" }, ` ${t("report-lesson-times", { count })}`);
    return html("li", {}, adviceOf(topic), times, html("span", { class: "links" }, ...links));
  });
  return items.length > 0 ? [html("h2", {}, t("report-lessons")), html("ol", { class: "lessons" }, ...items)] : [];
}

/** @param {string} path @param {string} text */
const link = (path, text) => html("a", { href: `/${document.documentElement.lang}/${path}` }, text);

/**
 * Returns the button that shows a criticised turn on a board.
 * @param {JudgedTurn} turn @param {Node} node @param {Session} session
 */
function showButton(turn, node, session) {
  const act = async () => {
    try {
      const { demonstrate } = await import("../report/demonstration.js");
      const { core, tree, boardGame } = session;
      const opening = tree.opening(/** @type {Node} */ (node.parent));
      await demonstrate(core, { opening, mistake: turn, flipped: boardGame.board.flipped });
    } catch (error) {
      console.warn(error);
      toast(t("analyse-part-failed"), { key: "part" });
    }
  };
  return button(t("report-show"), act, { class: "show", "aria-label": `${t("report-show")}: ${numberText(node)} ${node.token}` });
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
 * Returns the entry of a wrong declaration or answer, which leads to the position before the turn.
 * @param {JudgedDecision} decision
 * @param {Node} node the turn before
 * @param {Session} session
 */
function decisionOf({ number, player, token, better, reason }, node, session) {
  const text = `${number}${player === "w" ? "." : "…"} ${token}`;
  const place = button(text, () => void showBefore(node, better.replace(/\?$/, ""), session), { class: "place" });
  if (reason) place.append(html("span", { class: "why" }, decisionText({ reason, better })));
  return html("li", {}, place);
}

/**
 * Shows the position after a turn, with the turn that would have been better.
 * @param {Node} node @param {Token} better @param {Session} session
 */
async function showBefore(node, better, session) {
  await session.go(node);
  const { board } = session.boardGame;
  board.hint(board.preview(better));
  board.scrollIntoView({ block: "nearest" });
}

/**
 * @param {JudgedTurn} turn
 * @param {Node} node
 * @param {boolean} isTurningPoint
 * @param {Session} session
 */
function faultOf(turn, node, isTurningPoint, session) {
  const { best, reason } = turn;
  const better = best ?? "";
  const score = fromRecord(node.evaluation);
  const text = t("analyse-review-point", {
    number: numberText(node),
    turn: `${node.token}${signOf(node)}`,
    score: score ? scoreText(score) : "",
    better,
  });
  const why = [reason ? reasonText(reason) : "", isTurningPoint ? t("analyse-review-turning-point") : ""].filter(Boolean).join(" ");
  const place = html(
    "button",
    { type: "button", class: "place" },
    html("span", {}, text),
    ...(why ? [html("span", { class: "why" }, why)] : []),
  );
  // Show the position before the mistake, with the better turn.
  place.addEventListener("click", () => void showBefore(/** @type {Node} */ (node.parent), better, session));
  return html("li", {}, place, showButton(turn, node, session));
}
