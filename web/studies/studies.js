// The page that lists studies: those of this browser, and public ones of the server.

import { loadBoardCore, loadCore } from "../core/core.js";
import { TEXT_MAX_CHARS } from "../analysis/reading.js";
import { picture } from "../archive/picture.js";
import { button, found, html } from "../dom/element.js";
import { downloadText } from "../game/export.js";
import { refusalText } from "../game/refusal.js";
import { owner, watchOwner } from "../site/owner.js";
import { problemText } from "../site/problem.js";
import { ask, Problem, withQuery } from "../site/rest.js";
import { toast } from "../site/toast.js";
import { ready, t } from "../words/words.js";
import { settleOwner } from "./adoption.js";
import { fileName, loadRulesFor, loadRulesOf, readStudy, studyText } from "./file.js";
import { question } from "./question.js";
import { CHAPTERS_MAX, studies } from "./storage.js";

/** @typedef {import("./storage.js").WholeStudy} WholeStudy */
/** @typedef {import("../core/types.d.ts").RecordTree} RecordTree */
/** @typedef {import("../protocol/types.d.ts").StudySummary} StudySummary */
/** @typedef {import("../protocol/types.d.ts").StudyPage} StudyPage */

const list = found("own-studies", HTMLUListElement);
const status = found("studies-status", HTMLElement);
const path = document.documentElement.lang;

await ready;
found("new-study", HTMLButtonElement).addEventListener("click", make);
const file = found("study-file", HTMLInputElement);
file.addEventListener("change", () => {
  if (file.files?.[0]) void importFile(file.files[0]);
  file.value = "";
});
const more = found("more-studies", HTMLButtonElement);
more.addEventListener("click", () => showPublic(more.dataset.next));
studies.watch(show);
const isSettled = settleOwner();
const isPublicShown = showPublic();
await isSettled;
watchOwner(showOwn);
await Promise.all([showOwn(), isPublicShown]);

/** Shows the studies of the signed-in account. */
async function showOwn() {
  await Promise.all([show(), showServed()]);
}

async function show() {
  try {
    const all = await studies.all();
    status.textContent = all.length === 0 ? t("studies-none") : "";
    list.replaceChildren(...all.map(card));
  } catch (error) {
    console.warn(error);
    status.textContent = t("studies-not-kept");
  }
}

/** @param {WholeStudy} study */
function card(study) {
  const link = html("a", { href: `/${path}/study/${study.id}` }, study.title);
  const facts = [t("studies-chapters", { count: study.chapters.length }), day(study.changed)];
  if (study.online) facts.push(accessName(study.online.access));
  const acts = html(
    "div",
    { class: "row" },
    button(t("studies-rename"), () => rename(study)),
    button(t("study-file"), () => save(study)),
    button(t("studies-delete"), () => remove(study)),
  );
  for (const each of acts.querySelectorAll("button")) each.setAttribute("aria-label", `${each.textContent}: ${study.title}`);
  const place = html("div", { class: "place" });
  void drawFirst(study, place);
  return html(
    "li",
    { class: "sheet study" },
    place,
    html("div", { class: "body" }, html("h3", {}, link), html("p", { class: "quiet small" }, facts.join(" · ")), acts),
  );
}

/** Shows the user's studies on the server that are not in this browser yet. */
async function showServed() {
  const section = found("served-section", HTMLElement);
  if (owner() === "") return void (section.hidden = true);
  try {
    const here = new Set((await studies.all()).map(({ online }) => online?.id));
    /** @type {StudyPage} */
    const { studies: own } = await ask("GET", "account/studies");
    const others = own.filter(({ id }) => !here.has(id));
    section.hidden = others.length === 0;
    found("served-studies", HTMLUListElement).replaceChildren(...others.map((study) => servedCard(study, true)));
  } catch (error) {
    // Without an account or a network, there are no such studies.
    section.hidden = true;
    if (!(error instanceof Problem)) console.warn(error);
  }
}

/** @param {string} [before] */
async function showPublic(before) {
  const place = found("public-studies", HTMLUListElement);
  const line = found("public-status", HTMLElement);
  try {
    /** @type {StudyPage} */
    const { studies: found, next } = await ask("GET", withQuery("studies", { before }));
    place.append(...found.map((study) => servedCard(study, false)));
    line.textContent = place.childElementCount === 0 ? t("studies-public-none") : "";
    more.hidden = next === null;
    more.dataset.next = next ?? "";
  } catch (error) {
    line.textContent = problemText(error);
  }
}

