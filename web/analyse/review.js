// The report on the main line: a verdict on every turn, marks for mistakes, and the better turns as variations. The
// verdicts are written into the tree, and so into the record; the report is stored so that it is computed only once.

import { other } from "../core/color.js";
import { Refused } from "../core/core.js";
import { html } from "../dom/element.js";
import { doubtfulPlies, goodTurns } from "../report/good.js";
import { serverGame } from "../report/url.js";
import { findReport, keepReport } from "../report/reports.js";
import { Reviewing } from "../report/reviewing.js";
import { serverReport } from "../report/server.js";
import { t } from "../words/words.js";
import { Graph } from "./graph.js";
import { fromRecord, toRecord } from "./score.js";
import { MARKS, summaryOf } from "./summary.js";
import { mark, signOf } from "../analysis/tree.js";
import { numberText } from "./turns.js";

/** @import { Effect, Token, View } from "../core/types.js" */
/** @import { Review } from "../engine/messages.d.ts" */
/** @import { GoodTurn } from "../report/good.js" */
/** @import { About } from "../report/packed.js" */
/** @import { Progress } from "../report/reviewing.js" */
/** @import { Score } from "./score.js" */
/** @import { Session } from "../analysis/session.js" */
/** @import { Shown } from "./summary.js" */
/** @import { Thinking } from "./thinking.js" */
/** @import { Node } from "../analysis/tree.js" */

/** Number of turns kept from the better variation. */
const BETTER_TURNS = 3;

/** The report on the main line, with its graph. */
export class ReviewPanel {
  #session;
  #thinking;
  #button;
  #state;
  #result;
  #summary = html("div", { class: "summary" });
  #course = /** @type {HTMLElement} */ (document.getElementById("course"));
  #graph = new Graph((index) => this.#goTo(index));
  #reviewing = new Reviewing();
  /** @type {Node[]} the start and all turns that the graph shows */
  #line = [];
  /** @type {AbortController | null} */
  #running = null;
  /** @type {Shown | null} */
  #shown = null;

