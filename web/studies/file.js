// A study as text: its chapters as records, one after another, with the tags `Study` and `Chapter`. Every program that reads
// records reads studies, and every file of games can become one.

import { hasHands, readText } from "../analysis/reading.js";
import { hasPotentials, namesPotentials } from "../game/url.js";
import { t } from "../words/words.js";
import { NAME_MAX_CHARS, named } from "./storage.js";

/** @typedef {import("../core/types.d.ts").Calls} Core */
/** @typedef {import("../core/types.d.ts").RecordTree} RecordTree */
/** @typedef {import("./storage.js").NewChapter} NewChapter */

/** Maximum size that the server accepts; also the limit for links. */
export const STUDY_MAX_BYTES = 256 * 1024;

const OWN = ["Study", "Chapter"];

/** @param {Core} core @param {{ title: string, chapters: NewChapter[] }} study */
export function studyText(core, { title, chapters }) {
  return chapters.map(({ name, record }) => core.write(labelled(record, title, name))).join("\n");
}

/**
 * Reads a study from a text. A record that names no study and no chapter is named after its players.
 * @param {Core} core
 * @param {string} text
 */
export function readStudy(core, text) {
  const { games: all, refused } = readText(core, text, "yinsh", null);
  // A match is played on two boards, which a chapter does not support.
  const games = all.filter(({ links }) => !links);
  const title = named(games.map((record) => tagOf(record, "Study")).find((found) => found !== "") ?? "");
  const chapters = games.map((record, index) => ({ name: nameOf(record, index), record: bare(record) }));
  return { title, chapters, refused };
}

/** Returns the name of a record as the chapter with this number. @param {RecordTree} record @param {number} index */
export function nameOf(record, index) {
  const [chapter, white, black, event] = ["Chapter", "White", "Black", "Event"].map((name) => tagOf(record, name));
  const players = white || black ? t("play-games-item", { white: white || "?", black: black || "?" }) : "";
  return named(chapter || players || event || t("study-chapter", { number: index + 1 }));
}

/** Loads the rules of games with potentials, if there are such chapters. @param {RecordTree[]} records */
export async function loadRulesOf(records) {
  if (records.some(({ variant }) => hasPotentials(variant))) await loadPotentials();
}

/** Loads the same rules if an unread text needs them. @param {string} text */
export async function loadRulesFor(text) {
  if (namesPotentials(text) || hasHands(text)) await loadPotentials();
}

async function loadPotentials() {
  const { loadPotentialsDocuments } = await import("../potentials/potentials.js");
  await loadPotentialsDocuments();
}

/** Returns the file name of a study. @param {string} title */
export function fileName(title) {
  const words = title
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return `${words.slice(0, NAME_MAX_CHARS).toLowerCase() || "study"}.txt`;
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
