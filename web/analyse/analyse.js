// Entry point of the analysis page: assembles the panels and opens the game or position that the URL specifies.

import "../game/site-board.js";
import { BoardGame } from "../board/board-game.js";
import { tell } from "../board/voice.js";
import { loadCore } from "../core/core.js";
import { button } from "../dom/element.js";
import { games } from "../game/games.js";
import { decodeQuery, hasPotentials, VARIANTS } from "../game/url.js";
import { endingName, variantName } from "../game/names.js";
import { reasonOf } from "../game/refusal.js";
import { reportAsked } from "../report/url.js";
import { storage } from "../site/storage.js";
import { lock } from "../site/fair-play.js";
import { toast } from "../site/toast.js";
import { ready, t } from "../words/words.js";
import { annotate } from "./annotate.js";
import { showEngine } from "./engine.js";
import { analyses, isSameGame } from "../analysis/storage.js";
import { Opener } from "./open.js";
import { readGameStart } from "../analysis/reading.js";
import { Session } from "../analysis/session.js";
import { share } from "./share.js";
import { Tabs } from "./tabs.js";
import { Tree } from "../analysis/tree.js";
import { showTurns, stepByKeys, stepOf } from "./turns.js";

/** @typedef {import("../board/board.js").HexBoard} HexBoard */
/** @typedef {import("../core/types.js").Calls} Core */
/** @typedef {import("./thinking.js").Thinking} Thinking */

/** Storage key of the switch of line control. */
const CONTROL_KEY = "analysis-lines";

await ready;
try {
  const core = await loadCore();
  await extend();
  if (!(await lock(byId("content")))) await start(core);
} catch (error) {
  console.error(error);
  byId("status").replaceChildren(
    t("analyse-failed"),
    " ",
    button(t("analyse-again"), () => location.reload()),
  );
}

/** Loads the rules of games with potentials if one is requested or stored. */
async function extend() {
  const linked = decodeQuery(location.search).opening?.variant;
  const kept = [...games.all().map((game) => game.opening.variant), ...analyses.all().map((analysis) => analysis.record.variant)];
  if (![linked, ...kept].some(hasPotentials)) return;
  try {
    const { loadPotentialsDocuments } = await import("../potentials/potentials.js");
    await loadPotentialsDocuments();
  } catch (error) {
    console.warn(error);
    toast(t("play-potentials-failed"), { stays: true });
  }
}

/** @param {Core} core */
async function start(core) {
  const board = /** @type {HexBoard} */ (byId("board"));
  const tree = Tree.of({ variant: "yinsh" });
  const session = new Session(core, new BoardGame(core, board, tree.opening(tree.root)), tree);
  const tabs = new Tabs(byId("side"));
  const opener = new Opener(session, /** @type {HTMLDialogElement} */ (byId("opener")));

  session.addEventListener("refused", (event) => {
    const { refusal, node } = /** @type {CustomEvent} */ (event).detail;
    const reason = reasonOf(refusal);
    const text = node.token ? t("analyse-turn-refused", { turn: node.token, reason }) : t("analyse-refused", { reason });
    toast(text, { key: "refused" });
  });
  session.addEventListener("jump", () => sayTurn(session, board));
  for (const name of ["node", "part", "tree"]) session.addEventListener(name, () => showStatus(session));

  byId("say").append(board.answers);
  const asked = reportAsked(location.search);
  const isStudy = byId("content").dataset.page === "study";
  if (isStudy) await (await import("../studies/study-editor.js")).openStudyEditor(session, byId("chapters"));
  else openFirst(core, session, opener);
  showTurns(session, byId("turns"));
  annotate(session, byId("annotate"));
  const shared = share(session, byId("panel-share"), opener);
  const thinking = showEngine(session, board, byId("panel-engine"), byId("gauge"), byId("preview"));
  reviewLater(session, thinking, byId("review"), asked);
  setUp(core, session, tabs);
  openLater(session, board, tabs);
  controlLater(session, board, byId("control"));
  // Pause the engine while a position is being set up, because its output is hidden then.
  tabs.addEventListener("show", () => thinking.hold("setup", tabs.shown === "setup"));
  tabs.addEventListener("show", () => shared.updateRecord());
  const acts = { flip: () => flip(board), open: () => opener.show() };
  stepByKeys(session, acts.flip);
  connectControls(session, acts);
  showStatus(session);
}

