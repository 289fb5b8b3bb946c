// The engine looks over the main line: a judgement of every position, marks for mistakes, and what would
// have been better as a variation. All of it goes into the tree, and so into the record.

import { html } from "../board/art.js";
import { t } from "../words/words.js";
import { Graph } from "./graph.js";
import { accuracyOf, lossOf, markOf } from "./judge.js";
import { scoreText } from "./lines.js";
import { fromRecord, scoreOfEnd, toRecord } from "./score.js";
import { mark, numberOf, signOf } from "./tree.js";

/** @typedef {import("../core/types.js").Color} Color */
/** @typedef {import("../core/types.js").Token} Token */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./thinking.js").Thinking} Thinking */
/** @typedef {import("./tree.js").Node} Node */
/** @typedef {import("./score.js").Score} Score */

/** What each position may cost. */
const NODES = 30_000;

/** So many turns of the better line are worth keeping. */
const BETTER_TURNS = 3;

/** @typedef {{ node: Node, loss: number, mark: number | null, better: Token }} Judged */
/** @typedef {{ score: Score, line: Token[] }} Seen */

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
  result.append(graph.element, summary);

  /** @type {AbortController | null} */
  let running = null;

  const drawGraph = () => {
    line = [session.tree.root, ...session.tree.mainLine()];
    const scores = line.map((node) => fromRecord(node.evaluation));
    const known = scores.slice(1).filter(Boolean).length;
    result.hidden = known < 2;
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
      const judged = await lookOver(session, thinking, nodes, control.signal, tell);
      state.textContent = "";
      if (judged && session.tree === tree) {
        session.changed();
        summary.replaceChildren(...summaryOf(judged, session));
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
    state.textContent = "";
  });
  drawGraph();
  return { run };
}

/**
 * Judges all turns of a line, from its end to its start, so that the engine's memory already knows what became
 * of a turn. Null when it was stopped.
 * @param {Session} session
 * @param {Thinking} thinking
 * @param {Node[]} nodes
 * @param {AbortSignal} signal
 * @param {(done: number) => void} tell
 */
async function lookOver(session, thinking, nodes, signal, tell) {
  /** @param {Token[]} tokens @returns {Promise<Seen | null>} */
  const look = async (tokens) => {
    const opening = { ...session.tree.opening(session.tree.root), turns: tokens };
    const { table, view } = session.core.open(opening);
    session.core.close(table);
    if (view.outcome) return { score: scoreOfEnd(view.outcome), line: [] };
    return thinking.judge(view, NODES, signal);
  };
  const tokens = nodes.map((node) => node.token);
  /** @type {Judged[]} */
  const judged = [];
  let after = await look(tokens);
  tell(0);
  for (let index = nodes.length - 1; index >= 0; index--) {
    const before = await look(tokens.slice(0, index));
    if (!before || !after) return null;
    const node = /** @type {Node} */ (nodes[index]);
    const turn = await judge(node, before, after, () => look([...tokens.slice(0, index), before.line[0] ?? ""]));
    if (!turn) return null;
    judged.unshift(turn);
    node.evaluation = toRecord(after.score);
    if (turn.mark !== null) blame(session, node, turn.mark, before.line);
    after = before;
    tell(nodes.length - index);
  }
  return judged;
}

/**
 * @param {Node} node
 * @param {Seen} before
 * @param {Seen} after
 * @param {() => Promise<Seen | null>} lookAtBest
 * @returns {Promise<Judged | null>}
 */
async function judge(node, before, after, lookAtBest) {
  const player = node.player ?? "w";
  const better = before.line[0] ?? "";
  if (!better || better === node.token) return { node, loss: 0, mark: null, better };
  let expected = before.score;
  if (markOf(expected, after.score, player) !== null && "centi" in expected) {
    // The position after the turn was seen one turn further ahead: before anybody is blamed, the better
    // turn has to stand the same test.
    const seen = await lookAtBest();
    if (!seen) return null;
    expected = seen.score;
  }
  return { node, loss: lossOf(expected, after.score, player), mark: markOf(expected, after.score, player), better };
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
 * @param {Judged[]} judged
 * @param {Session} session
 */
function summaryOf(judged, session) {
  const sides = /** @type {Color[]} */ (["w", "b"]).flatMap((player) => {
    const own = judged.filter((turn) => turn.node.player === player);
    const accuracy = accuracyOf(own.map((turn) => turn.loss));
    if (accuracy === null) return [];
    const faults = own.filter((turn) => turn.mark !== null).length;
    const words = [t("analyse-review-accuracy", { percent: Math.round(accuracy) }), t("analyse-review-faults", { count: faults })];
    return [html("dt", {}, t("analyse-review-player", { player })), html("dd", {}, words.join(" · "))];
  });
  const items = judged.filter((turn) => turn.mark !== null).map((turn) => faultOf(turn, session));
  const list = items.length > 0 ? html("ul", { class: "faults" }, ...items) : html("p", {}, t("analyse-review-faultless"));
  return [html("dl", {}, ...sides), list];
}

/**
 * @param {Judged} turn
 * @param {Session} session
 */
function faultOf({ node, better }, session) {
  const score = fromRecord(node.evaluation);
  const text = t("analyse-review-point", {
    number: numberOf(node),
    turn: `${node.token}${signOf(node)}`,
    score: score ? scoreText(score) : "",
    better,
  });
  const button = html("button", { type: "button" }, text);
  button.addEventListener("click", () => session.go(node));
  return html("li", {}, button);
}
