// The engine looks over the main line: a judgement of every turn, marks for mistakes, and what would have been
// better as a variation. What it judges goes into the tree, and so into the record.

import { html } from "../board/art.js";
import { t } from "../words/words.js";
import { Graph } from "./graph.js";
import { scoreText } from "./lines.js";
import { fromRecord, toRecord } from "./score.js";
import { mark, signOf } from "./tree.js";
import { numberText } from "./turns.js";

/** @import { Color, Token } from "../core/types.js" */
/** @import { JudgedTurn, Review, TurnKind } from "../engine/messages.d.ts" */
/** @import { Score } from "./score.js" */
/** @import { Session } from "./session.js" */
/** @import { Thinking } from "./thinking.js" */
/** @import { Node } from "./tree.js" */

/** The marks of turns that are blamed, as records number them. @type {Partial<Record<TurnKind, number>>} */
const MARKS = { inaccuracy: 6, mistake: 2, blunder: 4 };

/** So many turns of the better line are worth keeping. */
const BETTER_TURNS = 3;

/**
 * @param {Session} session
 * @param {Thinking} thinking
 * @param {HTMLElement} place
 */
export function showReview(session, thinking, place) {
  const button = /** @type {HTMLButtonElement} */ (place.querySelector("[data-act=review]"));
  const state = /** @type {HTMLElement} */ (place.querySelector("[data-part=state]"));
  const result = /** @type {HTMLElement} */ (place.querySelector("[data-part=result]"));
  const summary = html("div", {});
  /** @type {Node[]} the start and every turn that the graph shows */
  let line = [];
  const graph = new Graph((index) => {
    const node = line[index];
    if (node) session.go(node);
  });
  result.append(summary);
  const course = /** @type {HTMLElement} */ (document.getElementById("course"));
  course.append(graph.element);

  /** @type {AbortController | null} */
  let running = null;

  const drawGraph = () => {
    line = [session.tree.root, ...session.tree.mainLine()];
    const scores = line.map((node) => fromRecord(node.evaluation));
    const known = scores.slice(1).filter(Boolean).length;
    course.hidden = known < 2;
    if (known < 2) return;
    // The start is as good as what comes first; what nobody judged is as good as what was before.
    let last = /** @type {Score} */ (scores.find(Boolean));
    graph.draw(line.map((node, index) => ({ text: node.token || t("analyse-start"), score: (last = scores[index] ?? last) })));
    markHere();
  };
  const markHere = () => {
    const at = line.indexOf(session.node);
    graph.mark(at < 0 ? null : at);
  };

  const run = async () => {
    const { tree } = session;
    const nodes = tree.mainLine();
    if (nodes.length === 0) return (state.textContent = t("analyse-review-empty"));
    const control = (running = new AbortController());
    button.textContent = t("analyse-review-stop");
    const tell = (/** @type {number} */ done) => {
      state.textContent = t("analyse-review-doing", { done, of: nodes.length });
    };
    try {
      tell(0);
      const review = await thinking.review(lastView(session, nodes), tell, control.signal);
      state.textContent = "";
      if (review && session.tree === tree) {
        annotate(session, nodes, review);
        session.changed();
        summary.replaceChildren(...summaryOf(review, nodes, session));
        result.hidden = false;
        result.scrollIntoView({ block: "nearest" });
      }
    } catch (error) {
      console.warn(error);
      state.textContent = t("analyse-engine-failed");
    } finally {
      running = null;
      button.textContent = t("analyse-review");
      thinking.giveBack();
    }
  };

  button.addEventListener("click", () => (running ? running.abort() : run()));
  session.addEventListener("tree", drawGraph);
  session.addEventListener("node", markHere);
  session.addEventListener("another", () => {
    running?.abort();
    summary.replaceChildren();
    result.hidden = true;
    state.textContent = "";
  });
  drawGraph();
  return { run };
}

/**
 * The view at the end of a line.
 * @param {Session} session
 * @param {Node[]} nodes
 */
function lastView({ core, tree }, nodes) {
  const { table, view } = core.open({ ...tree.opening(tree.root), turns: nodes.map((node) => node.token) });
  core.close(table);
  return view;
}

/**
 * Keeps what the engine says of each turn.
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
 * Marks a mistake and hangs what was better beside it. Marks that somebody set stay.
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
    player = player === "w" ? "b" : "w";
  }
}

/**
 * How both played, and where it went wrong.
 * @param {Review} review
 * @param {Node[]} nodes
 * @param {Session} session
 */
function summaryOf({ players, turns, turning_point }, nodes, session) {
  const sides = /** @type {Color[]} */ (["w", "b"]).flatMap((player) => {
    const { accuracy, turns: counts } = players[player];
    if (accuracy === null) return [];
    const count = counts.inaccuracy + counts.mistake + counts.blunder;
    const words = [t("analyse-review-accuracy", { percent: Math.round(accuracy) }), t("analyse-review-faults", { count })];
    return [html("dt", {}, t("analyse-review-player", { player })), html("dd", {}, words.join(" · "))];
  });
  const items = turns.flatMap((turn, index) => {
    const node = nodes[index];
    return node && turn.kind in MARKS ? [faultOf(turn, node, index === turning_point, session)] : [];
  });
  const list = items.length > 0 ? html("ul", { class: "faults" }, ...items) : html("p", {}, t("analyse-review-faultless"));
  return [html("dl", {}, ...sides), list];
}

/**
 * @param {JudgedTurn} turn
 * @param {Node} node
 * @param {boolean} isTurningPoint
 * @param {Session} session
 */
function faultOf({ best }, node, isTurningPoint, session) {
  const better = best ?? "";
  const score = fromRecord(node.evaluation);
  const text = t("analyse-review-point", {
    number: numberText(node),
    turn: `${node.token}${signOf(node)}`,
    score: score ? scoreText(score) : "",
    better,
  });
  const button = html("button", { type: "button" }, isTurningPoint ? `${text} ${t("analyse-review-turning-point")}` : text);
  // The position in which it happened, with what would have been better.
  button.addEventListener("click", async () => {
    await session.go(/** @type {Node} */ (node.parent));
    const { board } = session.table;
    board.hint(board.preview(better));
    board.scrollIntoView({ block: "nearest" });
  });
  return html("li", {}, button);
}
