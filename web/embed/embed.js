// A board embedded in another website: a chapter of a study, or a finished game, to step through. It stores nothing and
// sends only the request for what it shows.

import { loadCore } from "../core/core.js";
import { found } from "../dom/element.js";
import { namesPotentials } from "../game/url.js";
import { ready, t } from "../words/words.js";
import { Stepper } from "./stepper.js";

/** @typedef {import("../core/types.d.ts").RecordTree} RecordTree */
/** @typedef {{ text: string, chapter: number, title: string, href: string }} Shown */

const said = found("said", HTMLElement);
const language = document.documentElement.lang;

const theme = new URLSearchParams(location.search).get("theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

await ready;
try {
  const shown = await asked();
  if (shown) await show(shown);
  else missing();
} catch (error) {
  console.warn(error);
  missing();
}

function missing() {
  said.textContent = t("embed-missing");
  document.body.dataset.state = "missing";
}

/** Fetches what the URL names; null if it does not exist or is not public. @returns {Promise<Shown | null>} */
async function asked() {
  const [, study, chapter] = /\/embed\/study\/(\w+)\/(\d+)$/.exec(location.pathname) ?? [];
  if (study) {
    const answer = await reached(`/api/studies/${study}`);
    if (!answer) return null;
    const { text, title } = await answer.json();
    return { text, title, chapter: Number(chapter), href: `/${language}/study/${study}?chapter=${chapter}` };
  }
  const [, game] = /\/embed\/game\/(\w+)$/.exec(location.pathname) ?? [];
  const answer = game ? await reached(`/api/games/${game}/record`) : null;
  return answer && { text: await answer.text(), title: "", chapter: 1, href: `/${language}/game/${game}` };
}

/** @param {string} address */
async function reached(address) {
  const answer = await fetch(address, { credentials: "omit", cache: "no-store" });
  return answer.ok ? answer : null;
}

/** @param {Shown} shown */
async function show({ text, chapter, title, href }) {
  const core = await loadCore();
  if (namesPotentials(text)) await (await import("../potentials/potentials.js")).loadPotentialsDocuments();
  const record = core.read(text, null).games[chapter - 1];
  // A game in progress is watched on its own page.
  if (!record || record.links || (title === "" && record.result === "*")) return missing();
  const link = found("back", HTMLAnchorElement);
  link.href = href;
  link.textContent = nameOf(record, title);
  const stepper = new Stepper(core, record, said);
  document.body.dataset.state = "shown";
  stepper.go(title === "" ? record.turns.length : 0);
}

/** @param {RecordTree} record @param {string} title */
function nameOf({ tags }, title) {
  const tag = (/** @type {string} */ name) => tags.find(([key]) => key === name)?.[1] ?? "";
  if (title) return [title, tag("Chapter")].filter(Boolean).join(" · ");
  return t("play-games-item", { white: tag("White") || "?", black: tag("Black") || "?" });
}
