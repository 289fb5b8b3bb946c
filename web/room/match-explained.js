// Explains a match to someone who is invited to it: how the right to use a potential is won.

import { t } from "../words/words.js";

/** @import { Links } from "../game/match-names.js" */

/** Returns the explanation in sentences; none for other games. @param {{ match?: Links }} terms */
export function matchExplained({ match }) {
  if (!match) return [];
  const links = new Set(match.links.split(",").map((text) => text.split(":")[1]));
  const isGame = [...links].some((link) => link !== "die" && link !== "elsewhere");
  return [
    t("match-explained"),
    ...(links.has("die") ? [t("match-explained-die")] : []),
    ...(isGame ? [t("match-explained-game")] : []),
    ...(links.has("elsewhere") ? [t("match-explained-elsewhere")] : []),
  ];
}
