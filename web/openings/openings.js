// The openings panel of the analysis page: the turns played from the current position, as a table and as a heat map on the
// board.

import { html } from "../dom/element.js";
import { VARIANTS } from "../game/url.js";
import { Problem } from "../site/rest.js";
import { storage } from "../site/storage.js";
import { t } from "../words/words.js";
import { Counter, NotCounted } from "./counter.js";
import { Heat } from "./heat.js";
import { gamesOf, levelOf, percentOf, rangesOf, measureOf } from "./levels.js";
import { Rows } from "./rows.js";
import { EngineSource, TEXT_MAX_CHARS, ownSource, ServerSource, textSource } from "./sources.js";

/** @import { HexBoard } from "../board/board.js" */
/** @import { View } from "../core/types.d.ts" */
/** @import { Session } from "../analysis/session.js" */
/** @import { Continuation } from "../training/types.d.ts" */
/** @import { Measure } from "./levels.js" */
/** @import { Opened, SourceName } from "./messages.d.ts" */

/** Maximum number of rows; more are seldom of interest and slow to draw. */
const ROWS_MAX = 80;

/** Delay before the loading message, in milliseconds. */
const LOADING_MESSAGE_DELAY = 200;

/** Delay before a server that is still counting is asked again, in milliseconds. */
const POLL_DELAY = 2000;

/** Storage key of the user's last choice. */
const CHOICE_KEY = "openings";

export class Openings {
  #session;
  #board;
  #panel;
  #heat;
  #rows;
  #sources;
  #file;
  /** Content of the chosen file. @type {string | null} */
  #text = null;
  #isShown = false;
  /** Number of the latest request; replies to earlier ones are ignored. */
  #asked = 0;
  /** Queue: requests run one after another. @type {Promise<unknown>} */
  #queue = Promise.resolve();
  /** @type {{ position: string, found: Opened } | null} */
  #last = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;

