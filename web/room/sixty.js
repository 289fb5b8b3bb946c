// The rules in sixty seconds, below an invitation: shows the pictures of the game, and pauses them.

import { found } from "../dom/element.js";
import { hasPotentials } from "../game/url.js";
import { settings } from "../site/settings.js";

/** @import { Variant } from "../protocol/types.d.ts" */

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Shows the rules of a game, or hides them. @param {Variant | null} variant */
export function showSixty(variant) {
  const place = found("sixty", HTMLElement);
  place.hidden = variant === null;
  if (variant === null || place.dataset.variant === variant) return;
  place.dataset.variant = variant;
  const id = variant.split(":")[0] ?? "";
  const game = id.startsWith("yinsh") ? "yinsh" : hasPotentials(id) ? "potentials" : "gipf";
  for (const part of all(place, "data-game")) part.hidden = part.dataset.game !== game;
  // Games without a sentence of their own have the one of their family.
  for (const text of all(place, "data-variant"))
    text.hidden = text.dataset.variant !== (id === "yinsh-blitz" || id === "gipf-basic" || id === "yinsh" ? id : "gipf");
  calm(place);
}

/** Stops the pictures for people who want no motion, and offers to pause them to all others. @param {HTMLElement} place */
function calm(place) {
  const pause = found("sixty-pause", HTMLButtonElement);
  const update = () => {
    const isStill = still.matches || settings.get("speed") === 0;
    place.classList.toggle("still", isStill);
    pause.hidden = isStill;
  };
  still.addEventListener("change", update);
  settings.subscribe(update);
  pause.onclick = () => {
    const isPaused = place.classList.toggle("paused");
    pause.setAttribute("aria-pressed", String(isPaused));
  };
  update();
}

/** @param {HTMLElement} place @param {string} mark @returns {NodeListOf<HTMLElement>} */
function all(place, mark) {
  return place.querySelectorAll(`[${mark}]`);
}
