// Fair play: during a live rated game of the user, the engine, hints and analysis are locked. The page of the game stores this in
// this browser; the server decides.

import { html } from "../dom/element.js";
import { t } from "../words/words.js";
import { storage } from "./storage.js";

/** Storage key of the game's id, set by the page of the game. */
const RATED = "rated";

/** Returns the game that must be finished first, or null. @returns {Promise<string | null>} */
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
    // Without a network it is unknown whether the game is over.
    return noted;
  }
}

/**
 * Locks the page if necessary; returns whether it is locked.
 * @param {HTMLElement} main
 */
export async function lock(main) {
  const game = await ratedGame();
  if (game === null) return false;
  const back = html("a", { class: "button primary", href: `/${document.documentElement.lang}/game/${game}` }, t("game-lock-back"));
  main.replaceChildren(
    html("div", { class: "sheet locked", role: "alert" }, html("h1", {}, t("game-lock")), html("p", {}, t("game-lock-about")), back),
  );
  // When the game is over, perhaps in another tab, the page opens again.
  storage.watch(RATED, () => location.reload());
  return true;
}
