// The number of due cards, for users who have any.

import { found } from "../dom/element.js";
import { dueCount } from "../notebook/due.js";
import { t } from "../words/words.js";

export function showDue() {
  const count = dueCount();
  const link = found("due", HTMLAnchorElement);
  link.hidden = count === 0;
  if (count === 0) return;
  found("due-what", HTMLElement).textContent = t("repeat-due", { count });
}
