// What is shown when the game cannot be: the words may not be there either, so that the template has them.

import { found } from "../game/element.js";

/** @param {unknown} error */
export function showFailure(error) {
  console.error(error);
  found("loading", HTMLElement).hidden = true;
  found("failed", HTMLElement).hidden = false;
  found("again", HTMLButtonElement).addEventListener("click", () => location.reload());
}
