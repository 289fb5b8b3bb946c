// Statistics from a user's game reports. Nothing here touches the page.

/** @import { Color } from "../core/types.d.ts" */
/** @import { Phase, ReasonCode } from "../engine/messages.d.ts" */
/** @import { Report } from "../report/packed.js" */

/** A game of the user, with their accuracy. @typedef {{ report: Report, own: Color, at: number, accuracy: number }} OwnGame */

/** A group of games. @typedef {{ key: string, games: number, accuracy: number }} Group */

/** Turns that count as mistakes. */
const MISTAKES = ["mistake", "blunder"];

/** Minimum number of games for a trend; fewer would be chance. */
const TREND_GAMES_MIN = 4;

/** Maximum number of latest games that are compared with those before. */
const RECENT_GAMES_MAX = 5;

/** Share by which the frequency must change for a trend. */
const TREND_CHANGE = 0.25;

/**
 * Returns the games that the user played on one side, with their accuracy, oldest first.
 * @param {Report[]} reports
 * @returns {OwnGame[]}
 */
export function ownGames(reports) {
  return reports.flatMap((report) => {
    const { own } = report.body;
    const accuracy = own === null ? null : report.body.players[own].accuracy;
    return own === null || accuracy === null ? [] : [{ report, own, at: report.at, accuracy }];
  });
}

/** Returns the average accuracy. @param {{ accuracy: number }[]} games at least one */
export function mean(games) {
  return games.reduce((sum, { accuracy }) => sum + accuracy, 0) / games.length;
}

/**
 * Groups games with the same key, largest group first.
 * @param {OwnGame[]} games
 * @param {(game: OwnGame) => string | null} keyOf null omits a game
 * @returns {Group[]}
 */
export function grouped(games, keyOf) {
  /** @type {Map<string, OwnGame[]>} */
  const groups = new Map();
  for (const game of games) {
    const key = keyOf(game);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups].map(([key, own]) => ({ key, games: own.length, accuracy: mean(own) })).sort((one, other) => other.games - one.games);
}

/**
 * Returns the accuracy in each phase; games that did not reach it are omitted.
 * @param {OwnGame[]} games
 * @returns {Group[]}
 */
export function byPhase(games) {
  const phases = /** @type {Phase[]} */ (["opening", "middle", "end"]);
  return phases.flatMap((key) => {
    const known = games.flatMap(({ report, own }) => report.body.players[own].phases[key] ?? []);
    const own = known.map((accuracy) => ({ accuracy }));
    return own.length > 0 ? [{ key, games: own.length, accuracy: mean(own) }] : [];
  });
}

/**
 * Counts the reasons for the user's mistakes, most frequent first.
 * @param {OwnGame[]} games
 * @returns {{ code: ReasonCode | "other", count: number }[]}
 */
export function recurring(games) {
  /** @type {Map<ReasonCode | "other", number>} */
  const counts = new Map();
  for (const game of games) for (const code of reasonsIn(game)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const all = [...counts].map(([code, count]) => ({ code, count }));
  // The unnamed reason comes last, however frequent it is.
  return all.sort((one, other) => Number(one.code === "other") - Number(other.code === "other") || other.count - one.count);
}

/** Returns the reasons for the user's mistakes in a game. @param {OwnGame} game @returns {(ReasonCode | "other")[]} */
function reasonsIn({ report, own }) {
  const mistakes = report.review.turns.filter(({ player, kind }) => player === own && MISTAKES.includes(kind));
  return mistakes.map(({ reason }) => reason?.code ?? "other");
}

/**
 * Compares how often these reasons occur in each of the latest games with how often they did before; null if there are too few games.
 * @param {OwnGame[]} games oldest first
 * @param {ReadonlySet<ReasonCode | "other">} codes
 * @returns {"less" | "same" | "more" | null}
 */
export function trendOf(games, codes) {
  if (games.length < TREND_GAMES_MIN) return null;
  const recent = Math.min(RECENT_GAMES_MAX, Math.floor(games.length / 2));
  const mean = (/** @type {OwnGame[]} */ some) =>
    some.reduce((sum, game) => sum + reasonsIn(game).filter((code) => codes.has(code)).length, 0) / some.length;
  const [before, now] = [mean(games.slice(0, -recent)), mean(games.slice(-recent))];
  if (now < before * (1 - TREND_CHANGE)) return "less";
  return now > before * (1 + TREND_CHANGE) ? "more" : "same";
}
