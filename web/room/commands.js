// What a player may ask for besides acting on the board, and what the other one asks for.

import { button, found, html } from "../game/element.js";
import { whyNot } from "../online/reason.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { personName } from "../online/people.js";
import { other } from "./game.js";

/** @import { Act, Color } from "../online/types.d.ts" */
/** @import { Socket } from "../online/socket.js" */
/** @import { Game } from "./game.js" */

/** A player who only reloads the page is not away, in milliseconds. */
const GRACE = 4000;

export class Commands {
  #game;
  #socket;
  #sure = found("sure", HTMLDialogElement);
  #offer = found("offer", HTMLElement);
  #gone = found("gone", HTMLElement);
  /** @type {() => void} */
  #onSure = () => {};
  /** What the box of offers shows. */
  #shown = "";
  #goneShown = "";
  /** Since when the opponent is away; 0 while they are here. */
  #goneSince = 0;

  /** @param {Game} game @param {Socket} socket */
  constructor(game, socket) {
    this.#game = game;
    this.#socket = socket;
    on("resign", () => this.#ask(t("game-resign-sure"), t("game-resign-about"), t("game-resign-yes"), () => this.act("resign")));
    on("abort", () => this.#ask(t("game-abort-sure"), t("game-abort-about"), t("game-abort-yes"), () => this.act("abort")));
    on("draw", () => this.act("draw"));
    on("take-back", () => this.act("take-back"));
    on("sure-no", () => this.#sure.close());
    on("sure-yes", () => {
      this.#sure.close();
      this.#onSure();
    });
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

  /** Shows what can be done now. */
  update() {
    const { you, playing, young, turns, full } = this.#game;
    const mine = you !== null && playing;
    const played = turns.length > (you === "b" ? 1 : 0);
    const yinsh = full?.terms.variant.startsWith("yinsh") ?? false;
    // A linked game is lost by who leaves it, whenever that is.
    const free = young && !full?.partOf;
    show("abort", mine && free, false);
    show("resign", mine && !free, false);
    show("draw", mine && yinsh, young || full?.offers.draw === you);
    // Its place is kept before anything can be taken back.
    show("take-back", mine, !played || full?.offers.takeBack === you);
    name("draw", t("game-draw"), young ? t("game-draw-early") : you && full?.offers.draw === you ? t("game-draw-offered") : "");
    const taken = you && full?.offers.takeBack === you ? t("game-take-back-offered") : "";
    name("take-back", t("game-take-back"), played ? taken : t("game-take-back-early"));
    this.#showOffer();
    this.#showGone();
  }

  /** @param {string} title @param {string} about @param {string} yes @param {() => void} act */
  #ask(title, about, yes, act) {
    found("sure-title", HTMLElement).textContent = title;
    found("sure-about", HTMLElement).textContent = about;
    found("sure-yes", HTMLElement).textContent = yes;
    this.#onSure = act;
    this.#sure.showModal();
  }

  /** What the opponent offers. */
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

  /** The opponent has left; after a while the game can be claimed. */
  #showGone() {
    const { you, full, playing, present } = this.#game;
    const away = you && playing && present.gone?.color === other(you) ? present.gone : null;
    this.#goneSince = away ? this.#goneSince || Date.now() : 0;
    const gone = Date.now() - this.#goneSince >= GRACE ? away : null;
    const seconds = gone ? Math.max(0, Math.ceil((gone.claimAt - this.#socket.now()) / 1000)) : 0;
    // An offer that the opponent left behind comes first: it can be accepted.
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

  /** What a player may claim whose opponent stays away. */
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

/** @param {string} id @param {() => void} act */
function on(id, act) {
  const it = found(id, HTMLButtonElement);
  it.addEventListener("click", () => {
    if (it.getAttribute("aria-disabled") !== "true") act();
    // Its title says why.
    else if (it.title) toast(it.title, { key: "act" });
  });
}

/** @param {string} id @param {string} text what it does @param {string} why it does nothing */
function name(id, text, why) {
  const it = found(id, HTMLButtonElement);
  it.setAttribute("aria-label", `${it.textContent}: ${why || text}`);
  it.title = why;
}

/** @param {string} id @param {boolean} shown @param {boolean} off keeps the focus, but does nothing */
function show(id, shown, off) {
  const it = found(id, HTMLButtonElement);
  it.hidden = !shown;
  it.setAttribute("aria-disabled", String(off));
}
