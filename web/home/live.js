// The games in progress, and the user's own games. Without a server, the page stays as it was.

import { ask } from "../site/rest.js";
import { ready, t } from "../words/words.js";

/** @import { Lobby } from "../protocol/types.d.ts" */
/** @import { AnnouncedNight, GameSummary, Me } from "../protocol/types.d.ts" */

/** Polling interval in milliseconds while the page is visible. */
const POLL_INTERVAL = 10_000;

/** Maximum number of games that fit on the home page. */
const LISTED_GAMES_MAX = 6;

const find = (/** @type {string} */ mark) => /** @type {HTMLElement | null} */ (document.querySelector(`[data-${mark}]`));

export async function startLive() {
  await ready;
  await refresh(true);
  setInterval(() => document.visibilityState === "visible" && refresh(false), POLL_INTERVAL);
}

/** @param {boolean} first */
async function refresh(first) {
  if (!navigator.onLine) return;
  await Promise.all([
    showLive(),
    first ? showNight() : null,
    first || (find("own-games")?.childElementCount ?? 0) > 0 ? showOwn() : null,
  ]).catch(() => {
    // If the online API cannot be reached, these parts stay hidden.
  });
}

async function showLive() {
  const { games, seeks } = /** @type {Lobby} */ (await ask("GET", "lobby"));
  await fill("live-games", games.slice(0, LISTED_GAMES_MAX));
  const waiting = seeks.filter(({ standing }) => !standing).length;
  const words = find("waiting-words");
  if (words) words.textContent = t("home-waiting", { count: waiting });
  show("waiting", waiting > 0);
  show("live-none", games.length === 0 && waiting === 0);
  show("tv", true);
  show("live", true);
}

/** Announces the next club night with its time. */
async function showNight() {
  const [night] = /** @type {AnnouncedNight[]} */ (await ask("GET", "club-nights"));
  const words = /** @type {HTMLAnchorElement | null} */ (find("night-words"));
  if (!night || !words) return;
  const [{ gameName }, { timeControlName }, { dayTime }] = await Promise.all([
    import("../game/match-names.js"),
    import("../online/time-control.js"),
    import("../online/club.js"),
  ]);
  const facts = { game: gameName(night), clock: timeControlName(night.clock) };
  words.textContent = night.starts > Date.now() ? t("home-night", { ...facts, time: dayTime(night.starts) }) : t("home-night-now", facts);
  words.href = `/${document.documentElement.lang}/club/${night.id}`;
  show("night", true);
}

async function showOwn() {
  const { player, playing } = /** @type {Me} */ (await ask("GET", "me"));
  await fill("own-games", playing, player);
  show("own", playing.length > 0 || document.getElementById("resume")?.hidden === false);
}

/**
 * @param {string} mark
 * @param {GameSummary[]} games
 * @param {Me["player"]} [viewer]
 */
async function fill(mark, games, viewer) {
  const list = find(mark);
  if (!list || (games.length === 0 && list.childElementCount === 0)) return;
  const { updateCards } = await import("../archive/card.js");
  updateCards(list, games, viewer);
}

/** @param {string} mark @param {boolean} shown */
function show(mark, shown) {
  const place = find(mark);
  if (place) place.hidden = !shown;
}
