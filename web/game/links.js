// Descriptions of the links of a match. A separate module, for pages that load games with potentials only later.

import { LETTERS, NAMES } from "./kinds.js";
import { t } from "../words/words.js";
import { variantName } from "./names.js";

/** @import { Link } from "../core/types.d.ts" */
/** @import { Links } from "./match-names.js" */

/** Names the game that is played for a link. @param {Link | "free"} link */
export function linkName(link) {
  if (link === "free") return t("potentials-link-free");
  if (link === "die") return t("potentials-link-die");
  return link === "elsewhere" ? t("potentials-link-elsewhere") : variantName(link);
}

/** Describes the links of a match; empty for other games. @param {{ match?: Links }} terms */
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

/** Describes the terms of a match in sentences. @param {{ match?: Links }} terms */
export function matchFacts(terms) {
  const { challenges } = terms.match ?? {};
  if (!challenges) return [];
  const count = challenges === "*" ? t("potentials-unlimited") : challenges;
  return [...linkedText(terms), t("match-challenges", { count })];
}
