// A board in a page of somebody else: a chapter of a study, or a finished game, that can be stepped through. It keeps nothing and sends
// nothing but the question for what it shows.

import { shapesOf, wordsOf } from "../analyse/shapes.js";
import { Marks } from "../board/marks.js";
import { Scene } from "../board/scene.js";
import { loadCore } from "../core/core.js";
import { found } from "../game/element.js";
import { namesPotentials } from "../game/link.js";
import { ready, t } from "../words/words.js";

/** @typedef {import("../core/types.d.ts").RecordTree} RecordTree */
/** @typedef {import("../core/types.d.ts").Calls} Core */
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

/** What the address names; nothing if it is not there, or not for everybody. @returns {Promise<Shown | null>} */
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
  // A game that goes on is watched on its own page.
  if (!record || record.links || (title === "" && record.result === "*")) return missing();
  const link = found("back", HTMLAnchorElement);
  link.href = href;
  link.textContent = nameOf(record, title);
  const player = new Player(core, record);
  document.body.dataset.state = "shown";
  player.go(title === "" ? record.turns.length : 0);
}

/** @param {RecordTree} record @param {string} title */
function nameOf({ tags }, title) {
  const tag = (/** @type {string} */ name) => tags.find(([key]) => key === name)?.[1] ?? "";
  if (title) return [title, tag("Chapter")].filter(Boolean).join(" · ");
  return t("play-games-item", { white: tag("White") || "?", black: tag("Black") || "?" });
}

/** Steps through the turns of a record. */
class Player {
  #scene = new Scene();
  #marks = new Marks(this.#scene);
  #at = 0;

  /** @param {Core} core @param {RecordTree} record */
  constructor(core, record) {
    this.core = core;
    this.record = record;
    this.#scene.lay(core.geometry(record.variant.startsWith("yinsh") ? "yinsh" : "gipf"), false);
    // Nobody plays here.
    this.#scene.grid.remove();
    this.#scene.root.setAttribute("role", "img");
    found("board", HTMLElement).replaceChildren(this.#scene.root);
    const steps = /** @type {Record<string, () => number>} */ ({
      Home: () => 0,
      ArrowLeft: () => this.#at - 1,
      ArrowRight: () => this.#at + 1,
      End: () => record.turns.length,
    });
    for (const control of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("button[data-key]"))) {
      control.addEventListener("click", () => this.go(steps[control.dataset.key ?? ""]?.() ?? 0));
    }
    addEventListener("keydown", (event) => {
      const step = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : steps[event.key];
      if (!step) return;
      event.preventDefault();
      this.go(step());
    });
  }

  /** @param {number} wanted how many turns have been played */
  go(wanted) {
    const { turns, comments } = this.record;
    this.#at = Math.max(0, Math.min(turns.length, wanted));
    const view = this.#view();
    const turn = turns[this.#at - 1];
    const notes = turn?.comments ?? comments;
    this.#scene.set(view.pieces);
    this.#marks.last(view.last);
    this.#marks.shapes(shapesOf(notes));
    const token = turn ? `${this.#number()} ${turn.token}` : t("analyse-start");
    this.#scene.root.setAttribute("aria-label", token);
    said.replaceChildren(Object.assign(document.createElement("strong"), { textContent: token }), " ", wordsOf(notes).join(" "));
    for (const control of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("button[data-key]"))) {
      const isBack = control.dataset.key === "Home" || control.dataset.key === "ArrowLeft";
      control.setAttribute("aria-disabled", String(isBack ? this.#at === 0 : this.#at === turns.length));
    }
    document.body.dataset.turn = String(this.#at);
  }

  #view() {
    const { variant, terms, position, handicap, turns } = this.record;
    const { table, view } = this.core.open({
      variant,
      ...(terms && { terms }),
      ...(position && { position }),
      ...(handicap && { handicap }),
      turns: turns.slice(0, this.#at).map(({ token }) => token),
    });
    this.core.close(table);
    return view;
  }

  /** As records number turns. */
  #number() {
    const first = this.record.turns[0]?.player === "b" ? 1 : 0;
    const index = this.#at - 1 + first;
    return `${Math.floor(index / 2) + 1}${index % 2 === 0 ? "." : "…"}`;
  }
}
