// The last unfinished game of this browser.

import { found } from "../dom/element.js";
import { games } from "../game/games.js";
import { playerName, variantName } from "../game/names.js";
import { t } from "../words/words.js";

export function showResume() {
  const game = games.all().find(({ ending }) => ending === null);
  const link = found("resume", HTMLAnchorElement);
  link.hidden = !game;
  if (!game) return;
  const { seats, opening, turns } = game;
  const names = t("play-games-item", { white: playerName(seats, "w"), black: playerName(seats, "b") });
  const facts = [variantName(opening.variant), names, t("play-games-turns", { count: turns.length })];
  found("resume-what", HTMLElement).textContent = facts.join(" · ");
  link.search = `game=${game.id}`;
  found("own", HTMLElement).hidden = false;
}
