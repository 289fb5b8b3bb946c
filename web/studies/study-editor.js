// A study on the analysis board: the list of chapters next to it, and the open chapter.

import { button, found, html } from "../dom/element.js";
import { watchOwner } from "../site/owner.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { Tree } from "../analysis/tree.js";
import { UNKEPT } from "../analysis/session.js";
import { settleOwner } from "./adoption.js";
import { loadRulesFor, loadRulesOf, nameOf, readStudy } from "./file.js";
import { keepServed, OnlineStudy, servedStudy } from "./online.js";
import { OpenChapter, takeDrafts } from "./open-chapter.js";
import { textIn } from "./packed-link.js";
import { question } from "./question.js";
import { shareStudy } from "./share-study.js";
import { CHAPTERS_MAX, studies } from "./storage.js";

/** @typedef {import("../analysis/session.js").Session} Session */
/** @typedef {import("./storage.js").WholeStudy} WholeStudy */
/** @typedef {import("./storage.js").Chapter} Chapter */

const PLACE = "gipfel.study-place";

/**
 * Opens the study that the URL names.
 * @param {Session} session
 * @param {HTMLElement} panel
 */
export async function openStudyEditor(session, panel) {
  const editor = new StudyEditor(session, panel);
  try {
    await editor.begin();
  } catch (error) {
    console.warn(error);
    editor.say(t("studies-not-kept"));
  }
}

export class StudyEditor {
  /** @type {WholeStudy | null} */
  study = null;
  /** Whether the study belongs to another user, so changes are not stored. */
  isForeign = false;
  /** @type {OpenChapter | null} */
  #open = null;
  /** Index of the open chapter of a foreign study. */
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
    const account = await settleOwner();
    await takeDrafts();
    const id = /\/study\/(\w+)$/.exec(location.pathname)?.[1] ?? null;
    const own = id ? await studies.find(id) : null;
    this.study = own ?? (id ? await this.#served(id, account) : await linkedStudy(this.session));
    this.isForeign = this.study?.id === "";
    if (!this.study || this.study.chapters.length === 0) return this.say(id && navigator.onLine ? t("study-unknown") : t("study-missing"));
    await loadRulesOf(this.study.chapters.map(({ record }) => record));
    const number = Number(new URLSearchParams(location.search).get("chapter"));
    const first = this.study.chapters[number - 1] ?? this.study.chapters[0];
    this.show(/** @type {Chapter} */ (first), placeIn(/** @type {Chapter} */ (first)));
    shareStudy(this);
    // Next to the board there is room for the list; below it the turns are more important.
    if (matchMedia("(min-width: 60rem)").matches) this.panel.querySelector("details")?.setAttribute("open", "");
    if (this.isForeign) return;
    // The study belongs to the account that was signed in. No other user sees it, and unsaved changes wait as a draft.
    watchOwner(() => location.reload());
    this.session.adopt = (tree) => void this.#adopt(tree);
    this.#online = new OnlineStudy(this);
    studies.watch((changed) => changed === this.study?.id && this.refresh());
    addEventListener("pagehide", () => this.#open?.leave());
  }

  /**
   * Loads a study from the server; a study of the user is stored here from now on, if the owner is known.
   * @param {string} id @param {string | null} account
   */
  async #served(id, account) {
    const served = await servedStudy(id);
    if (!served) return null;
    if (served.own && account) return studies.find((await keepServed(this.session.core, served)).id);
    return foreignStudy(this.session, served.text);
  }

  /** The open chapter. */
  get chapter() {
    return this.#open?.row ?? this.study?.chapters[this.#at] ?? null;
  }

  /** Returns the study with all changes so far. */
  async whole() {
    this.session.keepNow();
    await this.#open?.settled();
    await this.refresh();
    return this.study;
  }

  /** Shows a title above the board on a phone, and in the panel beside it elsewhere. @param {string} text */
  #entitle(text) {
    this.part("study-title").textContent = text;
    found("study-name", HTMLElement).textContent = text;
  }

  /** Shows a sentence in place of the chapters. @param {string} text */
  say(text) {
    this.panel.dataset.state = "missing";
    this.#entitle(text);
  }

  /** @param {Chapter} chapter @param {number[]} [place] */
  show(chapter, place = []) {
    const tree = new Tree(chapter.record);
    if (this.isForeign) {
      this.#at = this.study?.chapters.indexOf(chapter) ?? 0;
      this.session.show(tree, { place, keeper: UNKEPT });
    } else {
      // Save the unsaved changes of the other chapter first.
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
      // Another tab has deleted the study: this chapter is moved to a new one.
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

  /** Shows the stored study again after another tab or a save has changed it. */
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

  /** Handles a change of something other than a chapter's record. */
  async #changed() {
    await this.refresh();
    this.#online?.changed();
  }

  list() {
    const { study, chapter } = this;
    if (!study) return;
    document.title = `${study.title} · Gipfel`;
    this.#entitle(study.title);
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
    disable("add-chapter", study.chapters.length >= CHAPTERS_MAX);
    this.#state();
  }

  /** Adds a chapter from a tree that was opened, set up or begun. @param {Tree} tree */
  async #adopt(tree) {
    if (!this.study) return;
    const record = tree.toRecord();
    const [made] = await studies.add(this.study.id, [{ name: nameOf(record, this.study.chapters.length), record }]);
    if (!made) return void toast(t("study-full", { most: CHAPTERS_MAX }));
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

/** Returns the study in the fragment of the URL. @param {Session} session @returns {Promise<WholeStudy | null>} */
async function linkedStudy(session) {
  const text = await textIn(location.hash);
  return text === null ? null : foreignStudy(session, text);
}

/** Returns another user's study. @param {Session} session @param {string} text @returns {Promise<WholeStudy | null>} */
async function foreignStudy(session, text) {
  await loadRulesFor(text);
  const { title, chapters } = readStudy(session.core, text);
  if (chapters.length === 0) return null;
  const rows = chapters.slice(0, CHAPTERS_MAX).map((chapter, index) => ({ ...chapter, id: String(index), study: "", revision: 0 }));
  return { id: "", title: title || t("studies-untitled"), changed: "", order: [], online: null, chapters: rows };
}

/** Returns the place of a chapter that was shown before the page was reloaded. @param {Chapter} chapter */
function placeIn(chapter) {
  try {
    const [id, place] = JSON.parse(sessionStorage.getItem(PLACE) ?? "[]");
    return id === chapter.id && Array.isArray(place) && place.every(Number.isInteger) ? place : [];
  } catch {
    return [];
  }
}
