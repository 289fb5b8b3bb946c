// The link from a linked game in a list to its match.

import { t } from "../words/words.js";
import { html } from "../dom/element.js";

/** @param {{ partOf?: string | null }} game @returns {HTMLElement[]} empty for other games */
export function wayToMatch({ partOf }) {
  if (!partOf) return [];
  return [html("a", { class: "part-of small", href: `/${document.documentElement.lang}/game/${partOf}` }, t("match-part"))];
}
