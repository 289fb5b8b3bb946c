// The lobby: connects form, lists and socket.

import { found } from "../dom/element.js";
import { encodeQuery } from "../game/url.js";
import { gameName } from "../game/match-names.js";
import { gameStartOf } from "../game/game-start.js";
import { toast } from "../site/toast.js";
import { ready, t } from "../words/words.js";
import { Arrange } from "./arrange.js";
import { tellCalls } from "../online/calls.js";
import { tellChallenges } from "../online/challenge.js";
import { ChallengeList } from "./challenges.js";
import { showConnection } from "../online/connection.js";
import { Friend } from "./friend.js";
import { ensureGuest } from "../online/guest.js";
import { rememberLink } from "../online/invitation.js";
import { Life } from "./life.js";
import { Lists } from "../online/lists.js";
import { hasAccount } from "../online/people.js";
import { isLive, timeControlName, readTimeControl } from "../online/time-control.js";
import { whyNot } from "../online/reason.js";
import { ask } from "../site/rest.js";
import { gameAddress, keepSeeking, kept, stopSeeking } from "../online/seek.js";
import { estimateText, Standing } from "./standing.js";
import { newId, Socket, socketAddress } from "../online/socket.js";

/** @import { Challenge, ChallengeEnd, Challenges, Me, Seek } from "../protocol/types.d.ts" */
/** @import { GameRequest } from "./arrange.js" */
/** @import { OwnSeek } from "../online/seek.js" */

/** Polling interval of the user's games, in milliseconds. */
const POLL_INTERVAL = 20_000;

