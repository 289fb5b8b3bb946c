// The engine looks over the main line: a judgement of every position, marks for mistakes, and what would
// have been better as a variation. All of it goes into the tree, and so into the record.

import { html } from "../board/art.js";
import { t } from "../words/words.js";
import { Graph } from "./graph.js";
import { accuracyOf, lossOf, markOf, markOfLoss } from "./judge.js";
import { scoreText } from "./lines.js";
import { fromRecord, scoreOfEnd, toRecord } from "./score.js";
import { mark, signOf } from "./tree.js";
import { numberText } from "./turns.js";

/** @typedef {import("../core/types.js").Color} Color */
/** @typedef {import("../core/types.js").View["stage"]} Stage */
/** @typedef {import("../core/types.js").Token} Token */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./thinking.js").Thinking} Thinking */
/** @typedef {import("./tree.js").Node} Node */
/** @typedef {import("./score.js").Score} Score */

/** What each position may cost. */
const NODES = 30_000;

/** What a mistake must stand: twice as far ahead a difference that the engine cannot tell is gone. */
const NODES_TO_BLAME = 4 * NODES;

/** So many turns of the better line are worth keeping. */
const BETTER_TURNS = 3;

/** @typedef {{ node: Node, loss: number, mark: number | null, better: Token }} Judged */
/** @typedef {{ score: Score, line: Token[], stage: Stage }} Seen */

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
      const judged = await lookOver(session, thinking, nodes, control.signal, tell);
      state.textContent = "";
      if (judged && session.tree === tree) {
        session.changed();
        summary.replaceChildren(...summaryOf(judged, session));
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
 * Judges all turns of a line, from its end to its start, so that the engine's memory already knows what became
 * of a turn. Null when it was stopped.
 * @param {Session} session
 * @param {Thinking} thinking
 * @param {Node[]} nodes
 * @param {AbortSignal} signal
 * @param {(done: number) => void} tell
 */
async function lookOver(session, thinking, nodes, signal, tell) {
  /** @param {Token[]} tokens @param {number} [cost] @returns {Promise<Seen | null>} */
  const look = async (tokens, cost = NODES) => {
    const opening = { ...session.tree.opening(session.tree.root), turns: tokens };
    const { table, view } = session.core.open(opening);
    session.core.close(table);
    const seen = view.outcome ? { score: scoreOfEnd(view.outcome), line: [] } : await thinking.judge(view, cost, signal);
    return seen && { ...seen, stage: view.stage };
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
    const [best, played] = [before.line[0] ?? "", tokens[index] ?? ""].map((token) => [...tokens.slice(0, index), token]);
    const turn = await judge(
      node,
      before,
      after,
      () => look(best, NODES_TO_BLAME),
      () => look(played, NODES_TO_BLAME),
    );
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
 * @param {() => Promise<Seen | null>} lookAgain
 * @returns {Promise<Judged | null>}
 */
async function judge(node, before, after, lookAtBest, lookAgain) {
  const player = node.player ?? "w";
  const better = before.line[0] ?? "";
  if (!better || better === node.token) return { node, loss: 0, mark: null, better };
  const loss = lossOf(before.score, after.score, player);
  if (markOf(before.score, after.score, player) === null || "winner" in before.score)
    return { node, loss, mark: markOf(before.score, after.score, player), better };
  // Where the first pieces are placed no difference says anything yet.
  if (before.stage === "place") return { node, loss: 0, mark: null, better };
  // Before anybody is blamed, both turns are looked at alike and further ahead: a difference that is gone then was never there.
  const best = await lookAtBest();
  const again = best && (await lookAgain());
  if (!best || !again) return null;
  const firm = Math.min(loss, lossOf(best.score, again.score, player));
  const mark = markOf(best.score, again.score, player);
  return { node, loss: firm, mark: mark === null ? null : markOfLoss(firm), better };
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
    number: numberText(node),
    turn: `${node.token}${signOf(node)}`,
    score: score ? scoreText(score) : "",
    better,
  });
  const button = html("button", { type: "button" }, text);
  // The position in which it happened, with what would have been better.
  button.addEventListener("click", async () => {
    await session.go(/** @type {Node} */ (node.parent));
    const { board } = session.table;
    board.hint(board.preview(better));
    board.scrollIntoView({ block: "nearest" });
  });
  return html("li", {}, button);
}
