// The message shown if the game cannot be loaded. The words may be missing too, so the template contains it.

import { found } from "../dom/element.js";

/** @param {unknown} error */
export function showFailure(error) {
  console.error(error);
  found("loading", HTMLElement).hidden = true;
  found("failed", HTMLElement).hidden = false;
  found("content", HTMLElement).dataset.stage = "missing";
  found("again", HTMLButtonElement).addEventListener("click", () => location.reload());
}
