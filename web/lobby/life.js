// Activity in the lobby: the best game in progress, the games that ended last, and the players who are or were online.

import { updateCards } from "../archive/card.js";
import { found, html } from "../dom/element.js";
import { ask } from "../site/rest.js";
import { t } from "../words/words.js";
import { personLink } from "../online/people.js";
import { gameAddress } from "../online/seek.js";

/** @import { GameSummary, Lobby, People, Player } from "../protocol/types.d.ts" */

/** Polling interval of people and ended games, in milliseconds. */
const POLL_INTERVAL = 60_000;

/** Number of ended games that are shown. */
const RECENT = 4;

export class Life {
  #people = /** @type {People} */ ({ online: [], recent: [], followed: [] });

  constructor() {
    void this.#look();
    setInterval(() => !document.hidden && void this.#look(), POLL_INTERVAL);
  }

  /** @param {Lobby} lobby */
  show({ games, people = [] }) {
    const best = games[0];
    found("tv", HTMLElement).hidden = !best;
    updateCards(found("tv-list", HTMLElement), best ? [best] : []);
    const here = new Set(people.map(({ id }) => id));
    const gone = this.#people.online.filter(({ id }) => !here.has(id));
    this.#people.recent = [...gone, ...this.#people.recent.filter(({ id }) => !gone.some((one) => one.id === id))];
    this.#people.online = people;
    this.#showPeople();
  }

  async #look() {
    try {
      const [people, { games }] = await Promise.all([ask("GET", "people"), ask("GET", "games?status=ended&aborted=false")]);
      this.#people = people;
      this.#showPeople();
      const ended = /** @type {GameSummary[]} */ (games).slice(0, RECENT);
      found("recent", HTMLElement).hidden = ended.length === 0;
      updateCards(found("recent-list", HTMLElement), ended);
    } catch {
      // The connection line reports the error.
    }
  }

  #showPeople() {
    const { online, recent, followed } = this.#people;
    const isHere = new Set(online.map(({ id }) => id));
    const wayOf = new Map(followed.map(({ player, game }) => [player.id, game]));
    row("here", online, wayOf);
    row(
      "lately",
      recent.filter(({ id }) => !isHere.has(id)),
      new Map(),
    );
    row(
      "followed",
      followed.map(({ player }) => player),
      wayOf,
      isHere,
    );
  }
}

/**
 * Lists names in a row, with a link to the game that a player is playing.
 * @param {string} name
 * @param {Player[]} players
 * @param {Map<string, string | null | undefined>} games
 * @param {Set<string>} [here] players to mark as online
 */
function row(name, players, games, here) {
  const items = players.map((player) => {
    const game = games.get(player.id);
    const watch = game ? [" ", html("a", { href: gameAddress(game) }, t("online-watch"))] : [];
    const mark = here?.has(player.id) ? [html("span", { class: "here-now" }, t("online-is-here")), " "] : [];
    return html("li", {}, ...mark, personLink(player), ...watch);
  });
  found(`${name}-list`, HTMLElement).replaceChildren(...items);
  found(name, HTMLElement).hidden = items.length === 0;
}
