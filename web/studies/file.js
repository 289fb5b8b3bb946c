// A study as text: its chapters as records, one after the other, with the tags `Study` and `Chapter`. So every program that reads
// records reads studies, and every file of games can become one.

import { hasHands, readText } from "../analyse/reading.js";
import { hasPotentials, namesPotentials } from "../game/link.js";
import { t } from "../words/words.js";
import { LONGEST_NAME, named } from "./storage.js";

/** @typedef {import("../core/types.d.ts").Calls} Core */
/** @typedef {import("../core/types.d.ts").RecordTree} RecordTree */
/** @typedef {import("./storage.js").NewChapter} NewChapter */

/** More than the server takes is not written into a link either. */
export const MOST_BYTES = 256 * 1024;

const OWN = ["Study", "Chapter"];

/** @param {Core} core @param {{ title: string, chapters: NewChapter[] }} study */
export function studyText(core, { title, chapters }) {
  return chapters.map(({ name, record }) => core.write(labelled(record, title, name))).join("\n");
}

/**
 * The study in a text. What names no study and no chapter is called by its players.
 * @param {Core} core
 * @param {string} text
 */
export function readStudy(core, text) {
  const { games: all, refused } = readText(core, text, "yinsh", null);
  // A match is played on two boards, which no chapter has.
  const games = all.filter(({ links }) => !links);
  const title = named(games.map((record) => tagOf(record, "Study")).find((found) => found !== "") ?? "");
  const chapters = games.map((record, index) => ({ name: nameOf(record, index), record: bare(record) }));
  return { title, chapters, refused };
}

/** What a record is called as the chapter of this number. @param {RecordTree} record @param {number} index */
export function nameOf(record, index) {
  const [chapter, white, black, event] = ["Chapter", "White", "Black", "Event"].map((name) => tagOf(record, name));
  const players = white || black ? t("play-games-item", { white: white || "?", black: black || "?" }) : "";
  return named(chapter || players || event || t("study-chapter", { number: index + 1 }));
}

/** Fetches the rules of games with potentials, where there are such chapters. @param {RecordTree[]} records */
export async function loadRulesOf(records) {
  if (records.some(({ variant }) => hasPotentials(variant))) await loadPotentials();
}

/** The same for a text that has not been read yet. @param {string} text */
export async function loadRulesFor(text) {
  if (namesPotentials(text) || hasHands(text)) await loadPotentials();
}

async function loadPotentials() {
  const { loadPotentialsDocuments } = await import("../potentials/potentials.js");
  await loadPotentialsDocuments();
}

/** What the file of a study is called. @param {string} title */
export function fileName(title) {
  const words = title
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return `${words.slice(0, LONGEST_NAME).toLowerCase() || "study"}.txt`;
}

/** @param {RecordTree} record @param {string} title @param {string} name @returns {RecordTree} */
function labelled(record, title, name) {
  return { ...record, tags: [...bare(record).tags, ["Study", title], ["Chapter", name]] };
}

/** @param {RecordTree} record @returns {RecordTree} */
function bare(record) {
  return { ...record, tags: record.tags.filter(([name]) => !OWN.includes(name)) };
}

/** @param {RecordTree} record @param {string} name */
function tagOf(record, name) {
  return record.tags.find(([key]) => key === name)?.[1].trim() ?? "";
}
