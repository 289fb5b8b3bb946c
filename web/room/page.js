// The page of a game: connects its parts.

import { sound } from "../board/sound.js";
import { other } from "../core/color.js";
import { found } from "../dom/element.js";
import { downloadText, shareLink } from "../game/export.js";
import { encodeQuery, hasPotentials } from "../game/url.js";
import { MoveList } from "../game/movelist.js";
import { listenToStepKeys } from "../game/step-keys.js";
import { gameName } from "../game/match-names.js";
import { loadRules } from "../extensions/loading.js";
import { gameStartOf } from "../game/game-start.js";
import { reasonOf } from "../game/refusal.js";
import { tellCalls } from "../online/calls.js";
import { tellChallenges } from "../online/challenge.js";
import { showConnection } from "../online/connection.js";
import { invitation, keyHeaders, linkKey, passKey, rememberLink } from "../online/invitation.js";
import { personName } from "../online/people.js";
import { whyNot } from "../online/reason.js";
import { gameAddress } from "../online/seek.js";
import { ask, fetchFile } from "../site/rest.js";
import { storage } from "../site/storage.js";
import { settings } from "../site/settings.js";
import { toast } from "../site/toast.js";
import { t } from "../words/words.js";
import { About } from "./about.js";
import { offerBlock } from "./block.js";
import { Chat } from "./chat.js";
import { Commands } from "./commands.js";
import { BoardState } from "./board-state.js";
import { showFailure } from "./failure.js";
import { Invite } from "./invite.js";
import { Game, HEARD } from "./game.js";
import { MatchPart } from "./match.js";
import { tellMissing } from "./missing.js";
import { Notify } from "./notify.js";
import { Plan } from "./plan.js";
import { Plates } from "./plates.js";
import { Premove } from "./premove.js";
import { offerReport } from "./report.js";
import { endingText, Result, resultText, winnerOf } from "./result.js";
import { Sender } from "./sender.js";
import { Status } from "./status.js";

/** @import { BoardCalls, Color, GameStart } from "../core/types.d.ts" */
/** @import { HexBoard } from "../board/board.js" */
/** @import { BoardGame } from "../board/board-game.js" */
/** @import { Socket } from "../online/socket.js" */

/** Storage key of the user's live rated game, for the pages with an engine. */
const RATED = "rated";

export class Page {
  #boardGame;
  #board;
  #socket;
  #game;
  #boardState;
  #sender;
  #premove;
  #match;
  #plan;
  #commands;
  #invite;
  #plates;
  #status;
  #result;
  #chat;
  #about;
  #notify = new Notify();
  #list = new MoveList(found("turns", HTMLElement));
  #root = found("content", HTMLElement);
  #flipped = false;
  #begun = false;
  /** Whether the rules of the game are loaded. */
  #ready = false;
  /** Id of the user as the server knows them. @type {string | undefined} */
  #me;
  /** Whether an update is in progress: changes that it causes are part of it. */
  #updating = false;

