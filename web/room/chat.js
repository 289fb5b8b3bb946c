// The chat, with a room for the players and one for the spectators. Phrases are sent by id and shown in each reader's language.

import { button, found, html } from "../dom/element.js";
import { ensureGuest } from "../online/guest.js";
import { personName } from "../online/people.js";
import { whyNot } from "../online/reason.js";
import { storage } from "../site/storage.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";

/** @import { ChatMessage } from "../protocol/types.d.ts" */
/** @import { Socket } from "../online/socket.js" */
/** @import { Game } from "./game.js" */

const PHRASES = /** @type {const} */ ({
  hello: "chat-hello",
  "good-luck": "chat-good-luck",
  "nice-turn": "chat-nice-turn",
  "one-moment": "chat-one-moment",
  sorry: "chat-sorry",
  "good-game": "chat-good-game",
  thanks: "chat-thanks",
  goodbye: "chat-goodbye",
});

const MUTED = "chat-hidden";

/** Returns the text of a message. @param {ChatMessage} line */
function words({ phrase, text }) {
  if (phrase && phrase in PHRASES) return t(PHRASES[/** @type {keyof typeof PHRASES} */ (phrase)]);
  return text ?? phrase ?? "";
}

export class Chat {
  #game;
  #socket;
  #say;
  #fold = found("chat", HTMLDetailsElement);
  #lines = found("chat-lines", HTMLElement);
  #text = found("chat-text", HTMLInputElement);
  #mute = found("chat-mute", HTMLButtonElement);
  #badge = found("chat-new", HTMLElement);
  #shown = -1;
  #unread = 0;

  /** @param {Game} game @param {Socket} socket @param {(text: string) => void} say */
  constructor(game, socket, say) {
    this.#game = game;
    this.#socket = socket;
    this.#say = say;
    const phrases = Object.entries(PHRASES).map(([phrase, id]) => button(t(id), () => this.#send({ phrase })));
    found("chat-phrases", HTMLElement).replaceChildren(...phrases);
    found("chat-form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.#text.value.trim();
      if (text !== "") void this.#send({ text });
    });
    this.#mute.addEventListener("click", () => {
      storage.set(MUTED, !this.#muted);
      this.#shown = -1;
      this.update();
    });
    this.#fold.addEventListener("toggle", () => this.#read());
    game.addEventListener("said", (event) => this.#onSaid(/** @type {CustomEvent} */ (event).detail.line));
  }

  get #muted() {
    return storage.get(MUTED, (value) => typeof value === "boolean") ?? false;
  }

  /** The room in which the user writes. @returns {ChatMessage["to"]} */
  get #to() {
    return this.#game.you ? "players" : "watchers";
  }

  update() {
    const { full } = this.#game;
    if (!full || full.status === "waiting") return;
    if (this.#fold.hidden) this.#fold.open = matchMedia("(min-width: 58rem)").matches;
    this.#fold.hidden = false;
    if (this.#shown === full.chat.length) return;
    this.#shown = full.chat.length;
    const muted = this.#muted;
    this.#mute.textContent = muted ? t("chat-unmute") : t("chat-mute");
    this.#mute.setAttribute("aria-pressed", String(muted));
    found("chat-tools", HTMLElement).hidden = muted;
    const none = html("p", { class: "quiet" }, muted ? t("chat-muted") : t("chat-none"));
    this.#lines.replaceChildren(...(muted || full.chat.length === 0 ? [none] : this.#groups(full.chat)));
    this.#lines.scrollTop = this.#lines.scrollHeight;
  }

  /** Groups the messages by room, if there are messages in both. @param {ChatMessage[]} chat */
  #groups(chat) {
    const rooms = /** @type {const} */ (["players", "watchers"]).map((to) => ({ to, lines: chat.filter((line) => line.to === to) }));
    const used = rooms.filter(({ lines }) => lines.length > 0);
    return used.flatMap(({ to, lines }) => [
      ...(used.length > 1 ? [html("h2", {}, to === "players" ? t("chat-players") : t("chat-spectators"))] : []),
      ...lines.map((line) => html("p", {}, html("strong", {}, this.#name(line)), " ", words(line))),
    ]);
  }

  /** @param {ChatMessage} line */
  #name({ player }) {
    const { full } = this.#game;
    const color = full?.w?.id === player.id ? "w" : full?.b?.id === player.id ? "b" : null;
    const stone = color === "w" ? "○ " : color === "b" ? "● " : "";
    return stone + personName(player);
  }

  /** @param {ChatMessage} line */
  #onSaid(line) {
    const { full, you } = this.#game;
    if (this.#muted || (you && full?.[you]?.id === line.player.id)) return;
    this.#say(t("chat-spoken", { name: personName(line.player), text: words(line) }));
    this.#unread += 1;
    this.#read();
  }

  #read() {
    if (this.#fold.open) this.#unread = 0;
    this.#badge.hidden = this.#unread === 0;
    this.#badge.textContent = this.#unread > 0 ? t("chat-new", { count: this.#unread }) : "";
    if (this.#fold.open) this.#lines.scrollTop = this.#lines.scrollHeight;
  }

  /** @param {{ text: string } | { phrase: string }} what */
  async #send(what) {
    try {
      await ensureGuest(this.#socket);
      await this.#socket.command({ t: "say", game: this.#game.id, to: this.#to, ...what });
      if ("text" in what && this.#text.value.trim() === what.text) this.#text.value = "";
    } catch (error) {
      toast(whyNot(error, this.#text.maxLength), { key: "chat", assertive: true });
    }
  }
}
