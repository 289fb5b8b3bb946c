// A chapter being edited: saves its changes one after another, and loses nothing when the page is closed.

import { owner } from "../site/owner.js";
import { storage } from "../site/storage.js";
import { isChapter, isSame, studies } from "./storage.js";

/** @typedef {import("./storage.js").Chapter} Chapter */
/** @typedef {import("../core/types.d.ts").RecordTree} RecordTree */

/** The part of the stored studies that saving needs. @typedef {Pick<typeof studies, "save" | "make" | "isOfAnother">} Store */

const DRAFT = "study-draft.";

export class OpenChapter extends EventTarget {
  /** The record to save; null if everything is saved. @type {RecordTree | null} */
  #wanted = null;
  /** @type {Promise<void> | null} */
  #saving = null;

  /** Owner of the study. Changes are saved for them alone, even if another tab signs out first. */
  #owner = owner();

  #store;

  /** @param {Chapter} row @param {Store} [store] */
  constructor(row, store = studies) {
    super();
    this.row = row;
    this.#store = store;
  }

  get isSaved() {
    return this.#wanted === null;
  }

  /** @param {RecordTree} record */
  keep(record) {
    if (isSame(record, this.#wanted ?? this.row.record)) return;
    this.#wanted = record;
    this.#tell("state");
    this.#saving ??= this.#save();
  }

  /** Resolves when everything is saved, or cannot be saved. */
  async settled() {
    await this.#saving;
  }

  async #save() {
    try {
      while (this.#wanted) {
        // The page is about to be loaded again, and leaves a draft.
        if (owner() !== this.#owner) return;
        const record = this.#wanted;
        const saved = await this.#store.save({ ...this.row, record });
        if (!saved && owner() !== this.#owner) return;
        if (this.#wanted === record) this.#wanted = null;
        if (!saved) return this.#tell("gone", { ...this.row, record });
        this.row = saved.chapter;
        this.#tell(saved.isCopy ? "copy" : "saved");
      }
    } catch (error) {
      console.warn(error);
      this.#tell("failed");
    } finally {
      this.#saving = null;
      this.#tell("state");
    }
  }

  /** Writes unsaved changes to synchronous storage; `takeDrafts` saves them when the next page is loaded. */
  leave() {
    if (!this.#wanted) return;
    storage.set(DRAFT + Math.random().toString(36).slice(2), { ...this.row, record: this.#wanted, owner: this.#owner });
  }

  /** @param {"state" | "saved" | "copy" | "gone" | "failed"} name @param {Chapter} [detail] */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** Saves the drafts of a page that was closed. Drafts of another owner wait until that owner returns. @param {Store} [store] */
export async function takeDrafts(store = studies) {
  for (const name of storage.names()) {
    if (!/^study-draft\.[a-z0-9]+$/.test(name)) continue;
    const chapter = storage.get(name, isChapter);
    if (!chapter) continue;
    const { owner: whose = "" } = /** @type {Chapter & { owner?: string }} */ (chapter);
    if ((whose !== "" && whose !== owner()) || (await store.isOfAnother(chapter.study))) continue;
    if (!(await store.save(chapter))) await store.make(chapter.name, [chapter]);
    storage.remove(name);
  }
}
