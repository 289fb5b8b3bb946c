// Before the game: its creator sees the link and a QR code to share, others see the invitation.

import { button, found, html } from "../game/element.js";
import { copyText, shareLink } from "../game/export.js";
import { variantName } from "../game/names.js";
import { invitation } from "../online/invitation.js";
import { paceName, readPace, speedName } from "../online/pace.js";
import { personText } from "../online/people.js";
import { whyNot } from "../online/reason.js";
import { ask } from "../site/rest.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";

/** @import { GameView } from "../online/types.d.ts" */
/** @import { Commands } from "./commands.js" */
/** @import { Game } from "./game.js" */

/** Reports `joined`, when the server should be asked anew who we are. */
export class Invite extends EventTarget {
  #game;
  #commands;
  #place = found("invite", HTMLElement);
  #shown = "";

  /** @param {Game} game @param {Commands} commands */
  constructor(game, commands) {
    super();
    this.#game = game;
    this.#commands = commands;
  }

  update() {
    const { full } = this.#game;
    const called = full?.status === "ended" && (full.w === null || full.b === null);
    this.#place.hidden = !(full?.status === "waiting" || called);
    if (!full || this.#place.hidden) return;
    const state = JSON.stringify([full.status, full.you, full.w, full.b]);
    if (state === this.#shown) return;
    this.#shown = state;
    if (called)
      this.#place.replaceChildren(
        html("h2", {}, t("game-invite-gone")),
        html("a", { class: "button primary", href: `/${document.documentElement.lang}/online` }, t("game-missing-lobby")),
      );
    else if (full.you) this.#place.replaceChildren(...this.#host(full));
    else this.#place.replaceChildren(...this.#guest(full));
  }

  /** @param {GameView} full */
  #host(full) {
    const address = invitation(full.id);
    const link = html("input", { id: "invite-link", type: "text", readonly: "", value: address });
    link.addEventListener("focus", () => link.select());
    const acts = html(
      "div",
      { class: "acts" },
      button(t("game-invite-copy"), () => (isSecureContext ? copyText(address, t("game-invite-copied")) : byHand(link)), { class: "primary" }),
      ...("share" in navigator
        ? [button(t("game-invite-share"), () => shareLink(variantName(full.terms.variant), address, t("game-invite-copied")))]
        : []),
      button(t("game-invite-cancel"), () => this.#commands.act("abort"), { class: "quiet" }),
    );
    const code = html("img", { src: `/api/games/${full.id}/qr.svg`, alt: "", width: "220", height: "220", class: "code" });
    code.addEventListener("error", () => code.closest("figure")?.remove());
    return [
      html("h2", {}, full.terms.open ? t("game-invite-wait-open") : t("game-invite-wait")),
      terms(full),
      html("p", {}, t("game-invite-send")),
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
    const color = full.w && !full.b ? "b" : full.b && !full.w ? "w" : "none";
    const play = button(t("game-invite-play"), () => this.#join(play), { class: "primary large" });
    return [
      html("h2", {}, full.terms.open ? t("game-invite-open", { name }) : t("game-invite-from", { name })),
      terms(full),
      html("p", {}, t("game-invite-color", { color })),
      play,
    ];
  }

  /** @param {HTMLButtonElement} play */
  async #join(play) {
    play.disabled = true;
    try {
      await ask("POST", `games/${this.#game.id}/join`, {});
      this.dispatchEvent(new Event("joined"));
    } catch (error) {
      play.disabled = false;
      toast(whyNot(error), { key: "join", assertive: true });
    }
  }
}

/** Browsers copy only over a secure connection. @param {HTMLInputElement} link */
function byHand(link) {
  link.focus();
  link.select();
  toast(t("game-invite-by-hand"), { key: "copy" });
}

/** @param {GameView} full */
function terms({ terms, speed }) {
  const live = readPace(terms.clock).kind !== "none" && speed !== "correspondence";
  const clock = live ? `${paceName(terms.clock)} ${speedName(speed)}` : paceName(terms.clock);
  const lines = [
    html("strong", {}, t("game-invite-rules", { game: variantName(terms.variant), clock })),
    html("br", {}),
    terms.rated ? t("game-invite-rated") : t("game-invite-unrated"),
  ];
  const [, color, count] = /^([wb])([1-3])$/.exec(terms.handicap ?? "") ?? [];
  if (color && count) lines.push(html("br", {}), t("game-invite-handicap", { color: color === "w" ? "w" : "b", count: Number(count) }));
  return html("p", {}, ...lines);
}