await ready;
new (class {
  #socket = new Socket(socketAddress());
  #arrange = new Arrange();
  #friend = new Friend();
  #lists = new Lists();
  #challenges = new ChallengeList();
  #standing = new Standing();
  #life = new Life();
  #going = false;

  constructor() {
    showConnection(this.#socket);
    tellChallenges(this.#socket);
    tellCalls(this.#socket);
    this.#listen();
    this.#socket.subscribe("lobby", () => ({ t: "lobby", on: true }));
    const seek = kept.get();
    if (seek) this.#seek(seek);
    void this.#lookAtMe();
    setInterval(() => !document.hidden && void this.#lookAtMe(), POLL_INTERVAL);
    document.addEventListener("visibilitychange", () => !document.hidden && void this.#lookAtMe());
    found("content", HTMLElement).dataset.stage = "ready";
  }

  #listen() {
    this.#arrange.addEventListener("request", (event) => this.#try(() => this.#create(detail(event))));
    this.#friend.addEventListener("request", (event) => this.#try(() => this.#invite(detail(event)), this.#friend));
    this.#friend.addEventListener("more", (event) => this.#arrange.takeOver({ ...detail(event), opponent: "link" }));
    this.#lists.addEventListener("take", (event) => this.#try(() => this.#take(detail(event))));
    this.#lists.addEventListener("join", (event) => this.#try(() => this.#join(detail(event))));
    this.#lists.addEventListener("call", (event) => this.#try(() => this.#call(detail(event))));
    this.#lists.addEventListener("unrated", (event) => this.#try(() => this.#askUnrated(detail(event))));
    this.#lists.addEventListener("stop", () => this.#stop());
    this.#challenges.addEventListener("accept", (event) => this.#try(() => this.#join(detail(event))));
    for (const act of ["decline", "withdraw"])
      this.#challenges.addEventListener(act, (event) => this.#try(() => this.#endChallenge(detail(event), act)));
    this.#socket.addEventListener("challenge", () => void this.#lookAtMe());
    this.#socket.addEventListener("challenge-ended", (event) => this.#onChallengeEnded(detail(event)));
    this.#standing.addEventListener("stop", () => this.#try(() => this.#standing.stop()));
    found("seeking-stand", HTMLButtonElement).addEventListener("click", () => this.#try(() => this.#stand()));
    found("seeking-stop", HTMLButtonElement).addEventListener("click", () => this.#stop());
    // A new guest must recognise their own seek in the list.
    this.#socket.addEventListener("welcome", (event) => {
      this.#lists.me = detail(event).me;
    });
    this.#socket.addEventListener("lobby", (event) => {
      this.#lists.show(detail(event));
      this.#arrange.waiting = this.#lists.waiting;
      this.#life.show(detail(event));
    });
    this.#socket.addEventListener("seeking", (event) => {
      found("seeking-estimate", HTMLElement).textContent = estimateText(detail(event));
    });
    // Also when another player has accepted an offer.
    this.#socket.addEventListener("paired", (event) => this.#go(detail(event).game));
    this.#socket.addEventListener("refused", (event) => this.#onRefused(detail(event)));
  }

  /** @param {GameRequest} request */
  async #create(request) {
    if (request.opponent === "open" && !request.handicap && isLive(readTimeControl(request.clock))) {
      await ensureGuest(this.#socket);
      const { variant, match, clock, rated, ratedOnly, color } = request;
      return this.#seek({ id: newId(), variant, match, clock, rated, ratedOnly, color, since: this.#socket.now() });
    }
    const { id, url } = /** @type {{ id: string, url: string }} */ (await ask("POST", "games", withoutPairing(request)));
    rememberLink(id, url);
    this.#go(id);
  }

  /** Creates a game for a friend. @param {GameRequest} request */
  async #invite(request) {
    await this.#friend.introduce();
    await this.#create(request);
  }

  /** @param {string} id of a seek */
  async #take(id) {
    await ensureGuest(this.#socket);
    await this.#socket.command({ t: "take", seek: id });
  }

  /** Seeks the game of a standing seek, whose owner is then called. @param {Seek} standing */
  async #call({ variant, match, clock, rated, ratedOnly }) {
    await ensureGuest(this.#socket);
    const isRated = rated && this.#lists.hasAccount;
    const since = this.#socket.now();
    this.#seek({ id: newId(), variant, match, clock, rated: isRated, ratedOnly: isRated && ratedOnly, color: null, since });
  }

  /** @param {string} id of a rated game */
  async #askUnrated(id) {
    const asked = /** @type {{ id: string }} */ (await ask("POST", `games/${id}/unrated`));
    this.#go(asked.id);
  }

  /** Creates a standing seek: the user is notified when an opponent appears. */
  async #stand() {
    const seek = kept.get();
    if (!seek) return;
    await this.#standing.leave(seek);
    this.#stop();
  }

  /** @param {string} id of a game */
  async #join(id) {
    await ask("POST", `games/${id}/join`, {});
    this.#go(id);
  }

  /** @param {string} id of a game @param {string} act */
  async #endChallenge(id, act) {
    await ask("POST", `challenges/${id}/${act}`);
    await this.#lookAtMe();
  }

  /** Goes to a live game at once when it begins. @param {{ challenge: Challenge, end: ChallengeEnd }} ended */
  #onChallengeEnded({ challenge: { game, to }, end }) {
    const isSent = to.id !== this.#socket.me?.id;
    if (end === "accepted" && isSent && isLive(readTimeControl(game.terms.clock))) this.#go(game.id);
    else void this.#lookAtMe();
  }

  /** @param {OwnSeek} seek */
  #seek(seek) {
    keepSeeking(this.#socket, seek, (game) => this.#go(game));
    this.#lists.own = seek.id;
    found("seeking-estimate", HTMLElement).textContent = "";
    found("seeking-what", HTMLElement).textContent = t("online-seeking", { game: gameName(seek), clock: timeControlName(seek.clock) });
    const engine = found("seeking-engine", HTMLAnchorElement);
    engine.href = `/${document.documentElement.lang}/play?${encodeQuery(gameStartOf(seek), { opponent: "engine", level: 3 })}`;
    const panel = found("seeking", HTMLElement);
    panel.hidden = false;
    panel.scrollIntoView({ block: "nearest" });
  }

  #stop() {
    stopSeeking(this.#socket);
    this.#lists.own = null;
    found("seeking", HTMLElement).hidden = true;
  }

  /** @param {{ id: string, code: string, text: string }} refused */
  #onRefused(refused) {
    if (refused.id !== this.#lists.own) return;
    this.#stop();
    this.#arrange.answer = whyNot(refused);
  }

  /** Fetches the user and their games. */
  async #lookAtMe() {
    try {
      const me = /** @type {Me} */ (await ask("GET", "me"));
      this.#lists.me = me.player ?? null;
      this.#arrange.account = me.player?.kind === "person";
      this.#friend.account = hasAccount(me.player);
      this.#lists.showOwn(me.playing ?? []);
      this.#standing.show(me.standing ?? null);
      if (me.player) this.#challenges.show(/** @type {Challenges} */ (await ask("GET", "challenges")));
    } catch {
      // The connection line reports the error.
    }
  }

  /** @param {() => Promise<void>} act @param {Arrange | Friend} [form] the form that shows why not */
  async #try(act, form = this.#arrange) {
    form.busy = true;
    try {
      await act();
    } catch (error) {
      form.answer = whyNot(error);
      // A message of the page is below an open panel.
      if (form === this.#arrange) toast(whyNot(error), { key: "refused", assertive: true });
    }
    form.busy = this.#going;
  }

  /** @param {string} id */
  #go(id) {
    if (this.#going) return;
    this.#going = true;
    kept.set(null);
    location.assign(gameAddress(id));
    // A page restored from the back/forward cache may be used again.
    addEventListener(
      "pageshow",
      () => {
        this.#going = this.#arrange.busy = this.#friend.busy = false;
      },
      { once: true },
    );
  }
})();

/** Returns the body of a request without pairing. @param {GameRequest} request */
function withoutPairing({ variant, handicap, match, clock, rated, color, opponent }) {
  return { variant, handicap, match, clock, rated, color, opponent };
}

/** @param {Event} event */
function detail(event) {
  return /** @type {CustomEvent} */ (event).detail;
}
