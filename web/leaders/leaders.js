// The best players of a variant at a speed, with the levels of the engine among them. The selection is in the URL.

import { html } from "../dom/element.js";
import { personName, personLink, ratingText } from "../online/people.js";
import { problemText } from "../site/problem.js";
import { ask, Problem, withQuery } from "../site/rest.js";
import { ready, t } from "../words/words.js";

/** @import { Leader, Leaderboard } from "../protocol/types.d.ts" */

const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-filters]"));
const table = /** @type {HTMLElement} */ (document.querySelector("[data-leaders]"));
const told = /** @type {HTMLElement} */ (document.querySelector("[data-told]"));

/** Number of the latest request; replies to earlier ones are ignored. */
let asked = 0;

await ready;
for (const [name, value] of new URLSearchParams(location.search)) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value)) field.value = value;
}
form.addEventListener("input", () => void show());
form.addEventListener("submit", (event) => event.preventDefault());
await show();

async function show() {
  const which = Object.fromEntries(/** @type {Iterable<[string, string]>} */ (new FormData(form)));
  history.replaceState(null, "", withQuery(location.pathname, which));
  asked += 1;
  const question = asked;
  try {
    const board = /** @type {Leaderboard} */ (await ask("GET", withQuery("leaderboard", which)));
    if (question === asked) fill(board);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    told.textContent = problemText(error);
  }
}

/** Fills the table. People have a rank; the levels of the engine are listed between them without one. @param {Leaderboard} board */
function fill({ leaders, engines }) {
  const levels = engines.map((player) => ({ player, games: 0 }));
  const strength = (/** @type {Leader} */ { player }) => player.rating?.rating ?? 0;
  const all = [...leaders, ...levels].sort((a, b) => strength(b) - strength(a));
  let rank = 0;
  const rows = all.map(({ player, games }) => {
    const isEngine = player.kind === "engine";
    if (!isEngine) rank += 1;
    return html(
      "tr",
      { class: isEngine ? "engine" : "" },
      html("td", { class: "number" }, isEngine ? "" : String(rank)),
      html("th", { scope: "row" }, isEngine ? engineLink(player) : personLink(player)),
      html("td", { class: "number" }, ratingText(player)),
      html("td", { class: "number" }, isEngine ? "" : String(games)),
    );
  });
  table.replaceChildren(...rows);
  told.textContent = leaders.length === 0 ? t("leaders-none") : "";
}

/** @param {Leader["player"]} player */
function engineLink(player) {
  return html("a", { href: `/${document.documentElement.lang}/player/Gipfel-${player.level ?? 1}` }, personName(player));
}
