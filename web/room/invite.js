// Before the game: its creator sees the link and a QR code to share, or the player they are waiting for; others see the invitation or the
// challenge.

import { button, found, html } from "../dom/element.js";
import { copyText, shareLink } from "../game/export.js";
import { matchFacts } from "../game/links.js";
import { gameName } from "../game/match-names.js";
import { createAccount } from "../online/guest.js";
import { guestNameField, sendGuestName } from "../online/guest-name.js";
import { invitation, keyHeaders, linkKey, rememberLink } from "../online/invitation.js";
import { timeControlName, readTimeControl, speedName } from "../online/time-control.js";
import { hasAccount, personName, personText } from "../online/people.js";
import { whyNot } from "../online/reason.js";
import { gameAddress } from "../online/seek.js";
import { ask, fetchFile } from "../site/rest.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { matchExplained } from "./match-explained.js";
import { showSixty } from "./sixty.js";

/** @import { Challenge, Challenges, GameSummary, GameView, Player } from "../protocol/types.d.ts" */
/** @import { Socket } from "../online/socket.js" */
/** @import { Commands } from "./commands.js" */
/** @import { Game } from "./game.js" */

/** Dispatches `joined` when the server should be asked again who the user is. */
export class Invite extends EventTarget {
  #game;
  #commands;
  #socket;
  #place = found("invite", HTMLElement);
  #shown = "";
  /** The player who asks to play this rated game unrated, and their game. @type {{ id: string, by?: Player | null } | null} */
  #asked = null;
  #hasLooked = false;

