// The report on the main line: a verdict on every turn, marks for mistakes, and the better turns as variations. The
// verdicts are written into the tree, and so into the record; the report is stored so that it is computed only once.

import { other } from "../core/color.js";
import { html } from "../dom/element.js";
import { serverGame } from "../report/url.js";
import { reasonText } from "../report/reason.js";
import { findReport, keepReport } from "../report/reports.js";
import { Reviewing } from "../report/reviewing.js";
import { serverReport } from "../report/server.js";
import { t } from "../words/words.js";
import { Graph, phaseName } from "./graph.js";
import { scoreText } from "./lines.js";
import { chanceOf, fromRecord, toRecord } from "./score.js";
import { mark, signOf } from "../analysis/tree.js";
import { numberText } from "./turns.js";

/** @import { Color, Token, View } from "../core/types.js" */
/** @import { JudgedTurn, Phase, PlayerSummary, Review, TurnKind } from "../engine/messages.d.ts" */
/** @import { About } from "../report/packed.js" */
/** @import { Progress } from "../report/reviewing.js" */
/** @import { Score } from "./score.js" */
/** @import { Session } from "../analysis/session.js" */
/** @import { Thinking } from "./thinking.js" */
/** @import { Node } from "../analysis/tree.js" */

/** Marks of criticised turns, by their number in records (NAGs). @type {Partial<Record<TurnKind, number>>} */
const MARKS = { inaccuracy: 6, mistake: 2, blunder: 4 };

/** Number of turns kept from the better variation. */
const BETTER_TURNS = 3;

/** @type {Phase[]} */
const PHASES = ["opening", "middle", "end"];

/** A report and its turns. @typedef {{ review: Review, nodes: Node[], key: string | null, about: About }} Shown */

/**
 * @param {Session} session
 * @param {Thinking} thinking
 * @param {HTMLElement} place
 */
export function showReview(session, thinking, place) {
  const button = /** @type {HTMLButtonElement} */ (place.querySelector("[data-act=review]"));
  const state = /** @type {HTMLElement} */ (place.querySelector("[data-part=state]"));
  const result = /** @type {HTMLElement} */ (place.querySelector("[data-part=result]"));
  const summary = html("div", { class: "summary" });
  const reviewing = new Reviewing();
  /** @type {Node[]} the start and all turns that the graph shows */
  let line = [];
  const graph = new Graph((index) => {
    const node = line[index];
    if (node && node !== session.node) session.go(node);
  });
  result.append(summary);
  const course = /** @type {HTMLElement} */ (document.getElementById("course"));
  course.append(graph.element);

  /** @type {AbortController | null} */
  let running = null;
  /** @type {Shown | null} */
  let shown = null;

  const drawGraph = () => {
    line = [session.tree.root, ...session.tree.mainLine()];
    // A main line that has changed since is a different game, without a report.
    button.hidden = shown !== null && isSame(shown.nodes, line.slice(1));
    const scores = line.map((node) => fromRecord(node.evaluation));
    const known = scores.slice(1).filter(Boolean).length;
    course.hidden = known < 2;
    if (known < 2) return;
    // The start takes the first known score; a turn without a score takes that of the previous turn.
    let last = /** @type {Score} */ (scores.find(Boolean));
    graph.draw(
      line.map((node, index) => {
        const turn = shown?.nodes[index - 1] === node ? shown.review.turns[index - 1] : undefined;
        const text = node.token ? `${numberText(node)} ${node.token}` : t("analyse-start");
        const turns = turn !== undefined && shown?.review.turning_point === index - 1;
        return { text, score: (last = scores[index] ?? last), phase: turn?.phase, turns };
      }),
    );
    markHere();
  };
  const markHere = () => {
    const at = line.indexOf(session.node);
    graph.mark(at < 0 ? null : at);
  };

  /** @param {Shown} report */
  const show = (report) => {
    shown = report;
    annotate(session, report.nodes, report.review);
    session.changed();
    summary.replaceChildren(...summaryOf(report, session));
    result.hidden = false;
  };

  /** Shows the stored report, if any. */
  const recall = async () => {
    const { tree } = session;
    const nodes = tree.mainLine();
    const game = nodes.length > 0 ? gameOf(session, nodes) : null;
    const report = game && (await findReport(game).catch(() => null));
    if (!report || session.tree !== tree || !isSame(nodes, tree.mainLine())) return false;
    const { own, against } = report.body;
    show({ review: report.review, nodes, key: report.key, about: { own, against } });
    return true;
  };

  /** @param {About} [about] the players from the user's point of view */
  const run = async (about = { own: null, against: null }) => {
    const { tree } = session;
    const nodes = tree.mainLine();
    if (nodes.length === 0) return (state.textContent = t("analyse-review-empty"));
    if (await recall()) return result.scrollIntoView({ block: "nearest" });
    const control = (running = new AbortController());
    button.textContent = t("analyse-review-stop");
    const tell = (/** @type {Progress} */ { round, done, of }) => {
      state.textContent = round === "positions" ? t("analyse-review-doing", { done, of }) : t("report-doing-again", { done, of });
    };
    try {
      thinking.lend();
      tell({ round: "positions", done: 0, of: nodes.length });
      const game = gameOf(session, nodes);
      const online = serverGame(location.search);
      const made = online && (await serverReport(online, game.turns));
      const review = made || (await reviewing.review(game, { tell, signal: control.signal }));
      state.textContent = "";
      if (!review) return;
      const key = await keepReport(game, review, about).catch(() => null);
      if (session.tree === tree && isSame(nodes, tree.mainLine())) {
        show({ review, nodes, key, about });
        result.scrollIntoView({ block: "nearest" });
      }
    } catch (error) {
      console.warn(error);
      state.textContent = t("analyse-engine-failed");
    } finally {
      running = null;
      button.textContent = t("analyse-review");
      reviewing.close();
      thinking.giveBack();
    }
  };

  button.addEventListener("click", () => (running ? running.abort() : run()));
  session.addEventListener("tree", drawGraph);
  session.addEventListener("node", markHere);
  session.addEventListener("another", () => {
    running?.abort();
    shown = null;
    button.hidden = false;
    summary.replaceChildren();
    result.hidden = true;
    state.textContent = "";
  });
  // The turns of another tree exist only once it is shown.
  session.addEventListener("another", () => queueMicrotask(recall));
  drawGraph();
  return { run, recall };
}

