// How a user plays and trains: statistics from the reports and attempts of their notebook.

import { loadCore } from "../core/core.js";
import { found, html } from "../dom/element.js";
import { hasPotentials } from "../game/url.js";
import { colorName, levelName, variantName } from "../game/names.js";
import { notebook } from "../notebook/notebook.js";
import { attemptsOf, daysInARow, ratedIn } from "../puzzles/attempts.js";
import { Library, today } from "../puzzles/library.js";
import { adviceOf, trainingOf } from "../report/lesson.js";
import { REASONS } from "../report/reasons.js";
import { allReports } from "../report/reports.js";
import { loadTraining } from "../training/training.js";
import { ready, t } from "../words/words.js";
import { drawCourse } from "./course.js";
import { byPhase, grouped, mean, ownGames, recurring, trendOf } from "./figures.js";
import { plannedPuzzles, solvedIn, weakness } from "./plan.js";

/** @import { Color, Token, VariantId } from "../core/types.d.ts" */
/** @import { ReasonCode } from "../engine/messages.d.ts" */
/** @import { Entry } from "../notebook/shelf.js" */
/** @import { Group, OwnGame } from "./figures.js" */

/** Number of games over which the accuracy curve is smoothed. */
const GAMES_AVERAGED = 5;

/** Minimum range of the accuracy scale. @type {[number, number]} */
const USUAL = [50, 100];

/** Maximum number of groups; more would be noise. */
const GROUPS_MAX = 8;

const KINDS = /** @type {const} */ (["attempt", "recall", "review"]);

const TRENDS = {
  less: () => t("progress-trend-less"),
  same: () => t("progress-trend-same"),
  more: () => t("progress-trend-more"),
};

/** @type {Record<string, () => string>} */
const PHASES = {
  opening: () => t("progress-phase-opening"),
  middle: () => t("progress-phase-middle"),
  end: () => t("progress-phase-end"),
};

async function show() {
  const entries = await Promise.all(KINDS.map((kind) => notebook.all(kind)));
  const games = ownGames(await allReports());
  const isEmpty = entries.every((own) => own.length === 0);
  found("loading", HTMLElement).hidden = true;
  found("empty", HTMLElement).hidden = !isEmpty;
  found("figures", HTMLElement).hidden = isEmpty;
  if (isEmpty) return;
  showDays(entries.flat());
  showAccuracy(games);
  showGroups("phase", byPhase(games), (key) => PHASES[key]());
  showGroups(
    "color",
    grouped(games, ({ own }) => own),
    (key) => colorName(/** @type {Color} */ (key)),
  );
  showGroups(
    "opponent",
    grouped(games, ({ report }) => report.body.against),
    opponentName,
  );
  showGroups("openings", await byOpening(games), (key) => key);
  showMistakes(games);
  await showRatings(entries[0]);
  // Without a network, the library may be missing.
  await showPlan(games, entries[0]).catch((/** @type {unknown} */ error) => console.warn(error));
}

/** Returns an accuracy as the language of the page writes percentages. @param {number} accuracy of 100 */
const percent = (accuracy) => new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(Math.round(accuracy) / 100);

/** @param {OwnGame[]} games */
function showAccuracy(games) {
  const figure = found("accuracy", HTMLElement);
  if (games.length < 2) return figure.replaceChildren(html("figcaption", {}, t("progress-accuracy-few")));
  const about = t("progress-accuracy-about", {
    count: games.length,
    first: Math.round(games[0].accuracy),
    last: Math.round(games[games.length - 1].accuracy),
    mean: Math.round(mean(games)),
  });
  const points = games.map(({ at, accuracy, report }) => ({
    at,
    value: accuracy,
    cells: [variantName(report.body.variant), percent(accuracy)],
  }));
  const columns = [t("progress-date"), t("progress-game"), t("progress-value")];
  drawCourse(figure, { about, points, window: GAMES_AVERAGED, within: USUAL, format: percent, columns });
}

/** @param {Entry[]} entries */
function showDays(entries) {
  const times = entries.map(({ at }) => at);
  const row = daysInARow(times, today());
  const all = new Set(times.map((at) => today(at))).size;
  const parts = [row > 0 ? t("progress-days", { count: row }) : "", t("progress-days-all", { count: all })];
  found("days", HTMLElement).textContent = parts.filter(Boolean).join(" ");
}

/** @param {string} key */
function opponentName(key) {
  const [, level] = /^engine:(\d+)$/.exec(key) ?? [];
  return level ? levelName(Number(level)) : t("progress-people");
}

/**
 * Groups games from the usual starting position by their first turn; the module merges symmetric turns.
 * @param {OwnGame[]} games
 */
async function byOpening(games) {
  const [training, core] = await Promise.all([loadTraining(), loadCore()]);
  /** @type {Map<VariantId, string>} */
  const starts = new Map();
  const startOf = (/** @type {VariantId} */ variant) => {
    const before = starts.get(variant);
    if (before !== undefined) return before;
    const { id, view } = core.open({ variant });
    core.close(id);
    starts.set(variant, view.position);
    return view.position;
  };
  /** @type {Map<string, string>} */
  const known = new Map();
  const classOf = (/** @type {VariantId} */ variant, /** @type {Token} */ turn) => {
    const name = `${variant} ${turn}`;
    const before = known.get(name);
    if (before) return before;
    const tree = training.tree(variant);
    training.count(tree, { variant, turns: [turn] }, null);
    const [one] = training.explore(tree, { variant });
    training.drop(tree);
    const label = `${variant.split("-")[0].toUpperCase()} ${[...(one?.turns ?? [turn])].sort()[0]}`;
    known.set(name, label);
    return label;
  };
  return grouped(games, ({ report: { body } }) => {
    if (hasPotentials(body.variant) || !body.turns[0]) return null;
    try {
      if (body.start !== startOf(body.variant)) return null;
      return classOf(body.variant, body.turns[0]);
    } catch {
      // An entry from another version, with a game or a turn that this one does not support.
      return null;
    }
  });
}

