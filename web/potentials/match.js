// The panel of a match: why something is played and what depends on it, answers, dice, the challenges left, and the paused game
// next to the board. It does not know the rules: everything comes from the view.
import { html, setText } from "../dom/element.js";
import { loadBoardCore } from "../core/core.js";
import { linkName } from "../game/links.js";
import { t } from "../words/words.js";
import { dice } from "./dice.js";
import { NAMES } from "../game/kinds.js";

/** @typedef {import("../board/board.js").HexBoard} HexBoard */
/** @typedef {import("../core/types.d.ts").Color} Color */
/** @typedef {import("../core/types.d.ts").Contest} Contest */
/** @typedef {import("../core/types.d.ts").Effect} Effect */
/** @typedef {import("../core/types.d.ts").Link} Link */
/** @typedef {import("../core/types.d.ts").MatchState} MatchState */
/** @typedef {import("../core/types.d.ts").Token} Token */
/** @typedef {import("../core/types.d.ts").View} View */
/** @typedef {import("../protocol/types.d.ts").RollProof} RollProof */

/** @type {["1-0", "0-1", "1/2-1/2", "die"]} */
const ENTRIES = ["1-0", "0-1", "1/2-1/2", "die"];

/** @param {(typeof ENTRIES)[number]} entry */
function entryName(entry) {
  if (entry === "die") return t("potentials-match-dice");
  return entry === "1/2-1/2" ? t("potentials-match-draw") : t("potentials-match-winner", { player: entry === "1-0" ? "w" : "b" });
}

export class MatchPanel {
  #play;
  #decides;
  #left = html("p", { class: "quiet small match-left" });
  #proof = html("p", { class: "quiet small match-proof", hidden: true });
  #why = html("p", { class: "match-why", role: "status" });
  #dice = html("div", { class: "match-dice" });
  #acts = html("div", { class: "match-acts" });
  #caption = html("figcaption", { class: "quiet small" });
  #figure = html("figure", { class: "match-beside", hidden: true });
  /** @type {HexBoard | null} */
  #board = null;
  /** The state that is shown. */
  #shown = "";