/** @param {StudySummary} study @param {boolean} isOwn */
function servedCard(study, isOwn) {
  const link = html("a", { href: `/${path}/study/${study.id}` }, study.title);
  const facts = [t("studies-chapters", { count: study.chapters }), day(new Date(study.changed).toISOString())];
  if (!isOwn && study.owner) facts.unshift(study.owner);
  const body = html("div", { class: "body" }, html("h3", {}, link), html("p", { class: "quiet small" }, facts.join(" · ")));
  if (isOwn) {
    if (study.hidden) body.append(html("p", { class: "small" }, t("study-hidden")));
    const remove = button(t("studies-delete"), () => removeServed(study));
    remove.setAttribute("aria-label", `${remove.textContent}: ${study.title}`);
    body.append(html("div", { class: "row" }, remove));
  }
  return html("li", { class: "sheet study" }, html("div", { class: "place" }, picture(study.variant, study.position)), body);
}

/** @param {StudySummary} study */
async function removeServed({ id, title, access }) {
  try {
    const { text } = await ask("GET", `studies/${id}`);
    await ask("DELETE", `studies/${id}`);
    const act = async () => {
      await ask("POST", "studies", { access, text }).catch((error) => toast(problemText(error), { stays: true }));
      await showServed();
    };
    toast(t("studies-deleted", { title }), { key: "deleted", action: { text: t("analyse-bring-back"), act } });
  } catch (error) {
    toast(problemText(error));
  }
  await showServed();
}

/** Draws the end of the first chapter. @param {WholeStudy} study @param {HTMLElement} place */
async function drawFirst(study, place) {
  const record = study.chapters[0]?.record;
  if (!record) return;
  try {
    await loadRulesOf([record]);
    const core = await loadBoardCore();
    const { id, view } = core.open(gameStartOf(record));
    core.close(id);
    const variant = /** @type {import("../protocol/types.d.ts").Variant} */ (
      record.terms ? `${record.variant}:${record.terms}` : record.variant
    );
    place.replaceChildren(picture(variant, view.position));
  } catch {
    // A list without this picture is better than no list.
  }
}

/** @param {RecordTree} record @returns {import("../core/types.d.ts").GameStart} */
function gameStartOf({ variant, terms, position, handicap, turns }) {
  return {
    variant,
    ...(terms && { terms }),
    ...(position && { position }),
    ...(handicap && { handicap }),
    turns: turns.map(({ token }) => token),
  };
}

async function make() {
  const title = await question(t("studies-new"), t("studies-title-field"));
  if (title === null) return;
  /** @type {RecordTree} */
  const record = { variant: "yinsh", position: null, handicap: null, tags: [], result: "*", termination: null, comments: [], turns: [] };
  const study = await studies.make(title, [{ name: t("study-chapter", { number: 1 }), record }]);
  location.assign(`/${path}/study/${study.id}`);
}

/** @param {File} chosen */
async function importFile(chosen) {
  if (chosen.size > TEXT_MAX_CHARS) return void toast(t("analyse-open-large"));
  const text = await chosen.text();
  await loadRulesFor(text);
  const { title, chapters, refused } = readStudy(await loadCore(), text);
  if (chapters.length === 0) {
    const [first] = refused;
    return void toast(first ? refusalText(first) : t("analyse-open-nothing"), { stays: true });
  }
  const study = await studies.make(title || chosen.name.replace(/\.\w+$/, "") || t("studies-untitled"), chapters);
  await show();
  const left = chapters.length - CHAPTERS_MAX;
  const words = [t("studies-imported", { count: Math.min(chapters.length, CHAPTERS_MAX) })];
  if (left > 0) words.push(t("study-full", { most: CHAPTERS_MAX }));
  if (refused.length > 0) words.push(t("analyse-open-more", { count: refused.length }));
  toast(words.join(" "), { link: { href: `/${path}/study/${study.id}`, text: study.title }, stays: left > 0 || refused.length > 0 });
}

/** @param {WholeStudy} study */
async function rename(study) {
  const title = await question(t("studies-rename"), t("studies-title-field"), study.title);
  if (title === null) return;
  await studies.rename(study.id, title);
  await show();
}

/** @param {WholeStudy} study */
async function save(study) {
  await loadRulesOf(study.chapters.map(({ record }) => record));
  downloadText(fileName(study.title), studyText(await loadCore(), study));
}

/** @param {WholeStudy} study */
async function remove({ id }) {
  const study = await studies.remove(id);
  await show();
  if (!study) return;
  toast(t("studies-deleted", { title: study.title }), {
    key: "deleted",
    action: {
      text: t("analyse-bring-back"),
      act: async () => {
        await studies.bringBack(study);
        await show();
      },
    },
  });
}

/** @param {import("./storage.js").Access} access */
function accessName(access) {
  if (access === "private") return t("study-access-private");
  return access === "link" ? t("study-access-link") : t("study-access-public");
}

/** @param {string} date */
function day(date) {
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" }).format(new Date(date));
}
