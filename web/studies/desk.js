// A study on the analysis board: the list of chapters beside it, and the chapter that is open.

import { button, html } from "../game/element.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { Tree } from "../analyse/tree.js";
import { UNKEPT } from "../analyse/session.js";
import { loadRulesFor, loadRulesOf, nameOf, readStudy } from "./file.js";
import { keepServed, OnlineStudy, servedStudy } from "./online.js";
import { OpenChapter, takeDrafts } from "./open-chapter.js";
import { textIn } from "./packed-link.js";
import { question } from "./question.js";
import { shareStudy } from "./share-study.js";
import { MOST_CHAPTERS, studies } from "./storage.js";

/** @typedef {import("../analyse/session.js").Session} Session */
/** @typedef {import("./storage.js").WholeStudy} WholeStudy */
/** @typedef {import("./storage.js").Chapter} Chapter */

const PLACE = "gipfel.study-place";

/**
 * Opens the study that the address names.
 * @param {Session} session
 * @param {HTMLElement} panel
 */
export async function openDesk(session, panel) {
  const desk = new Desk(session, panel);
  try {
    await desk.begin();
  } catch (error) {
    console.warn(error);
    desk.say(t("studies-not-kept"));
  }
}

export class Desk {
  /** @type {WholeStudy | null} */
  study = null;
  /** Whether it is somebody else's: nothing of it is kept. */
  isForeign = false;
  /** @type {OpenChapter | null} */
  #open = null;
  /** Of a foreign study. */
  #at = 0;
  /** @type {OnlineStudy | null} */
  #online = null;

  /**
   * @param {Session} session
   * @param {HTMLElement} panel
   */
  constructor(session, panel) {
    this.session = session;
    this.panel = panel;
    this.part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (panel.querySelector(`[data-part=${name}]`));
    const acts = /** @type {Record<string, () => unknown>} */ ({
      "add-chapter": () => session.adopt?.(Tree.of({ variant: session.tree.variant, terms: session.tree.terms ?? undefined }), []),
      "rename-study": () => this.#rename(),
      "rename-chapter": () => this.#renameChapter(),
      "chapter-up": () => this.#move(-1),
      "chapter-down": () => this.#move(1),
      "delete-chapter": () => this.#delete(),
      "keep-copy": () => this.#keepCopy(),
    });
    for (const control of /** @type {NodeListOf<HTMLElement>} */ (panel.querySelectorAll("[data-act]"))) {
      control.addEventListener("click", () => acts[control.dataset.act ?? ""]?.());
    }
  }

