// The club night from which the user came to a game, for the link back to it; and the time at which one begins.

const KEY = "gipfel.club";

export const clubKey = {
  /** @returns {string | null} */
  get() {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      return null;
    }
  },

  /** @param {string} id */
  set(id) {
    try {
      sessionStorage.setItem(KEY, id);
    } catch {
      // Without storage the user has to open the club's link again.
    }
  },
};

/** Returns a day of the week, a date and a time: "Thursday, 3 December, 20:00". @param {number} time */
export function dayTime(time) {
  const format = { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(document.documentElement.lang, /** @type {Intl.DateTimeFormatOptions} */ (format)).format(time);
}
