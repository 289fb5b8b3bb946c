// A chapter while it is edited: saves what was made of it, one save after the other, and loses nothing when the page goes.

import { storage } from "../site/storage.js";
import { isChapter, isSame, studies } from "./storage.js";

/** @typedef {import("./storage.js").Chapter} Chapter */
/** @typedef {import("../core/types.d.ts").RecordTree} RecordTree */

const DRAFT = "study-draft.";

export class OpenChapter extends EventTarget {
  /** What is to be saved; null when all is. @type {RecordTree | null} */
  #wanted = null;
  /** @type {Promise<void> | null} */
  #saving = null;

  /** @param {Chapter} row */
  constructor(row) {
    super();
    this.row = row;
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

  /** Resolves when there is nothing left to be saved, or it cannot be. */
  async settled() {
    await this.#saving;
  }

  async #save() {
    try {
      while (this.#wanted) {
        const record = this.#wanted;
        const saved = await studies.save({ ...this.row, record });
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

  /** Writes what is not saved to where it can be written at once; `takeDrafts` saves it with the next page. */
  leave() {
    if (this.#wanted) storage.set(DRAFT + Math.random().toString(36).slice(2), { ...this.row, record: this.#wanted });
  }

  /** @param {"state" | "saved" | "copy" | "gone" | "failed"} name @param {Chapter} [detail] */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** Saves what a page that was closed had left. */
export async function takeDrafts() {
  for (const name of storage.names()) {
    if (!/^study-draft\.[a-z0-9]+$/.test(name)) continue;
    const chapter = storage.get(name, isChapter);
    if (!chapter) continue;
    if (!(await studies.save(chapter))) await studies.make(chapter.name, [chapter]);
    storage.remove(name);
  }
}
