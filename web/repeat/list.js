// All cards as a list with small pictures, built when it is opened.

import { picture } from "../archive/picture.js";
import { button, html } from "../dom/element.js";
import { variantName } from "../game/names.js";
import { date } from "../site/dates.js";
import { t } from "../words/words.js";

/** @import { Card } from "../notebook/cards.js" */

/** Maximum number of cards in the list. */
const LISTED_CARDS_MAX = 200;

/**
 * @param {HTMLElement} details
 * @param {Card[]} cards
 * @param {(card: Card) => void} drop
 */
export function drawList(details, cards, drop) {
  const list = /** @type {HTMLElement} */ (details.querySelector("ul"));
  const draw = () => list.replaceChildren(...cards.slice(0, LISTED_CARDS_MAX).map((card) => item(card, drop)));
  details.ontoggle = () => /** @type {HTMLDetailsElement} */ (details).open && draw();
  if (/** @type {HTMLDetailsElement} */ (details).open) draw();
}

/**
 * @param {Card} card
 * @param {(card: Card) => void} drop
 */
function item(card, drop) {
  const { variant, position } = card.body;
  const name = variantName(variant);
  const when = card.due === null ? t("repeat-new") : date(card.due);
  return html(
    "li",
    {},
    picture(variant, position),
    html("span", { class: "what" }, html("strong", {}, name), html("span", { class: "quiet small" }, when)),
    button(t("repeat-drop"), () => drop(card), { class: "quiet", "aria-label": `${t("repeat-drop")}: ${name}, ${when}` }),
  );
}
