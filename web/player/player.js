// A player's profile. The name is the last part of the address.

import { GameList } from "../archive/pages.js";
import { updateCards } from "../archive/card.js";
import { marked, part, show } from "../account/part.js";
import { date } from "../site/dates.js";
import { problemText } from "../site/problem.js";
import { ask, Problem, withQuery } from "../site/rest.js";
import { ready, t } from "../words/words.js";
import { startBlock } from "../online/blocks.js";
import { startFollow } from "./follow.js";
import { showRatings } from "./ratings.js";
import { startReport } from "./report.js";

/** @import { Me, Profile } from "../protocol/types.d.ts" */

const LOADING_DELAY = 500;
const lang = document.documentElement.lang;

start();

async function start() {
  await ready;
  const form = /** @type {HTMLFormElement} */ (part("find"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = String(new FormData(form).get("name") ?? "").trim();
    if (name) location.assign(`/${lang}/player/${encodeURIComponent(name)}`);
  });
  const name = decodeURIComponent(location.pathname.split("/")[3] ?? "");
  if (name === "") return show("find");
  const timer = setTimeout(() => show("asking"), LOADING_DELAY);
  try {
    const profile = /** @type {Profile} */ (await ask("GET", `player/${encodeURIComponent(name)}`));
    clearTimeout(timer);
    show("profile");
    await fill(profile);
  } catch (error) {
    clearTimeout(timer);
    if (!(error instanceof Problem)) throw error;
    part("missing").textContent = error.status === 404 ? t("player-missing", { name }) : problemText(error);
    show("missing", "find");
  }
}

/** @param {Profile} profile */
async function fill({ player, ratings, created, playing, online, followed, blocked }) {
  const name = player.name ?? "";
  const path = `player/${encodeURIComponent(name)}`;
  document.title = document.title.replace(marked("name").textContent ?? "", name);
  marked("name").textContent = name;
  marked("about").textContent = online ? `${t("online-is-here")} · ${aboutText(player, created)}` : aboutText(player, created);
  const unfollowed = startFollow(path, followed);
  const about = /** @type {HTMLElement} */ (document.getElementById("block-about"));
  about.hidden = !blocked;
  startBlock(/** @type {HTMLButtonElement} */ (marked("block")), player, blocked === true, (isBlocked) => {
    about.hidden = !isBlocked;
    // Blocking a player unfollows them.
    if (isBlocked) unfollowed();
  });
  const query = player.kind === "engine" ? { opponent: "engine", level: String(player.level ?? 1) } : { opponent: "player", name };
  /** @type {HTMLAnchorElement} */ (marked("challenge")).href = withQuery(`/${lang}/online`, query);
  /** @type {HTMLAnchorElement} */ (marked("search")).href = withQuery(`/${lang}/games`, { player: name });
  const records = /** @type {HTMLAnchorElement} */ (marked("records"));
  records.href = `/api/${path}/records`;
  records.download = `gipfel-${name}.txt`;
  startReport(player);
  showRatings(path, ratings);
  marked("playing").hidden = playing.length === 0;
  updateCards(marked("playing-games"), playing);
  const list = new GameList(marked("games"), /** @type {HTMLButtonElement} */ (marked("more")), marked("shown"));
  const [count] = await Promise.all([list.show(`${path}/games`, {}, player), showWhose(player)]);
  marked("none").hidden = count > 0;
  records.hidden = count === 0;
}

/**
 * @param {Profile["player"]} player
 * @param {number} created
 */
function aboutText({ kind }, created) {
  const since = t("player-since", { date: date(created) });
  return kind === "engine" ? t("player-engine-about") : kind === "bot" ? `${t("player-bot")} · ${since}` : since;
}

/**
 * Adapts the page: users can neither challenge nor report themselves, and an engine cannot be reported.
 * @param {Profile["player"]} player
 */
async function showWhose({ id, kind }) {
  const me = /** @type {Me} */ (await ask("GET", "me").catch(() => ({ player: null })));
  const isOwn = me.player?.id === id;
  marked("own").hidden = !isOwn;
  marked("challenge").hidden = isOwn;
  marked("follow").hidden = isOwn || kind === "engine";
  marked("block").hidden = isOwn || kind === "engine";
  marked("report").hidden = isOwn || kind === "engine";
}
