// The learning pages: all courses, one course, one lesson.

import { showCourses } from "./course.js";
import { startLesson } from "./lesson.js";

const main = /** @type {HTMLElement | null} */ (document.querySelector("main[data-view]"));
if (main?.dataset.view === "lesson") startLesson(main);
else if (main) showCourses(main);