  /** @param {Game} game @param {Commands} commands @param {Socket} socket */
  constructor(game, commands, socket) {
    super();
    this.#game = game;
    this.#commands = commands;
    this.#socket = socket;
    socket.addEventListener("challenge", (event) => {
      const { game: asked, instead } = /** @type {{ game: GameSummary, instead: string | null }} */ (
        /** @type {CustomEvent} */ (event).detail
      );
      if (instead === this.#game.id) this.#ask(asked.id, asked.w ?? asked.b);
    });
    socket.addEventListener("challenge-ended", (event) => {
      const { challenge, end } = /** @type {{ challenge: Challenge, end: string }} */ (/** @type {CustomEvent} */ (event).detail);
      if (challenge.game.id === this.#asked?.id && end !== "accepted") this.#ask(null, null);
    });
  }

  update() {
    const { full } = this.#game;
    const called = full?.status === "ended" && (full.w === null || full.b === null);
    this.#place.hidden = !(full?.status === "waiting" || called);
    showSixty(full?.status === "waiting" && !full.you ? full.terms.variant : null);
    if (!full || this.#place.hidden) return;
    const state = JSON.stringify([
      full.status,
      full.you,
      full.w,
      full.b,
      full.challenged,
      this.#socket.me?.id,
      linkKey(full.id),
      this.#asked,
    ]);
    if (state === this.#shown) return;
    this.#shown = state;
    if (called)
      this.#place.replaceChildren(
        html("h2", {}, t("game-invite-gone")),
        html("a", { class: "button primary", href: `/${document.documentElement.lang}/online` }, t("game-missing-lobby")),
      );
    else this.#place.replaceChildren(...this.#waiting(full));
  }

  /** @param {GameView} full */
  #waiting(full) {
    if (full.challenged) return this.#challenge(full, full.challenged);
    if (!full.you) return full.terms.rated && !this.#hasAccount ? this.#stranger(full) : this.#guest(full);
    if (full.terms.rated && !this.#hasLooked) void this.#look();
    if (this.#asked) return this.#unrated(full, this.#asked);
    return full.private && !linkKey(full.id) ? this.#withoutLink(full) : this.#host(full);
  }

  /** Shows a challenge, to its two players and to users who only have the link. @param {GameView} full @param {Player} challenged */
  #challenge(full, challenged) {
    const name = personName(challenged);
    if (full.you) {
      const withdraw = button(t("online-challenge-withdraw"), () => this.#endChallenge("withdraw"));
      return [
        html("h2", {}, t("game-challenge-wait", { name })),
        terms(full),
        html("p", {}, t("game-challenge-wait-about", { name, days: Number(this.#place.dataset.days) })),
        html("div", { class: "acts" }, withdraw),
      ];
    }
    if (challenged.id !== this.#socket.me?.id) return [html("h2", {}, t("game-challenge-other", { name })), terms(full)];
    const accept = button(t("online-challenge-accept"), () => this.#join(accept), { class: "primary large" });
    const decline = button(t("online-challenge-decline"), () => this.#endChallenge("decline"));
    return [
      html("h2", {}, t("game-challenge-you", { name: personText(full.w ?? full.b) })),
      terms(full),
      html("p", {}, t("game-invite-color", { color: freeColor(full) })),
      html("div", { class: "acts" }, accept, decline),
    ];
  }

  /** Shows a private game to its creator, in a browser that does not have its link. @param {GameView} full */
  #withoutLink(full) {
    return [
      html("h2", {}, t("game-invite-wait")),
      terms(full),
      html("p", {}, t("game-link-lost")),
      html(
        "div",
        { class: "acts" },
        button(t("game-link-new"), () => this.#newLink(), { class: "primary" }),
        button(t("game-invite-cancel"), () => this.#commands.act("abort"), { class: "quiet" }),
      ),
    ];
  }

  /** @param {GameView} full */
  #host(full) {
    const address = invitation(full.id);
    const link = html("input", { id: "invite-link", type: "text", readonly: "", value: address });
    link.addEventListener("focus", () => link.select());
    const acts = html(
      "div",
      { class: "acts" },
      button(t("game-invite-copy"), () => (isSecureContext ? copyText(address, t("game-invite-copied")) : byHand(link)), {
        class: "primary",
      }),
      ...("share" in navigator
        ? [button(t("game-invite-share"), () => shareLink(gameName(full.terms), address, t("game-invite-copied")))]
        : []),
      button(t("game-invite-cancel"), () => this.#commands.act("abort"), { class: "quiet" }),
    );
    const code = html("img", { alt: "", width: "220", height: "220", class: "code" });
    void showCode(full.id, code);
    return [
      html("h2", {}, full.terms.open ? t("game-invite-wait-open") : t("game-invite-wait")),
      terms(full),
      html("p", {}, full.terms.open ? t("game-invite-listed") : t("game-invite-send")),
      ...(full.private ? [html("p", { class: "quiet" }, t("online-link-about"))] : []),
      html("label", { for: "invite-link" }, t("game-invite-link")),
      link,
      acts,
      html("figure", {}, code, html("figcaption", { class: "quiet small" }, t("game-invite-code"))),
    ];
  }

  /** @param {GameView} full */
  #guest(full) {
    const host = full.w ?? full.b;
    const name = personText(host);
    const play = button(t("game-invite-play"), () => this.#join(play), { class: "primary large" });
    return [
      html("h2", {}, full.terms.open ? t("game-invite-open", { name }) : t("game-invite-from", { name })),
      terms(full),
      html("p", {}, t("game-invite-color", { color: freeColor(full) })),
      ...this.#introduction(),
      play,
    ];
  }

  /** Asks visitors without an account for a name. */
  #introduction() {
    if (this.#hasAccount) return [];
    const { field, label } = guestNameField("guest-name");
    return [label, field];
  }

  get #hasAccount() {
    return hasAccount(this.#socket.me);
  }

  /** Shows a rated game to a user without an account: they ask to play it unrated, or create an account. @param {GameView} full */
  #stranger(full) {
    const host = full.w ?? full.b;
    const play = button(t("online-ask-unrated"), () => this.#askUnrated(play), { class: "primary large" });
    return [
      html(
        "h2",
        {},
        full.terms.open ? t("game-invite-open", { name: personText(host) }) : t("game-invite-from", { name: personText(host) }),
      ),
      terms(full),
      html("p", {}, t("game-invite-no-account", { name: personName(host) })),
      ...this.#introduction(),
      html("div", { class: "acts" }, play, createAccount()),
    ];
  }

  /** Asks the creator to play the game unrated. @param {GameView} full @param {{ id: string, by?: Player | null }} asked */
  #unrated(full, { id, by }) {
    const yes = button(t("online-ask-unrated"), () => this.#goUnrated(yes, id), { class: "primary large" });
    const no = button(t("online-challenge-decline"), () => this.#endChallenge("decline", id));
    return [
      html("h2", {}, t("game-unrated-asked", { name: personName(by) })),
      terms(full),
      html("p", {}, t("game-unrated-about")),
      html("div", { class: "acts" }, yes, no),
    ];
  }

  /** @param {string | null} id @param {Player | null} [by] */
  #ask(id, by) {
    this.#asked = id ? { id, by } : null;
    // This panel replaces the toast.
    document.querySelector(`.toast[data-key="challenge-${id}"]`)?.remove();
    this.update();
  }

  /** Looks for requests that were made while the page was closed. */
  async #look() {
    this.#hasLooked = true;
    try {
      const { received } = /** @type {Challenges} */ (await ask("GET", "challenges"));
      const asked = received.find(({ instead }) => instead === this.#game.id);
      if (asked) this.#ask(asked.game.id, asked.by);
    } catch {
      // The connection line reports the error.
    }
  }

  /** @param {HTMLButtonElement} play */
  async #askUnrated(play) {
    await this.#try(play, async () => {
      await introduce();
      const { id } = /** @type {{ id: string }} */ (
        await ask("POST", `games/${this.#game.id}/unrated`, undefined, keyHeaders(this.#game.id))
      );
      location.assign(gameAddress(id));
    });
  }

  /** @param {HTMLButtonElement} yes @param {string} id */
  async #goUnrated(yes, id) {
    await this.#try(yes, async () => {
      await ask("POST", `games/${id}/join`, {});
      location.assign(gameAddress(id));
    });
  }

  /** @param {HTMLButtonElement} play */
  async #join(play) {
    await this.#try(play, async () => {
      await introduce();
      await ask("POST", `games/${this.#game.id}/join`, {}, keyHeaders(this.#game.id));
      this.dispatchEvent(new Event("joined"));
    });
  }

  /** Disables a button while its action runs. @param {HTMLButtonElement} pressed @param {() => Promise<void>} act */
  async #try(pressed, act) {
    pressed.disabled = true;
    try {
      await act();
    } catch (error) {
      pressed.disabled = false;
      toast(whyNot(error), { key: "join", assertive: true });
    }
  }

  /** @param {"decline" | "withdraw"} act @param {string} [id] */
  async #endChallenge(act, id = this.#game.id) {
    try {
      await ask("POST", `challenges/${id}/${act}`);
    } catch (error) {
      toast(whyNot(error), { key: "challenge", assertive: true });
    }
  }

  async #newLink() {
    try {
      const { id, url } = /** @type {{ id: string, url: string }} */ (await ask("POST", `games/${this.#game.id}/link`));
      rememberLink(id, url);
      this.update();
    } catch (error) {
      toast(whyNot(error), { key: "link", assertive: true });
    }
  }
}

/** Sends the name that the guest entered, if they were asked for one. */
async function introduce() {
  const field = document.getElementById("guest-name");
  if (field instanceof HTMLInputElement) await sendGuestName(field.value);
}

/**
 * Fetches the QR code by script, because the code of a private game needs the key of its link.
 * @param {string} id @param {HTMLImageElement} code
 */
async function showCode(id, code) {
  try {
    code.src = URL.createObjectURL(await fetchFile(`games/${id}/qr.svg`, keyHeaders(id)));
    code.addEventListener("load", () => URL.revokeObjectURL(code.src), { once: true });
  } catch {
    code.closest("figure")?.remove();
  }
}

/** Returns the colour that is still free. @param {GameView} full */
function freeColor({ w, b }) {
  return w && !b ? "b" : b && !w ? "w" : "none";
}

/** Selects the link for copying by hand, because browsers copy only in secure contexts. @param {HTMLInputElement} link */
function byHand(link) {
  link.focus();
  link.select();
  toast(t("game-invite-by-hand"), { key: "copy" });
}

/** @param {GameView} full */
function terms({ terms, speed }) {
  const live = readTimeControl(terms.clock).kind !== "none" && speed !== "correspondence";
  const clock = live ? `${timeControlName(terms.clock)} ${speedName(speed)}` : timeControlName(terms.clock);
  const lines = [
    html("strong", {}, t("game-invite-rules", { game: gameName(terms), clock })),
    html("br", {}),
    terms.rated ? t("game-invite-rated") : t("game-invite-unrated"),
    ...[...matchFacts(terms), ...matchExplained(terms)].flatMap((fact) => [html("br", {}), fact]),
  ];
  const [, color, count] = /^([wb])([1-3])$/.exec(terms.handicap ?? "") ?? [];
  if (color && count) lines.push(html("br", {}), t("game-invite-handicap", { color: color === "w" ? "w" : "b", count: Number(count) }));
  return html("p", {}, ...lines);
}