  /** @param {BoardCalls} core @param {BoardGame} boardGame @param {HexBoard} board @param {Socket} socket @param {string} id */
  constructor(core, boardGame, board, socket, id) {
    const say = (/** @type {string} */ text) => board.say(text);
    this.#boardGame = boardGame;
    this.#board = board;
    this.#socket = socket;
    this.#game = new Game(id);
    this.#boardState = new BoardState(core, boardGame);
    this.#sender = new Sender(this.#game, socket);
    this.#premove = new Premove(this.#game, this.#boardState, this.#sender, say);
    this.#match = new MatchPart(this.#game, boardGame, (token) => this.#onComplete(token));
    this.#plan = new Plan(this.#game, this.#boardState, socket);
    this.#commands = new Commands(this.#game, socket);
    this.#invite = new Invite(this.#game, this.#commands, socket);
    this.#plates = new Plates(this.#game, socket, say);
    this.#status = new Status(this.#game, this.#boardState, this.#sender);
    this.#result = new Result(this.#game, this.#commands);
    this.#chat = new Chat(this.#game, socket, say);
    this.#about = new About(this.#game, socket);
    offerReport(this.#game);
    offerBlock(this.#game);
    found("gone", HTMLElement).after(board.answers);
    showConnection(socket, () => this.#game.playing && this.#game.live);
    socket.addEventListener("state", () => this.#update());
    tellChallenges(socket);
    tellCalls(socket);
    tellMissing(socket, this.#game);
    this.#listenToServer();
    this.#listenToPlayer();
    socket.subscribe("watch", () => ({ t: "watch", game: id, since: this.#game.seq, key: linkKey(id) }));
  }

  #listenToServer() {
    for (const name of HEARD) {
      this.#socket.addEventListener(name, (event) => this.#game.hear(detail(event)));
    }
    this.#socket.addEventListener("welcome", (event) => this.#onWelcome(detail(event)));
    this.#game.addEventListener("missed", () => this.#askAll());
    this.#game.addEventListener("turn", () => this.#onTurn());
    this.#game.addEventListener("begun", () => this.#onBegun());
    this.#game.addEventListener("ended", () => this.#onEnd());
    this.#game.addEventListener("rematch", () => this.#onRematch());
    this.#game.addEventListener("taken-back", () => this.#board.say(t("game-taken-back", { count: this.#game.turns.length })));
    this.#game.addEventListener("change", () => this.#update());
    this.#sender.addEventListener("change", () => this.#update());
    this.#sender.addEventListener("refused", (event) => this.#onRefused(detail(event)));
  }

  #listenToPlayer() {
    this.#boardState.addEventListener("complete", (event) => this.#onComplete(detail(event).token));
    this.#boardState.addEventListener("line", () => this.#update());
    this.#boardState.addEventListener("change", () => this.#onBoardState());
    this.#list.addEventListener("go", (event) => this.#boardState.look(detail(event)));
    this.#invite.addEventListener("joined", () => this.#socket.renew());
    // The board itself takes back an incomplete turn.
    this.#board.addEventListener("back", () => this.#sender.asking && this.#boardState.view.part === "" && this.#undo());
    on("send", () => this.#sender.confirm());
    on("undo", () => this.#undo());
    const flip = () => {
      this.#flipped = !this.#flipped;
      this.#update();
    };
    on("flip", flip);
    listenToStepKeys({ step: (by) => this.#list.go(this.#boardState.shown + by), flip });
    on("share", () => this.#share());
    found("record", HTMLAnchorElement).addEventListener("click", (event) => this.#saveRecord(event));
    const box = found("confirm-setting", HTMLInputElement);
    box.addEventListener("change", () => {
      this.#sender.confirms = box.checked;
    });
    addEventListener("keydown", (event) => this.#onKey(event));
    addEventListener("pagehide", () => this.#noteRated(false));
  }

  /** @param {{ me: { id: string } | null }} welcome */
  #onWelcome({ me }) {
    const isSame = this.#me === me?.id;
    this.#me = me?.id;
    // A user who has just become a player should see their own seat.
    if (!isSame && this.#game.full) this.#askAll();
  }

  /** Requests the whole game again, with names and ratings. */
  #askAll() {
    this.#socket.say({ t: "watch", game: this.#game.id, since: null, key: linkKey(this.#game.id) });
  }

  /** Creates a new link for a player of a private game whose link this browser does not have. */
  async #share() {
    const { id, full } = this.#game;
    try {
      if (full?.private && full.you && !linkKey(id)) rememberLink(id, (await ask("POST", `games/${id}/link`)).url);
      await shareLink(gameName(full?.terms ?? { variant: "yinsh" }), invitation(id), t("play-copied-link"));
    } catch (error) {
      toast(whyNot(error), { key: "share", assertive: true });
    }
  }

  /** Fetches the record by script for users with the link of a private game, because a plain link sends no key. @param {Event} event */
  async #saveRecord(event) {
    const { id, full, you } = this.#game;
    if (!full?.private || you) return;
    event.preventDefault();
    try {
      downloadText(`${id}.txt`, await (await fetchFile(`games/${id}/record`, keyHeaders(id))).text());
    } catch (error) {
      toast(whyNot(error), { key: "record", assertive: true });
    }
  }

  /** Handles a turn that was played on the board. @param {string} token */
  #onComplete(token) {
    if (this.#boardState.mode === "premove") this.#premove.take(token);
    else this.#sender.take(token);
    this.#update();
  }

  /** Drops the confirmation if its turn was taken back on the board. */
  #onBoardState() {
    if (this.#sender.asking && this.#boardState.mode === "game" && this.#boardState.played().length < this.#sender.turns.length)
      this.#sender.drop();
    this.#update();
  }

  /** Takes back the last action of an unsent turn. */
  #undo() {
    this.#sender.drop();
    this.#boardState.undo();
    this.#update();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (
      event.key === "Escape" &&
      !target.closest("hex-board, details, input, textarea") &&
      (this.#sender.asking || this.#boardState.view.part !== "")
    )
      this.#undo();
  }

  /** Handles a turn from the server. */
  #onTurn() {
    const { you, toAct, full, turns } = this.#game;
    this.#sender.update();
    if (!you || toAct !== you) return;
    this.#premove.arrive();
    const name = personName(full?.[other(you)]);
    this.#notify.call(t("game-notify-title"), t("game-notify-body", { name, turn: turns[turns.length - 1] ?? "" }));
  }

  #onBegun() {
    const { you, full } = this.#game;
    if (!you) return;
    const text = t("game-notify-joined", { name: personName(full?.[other(you)]) });
    this.#board.say(text);
    this.#notify.call(text, text);
    if (settings.get("sound")) sound("place");
  }

  #onEnd() {
    const { full } = this.#game;
    if (!full) return;
    const outcome = this.#boardState.view.outcome;
    this.#board.say(`${resultText(full)} ${endingText(full, outcome)}`);
    // The board plays the sound of an ending by the rules.
    if (settings.get("sound") && full.result?.by !== "rules") sound(full.you && winnerOf(full) === other(full.you) ? "lose" : "win");
    this.#notify.call(t("game-over"), resultText(full));
  }

  /** Resets the board after the user's turn was refused. @param {unknown} error */
  #onRefused(error) {
    const { code = "", text = "" } = /** @type {{ code?: string, text?: string }} */ (error);
    const rule = reasonOf({ code, text });
    const reason = rule === text ? whyNot(error) : rule;
    toast(t("game-not-sent", { reason }), { key: "sent", assertive: true, stays: true });
    this.#askAll();
  }

  #update() {
    const { full } = this.#game;
    if (!full || this.#updating) return;
    if (!this.#ready) return void this.#prepare();
    this.#updating = true;
    this.#begin();
    this.#sender.update();
    const open = full.status === "waiting" || (full.status === "ended" && (!full.w || !full.b));
    this.#show(open ? "invite" : "game");
    this.#invite.update();
    this.#boardState.follow(this.#sender.turns);
    const mine = this.#game.toAct !== null && this.#game.toAct === this.#game.you;
    this.#boardState.allow(mine && !this.#sender.asking && !this.#sender.sending);
    this.#premove.update();
    this.#match.update(this.#boardState.view, !mine || this.#sender.asking || this.#sender.sending);
    this.#showBoard();
    this.#commands.update();
    this.#plan.update();
    this.#chat.update();
    this.#about.update();
    this.#status.update(this.#premove.chosen);
    this.#result.update(
      this.#boardState.mode === "game" && !this.#boardState.looking ? this.#boardState.view.outcome : null,
      this.#analyse(),
    );
    const over = full.status === "ended" && !this.#boardState.looking;
    this.#board.result = over ? { title: resultText(full), reason: endingText(full, this.#boardState.view.outcome) } : null;
    this.#notify.title = this.#status.title;
    this.#noteRated(full.status === "playing" && full.terms.rated && this.#game.live && full.you !== null);
    this.#updating = false;
  }

  /** Loads the rules and drawings that some games need in addition. */
  async #prepare() {
    try {
      await loadRules(this.#opening().variant);
      await this.#match.prepare();
    } catch (error) {
      return showFailure(error);
    }
    this.#ready = true;
    this.#update();
  }

  /** Opens the game when it is first known. */
  #begin() {
    const { full } = this.#game;
    if (this.#begun || !full) return;
    this.#begun = true;
    this.#boardState.open(this.#opening(), this.#game.turns);
    const { variant } = this.#opening();
    this.#root.dataset.variant = variant;
    this.#root.toggleAttribute("data-potentials", hasPotentials(variant));
    found("loading", HTMLElement).hidden = true;
    found("record", HTMLAnchorElement).href = `/api/games/${full.id}/record`;
    found("confirm-setting", HTMLInputElement).checked = this.#sender.confirms;
    this.#sender.resume();
  }

  /** @returns {GameStart} */
  #opening() {
    return gameStartOf(this.#game.full?.terms ?? { variant: "yinsh" });
  }

  #analyse() {
    return `/${document.documentElement.lang}/analyse?${encodeQuery({ ...this.#opening(), turns: this.#game.turns })}`;
  }

  /** @param {"invite" | "game"} stage */
  #show(stage) {
    this.#root.dataset.stage = stage;
    found("game", HTMLElement).hidden = stage !== "game";
    found("analyse", HTMLAnchorElement).href = this.#analyse();
    const over = this.#game.full?.status === "ended";
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-after=end]"))) part.hidden = !over;
    const { watchers: spectators } = this.#game.present;
    found("spectators", HTMLElement).textContent = spectators > 0 ? t("game-spectators", { count: spectators }) : "";
    for (const id of ["report", "block"]) found(id, HTMLElement).hidden = this.#socket.me === null;
  }

  #showBoard() {
    const { you, full } = this.#game;
    const usual = you ?? "w";
    const below = this.#flipped ? other(usual) : usual;
    this.#boardGame.own = you;
    this.#board.flipped = below === "b";
    this.#plates.update(below);
    // In a match a player may decide twice in a row, and the dice belong to no player.
    const players = full?.match ? this.#boardState.view.turns.map(({ player }) => player) : [];
    const turns = (full?.turns ?? []).map(({ turn }, i) => ({
      token: turn,
      player: players[i] ?? /** @type {Color} */ (i % 2 === 0 ? "w" : "b"),
    }));
    this.#list.update(turns, this.#boardState.mode === "game" ? this.#boardState.shown : turns.length);
    const part =
      this.#boardState.mode !== "plan" && this.#boardState.view.part !== "" && !this.#boardState.view.outcome && !this.#boardGame.locked;
    found("ask", HTMLElement).hidden = !part && !this.#sender.asking;
    found("send", HTMLElement).hidden = !this.#sender.asking;
  }

  /** Leads both players to the rematch; spectators are offered a link to it. */
  #onRematch() {
    const { id, full, you } = this.#game;
    if (full?.rematch) passKey(id, full.rematch);
    if (full?.rematch && you) location.assign(gameAddress(full.rematch));
  }

  /** @param {boolean} rated */
  #noteRated(rated) {
    const noted = storage.get(RATED, (value) => typeof value === "string");
    if (rated) storage.set(RATED, this.#game.id);
    else if (noted === this.#game.id && this.#game.full?.status === "ended") storage.remove(RATED);
  }
}

/** @param {string} id @param {() => void} act */
function on(id, act) {
  found(id, HTMLButtonElement).addEventListener("click", act);
}

/** @param {Event} event */
function detail(event) {
  return /** @type {CustomEvent} */ (event).detail;
}
