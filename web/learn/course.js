// The overview pages of the courses: progress in each course, and where to continue.

import "../game/site-board.js";
import { loadBoardCore } from "../core/core.js";
import { loadRules } from "../extensions/loading.js";
import { ready, t } from "../words/words.js";
import { progress } from "./progress.js";

/** @typedef {import("../board/board.js").HexBoard} HexBoard */
/** @typedef {import("../core/types.d.ts").CourseId} CourseId */
/** @typedef {import("../core/types.d.ts").VariantId} VariantId */

/** Fills both kinds of pages: the list of courses, and a course with its lessons. @param {HTMLElement} main */
export async function showCourses(main) {
  await ready;
  const show = () => {
    for (const course of /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("[data-course]"))) showCourse(course, main);
  };
  show();
  progress.watch(show);
  // The page may be restored from the back/forward cache after a lesson.
  addEventListener("pageshow", show);
  await showPictures(main);
}

/** @param {HTMLElement} course @param {HTMLElement} main */
function showCourse(course, main) {
  const id = /** @type {CourseId} */ (course.dataset.course);
  const goOn = /** @type {HTMLAnchorElement | null} */ (course.querySelector("[data-lessons]"));
  if (!goOn) return;
  const lessons = (goOn.dataset.lessons ?? "").split(" ").map((entry) => {
    const [slug = "", steps = ""] = entry.split(":");
    return { slug, done: progress.isDone(id, slug, Number(steps)), begun: progress.solved(id, slug).size > 0 };
  });
  const done = lessons.filter((lesson) => lesson.done).length;
  // Users who have finished a course need no advice to take it first.
  for (const advice of /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll(`[data-before="${id}"]`)))
    advice.hidden = done === lessons.length;
  const next = lessons.find((lesson) => !lesson.done) ?? lessons[0];
  const begun = lessons.some((lesson) => lesson.begun);
  goOn.href = `${goOn.dataset.base}/${next?.slug}`;
  goOn.textContent = done === lessons.length ? t("learn-again") : begun ? t("learn-continue") : t("learn-start");
  showProgress(course, done, lessons.length, begun);
  for (const { slug, done: isDone } of lessons) tick(main.querySelector(`[data-lesson="${slug}"]`), isDone);
}

/** @param {HTMLElement} course @param {number} done @param {number} count @param {boolean} begun */
function showProgress(course, done, count, begun) {
  const line = /** @type {HTMLElement | null} */ (course.querySelector(".progress"));
  const bar = line?.querySelector("progress");
  const words = line?.querySelector("span");
  if (!line || !bar || !words) return;
  line.hidden = !begun;
  bar.value = done;
  words.textContent = done === count ? t("learn-all-done") : t("learn-progress", { done, count });
}

/** @param {Element | null} item @param {boolean} done */
function tick(item, done) {
  if (!item) return;
  item.classList.toggle("done", done);
  const told = item.querySelector(".unseen");
  if (done && !told) {
    const words = document.createElement("span");
    words.className = "unseen";
    words.textContent = `(${t("learn-lesson-done")})`;
    item.querySelector("a")?.after(words);
  } else if (!done) {
    told?.remove();
  }
}

/** @param {HTMLElement} main */
async function showPictures(main) {
  const boards = /** @type {NodeListOf<HexBoard>} */ (main.querySelectorAll("hex-board[data-variant]"));
  if (boards.length === 0) return;
  const core = await loadBoardCore();
  for (const board of boards) {
    const variant = /** @type {VariantId} */ (board.dataset.variant);
    await loadRules(variant);
    const { id, view } = core.open({ variant, position: board.dataset.position });
    core.close(id);
    board.geometry = core.geometry(view.family);
    board.view = view;
  }
}
