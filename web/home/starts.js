// Three ways to begin, from what this browser stores: the last level and variant, and the next lesson.

import { decodeQuery, encodeQuery, VARIANTS } from "../game/url.js";
import { progress } from "../learn/progress.js";
import { storage } from "../site/storage.js";
import { t } from "../words/words.js";

/** @import { Family, VariantId } from "../core/types.d.ts" */

/** @param {VariantId} variant @returns {Family} */
const familyOf = (variant) => (variant.startsWith("yinsh") ? "yinsh" : "gipf");

/** Returns the stored choices of the form for a new game. */
function remembered() {
  const kept = storage.get(
    "setup",
    /** @returns {value is Record<string, unknown>} */ (value) => value !== null && typeof value === "object",
  );
  const level = Number(kept?.level);
  return {
    variant: VARIANTS.find((id) => id === kept?.variant),
    level: Number.isInteger(level) && level >= 1 && level <= 10 ? level : null,
  };
}

export function showStarts() {
  const { variant, level } = remembered();
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("[data-play]")))
    showPlay(link, variant, level);
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("[data-learn]"))) showLearn(link);
}

/** @param {HTMLAnchorElement} link @param {VariantId | undefined} variant @param {number | null} level */
function showPlay(link, variant, level) {
  const { opening, seats } = decodeQuery(new URL(link.href).search);
  if (!opening) return;
  const isSame = variant && familyOf(variant) === familyOf(opening.variant);
  const wanted = { ...seats, level: level ?? seats.level ?? 3 };
  link.search = encodeQuery(isSame ? { variant } : opening, wanted);
  say(link, t("home-against", { level: wanted.level }));
}

/** @param {HTMLAnchorElement} link */
function showLearn(link) {
  const family = /** @type {Family} */ (link.dataset.learn);
  const lessons = (link.dataset.lessons ?? "").split(" ").map((entry) => {
    const [slug = "", steps = ""] = entry.split(":");
    return { slug, done: progress.isDone(family, slug, Number(steps)) };
  });
  const done = lessons.filter((lesson) => lesson.done).length;
  if (done === 0) return;
  const next = lessons.find((lesson) => !lesson.done);
  link.href = next ? `${link.dataset.base}/${next.slug}` : (link.dataset.base ?? link.href);
  say(link, done === lessons.length ? t("learn-all-done") : t("learn-progress", { done, count: lessons.length }));
}

/** @param {HTMLElement} link @param {string} words */
function say(link, words) {
  const place = link.querySelector("span");
  if (place) place.textContent = words;
}