/** @param {HexBoard} board */
function flip(board) {
  const isFlipped = !board.flipped;
  for (const each of /** @type {NodeListOf<HexBoard>} */ (document.querySelectorAll("hex-board"))) each.flipped = isFlipped;
  byId("gauge").classList.toggle("flipped", isFlipped);
}

/**
 * Opens the game that the URL specifies, or else the last analysis.
 * @param {Core} core
 * @param {Session} session
 * @param {Opener} opener
 */
function openFirst(core, session, opener) {
  const { opening, problem } = decodeQuery(location.search);
  const game = new URLSearchParams(location.search).get("game");
  // Without the query, a reload restores the edited analysis instead of the original.
  if (location.search) history.replaceState(null, "", location.pathname);
  if (game) return opener.openGame(game);
  if (opening) {
    const {
      games: [record],
      refused: [refusal],
    } = readGameStart(core, opening);
    const place = record?.turns.map(() => 0);
    // A game that was analysed before opens with the variations tried then.
    const known = record && analyses.all().find((analysis) => isSameGame(analysis.record, record));
    if (record) return opener.open(known?.record ?? record, { id: known?.id, place });
    if (refusal) toast(t("analyse-refused", { reason: reasonOf(refusal) }), { stays: true });
  } else if (problem) toast(t("analyse-link-refused"), { stays: true });
  if (opening || problem) return;
  const [last] = analyses.all();
  if (last) session.show(new Tree(last.record), last);
  analyses.prune();
}

/** @param {Session} session */
function showStatus({ view, tree }) {
  const { outcome } = view;
  byId("status").textContent = outcome ? endingName(outcome) : t("analyse-turn-of", { player: view.toAct });
  const tag = (/** @type {string} */ name) => tree.tags.find(([key]) => key === name)?.[1];
  const players = tag("White") || tag("Black") ? t("play-games-item", { white: tag("White") ?? "?", black: tag("Black") ?? "?" }) : "";
  const result = tree.played.result === "*" ? "" : tree.played.result;
  byId("about").textContent = [variantName(tree.variant), players, result, tag("Event"), tag("Date")].filter(Boolean).join(" · ");
}

/**
 * Announces the turn that the board has jumped to, unless the list of turns announces it.
 * @param {Session} session
 * @param {HexBoard} board
 */
function sayTurn({ core, tree, node, view }, board) {
  if (byId("turns").contains(document.activeElement)) return;
  if (view.turns.length === 0) return board.say(t("analyse-start"));
  const { id } = core.open(tree.opening(node));
  board.say(tell(core.retell(id, view.turns.length - 1)));
  core.close(id);
}

/**
 * @param {Session} session
 * @param {Record<string, () => void>} acts
 */
function connectControls(session, acts) {
  for (const control of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".controls button, .game button"))) {
    control.addEventListener("click", () => {
      const { key, act } = control.dataset;
      const node = key ? stepOf(key, session.node) : null;
      if (node && node !== session.node) session.go(node);
      if (act) acts[act]?.();
    });
  }
  const menu = /** @type {HTMLDetailsElement} */ (document.querySelector(".game details"));
  menu.addEventListener("click", (event) => {
    const variant =
      event.target instanceof HTMLAnchorElement && VARIANTS.find((id) => id === /** @type {HTMLElement} */ (event.target).dataset.variant);
    if (!variant || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    menu.open = false;
    session.show(Tree.of({ variant }));
  });
}

/**
 * Replaces the board with the editor while the editor's tab is shown.
 * @param {Core} core
 * @param {Session} session
 * @param {Tabs} tabs
 */
