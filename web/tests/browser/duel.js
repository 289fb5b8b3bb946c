// A game between two people, each at their own browser, perhaps with spectators.

import assert from "node:assert/strict";
import { actionsOf, recordedGame, Shadow } from "./shadow.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../core/types.d.ts").VariantId} VariantId */
/** @typedef {import("./person.js").Person} Person */

/** Seconds within which every browser must show a turn, regardless of what happened to it. */
const TURN_TIMEOUT = 30;

/**
 * Arranges a game with the lobby's form, and returns the link to send.
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
 * Opens the link of an invitation, and accepts it.
 * @param {Person} guest
 * @param {string} link
 */
export async function accept({ page }, link) {
  await page.goto(link);
  await page.locator("#invite button.primary").click();
  await page.locator('[data-page="game"][data-stage="game"]').waitFor();
}

/**
 * Starts a game between two people that one of them has arranged.
 * @param {VariantId} variant
 * @param {Person} white the person who arranges it
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
  /** Number of turns played. */
  played = 0;

  /** @param {VariantId} variant @param {Person} white @param {Person} black */
  constructor(variant, white, black) {
    this.variant = variant;
    this.seats = [white, black];
    this.turns = recordedGame(variant);
    this.shadow = new Shadow({ variant });
  }

  /** The player to act. */
  get actor() {
    return /** @type {Person} */ (this.seats[this.played % 2]);
  }

  get everybody() {
    return [...this.seats, ...this.spectators];
  }

  /** Adds a spectator. @param {Person} spectator */
  async admit(spectator) {
    const { pathname, hash } = new URL(this.actor.page.url());
    await spectator.page.goto(`${pathname}${hash}`);
    this.spectators.push(spectator);
    await this.seen("joining as a spectator");
  }

  /** Chooses the next turn on the board of the player to act, without checking the other boards yet. */
  async choose() {
    const { actor } = this;
    for (const action of actionsOf(this.turns[this.played] ?? "")) await actor.hand.act(this.shadow, action);
    this.played += 1;
  }

  /** Plays the next turn, and checks all boards except the board of a person who is offline. @param {Person} [absent] */
  async play(absent) {
    await this.choose();
    await this.seen(`turn ${this.played}`, absent);
  }

  /** Plays until a number of turns is reached. @param {number} count */
  async playUntil(count) {
    while (this.played < count) await this.play();
  }

  /** Takes turns back until a number is left. @param {number} count */
  async takenBack(count) {
    this.played = count;
    this.shadow = new Shadow({ variant: this.variant, turns: this.turns.slice(0, count) });
    await this.seen("taking back");
  }

  /** Waits until all boards show the game. @param {string} why @param {Person} [absent] */
  async seen(why, absent) {
    await Promise.all(
      this.everybody.filter((person) => person !== absent).map(({ hand }) => hand.shows(this.shadow.pieces, why, TURN_TIMEOUT)),
    );
  }

  /**
   * Checks the end of the game: all have the same turns, and the result from their point of view.
   * @param {string[]} results in the order of `everybody`
   */
  async ended(results) {
    await this.seen("the end");
    for (const [index, { page }] of this.everybody.entries()) {
      await page.locator("#result h2").waitFor();
      assert.equal(await page.locator("#result h2").innerText(), results[index]);
      assert.deepEqual(await page.locator("#turns .turn").allTextContents(), this.turns.slice(0, this.played));
    }
  }
}
