// The club night from which the user came to a game, for the link back to it.

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