/**
 * @param {string} id
 * @param {Group[]} groups
 * @param {(key: string) => string} nameOf
 */
function showGroups(id, groups, nameOf) {
  const section = found(id, HTMLElement);
  section.hidden = groups.length === 0;
  const rows = groups.slice(0, GROUPS_MAX).map(({ key, games, accuracy }) => {
    const meter = html("meter", { min: "0", max: "100", value: accuracy.toFixed(1), "aria-hidden": "true" });
    return html(
      "tr",
      {},
      html("th", { scope: "row" }, nameOf(key)),
      html("td", { class: "wide" }, meter),
      html("td", {}, percent(accuracy)),
      html("td", { class: "quiet" }, t("progress-games", { count: games })),
    );
  });
  /** @type {HTMLElement} */ (section.querySelector("tbody")).replaceChildren(...rows);
}

/** Returns the sentence about the mistakes with a reason, which a later version may have stored. @param {ReasonCode | "other"} code */
const whyText = (code) => t(`progress-why-${code === "other" ? code : (REASONS[code]?.why ?? "other")}`);

/**
 * Returns the sentences for these reasons, most frequent first; related reasons share one and are counted together.
 * @param {ReturnType<typeof recurring>} reasons
 */
function named(reasons) {
  /** @type {Map<string, { why: string, count: number, codes: Set<ReasonCode | "other"> }>} */
  const groups = new Map();
  for (const { code, count } of reasons) {
    const why = whyText(code);
    const known = groups.get(why) ?? { why, count: 0, codes: new Set() };
    groups.set(why, { why, count: known.count + count, codes: known.codes.add(code) });
  }
  const other = whyText("other");
  const all = [...groups.values()];
  return all.sort((one, two) => Number(one.why === other) - Number(two.why === other) || two.count - one.count);
}

/** @param {OwnGame[]} games */
function showMistakes(games) {
  const items = named(recurring(games)).map(({ why, count, codes }) => {
    const trend = trendOf(games, codes);
    const parts = [t("progress-mistakes-times", { count }), trend ? TRENDS[trend]() : ""].filter(Boolean);
    return html("li", {}, html("span", {}, why), " ", html("span", { class: "quiet" }, parts.join(" · ")));
  });
  const list = items.length > 0 ? html("ol", {}, ...items) : html("p", { class: "quiet" }, t("progress-mistakes-none"));
  found("mistakes", HTMLElement).querySelector("[data-part=list]")?.replaceChildren(list);
}

/**
 * Shows what to train next: a lesson and puzzles for the most frequent mistakes.
 * @param {OwnGame[]} games
 * @param {Entry[]} entries the attempts
 */
async function showPlan(games, entries) {
  const section = found("plan", HTMLElement);
  const weak = weakness(games);
  section.hidden = weak === null;
  if (!weak) return;
  const attempts = attemptsOf(entries);
  const training = await loadTraining();
  const { rating } = training.rate(ratedIn(attempts, weak.game));
  const puzzles = await plannedPuzzles(weak, attempts, rating, () => new Library(training));
  const solved = solvedIn(attempts);
  const { lesson } = trainingOf(weak.topic, weak.game === "yinsh" ? "yinsh" : "gipf-standard");
  const root = `/${document.documentElement.lang}`;
  const items = puzzles.map((id, index) => {
    const link = html("a", { href: `${root}/puzzles#${id}` }, t("progress-plan-puzzle", { number: index + 1 }));
    return html("li", {}, link, ...(solved.has(id) ? [" ", html("span", { class: "quiet" }, t("puzzles-history-solved"))] : []));
  });
  const lessons = lesson
    ? [html("li", {}, html("a", { href: `${root}/${lesson.path}` }, t("report-lesson-link", { name: lesson.name })))]
    : [];
  const list = html("ul", {}, ...lessons, ...items);
  section.querySelector("[data-part=list]")?.replaceChildren(html("p", {}, adviceOf(weak.topic)), list);
}

/** Shows a curve for each game whose puzzles were tried. @param {Entry[]} entries */
async function showRatings(entries) {
  const training = await loadTraining();
  const attempts = attemptsOf(entries);
  const figures = /** @type {const} */ (["yinsh", "gipf"]).flatMap((game) => {
    const rated = ratedIn(attempts, game);
    if (rated.length === 0) return [];
    const { rating, provisional, course } = training.rate(rated);
    const shown = `${Math.round(rating)}${provisional ? "?" : ""}`;
    const about = t("progress-rating-puzzles", { game: game.toUpperCase(), rating: shown, count: rated.length });
    const figure = html("figure", {}, html("figcaption", {}, about));
    const points = course.map((value, index) => ({ at: rated[index][0], value, cells: [String(Math.round(value))] }));
    const columns = [t("progress-date"), t("player-plot-rating")];
    if (points.length > 1) drawCourse(figure, { about, points, window: 1, format: String, columns });
    return [figure];
  });
  const shown = figures.length > 0 ? figures : [html("p", { class: "quiet" }, t("progress-rating-none"))];
  found("ratings", HTMLElement)
    .querySelector("[data-part=list]")
    ?.replaceChildren(...shown);
}

await ready;
/** Queue: updates run one after another. */
let looking = show();
for (const kind of KINDS) {
  notebook.watch(kind, () => {
    looking = looking.then(show);
  });
}
