// The result, the rating changes, and links to continue.

import { other } from "../core/color.js";
import { button, found, html } from "../dom/element.js";
import { endingName } from "../game/names.js";
import { clubKey } from "../online/club.js";
import { passKey } from "../online/invitation.js";
import { personName } from "../online/people.js";
import { gameAddress } from "../online/seek.js";
import { t } from "../words/words.js";

/** @import { Outcome } from "../core/types.d.ts" */
/** @import { Color, GameView } from "../protocol/types.d.ts" */
/** @import { Commands } from "./commands.js" */
/** @import { Game } from "./game.js" */

/** @param {GameView} full @returns {Color | null} */
export function winnerOf({ result }) {
  return result?.score === "1-0" ? "w" : result?.score === "0-1" ? "b" : null;
}

/** Returns a short sentence that names the winner. @param {GameView} full */
export function resultText(full) {
  const winner = winnerOf(full);
  if (full.result?.by === "aborted" || full.result?.score === "*") return t("game-aborted");
  if (winner === null) return t("game-drawn");
  if (full.you) return winner === full.you ? t("game-won") : t("game-lost");
  return winner === "w" ? t("game-white-won") : t("game-black-won");
}

/** Returns the part of a URL that states whose report it requests: see `report/url.js`. @param {GameView} full */
function whoseReport(full) {
  const opponent = full.you && full[other(full.you)];
  const level = opponent?.kind === "engine" ? opponent.level : undefined;
  return `server=${full.id}&report=${full.you ?? "both"}${opponent ? `&against=${level ? `engine:${level}` : "person"}` : ""}`;
}

/**
 * Returns a sentence that says why the game ended.
 * @param {GameView} full @param {Outcome | null} outcome of the last position under the rules
 */
export function endingText(full, outcome) {
  const won = winnerOf(full);
  const winner = won ?? "none";
  switch (full.result?.by) {
    case "resignation":
      return t("game-by-resignation", { winner: won ?? "w" });
    case "time":
      return t("game-by-time", { winner });
    case "agreement":
      return t("game-by-agreement");
    case "abandoned":
      return t("game-by-abandoned", { winner });
    case "aborted":
      return t("game-by-aborted");
    default:
      return outcome ? endingName(outcome) : t("game-by-rules");
  }
}

export class Result {
  #game;
  #commands;
  #place = found("result", HTMLElement);
  #shown = "";

  /** @param {Game} game @param {Commands} commands */
  constructor(game, commands) {
    this.#game = game;
    this.#commands = commands;
  }

  /** @param {Outcome | null} outcome @param {string} analyse address at which the game can be analysed */
  update(outcome, analyse) {
    const { full } = this.#game;
    const over = full?.status === "ended";
    this.#place.hidden = !over;
    this.#place.parentElement?.classList.toggle("over", over);
    if (!full || !over) return;
    const state = JSON.stringify([full.result, full.ratings, full.offers.rematch, full.rematch]);
    if (state === this.#shown) return;
    const first = this.#shown === "";
    this.#shown = state;
    const title = html("h2", { tabindex: "-1" }, resultText(full));
    this.#place.replaceChildren(
      title,
      html("p", {}, endingText(full, outcome)),
      ...this.#ratings(full),
      ...this.#rematch(full),
      this.#ways(analyse, full),
    );
    // The focused button is gone.
    if (first && document.activeElement?.closest("[hidden]")) title.focus({ preventScroll: true });
  }

  /** @param {GameView} full */
  #ratings(full) {
    const signed = new Intl.NumberFormat(document.documentElement.lang, { signDisplay: "exceptZero", maximumFractionDigits: 0 });
    const colors = /** @type {const} */ (["w", "b"]);
    const lines = colors.flatMap((color) => {
      const change = full.ratings?.[color];
      if (!change) return [];
      const [before, after] = [Math.round(change.before), Math.round(change.after)];
      return [
        html(
          "li",
          {},
          t("game-rating-change", {
            name: personName(full[color]),
            before: String(before),
            after: String(after),
            change: signed.format(after - before),
          }),
        ),
      ];
    });
    return lines.length > 0 ? [html("ul", { class: "ratings" }, ...lines)] : [];
  }

  /** @param {GameView} full */
  #rematch(full) {
    if (full.rematch) {
      passKey(full.id, full.rematch);
      return [
        html("div", { class: "acts" }, html("a", { class: "button primary", href: gameAddress(full.rematch) }, t("game-rematch-go"))),
      ];
    }
    if (!full.you) return [];
    if (full.offers.rematch === full.you) return [html("p", { role: "status" }, t("game-rematch-offered"))];
    const accept = button(full.offers.rematch ? t("game-accept") : t("game-rematch"), () => this.#commands.act("rematch"), {
      class: "primary",
    });
    if (!full.offers.rematch) return [html("div", { class: "acts" }, accept)];
    const decline = button(t("game-decline"), () => this.#commands.act("decline-rematch"));
    return [
      html("p", { role: "status" }, t("game-rematch-asked", { name: personName(full[other(full.you)]) })),
      html("div", { class: "acts" }, accept, decline),
    ];
  }

  /** @param {string} analyse @param {GameView} full */
  #ways(analyse, full) {
    const night = clubKey.get();
    const back = night
      ? [html("a", { class: "button primary", href: `/${document.documentElement.lang}/club/${night}` }, t("club-back"))]
      : [];
    return html(
      "div",
      { class: "acts" },
      ...back,
      html("a", { class: "button", href: `${analyse}&${whoseReport(full)}` }, t("report")),
      html("a", { class: "button", href: `/${document.documentElement.lang}/online` }, t("game-new")),
    );
  }
}
