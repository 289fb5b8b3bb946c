// The club night from which somebody came to a game: the way back.

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
      // Then they use the link once more.
    }
  },
};