/** Tests whether both lists hold the same turns. @param {Node[]} a @param {Node[]} b */
function isSame(a, b) {
  return a.length === b.length && a.every((node, index) => node === b[index]);
}

/**
 * Returns the game of a line in the form that reports use.
 * @param {Session} session
 * @param {Node[]} nodes
 */
function gameOf(session, nodes) {
  const { variant, terms, start, turns, part } = lastView(session, nodes);
  const tokens = turns.map((turn) => turn.token);
  return { variant, terms, start, turns: part ? [...tokens, part] : tokens };
}

/**
 * Returns the view at the end of a line.
 * @param {Session} session
 * @param {Node[]} nodes
 * @returns {View}
 */
function lastView({ core, tree }, nodes) {
  const { id, view } = core.open({ ...tree.opening(tree.root), turns: nodes.map((node) => node.token) });
  core.close(id);
  return view;
}

/**
 * Stores the engine's evaluation of each turn.
 * @param {Session} session
 * @param {Node[]} nodes
 * @param {Review} review
 */
function annotate(session, nodes, { turns }) {
  nodes.forEach((node, index) => {
    const turn = turns[index];
    if (!turn) return;
    node.evaluation = toRecord(turn.score);
    const nag = MARKS[turn.kind];
    if (nag !== undefined) blame(session, node, nag, turn.line);
  });
}

/**
 * Marks a mistake and adds the better turns as a variation. Marks set by the user are kept.
 * @param {Session} session
 * @param {Node} node
 * @param {number} nag
 * @param {Token[]} line
 */
function blame(session, node, nag, line) {
  if (!signOf(node)) mark(node, nag);
  let at = /** @type {Node} */ (node.parent);
  let player = node.player ?? "w";
  for (const token of line.slice(0, BETTER_TURNS)) {
    at = session.tree.play(at, token, player);
    player = other(player);
  }
}

/**
 * Summarises how both sides played, where the game turned, and the mistakes.
 * @param {Shown} report
 * @param {Session} session
 */
function summaryOf({ review, nodes, key, about }, session) {
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
