// A game between two people, each at their own browser, perhaps with spectators.

import assert from "node:assert/strict";
import { actionsOf, recordedGame, Shadow } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../core/types.d.ts").VariantId} VariantId */
/** @typedef {import("./person.js").Person} Person */

/** After this many seconds everybody must have seen a turn, whatever happened to them. */
const PATIENCE = 30;

/**
 * Arranges a game by the form of the lobby, and answers with the link that is to be sent.
 * @param {Person} host
 * @param {{ variant: VariantId, color: "w" | "b", clock?: string, language?: string }} terms
 */
export async function arrange({ page, open }, { variant, color, clock = "1200+10", language = "en" }) {
  await open(`/${language}/online`);
  await page.locator('[data-page="online"][data-stage="ready"]').waitFor();
  for (const [name, value] of Object.entries({ variant, opponent: "link", clock, color }))
    await page.locator(`#arrange label:has([name="${name}"][value="${value}"])`).click();
  await page.locator("#arrange-go").click();
  return page.locator("#invite-link").inputValue();
}

/**
 * Opens the link that somebody has sent, and takes the seat.
 * @param {Person} guest
 * @param {string} link
 */
export async function accept({ page }, link) {
  await page.goto(link);
  await page.locator("#invite button.primary").click();
  await page.locator('[data-page="game"][data-stage="game"]').waitFor();
}

/**
 * Two people in a game that one of them has arranged.
 * @param {VariantId} variant
 * @param {Person} white who arranges it
 * @param {Person} black
 */
export async function meet(variant, white, black) {
  await accept(black, await arrange(white, { variant, color: "w" }));
  const duel = new Duel(variant, white, black);
  await duel.seen("the start");
  return duel;
}

export class Duel {
  /** @type {Person[]} */
  spectators = [];
  /** How many turns were played. */
  played = 0;

  /** @param {VariantId} variant @param {Person} white @param {Person} black */
  constructor(variant, white, black) {
    this.variant = variant;
    this.seats = [white, black];
    this.turns = recordedGame(variant);
    this.shadow = new Shadow({ variant });
  }

  /** Whose turn it is. */
  get actor() {
    return /** @type {Person} */ (this.seats[this.played % 2]);
  }

  get everybody() {
    return [...this.seats, ...this.spectators];
  }

  /** A spectator joins. @param {Person} spectator */
  async admit(spectator) {
    const { pathname, hash } = new URL(this.actor.page.url());
    await spectator.page.goto(`${pathname}${hash}`);
    this.spectators.push(spectator);
    await this.seen("joining as a spectator");
  }

  /** The next turn is chosen on the board of the player to act, and nobody is asked yet what they see. */
  async choose() {
    const { actor } = this;
    for (const action of actionsOf(this.turns[this.played] ?? "")) await actor.hand.act(this.shadow, action);
    this.played += 1;
  }

  /** The next turn is played, and everybody sees it but for one who cannot. @param {Person} [absent] */
  async play(absent) {
    await this.choose();
    await this.seen(`turn ${this.played}`, absent);
  }

  /** Turns are played until so many lie behind. @param {number} count */
  async playUntil(count) {
    while (this.played < count) await this.play();
  }

  /** Turns were taken back until so many are left. @param {number} count */
  async takenBack(count) {
    this.played = count;
    this.shadow = new Shadow({ variant: this.variant, turns: this.turns.slice(0, count) });
    await this.seen("taking back");
  }

  /** Waits until everybody sees what was played. @param {string} why @param {Person} [absent] */
  async seen(why, absent) {
    await Promise.all(
      this.everybody.filter((person) => person !== absent).map(({ hand }) => hand.shows(this.shadow.pieces, why, PATIENCE)),
    );
  }

  /** The game has ended: everybody has the same turns, and is told the result as it is for them. @param {string[]} results in the order of `everybody` */
  async ended(results) {
    await this.seen("the end");
    for (const [index, { page }] of this.everybody.entries()) {
      await page.locator("#result h2").waitFor();
      assert.equal(await page.locator("#result h2").innerText(), results[index]);
      assert.deepEqual(await page.locator("#turns .turn").allTextContents(), this.turns.slice(0, this.played));
    }
  }
}