  /**
   * @param {Session} session
   * @param {HexBoard} board
   * @param {HTMLElement} panel
   */
  constructor(session, board, panel) {
    this.#session = session;
    this.#board = board;
    this.#panel = panel;
    this.#heat = new Heat(board);
    this.#rows = new Rows(this.#part("rows"), { play: (row) => this.#play(row), mean: (row) => this.#heat.mean(row) });
    const counter = new Counter();
    const onProgress = (/** @type {number} */ done, /** @type {number} */ all) => this.#progress(done, all);
    this.#file = textSource(counter, () => this.#text ?? "", onProgress);
    /** @type {Record<SourceName, { explore(view: View): Promise<Opened> }>} */
    this.#sources = {
      engine: new EngineSource(counter),
      server: new ServerSource(),
      own: ownSource(counter, onProgress),
      file: this.#file,
    };
    this.#connect();
    session.addEventListener("node", () => this.#update());
    session.addEventListener("part", () => this.#update());
  }

  /** Whether the panel is visible. @param {boolean} isShown */
  set shown(isShown) {
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    this.#update();
  }

  /** @param {string} name */
  #part(name) {
    return /** @type {HTMLElement} */ (this.#panel.querySelector(`[data-part=${name}]`));
  }

  get #source() {
    return /** @type {SourceName} */ (/** @type {HTMLSelectElement} */ (this.#part("source")).value);
  }

  get #measure() {
    return /** @type {Measure} */ (/** @type {HTMLSelectElement} */ (this.#part("measure")).value);
  }

  #connect() {
    const source = /** @type {HTMLSelectElement} */ (this.#part("source"));
    const measure = /** @type {HTMLSelectElement} */ (this.#part("measure"));
    const kept = storage.get(CHOICE_KEY, isChoice);
    if (kept) [source.value, measure.value] = [kept.source, kept.measure];
    // A file is not stored: it lasts as long as the page.
    const lasting = () => (this.#source === "file" ? "engine" : this.#source);
    const keep = () => storage.set(CHOICE_KEY, { source: lasting(), measure: this.#measure });
    source.addEventListener("change", () => {
      keep();
      this.#update();
    });
    measure.addEventListener("change", () => {
      keep();
      this.#draw();
    });
    const input = /** @type {HTMLInputElement} */ (this.#panel.querySelector("input[type=file]"));
    input.addEventListener("change", () => {
      if (input.files?.[0]) this.#takeFile(input.files[0]);
      input.value = "";
    });
    this.#panel.querySelector("[data-act=retry]")?.addEventListener("click", () => this.#update());
  }

  /** @param {File} file */
  async #takeFile(file) {
    if (file.size > TEXT_MAX_CHARS) return this.#showMessage(t("openings-large", { megabytes: TEXT_MAX_CHARS / 1e6 }));
    this.#text = await file.text();
    this.#file.forget();
    this.#part("name").textContent = file.name;
    await this.#update();
  }

  /** @param {string} text @param {{ retry?: boolean }} [options] */
  #showMessage(text, { retry = false } = {}) {
    this.#part("state").textContent = text;
    /** @type {HTMLElement} */ (this.#panel.querySelector("[data-act=retry]")).hidden = !retry;
  }

  /** @param {number} done @param {number} all */
  #progress(done, all) {
    const { format } = new Intl.NumberFormat(document.documentElement.lang);
    this.#showMessage(
      all > 0 ? t("openings-progress", { done: format(done), all: format(all) }) : t("openings-progress-own", { count: done }),
    );
  }

  /** Explores the position on the board. */
  async #update() {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    this.#heat.clear();
    this.#part("file").hidden = this.#source !== "file";
    if (!this.#isShown) return;
    const { view } = this.#session;
    const hindrance = this.#hindrance(view);
    if (hindrance) return this.#show(null, hindrance);
    const loading = setTimeout(() => this.#showMessage(t("openings-loading")), LOADING_MESSAGE_DELAY);
    try {
      const found = await this.#explored(view, asked);
      // Wait for animations on the board first.
      await this.#session.boardGame.rest;
      if (!found || asked !== this.#asked) return;
      this.#show({ position: view.position, found }, sentence(found, this.#source));
      if (found.isCounting) this.#timer = setTimeout(() => this.#update(), POLL_DELAY);
    } catch (error) {
      if (asked === this.#asked) this.#fail(error);
    } finally {
      clearTimeout(loading);
    }
  }

  /**
   * @param {View} view
   * @param {number} asked
   * @returns {Promise<Opened | null>} null if another request has been made since
   */
  #explored(view, asked) {
    const source = this.#sources[this.#source];
    const answer = this.#queue.then(() => (asked === this.#asked ? source.explore(view) : null));
    this.#queue = answer.catch(() => {});
    return answer;
  }

  /** Returns why the position cannot be explored, or "". @param {View} view */
  #hindrance(view) {
    if (!VARIANTS.some((id) => id === view.variant)) return t("openings-not-here");
    if (view.part !== "") return t("openings-part");
    return this.#source === "file" && this.#text === null ? t("openings-no-file") : "";
  }

  /** @param {unknown} error */
  #fail(error) {
    console.warn(error);
    this.#show(null, "");
    if (error instanceof NotCounted && error.code === "too-many-turns") return this.#showMessage(t("openings-too-many"));
    if (error instanceof Problem && error.code === "too-many") return this.#showMessage(t("openings-too-many"));
    const isOffline = this.#source === "server" && error instanceof Problem && error.code === "no-network";
    this.#showMessage(isOffline ? t("openings-offline") : t("openings-failed"), { retry: true });
  }

  /**
   * @param {{ position: string, found: Opened } | null} last
   * @param {string} text
   */
  #show(last, text) {
    this.#last = last;
    this.#showMessage(text);
    this.#draw();
  }

  #draw() {
    const rows = this.#shownRows();
    const measure = this.#measure;
    this.#part("table").hidden = rows.length === 0;
    this.#part("legend").hidden = rows.length === 0;
    this.#rows.show(rows, measure);
    this.#part("legend").replaceChildren(...legend(measure));
    this.#heat.show(this.#marks(rows, measure), this.#last?.position ?? "");
  }

  #shownRows() {
    return this.#last?.found.rows.slice(0, ROWS_MAX) ?? [];
  }

  /** @param {Continuation[]} rows @param {Measure} measure */
  #marks(rows, measure) {
    if (this.#session.view.position !== this.#last?.position) return [];
    const all = rows.reduce((sum, row) => sum + gamesOf(row), 0);
    return rows.flatMap((row, index) => {
      const value = measureOf(row, all, measure);
      const mark = { row: index, level: levelOf(value, measure), text: percentOf(value), weight: gamesOf(row) };
      return row.turns.map((turn) => ({ ...mark, effect: this.#board.preview(turn)[0] }));
    });
  }

  /** @param {number} row */
  #play(row) {
    const [turn] = this.#shownRows()[row]?.turns ?? [];
    if (turn !== undefined) this.#session.play([turn]);
  }
}

/**
 * Describes in a sentence or two how many games of a source reached the position.
 * @param {Opened} found
 * @param {SourceName} source
 */
function sentence({ rows, reached, all, left, isCounting, isPartial }, source) {
  const { format } = new Intl.NumberFormat(document.documentElement.lang);
  const parts = [];
  if (all === 0) parts.push(t(source === "own" ? "openings-no-own" : "openings-no-games"));
  else if (reached === 0) parts.push(t("openings-none", { all: format(all) }));
  else parts.push(t("openings-reached", { count: reached, games: format(reached), all: format(all) }));
  if (reached > 0 && rows.length === 0) parts.push(t("openings-end"));
  if (left > 0) parts.push(t("openings-left", { count: left }));
  if (isCounting) parts.push(t("openings-counting"));
  if (isPartial) parts.push(t("openings-partial"));
  return parts.join(" ");
}

/** Explains the colours. @param {Measure} measure */
function legend(measure) {
  const ranges = rangesOf(measure, document.documentElement.lang);
  return [
    html("p", { class: "small quiet" }, t(measure === "score" ? "openings-legend-score" : "openings-legend-count")),
    html(
      "ul",
      {},
      ...ranges.map((range, index) =>
        html("li", {}, html("span", { class: `swatch heat-${measure}-${index + 1}` }), html("span", {}, range)),
      ),
    ),
  ];
}

/** @param {unknown} value @returns {value is { source: SourceName, measure: Measure }} */
function isChoice(value) {
  const { source, measure } = /** @type {any} */ (value ?? {});
  return ["engine", "server", "own", "file"].includes(source) && ["count", "score"].includes(measure);
}