  /**
   * @param {{ play: (token: Token) => void, decides: (player: Color) => boolean }} host `decides`: whether a player decides at this
   *   screen
   */
  constructor({ play, decides }) {
    this.#play = play;
    this.#decides = decides;
    this.element = html("section", { class: "match" }, this.#why, this.#dice, this.#acts, this.#left, this.#proof, this.#figure);
  }

  /**
   * Shows a view.
   * @param {View} view
   * @param {{ locked?: boolean, proof?: RollProof | "replaced" | null }} [options] `locked` while nothing can be decided here; `proof`:
   * how the last roll is proved, or "replaced" if the proof is broken
   */
  update(view, { locked = false, proof = null } = {}) {
    const { match } = view;
    this.element.hidden = !match;
    if (!match) return;
    const shown = JSON.stringify([view.position, view.turns.length, locked, proof]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const answers = !locked && match.player !== null && this.#decides(match.player);
    setText(this.#why, sentenceOf(match, { answers, enters: match.asked.some(this.#decides) }));
    const many = (/** @type {Color} */ color) => match.left[color] ?? t("potentials-unlimited");
    this.#left.textContent = t("potentials-match-left", { white: many("w"), black: many("b") });
    this.#proof.hidden = proof === null;
    this.#proof.textContent = proof === null ? "" : t("potentials-match-proof", { proof });
    const rolls = (match.contest ?? match.last)?.rolls ?? [];
    const rolling = match.decision === "roll";
    this.#dice.replaceChildren(...(rolling || rolls.length > 0 ? [dice(rolls[rolls.length - 1] ?? null, rolling)] : []));
    const had = this.#acts.contains(document.activeElement);
    this.#acts.replaceChildren(...(locked ? [] : this.#answers(match)));
    if (had) this.#acts.querySelector("button")?.focus();
    void this.#showBeside(view.beside ?? null, match.decision);
  }

  /** @param {MatchState} match */
  #answers(match) {
    const act = (/** @type {string} */ text, /** @type {Token} */ token, primary = false) => {
      const button = html("button", { type: "button", class: primary ? "primary" : "", "data-token": token }, text);
      button.addEventListener("click", () => this.#play(token));
      return button;
    };
    const { player } = match;
    if (match.decision === "answer" && player && this.#decides(player)) {
      const left = match.left[player];
      const challenge = left === null ? t("potentials-match-challenge") : t("potentials-match-challenge-left", { left });
      return [act(t("potentials-match-pass"), "ok", true), act(challenge, "challenge")];
    }
    if (match.decision === "enter") {
      const asked = match.asked.find(this.#decides);
      if (!asked) return [];
      const who = html("p", {}, t("potentials-match-who", { player: asked }));
      return [who, ...ENTRIES.map((entry) => act(entryName(entry), `${asked}:${entry}`))];
    }
    if (match.decision === "linked" && player && this.#decides(player)) return [act(t("potentials-match-give-up"), `${player}:resigns`)];
    return [];
  }

  /** Shows a small picture of the game that is not on the board. @param {View | null} beside @param {MatchState["decision"]} decision */
  async #showBeside(beside, decision) {
    this.#figure.hidden = beside === null;
    this.element.toggleAttribute("data-beside", beside !== null);
    if (!beside) return;
    const core = await loadBoardCore();
    this.#caption.textContent = decision === "linked" ? t("potentials-match-paused") : t("potentials-match-linked");
    if (!this.#board) {
      this.#board = /** @type {HexBoard} */ (document.createElement("hex-board"));
      this.#board.setAttribute("picture", "");
      this.#board.setAttribute("label", this.#caption.textContent);
      this.#figure.append(this.#board, this.#caption);
    }
    if (this.#board.geometry?.family !== beside.family) this.#board.geometry = core.geometry(beside.family);
    this.#board.view = beside;
  }
}

/**
 * Describes what is declared and what a challenge means, why something is played, what depends on it, or how it ended.
 * @param {MatchState} match @param {{ answers: boolean, enters: boolean }} here whether a player decides about a use, or enters a result, at
 *   this screen
 */
function sentenceOf({ decision, player, left, links, declared, contest, last }, { answers, enters }) {
  const stake = (/** @type {Color} */ player, /** @type {Contest["kind"]} */ kind, /** @type {Link} */ link) =>
    t("potentials-match-stake", { player, name: NAMES[kind], game: linkName(link) });
  if (contest) {
    const parts = [stake(contest.challenged, contest.kind, contest.rolls.length > 0 ? "die" : contest.link)];
    if (decision === "linked") parts.push(t("potentials-match-has-white"));
    if (contest.disagreed && enters) parts.push(t("potentials-match-disagreed"));
    if (contest.rolls.length > 0) parts.push(rolled(contest), t("potentials-match-equal"));
    return parts.join(" ");
  }
  if (declared) {
    const parts = [t("potentials-match-declares", { player: declared.player, name: NAMES[declared.kind], ...wayOf(declared.effects) })];
    if (decision === "answer") parts.push(howDecided(links[declared.kind] ?? "free"));
    const many = player && left[player];
    if (answers && many) parts.push(t("potentials-match-cost", { left: many }));
    return parts.join(" ");
  }
  if (!last) return "";
  const about = { player: last.challenged, name: NAMES[last.kind] };
  const end = last.won ? t("potentials-match-won", about) : t("potentials-match-not-won", about);
  return last.rolls.length > 0 ? `${rolled(last)} ${end}` : end;
}

/** Returns where a use starts and ends. @param {Effect[]} effects @returns {{ from: string, to: string }} */
function wayOf(effects) {
  for (const effect of effects) {
    if (effect.kind === "use") return { from: effect.piece.at, to: effect.lands.at };
    if (effect.kind === "push") return { from: effect.from ?? effect.piece.at, to: effect.piece.at };
  }
  return { from: "", to: "" };
}

/** Describes how a challenge would be decided. @param {Link | "free"} link */
function howDecided(link) {
  if (link === "die") return t("potentials-match-how-die");
  return link === "elsewhere" ? t("potentials-match-how-elsewhere") : t("potentials-match-how-game", { game: linkName(link) });
}

/** @param {Contest} contest */
function rolled({ rolls }) {
  const [white, black] = rolls[rolls.length - 1] ?? [0, 0];
  return t("potentials-match-roll", { white, black });
}