function setUp(core, session, tabs) {
  const boards = { shown: byId("board"), edited: /** @type {HexBoard} */ (byId("editor-board")) };
  const form = /** @type {HTMLFormElement} */ (byId("editor"));
  /** @type {import("./editor.js").Editor | null} */
  let editor = null;
  /** @type {import("../potentials/position.js").PositionForm | null} */
  let written = null;

  const done = (/** @type {Event} */ event) => {
    session.show(Tree.of(/** @type {CustomEvent} */ (event).detail));
    tabs.show("turns");
  };
  const loadWritten = async () => {
    const { PositionForm } = await import("../potentials/position.js");
    const made = new PositionForm(core, boards.edited, byId("panel-setup"));
    made.addEventListener("done", done);
    return made;
  };
  const load = async () => {
    const { Editor } = await import("./editor.js");
    const made = new Editor(core, boards.edited, form, session.view);
    made.addEventListener("shown", () => made.begin(session.view, { force: true }));
    made.addEventListener("done", (event) => {
      made.finish();
      done(event);
    });
    return made;
  };
  const toggle = async () => {
    const isWritten = hasPotentials(session.view.variant);
    if (tabs.shown === "setup" && isWritten) written ??= await arrived(loadWritten());
    else if (tabs.shown === "setup") editor ??= await arrived(load());
    const isEditing = tabs.shown === "setup" && (isWritten ? written : editor) !== null;
    form.hidden = isWritten;
    if (written) written.form.hidden = !isWritten;
    boards.shown.hidden = isEditing;
    boards.edited.hidden = !isEditing;
    session.boardGame.locked = isEditing;
    boards.edited.interactive = isEditing && !isWritten;
    document.querySelector(".stage")?.classList.toggle("editing", isEditing);
    if (isEditing) (isWritten ? written : editor)?.begin(session.view);
  };
  tabs.addEventListener("show", toggle);
}

/**
 * Loads the report on the whole game on demand, or at once if the game has been reviewed before.
 * @param {Session} session
 * @param {Thinking} thinking
 * @param {HTMLElement} place
 * @param {import("../report/packed.js").About | null} asked player whose report the URL requests
 */
function reviewLater(session, thinking, place, asked) {
  const button = /** @type {HTMLButtonElement} */ (place.querySelector("[data-act=review]"));
  /** @type {import("./review.js").ReviewPanel | null} */
  let shown = null;
  const load = async () => {
    const { ReviewPanel } = await import("./review.js");
    stop();
    shown ??= new ReviewPanel(session, thinking, place);
    return shown;
  };
  const onClick = async () => (await arrived(load()))?.run();
  const onTree = async () => {
    if (session.tree.mainLine().filter((node) => node.evaluation).length > 1) (await arrived(load()))?.recall();
  };
  const stop = () => {
    button.removeEventListener("click", onClick);
    session.removeEventListener("tree", onTree);
  };
  button.addEventListener("click", onClick);
  session.addEventListener("tree", onTree);
  if (asked) void arrived(load()).then((report) => report?.run(asked));
  else onTree();
}

/**
 * Loads the openings when their tab is first shown.
 * @param {Session} session
 * @param {HexBoard} board
 * @param {Tabs} tabs
 */
function openLater(session, board, tabs) {
  /** @type {import("../openings/openings.js").Openings | null} */
  let openings = null;
  const load = async () => new (await import("../openings/openings.js")).Openings(session, board, byId("panel-openings"));
  tabs.addEventListener("show", async () => {
    if (tabs.shown === "openings") openings ??= await arrived(load());
    if (openings) openings.shown = tabs.shown === "openings";
  });
}

/**
 * Loads line control when it is switched on; it stays on.
 * @param {Session} session
 * @param {HexBoard} board
 * @param {HTMLElement} place
 */
function controlLater(session, board, place) {
  const isOn = /** @type {HTMLInputElement} */ (place.querySelector("[data-part=control-switch]"));
  const panel = /** @type {HTMLElement} */ (place.querySelector("[data-part=control]"));
  /** @type {import("./line-control.js").LineControlPanel | null} */
  let control = null;
  const load = async () => new (await import("./line-control.js")).LineControlPanel(session, board, panel);
  const update = async () => {
    if (isOn.checked) control ??= await arrived(load());
    if (control) control.on = isOn.checked;
    else isOn.checked = false;
  };
  isOn.checked = storage.get(CONTROL_KEY, (value) => typeof value === "boolean") ?? false;
  isOn.addEventListener("change", () => {
    storage.set(CONTROL_KEY, isOn.checked);
    void update();
  });
  void update();
}

/**
 * Awaits a lazily loaded part of the page; shows a message and returns null if loading fails.
 * @template T
 * @param {Promise<T>} part
 * @returns {Promise<T | null>}
 */
async function arrived(part) {
  try {
    return await part;
  } catch (error) {
    console.warn(error);
    toast(t("analyse-part-failed"), { key: "part" });
    return null;
  }
}

/** @param {string} id */
function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page lacks #${id}`);
  return element;
}
