// A player's commands besides acting on the board, and the opponent's offers.

import { other } from "../core/color.js";
import { button, found, html } from "../dom/element.js";
import { Confirmation, onPress, setButton } from "../game/commands.js";
import { whyNot } from "../online/reason.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { personName } from "../online/people.js";

/** @import { Act, Color } from "../protocol/types.d.ts" */
/** @import { Socket } from "../online/socket.js" */
/** @import { Game } from "./game.js" */

/** Time after which a disconnected player counts as away, in milliseconds; reloading the page is faster. */
const AWAY_AFTER = 4000;

export class Commands {
  #game;
  #socket;
  #offer = found("offer", HTMLElement);
  #gone = found("gone", HTMLElement);
  /** The offer that is shown. */
  #shown = "";
  #goneShown = "";
  /** Time since which the opponent has been away; 0 while they are present. */
  #goneSince = 0;

  /** @param {Game} game @param {Socket} socket */
  constructor(game, socket) {
    this.#game = game;
    this.#socket = socket;
    const sure = new Confirmation();
    onPress("resign", () => sure.ask(t("game-resign-sure"), t("game-resign-about"), t("game-resign-yes"), () => this.act("resign")));
    onPress("abort", () => sure.ask(t("game-abort-sure"), t("game-abort-about"), t("game-abort-yes"), () => this.act("abort")));
    onPress("draw", () => this.act("draw"));
    onPress("take-back", () => this.act("take-back"));
    game.addEventListener("declined", (event) => this.#onDeclined(/** @type {CustomEvent} */ (event).detail.color));
    setInterval(() => this.#showGone(), 500);
  }

  /** @param {Act} act */
  async act(act) {
    try {
      await this.#socket.command({ t: "act", game: this.#game.id, act });
    } catch (error) {
      const again = ["draw", "take-back"].includes(act) && /** @type {{ code?: string }} */ (error).code === "not-now";
      toast(again ? t("game-offer-once") : whyNot(error), { key: "act", assertive: true });
    }
  }

  /** Shows the available commands. */
  update() {
    const { you, playing, young, turns, full } = this.#game;
    const mine = you !== null && playing;
    const played = turns.length > (you === "b" ? 1 : 0);
    const yinsh = full?.terms.variant.startsWith("yinsh") ?? false;
    // A player who leaves a linked game loses it, at any time.
    const free = young && !full?.partOf;
    setButton("abort", { shown: mine && free });
    setButton("resign", { shown: mine && !free });
    setButton("draw", { shown: mine && yinsh, enabled: !young && full?.offers.draw !== you });
    // The button is shown from the start so that the other buttons do not move later.
    setButton("take-back", { shown: mine, enabled: played && full?.offers.takeBack !== you });
    name("draw", t("game-draw"), young ? t("game-draw-early") : you && full?.offers.draw === you ? t("game-draw-offered") : "");
    const taken = you && full?.offers.takeBack === you ? t("game-take-back-offered") : "";
    name("take-back", t("game-take-back"), played ? taken : t("game-take-back-early"));
    this.#showOffer();
    this.#showGone();
  }

  /** Shows the opponent's offer. */
  #showOffer() {
    const { you, full, playing } = this.#game;
    const them = you && other(you);
    const name = personName(them && full?.[them]);
    /** @type {[Act, Act, string] | null} */
    const offer =
      !them || !playing
        ? null
        : full?.offers.draw === them
          ? ["draw", "decline-draw", t("game-draw-asked", { name })]
          : full?.offers.takeBack === them
            ? ["take-back", "decline-take-back", t("game-take-back-asked", { name })]
            : null;
    const shown = offer?.[2] ?? "";
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#offer.hidden = offer === null;
    this.#offer.replaceChildren();
    if (!offer) return;
    const [yes, no, text] = offer;
    this.#offer.append(
      html("p", {}, text),
      html(
        "div",
        { class: "acts" },
        button(t("game-accept"), () => this.act(yes), { class: "primary" }),
        button(t("game-decline"), () => this.act(no)),
      ),
    );
  }

  /** Shows that the opponent has left; after a while the game can be claimed. */
  #showGone() {
    const { you, full, playing, present } = this.#game;
    const away = you && playing && present.gone?.color === other(you) ? present.gone : null;
    this.#goneSince = away ? this.#goneSince || Date.now() : 0;
    const gone = Date.now() - this.#goneSince >= AWAY_AFTER ? away : null;
    const seconds = gone ? Math.max(0, Math.ceil((gone.claimAt - this.#socket.now()) / 1000)) : 0;
    // An offer of the absent opponent comes first: it can still be accepted.
    this.#gone.hidden = gone === null || !this.#offer.hidden;
    const state = gone ? `${seconds > 0 ? "wait" : "now"}` : "";
    if (gone && state !== this.#goneShown)
      this.#gone.replaceChildren(html("p", { role: "status" }), ...(seconds > 0 ? [] : [this.#claims()]));
    this.#goneShown = state;
    const text = this.#gone.querySelector("p");
    if (!text || !gone) return;
    const when = seconds > 0 ? t("game-gone-wait", { seconds }) : t("game-gone-now");
    text.replaceChildren(t("game-gone", { name: personName(full?.[gone.color]) }), " ", html("span", { class: "when" }, when));
  }

  /** Returns the claim buttons for a player whose opponent stays away. */
  #claims() {
    const draw = this.#game.full?.terms.variant.startsWith("yinsh") ? [button(t("game-claim-draw"), () => this.act("claim-draw"))] : [];
    return html(
      "div",
      { class: "acts" },
      button(t("game-claim-win"), () => this.act("claim-win"), { class: "primary" }),
      ...draw,
    );
  }

  /** @param {Color} color */
  #onDeclined(color) {
    if (color !== this.#game.you) toast(t("game-declined", { name: personName(this.#game.full?.[color]) }), { key: "offer" });
  }
}

/** @param {string} id @param {string} text its action @param {string} why why it is disabled */
function name(id, text, why) {
  const it = found(id, HTMLButtonElement);
  it.setAttribute("aria-label", `${it.textContent}: ${why || text}`);
  it.title = why;
}