  /**
   * @param {Session} session
   * @param {Thinking} thinking
   * @param {HTMLElement} place
   */
  constructor(session, thinking, place) {
    this.#session = session;
    this.#thinking = thinking;
    this.#button = /** @type {HTMLButtonElement} */ (place.querySelector("[data-act=review]"));
    this.#state = /** @type {HTMLElement} */ (place.querySelector("[data-part=state]"));
    this.#result = /** @type {HTMLElement} */ (place.querySelector("[data-part=result]"));
    this.#result.append(this.#summary);
    this.#course.append(this.#graph.element);
    this.#button.addEventListener("click", () => (this.#running ? this.#running.abort() : this.run()));
    session.addEventListener("tree", () => this.#drawGraph());
    session.addEventListener("node", () => this.#markHere());
    session.addEventListener("another", () => this.#clear());
    // The turns of another tree exist only once it is shown.
    session.addEventListener("another", () => queueMicrotask(() => this.recall()));
    this.#drawGraph();
  }

  /** Shows the stored report, if any. */
  async recall() {
    const { tree } = this.#session;
    const nodes = tree.mainLine();
    const game = nodes.length > 0 ? gameOf(this.#session, nodes) : null;
    const report = game && (await findReport(game).catch(() => null));
    if (!report || this.#session.tree !== tree || !isSame(nodes, tree.mainLine())) return false;
    const { key, review, good, body, at, isOld } = report;
    const about = { own: body.own, against: body.against };
    const renew = isOld ? () => this.#create(about, at) : null;
    this.#show({ review, good, nodes, key, about, renew });
    return true;
  }

  /** @param {About} [about] the players from the user's point of view */
  async run(about = { own: null, against: null }) {
    if (this.#session.tree.mainLine().length === 0) return (this.#state.textContent = t("analyse-review-empty"));
    if (await this.recall()) return this.#result.scrollIntoView({ block: "nearest" });
    await this.#create(about);
  }

  /**
   * Creates the report, stores it and shows it.
   * @param {About} about
   * @param {number} [made] when the game was first reviewed, if the report is renewed
   */
  async #create(about, made) {
    if (this.#running) return;
    const { tree } = this.#session;
    const nodes = tree.mainLine();
    const control = (this.#running = new AbortController());
    this.#button.textContent = t("analyse-review-stop");
    this.#button.hidden = false;
    try {
      this.#thinking.lend();
      const game = gameOf(this.#session, nodes);
      const report = await this.#make(game, control.signal, made !== undefined);
      this.#state.textContent = "";
      if (!report) return;
      const key = await keepReport(game, report, about, made).catch(() => null);
      if (this.#session.tree === tree && isSame(nodes, tree.mainLine())) {
        this.#show({ ...report, nodes, key, about, renew: null });
        this.#result.scrollIntoView({ block: "nearest" });
      }
    } catch (error) {
      console.warn(error);
      this.#state.textContent = t("analyse-engine-failed");
    } finally {
      this.#running = null;
      this.#button.textContent = t("analyse-review");
      this.#drawGraph();
      this.#reviewing.close();
      this.#thinking.giveBack();
    }
  }

  /**
   * Gets the report from the server, or makes it here; null if it was aborted.
   * @param {ReturnType<typeof gameOf>} game
   * @param {AbortSignal} signal
   * @param {boolean} isRenewed whether the server's report, which may be old, is not wanted
   * @returns {Promise<{ review: Review, good: GoodTurn[] } | null>}
   */
  async #make(game, signal, isRenewed) {
    const tell = (/** @type {Progress} */ { round, done, of }) => {
      this.#state.textContent = round === "positions" ? t("analyse-review-doing", { done, of }) : t("report-doing-again", { done, of });
    };
    tell({ round: "positions", done: 0, of: game.turns.length });
    const online = isRenewed ? null : serverGame(location.search);
    const made = online && (await serverReport(online, game.turns));
    const review = made || (await this.#reviewing.review(game, { tell, signal }));
    if (!review) return null;
    // A report of the server needs no engine here.
    const margins = made ? new Map() : await this.#reviewing.margins(game, doubtfulPlies(review.turns), signal).catch(() => new Map());
    return { review, good: goodTurns(review.turns, effectsOf(this.#session, game), margins) };
  }

  /** @param {Shown} report */
  #show(report) {
    this.#shown = report;
    annotate(this.#session, report.nodes, report.review);
    this.#session.changed();
    this.#summary.replaceChildren(...summaryOf(report, this.#session));
    this.#result.hidden = false;
  }

  #clear() {
    this.#running?.abort();
    this.#shown = null;
    this.#button.hidden = false;
    this.#summary.replaceChildren();
    this.#result.hidden = true;
    this.#state.textContent = "";
  }

  #drawGraph() {
    const { tree } = this.#session;
    const line = (this.#line = [tree.root, ...tree.mainLine()]);
    const shown = this.#shown;
    // A main line that has changed since is a different game, without a report.
    this.#button.hidden = shown !== null && isSame(shown.nodes, line.slice(1));
    const scores = line.map((node) => fromRecord(node.evaluation));
    const known = scores.slice(1).filter(Boolean).length;
    this.#course.hidden = known < 2;
    if (known < 2) return;
    // The start takes the first known score; a turn without a score takes that of the previous turn.
    let last = /** @type {Score} */ (scores.find(Boolean));
    this.#graph.draw(
      line.map((node, index) => {
        const turn = shown?.nodes[index - 1] === node ? shown.review.turns[index - 1] : undefined;
        const text = node.token ? `${numberText(node)} ${node.token}` : t("analyse-start");
        const turns = turn !== undefined && shown?.review.turning_point === index - 1;
        return { text, score: (last = scores[index] ?? last), phase: turn?.phase, turns };
      }),
    );
    this.#markHere();
  }

  #markHere() {
    const at = this.#line.indexOf(this.#session.node);
    this.#graph.mark(at < 0 ? null : at);
  }

  /** @param {number} index */
  #goTo(index) {
    const node = this.#line[index];
    if (node && node !== this.#session.node) this.#session.go(node);
  }
}

/** Tests whether both lists hold the same turns. @param {Node[]} a @param {Node[]} b */
function isSame(a, b) {
  return a.length === b.length && a.every((node, index) => node === b[index]);
}

/**
 * Returns the game of the main line in the form that reports use.
 * @param {Session} session
 * @param {Node[]} nodes
 */
function gameOf(session, nodes) {
  const { variant, terms, start, turns, part } = lastView(session, nodes);
  const tokens = turns.map((turn) => turn.token);
  return { variant, terms, start, turns: part ? [...tokens, part] : tokens, match: session.tree.playedMatch() };
}

/**
 * Returns the effects of each turn of a game.
 * @param {Session} session
 * @param {ReturnType<typeof gameOf>} game
 * @returns {Effect[][]}
 */
function effectsOf({ core }, { variant, terms, start, turns }) {
  const { id } = core.open({ variant, ...(terms && { terms }), position: start });
  try {
    return turns.map((token) => core.act(id, token).effects);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return [];
  } finally {
    core.close(id);
  }
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