  async begin() {
    await takeDrafts();
    const id = /\/study\/(\w+)$/.exec(location.pathname)?.[1] ?? null;
    const own = id ? await studies.find(id) : null;
    this.study = own ?? (id ? await this.#served(id) : await linkedStudy(this.session));
    this.isForeign = this.study?.id === "";
    if (!this.study || this.study.chapters.length === 0) return this.say(t("study-missing"));
    await loadRulesOf(this.study.chapters.map(({ record }) => record));
    const number = Number(new URLSearchParams(location.search).get("chapter"));
    const first = this.study.chapters[number - 1] ?? this.study.chapters[0];
    this.show(/** @type {Chapter} */ (first), placeIn(/** @type {Chapter} */ (first)));
    shareStudy(this);
    // Beside the board there is room for the list, below it one wants to see the turns.
    if (matchMedia("(min-width: 60rem)").matches) this.panel.querySelector("details")?.setAttribute("open", "");
    if (this.isForeign) return;
    this.session.adopt = (tree) => void this.#adopt(tree);
    this.#online = new OnlineStudy(this);
    studies.watch((changed) => changed === this.study?.id && this.refresh());
    addEventListener("pagehide", () => this.#open?.leave());
  }

  /** A study of the server: an own one is kept here from now on. @param {string} id */
  async #served(id) {
    const served = await servedStudy(id);
    if (!served) return null;
    if (served.own) return studies.find((await keepServed(this.session.core, served)).id);
    return foreignStudy(this.session, served.text);
  }

  /** The chapter that is open. */
  get chapter() {
    return this.#open?.row ?? this.study?.chapters[this.#at] ?? null;
  }

  /** The study with everything that was done to it until now. */
  async whole() {
    this.session.keepNow();
    await this.#open?.settled();
    await this.refresh();
    return this.study;
  }

  /** A sentence where the chapters would be. @param {string} text */
  say(text) {
    this.panel.dataset.state = "missing";
    this.part("study-title").textContent = text;
  }

  /** @param {Chapter} chapter @param {number[]} [place] */
  show(chapter, place = []) {
    const tree = new Tree(chapter.record);
    if (this.isForeign) {
      this.#at = this.study?.chapters.indexOf(chapter) ?? 0;
      this.session.show(tree, { place, keeper: UNKEPT });
    } else {
      // First, so that what is not saved yet of the other chapter is.
      this.session.keepNow();
      const open = new OpenChapter(chapter);
      this.#listen(open);
      this.#open = open;
      this.session.show(tree, {
        place,
        keeper: (record, at) => {
          sessionStorage.setItem(PLACE, JSON.stringify([open.row.id, at]));
          open.keep(record);
        },
      });
    }
    this.list();
    const number = (this.study?.chapters.findIndex(({ id }) => id === chapter.id) ?? 0) + 1;
    history.replaceState(null, "", `${location.pathname}?chapter=${number}${location.hash}`);
  }

  /** @param {OpenChapter} open */
  #listen(open) {
    open.addEventListener("state", () => this.#state());
    open.addEventListener("saved", () => {
      this.panel.dataset.saves = String(Number(this.panel.dataset.saves ?? 0) + 1);
      void this.refresh();
      this.#online?.changed();
    });
    open.addEventListener("failed", () => toast(t("analyse-not-kept"), { key: "not-kept", stays: true }));
    open.addEventListener("copy", () => {
      this.panel.dataset.saves = String(Number(this.panel.dataset.saves ?? 0) + 1);
      toast(t("study-other-tab", { name: open.row.name }), { stays: true });
      void this.refresh();
    });
    open.addEventListener("gone", async (event) => {
      // Another tab has deleted the study: this chapter lives on in a new one.
      const chapter = /** @type {CustomEvent} */ (event).detail;
      const made = await studies.make(this.study?.title ?? chapter.name, [chapter]);
      location.assign(`/${document.documentElement.lang}/study/${made.id}`);
    });
  }

  #state() {
    const isSaved = this.#open?.isSaved ?? true;
    this.panel.dataset.state = this.isForeign ? "foreign" : isSaved ? "saved" : "saving";
    this.part("state").textContent = this.isForeign ? t("study-foreign") : isSaved ? t("study-saved") : t("study-saving");
  }

  /** Shows what the browser keeps now: another tab, or a save, has changed it. */
  async refresh() {
    if (!this.study || this.isForeign) return;
    this.session.keepNow();
    const now = await studies.find(this.study.id).catch(() => null);
    if (!now) return;
    this.study = now;
    const open = this.#open;
    if (open?.isSaved) {
      const row = now.chapters.find(({ id }) => id === open.row.id);
      const first = now.chapters[0];
      if (row && row.revision !== open.row.revision) return this.show(row, this.session.tree.place(this.session.node));
      if (!row && first) return this.show(first);
      if (row) open.row = row;
    }
    this.list();
  }

