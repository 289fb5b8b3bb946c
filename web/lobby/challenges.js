// The open challenges: received ones to accept or decline, and sent ones to withdraw.

import { button, found, html } from "../dom/element.js";
import { t } from "../words/words.js";
import { about, fill, item } from "../online/lists.js";
import { personName, personText } from "../online/people.js";
import { gameAddress } from "../online/seek.js";

/** @import { Challenge, Challenges } from "../protocol/types.d.ts" */

const TEXTS = /** @type {const} */ ({
  accept: "online-challenge-accept",
  decline: "online-challenge-decline",
  withdraw: "online-challenge-withdraw",
});

/** Dispatches `accept`, `decline` and `withdraw` with the id of a challenge. */
export class ChallengeList extends EventTarget {
  /** @param {Challenges} challenges */
  show({ received, sent }) {
    fill("challenges", [...received.map((challenge) => this.#received(challenge)), ...sent.map((challenge) => this.#sent(challenge))]);
    found("challenges", HTMLElement).hidden = received.length + sent.length === 0;
  }

  /** @param {Challenge} challenge */
  #received({ game, by }) {
    const color = game.w ? "w" : "b";
    const acts = [this.#act("accept", game.id, personName(by), "primary"), this.#act("decline", game.id, personName(by), "")];
    const row = item(
      personText(by),
      [...about(game.terms, game.speed), t("online-color", { color })],
      html("div", { class: "acts" }, ...acts),
      t("online-challenge-received"),
    );
    row.classList.add("mine");
    return row;
  }

  /** @param {Challenge} challenge */
  #sent({ game, to }) {
    const look = html("a", { class: "button", href: gameAddress(game.id) }, t("online-challenge-look"));
    const acts = html("div", { class: "acts" }, look, this.#act("withdraw", game.id, personName(to), "quiet"));
    return item(personText(to), about(game.terms, game.speed), acts, t("online-challenge-sent"));
  }

  /** @param {keyof typeof TEXTS} name @param {string} id @param {string} whose @param {string} kind */
  #act(name, id, whose, kind) {
    const text = t(TEXTS[name]);
    return button(text, () => this.dispatchEvent(new CustomEvent(name, { detail: id })), {
      class: kind,
      "aria-label": `${text}: ${whose}`,
    });
  }
}
