// The lists of the lobby: the user's games, seeks, games that wait for an opponent, games to watch.

import { button, found, html } from "../dom/element.js";
import { linkedText } from "../game/links.js";
import { gameName } from "../game/match-names.js";
import { wayToMatch } from "../game/match-way.js";
import { t } from "../words/words.js";
import { createAccount } from "./guest.js";
import { timeControlName, speedName } from "./time-control.js";
import { hasAccount, personText } from "./people.js";
import { gameAddress } from "./seek.js";

/** @import { Color, GameSummary, Player, Seek, ServerFrame, Terms } from "../protocol/types.d.ts" */

/** Dispatches `take` with a seek's id, `call` with a standing seek, `join` and `unrated` with a game's id, `stop` for the user's seek. */
export class Lists extends EventTarget {
  /** @type {Player | null} */
  me = null;
  /** The id of the user's seek. @type {string | null} */
  own = null;

  /** Whether the visitor can play rated games. */
  get hasAccount() {
    return hasAccount(this.me);
  }

  /** The people who wait for the user or anybody else. @type {Seek[]} */
  waiting = [];

  /** @param {Extract<ServerFrame, { t: "lobby" }>} lobby */
  show({ seeks, games, open, online }) {
    this.waiting = seeks.filter(({ id, standing }) => !standing && id !== this.own);
    fill(
      "seeks",
      seeks.map((seek) => this.#seek(seek)),
    );
    fill(
      "open",
      open.map((game) => this.#open(game)),
    );
    fill(
      "live",
      games.filter((game) => !this.#isMine(game)).map((game) => live(game)),
    );
    found("people", HTMLElement).textContent = t("online-people", { count: online });
  }

  /** @param {GameSummary[]} games */
  showOwn(games) {
    const mine = [...games].sort((a, b) => Number(this.#isMyTurn(b)) - Number(this.#isMyTurn(a)) || b.updated - a.updated);
    found("own", HTMLElement).hidden = mine.length === 0;
    fill(
      "own",
      mine.map((game) => this.#ownGame(game)),
    );
  }

  /** @param {GameSummary} game */
  #isMine(game) {
    return this.me !== null && (game.w?.id === this.me.id || game.b?.id === this.me.id);
  }

  /** @param {GameSummary} game */
  #isMyTurn(game) {
    const color = game.w?.id === this.me?.id ? "w" : "b";
    return game.status === "playing" && game.toAct === color;
  }

  /** @param {GameSummary} game */
  #ownGame(game) {
    const other = game.w?.id === this.me?.id ? game.b : game.w;
    const state =
      game.status === "waiting" ? t("online-waiting-for") : this.#isMyTurn(game) ? t("online-your-turn") : t("online-their-turn");
    const act = html("a", { class: this.#isMyTurn(game) ? "button primary" : "button", href: gameAddress(game.id) }, t("online-go-on"));
    const facts = [
      ...about(game.terms, game.speed),
      ...(game.private ? [t("online-private")] : []),
      t("online-turns", { count: game.plies }),
    ];
    const row = item(personText(other), facts, act, state, wayToMatch(game));
    row.classList.toggle("mine", this.#isMyTurn(game));
    return row;
  }

  /** Shows a seek as it applies to this visitor: without an account they play unrated. @param {Seek} seek */
  #seek(seek) {
    const mine = seek.id === this.own || (this.me !== null && seek.player.id === this.me.id);
    const range =
      seek.min !== null || seek.max !== null ? [t("online-between", { from: String(seek.min ?? 0), to: String(seek.max ?? 4000) })] : [];
    const color = seek.color ? [t("online-color", { color: seek.color })] : [];
    const rated = seek.rated && (mine || seek.ratedOnly || this.hasAccount);
    const terms = { variant: seek.variant, match: seek.match ?? undefined, clock: seek.clock, rated, open: true };
    const state = mine ? t("online-own-seek") : seek.standing ? t("online-standing-away") : "";
    return item(personText(seek.player), [...about(terms, seek.speed), ...color, ...range], this.#seekAct(seek, mine), state);
  }

  /** Offers only actions that would not be refused. @param {Seek} seek @param {boolean} mine */
  #seekAct(seek, mine) {
    if (mine && seek.standing) return html("span", {});
    if (mine) return button(t("online-seeking-stop"), () => this.#emit("stop", seek.id), { class: "quiet" });
    if (seek.ratedOnly && !this.hasAccount) return createAccount();
    const [text, name, detail] = seek.standing
      ? /** @type {const} */ ([t("online-call"), "call", seek])
      : /** @type {const} */ ([t("online-take"), "take", seek.id]);
    const kind = seek.standing ? "" : "primary";
    return button(text, () => this.#emit(name, detail), { class: kind, "aria-label": `${text}: ${personText(seek.player)}` });
  }

  /** @param {GameSummary} game */
  #open(game) {
    const host = game.w ?? game.b;
    const color = /** @type {Color} */ (game.w ? "w" : "b");
    const seat = game.w || game.b ? [t("online-color", { color })] : [];
    const mine = this.#isMine(game);
    const [text, name] =
      game.terms.rated && !this.hasAccount
        ? /** @type {const} */ ([t("online-ask-unrated"), "unrated"])
        : /** @type {const} */ ([t("online-take"), "join"]);
    const act = mine
      ? html("a", { class: "button", href: gameAddress(game.id) }, t("online-go-on"))
      : button(text, () => this.#emit(name, game.id), { class: "primary", "aria-label": `${text}: ${personText(host)}` });
    return item(personText(host), [...about(game.terms, game.speed), ...seat], act, mine ? t("online-own-seek") : "");
  }

  /** @param {string} name @param {unknown} detail */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** @param {GameSummary} game */
function live(game) {
  const names = t("online-against", { white: personText(game.w), black: personText(game.b) });
  const act = html("a", { class: "button", href: gameAddress(game.id), "aria-label": `${t("online-watch")}: ${names}` }, t("online-watch"));
  return item(names, [...about(game.terms, game.speed), t("online-turns", { count: game.plies })], act, "", wayToMatch(game));
}

/** @param {Terms} terms @param {GameSummary["speed"]} speed */
export function about(terms, speed) {
  const control = speed === "correspondence" ? timeControlName(terms.clock) : `${timeControlName(terms.clock)} ${speedName(speed)}`;
  return [gameName(terms), control, terms.rated ? t("online-rated") : t("online-unrated"), ...linkedText(terms)];
}

/**
 * @param {string} title
 * @param {string[]} facts
 * @param {HTMLElement} act
 * @param {string} state
 * @param {HTMLElement[]} [ways] links to other pages
 */
export function item(title, facts, act, state, ways = []) {
  const words = html("div", {}, html("strong", {}, title), html("small", {}, facts.join(" · ")));
  if (state) words.append(html("em", {}, state));
  words.append(...ways);
  return html("li", {}, words, act);
}

/**
 * Fills a list; keeps the focus if a button in it has it.
 * @param {string} name
 * @param {HTMLElement[]} items
 */
export function fill(name, items) {
  const list = found(`${name}-list`, HTMLElement);
  const at = [...list.children].findIndex((child) => child.contains(document.activeElement));
  const none = list.dataset.none ? [html("li", { class: "none quiet" }, list.dataset.none)] : [];
  list.replaceChildren(...(items.length > 0 ? items : none));
  if (at >= 0)
    /** @type {HTMLElement | null} */ (list.children[Math.min(at, list.children.length - 1)]?.querySelector("a, button") ?? null)?.focus();
}