  /** Something other than a chapter's record was changed here. */
  async #changed() {
    await this.refresh();
    this.#online?.changed();
  }

  list() {
    const { study, chapter } = this;
    if (!study) return;
    document.title = `${study.title} · Gipfel`;
    this.part("study-title").textContent = study.title;
    const at = study.chapters.findIndex(({ id }) => id === chapter?.id);
    this.part("now").textContent = chapter ? `${at + 1} / ${study.chapters.length} · ${chapter.name}` : "";
    const list = this.part("list");
    const hadFocus = list.contains(document.activeElement);
    list.replaceChildren(
      ...study.chapters.map((each, index) => {
        const item = button(each.name, () => this.show(each), index === at ? { "aria-current": "true" } : {});
        return html("li", {}, item);
      }),
    );
    if (hadFocus) /** @type {HTMLElement | null} */ (list.querySelector("[aria-current]"))?.focus();
    const disable = (/** @type {string} */ act, /** @type {boolean} */ off) => {
      const control = this.panel.querySelector(`[data-act=${act}]`);
      if (control instanceof HTMLButtonElement) control.disabled = off;
    };
    disable("chapter-up", at <= 0);
    disable("chapter-down", at < 0 || at >= study.chapters.length - 1);
    disable("delete-chapter", study.chapters.length < 2);
    disable("add-chapter", study.chapters.length >= MOST_CHAPTERS);
    this.#state();
  }

  /** A new chapter from what was opened, set up or begun. @param {Tree} tree */
  async #adopt(tree) {
    if (!this.study) return;
    const record = tree.toRecord();
    const [made] = await studies.add(this.study.id, [{ name: nameOf(record, this.study.chapters.length), record }]);
    if (!made) return void toast(t("study-full", { most: MOST_CHAPTERS }));
    await loadRulesOf([record]);
    await this.#changed();
    this.show(made);
  }

  async #rename() {
    if (!this.study) return;
    const title = await question(t("studies-rename"), t("studies-title-field"), this.study.title);
    if (title === null) return;
    await studies.rename(this.study.id, title);
    await this.#changed();
  }

  async #renameChapter() {
    const { study, chapter } = this;
    if (!study || !chapter) return;
    const name = await question(t("study-rename-chapter"), t("study-chapter-field"), chapter.name);
    if (name === null) return;
    await studies.renameChapter(study.id, chapter.id, name);
    await this.#changed();
  }

  /** @param {1 | -1} way */
  async #move(way) {
    if (!this.study || !this.chapter) return;
    await studies.moveChapter(this.study.id, this.chapter.id, way);
    await this.#changed();
  }

  async #delete() {
    const { study, chapter } = this;
    if (!study || !chapter || study.chapters.length < 2) return;
    this.session.keepNow();
    await this.#open?.settled();
    const bringBack = await studies.removeChapter(study.id, chapter.id);
    const at = study.chapters.findIndex(({ id }) => id === chapter.id);
    const next = study.chapters[at + 1] ?? study.chapters[at - 1];
    this.study = { ...study, chapters: study.chapters.filter(({ id }) => id !== chapter.id) };
    if (next) this.show(next);
    await this.#changed();
    if (!bringBack) return;
    const act = async () => {
      await bringBack();
      await this.#changed();
      this.show(chapter);
    };
    toast(t("studies-deleted", { title: chapter.name }), { key: "deleted", action: { text: t("analyse-bring-back"), act } });
  }

  async #keepCopy() {
    if (!this.study) return;
    const { id } = await studies.make(this.study.title, this.study.chapters);
    location.assign(`/${document.documentElement.lang}/study/${id}`);
  }
}

/** The study behind the `#` of the address. @param {Session} session @returns {Promise<WholeStudy | null>} */
async function linkedStudy(session) {
  const text = await textIn(location.hash);
  return text === null ? null : foreignStudy(session, text);
}

/** A study that somebody else has made. @param {Session} session @param {string} text @returns {Promise<WholeStudy | null>} */
async function foreignStudy(session, text) {
  await loadRulesFor(text);
  const { title, chapters } = readStudy(session.core, text);
  if (chapters.length === 0) return null;
  const rows = chapters.slice(0, MOST_CHAPTERS).map((chapter, index) => ({ ...chapter, id: String(index), study: "", revision: 0 }));
  return { id: "", title: title || t("studies-untitled"), changed: "", order: [], online: null, chapters: rows };
}

/** The turn of a chapter that was looked at before the page was loaded again. @param {Chapter} chapter */
function placeIn(chapter) {
  try {
    const [id, place] = JSON.parse(sessionStorage.getItem(PLACE) ?? "[]");
    return id === chapter.id && Array.isArray(place) && place.every(Number.isInteger) ? place : [];
  } catch {
    return [];
  }
}
