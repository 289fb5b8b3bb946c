// Fair play: during a live rated game of one's own, the engine, hints and analysis are closed. The page of the game notes that in this
// browser; the server has the last word.

import { html } from "../game/element.js";
import { t } from "../words/words.js";
import { storage } from "./storage.js";

/** The id of the game, as the page of the game notes it. */
const RATED = "rated";

/** The game that must be finished first, or null. @returns {Promise<string | null>} */
async function ratedGame() {
  const noted = storage.get(RATED, (value) => typeof value === "string");
  if (noted === null) return null;
  try {
    const response = await fetch("/api/me", { cache: "no-store" });
    if (!response.ok) return noted;
    const { locked } = await response.json();
    if (typeof locked !== "string") storage.remove(RATED);
    return locked ?? null;
  } catch {
    // Without a network nobody can say that it is over.
    return noted;
  }
}

/**
 * Closes the page if it must be; true if it is closed.
 * @param {HTMLElement} main
 */
export async function lock(main) {
  const game = await ratedGame();
  if (game === null) return false;
  const back = html("a", { class: "button primary", href: `/${document.documentElement.lang}/game/${game}` }, t("game-lock-back"));
  main.replaceChildren(
    html("div", { class: "sheet locked", role: "alert" }, html("h1", {}, t("game-lock")), html("p", {}, t("game-lock-about")), back),
  );
  // When it is over, in another tab perhaps, the page opens again.
  storage.watch(RATED, () => location.reload());
  return true;
}
