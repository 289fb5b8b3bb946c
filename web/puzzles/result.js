// The cards after a streak and after the puzzle of the day, and what can be shared of them: never the solution.

import { html } from "../dom/element.js";
import { copyText, download } from "../game/export.js";
import { date } from "../site/dates.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { streakPicture } from "./streak-picture.js";

/** @import { Family } from "../core/types.d.ts" */

/**
 * Fills a card with the length of a streak.
 * @param {HTMLElement} card @param {{ count: number, best: number, game: Family }} streak `best`: the longest one, including this
 */
export function showStreak(card, { count, best, game }) {
  const title = game.toUpperCase();
  const share = html("button", { type: "button" }, t("puzzles-result-picture"));
  share.addEventListener("click", async () => {
    try {
      await sharePicture(await streakPicture({ count, game: title }), t("puzzles-share-streak", { count, game: title }));
    } catch (error) {
      console.warn(error);
      toast(t("puzzles-result-failed"));
    }
  });
  const isRecord = count > 0 && count === best;
  fill(card, [
    html("p", { class: "count" }, html("strong", {}, String(count)), " ", t("puzzles-result-streak", { count })),
    html("p", { class: "quiet" }, `${title} · ${isRecord ? t("puzzles-result-record") : t("puzzles-result-best", { best })}`),
    ...(count > 0 ? [html("p", { class: "acts" }, share)] : []),
  ]);
}

/**
 * Fills a card with the result of the puzzle of the day.
 * @param {HTMLElement} card @param {{ right: boolean, game: Family, now: number }} day
 */
export function showDay(card, { right, game, now }) {
  const title = game.toUpperCase();
  const share = html("button", { type: "button" }, t("puzzles-result-share"));
  share.addEventListener("click", () => void shareText(dayText({ right, game })));
  fill(card, [
    html(
      "p",
      { class: "count" },
      html("strong", {}, right ? "✓" : "✗"),
      " ",
      right ? t("puzzles-result-first") : t("puzzles-result-later"),
    ),
    html("p", { class: "quiet" }, `${title} · ${t("puzzles-result-day", { date: date(now) })}`),
    html("p", { class: "acts" }, share),
  ]);
}

/** Returns the text to share about the puzzle of the day. @param {{ right: boolean, game: Family }} day */
export function dayText({ right, game }) {
  const title = game.toUpperCase();
  const told = right ? t("puzzles-share-solved", { game: title }) : t("puzzles-share-missed", { game: title });
  return `${right ? "✓" : "✗"} ${told} ${location.origin}${location.pathname}?mode=daily&game=${game}`;
}

/** @param {HTMLElement} card @param {Node[]} content */
function fill(card, content) {
  card.replaceChildren(...content);
  card.hidden = false;
  card.scrollIntoView({ block: "nearest" });
}

/** @param {string} text */
async function shareText(text) {
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return copyText(text, t("puzzles-result-copied"));
  try {
    await navigator.share({ text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(text, t("puzzles-result-copied"));
  }
}

/** Opens the device's share dialog with a picture, or else saves it. @param {Blob} picture @param {string} text */
async function sharePicture(picture, text) {
  const files = [new File([picture], "gipfel-streak.png", { type: picture.type })];
  if (!navigator.canShare?.({ files }) || !matchMedia("(pointer: coarse)").matches) return download("gipfel-streak.png", picture);
  try {
    await navigator.share({ files, text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) download("gipfel-streak.png", picture);
  }
}
