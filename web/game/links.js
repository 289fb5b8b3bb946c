// What is linked in a match, in words. Pages that fetch games with potentials later have these sentences with them.

import { LETTERS, NAMES } from "../potentials/kinds.js";
import { t } from "../words/words.js";
import { variantName } from "./names.js";

/** @import { Link } from "../core/types.d.ts" */
/** @import { Links } from "./match-names.js" */

/** What is played for a link. @param {Link | "free"} link */
export function linkName(link) {
  if (link === "free") return t("potentials-link-free");
  if (link === "die") return t("potentials-link-die");
  return link === "elsewhere" ? t("potentials-link-elsewhere") : variantName(link);
}

/** What is linked in a match; nothing for other games. @param {{ match?: Links }} terms */
export function linkedText({ match }) {
  if (!match) return [];
  const links = match.links.split(",").map((text) => {
    const [letter, link] = text.split(":");
    const kind = Object.entries(LETTERS).find(([, written]) => written === letter)?.[0];
    const name = kind ? NAMES[/** @type {keyof typeof NAMES} */ (kind)] : letter;
    return `${name} (${linkName(/** @type {Link} */ (link))})`;
  });
  return [t("match-linked", { links: links.join(", ") })];
}

/** What was agreed for a match, as sentences. @param {{ match?: Links }} terms */
export function matchFacts(terms) {
  const { challenges } = terms.match ?? {};
  if (challenges === undefined) return [];
  const count = challenges === "*" ? t("potentials-unlimited") : challenges;
  return [...linkedText(terms), t("match-challenges", { count })];
}
