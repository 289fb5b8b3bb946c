// Formats days and times in the page's language.

const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });
const time = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });

/** @param {number} at milliseconds */
export const moment = (at) => time.format(at);

/** @param {number} at milliseconds */
export const date = (at) => day.format(at);
