// A club night: one link; all players who are ready are paired with the opponent they have met least. The id is the last
// part of the address.

import { updateCards } from "../archive/card.js";
import { marked, part, show } from "../account/part.js";
import { found, html } from "../dom/element.js";
import { copyText } from "../game/export.js";
import { variantName } from "../game/names.js";
import { clubKey, dayTime } from "../online/club.js";
import { guestName } from "../online/guest-name.js";
import { timeControlName } from "../online/time-control.js";
import { personLink } from "../online/people.js";
import { whyNot } from "../online/reason.js";
import { notify } from "../site/notification.js";
import { ask, Problem } from "../site/rest.js";
import { toast } from "../site/toast.js";
import { ready, t } from "../words/words.js";

/** @import { ClubNight, ClubPlayer, Player } from "../protocol/types.d.ts" */

/** Polling interval in milliseconds. Each poll also reports that this page is still open. */
const POLL_INTERVAL = 2_000;

const STATES = /** @type {const} */ ({ ready: "club-state-ready", playing: "club-state-playing", away: "club-state-away" });

const lang = document.documentElement.lang;
const id = location.pathname.split("/")[3] ?? "";
const name = /** @type {HTMLInputElement} */ (marked("guest-name"));
/** Whether this page is waiting for a game. */
let isReady = false;
let wasShown = "";

await ready;
if (id === "") startNew();
else startNight();

function startNew() {
  const form = /** @type {HTMLFormElement} */ (part("new"));
  const field = found("club-starts", HTMLInputElement);
  const update = () => {
    const isLater = fields(form).when === "later";
    marked("later").hidden = !isLater;
    field.required = isLater;
    marked("create").textContent = isLater ? t("club-announce") : t("club-start");
  };
  form.addEventListener("input", update);
  update();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { variant, clock, when, starts } = fields(form);
    void attempt(async () => {
      const time = when === "later" ? { starts: new Date(starts).getTime() } : {};
      const made = /** @type {ClubNight} */ (await ask("POST", "club-nights", { variant, clock, ...time }));
      location.assign(`/${lang}/club/${made.id}`);
    });
  });
  show("new");
}

/** @param {HTMLFormElement} form @returns {{ variant: string, clock: string, when: string, starts: string }} */
function fields(form) {
  const entries = /** @type {Iterable<[string, string]>} */ (new FormData(form));
  return /** @type {ReturnType<typeof fields>} */ (Object.fromEntries(entries));
}

function startNight() {
  name.value = guestName.get();
  const link = new URL(`/club/${id}`, location.href).href;
  const field = /** @type {HTMLInputElement} */ (marked("link"));
  field.value = link;
  field.addEventListener("focus", () => field.select());
  marked("copy").addEventListener("click", () => copyText(link, t("game-invite-copied")));
  marked("ready").addEventListener("click", () => attempt(beReady));
  marked("rest").addEventListener("click", () => attempt(rest));
  marked("end").addEventListener("click", () => attempt(() => ask("POST", `club-nights/${id}/end`)));
  void refresh();
  // Poll in a background tab too if this player is waiting for a game.
  setInterval(() => (isReady || !document.hidden) && void refresh(), POLL_INTERVAL);
}

async function beReady() {
  const given = name.value.trim();
  if (!marked("guest").hidden) guestName.remember(given);
  await ask("PUT", `club-nights/${id}/ready`, given !== "" && !marked("guest").hidden ? { name: given } : {});
  isReady = true;
}

async function rest() {
  await ask("DELETE", `club-nights/${id}/ready`);
  isReady = false;
}

async function refresh() {
  try {
    fill(/** @type {ClubNight} */ (await ask("GET", `club-nights/${id}`)));
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) return;
    show("missing");
  }
}

/** @param {ClubNight} night */
function fill(night) {
  const own = night.people[night.you ?? -1] ?? null;
  if (night.playing) {
    clubKey.set(id);
    if (isReady) {
      isReady = false;
      void notify(t("online-paired"), t("club-title"));
      location.assign(`/${lang}/game/${night.playing}`);
      return;
    }
  }
  isReady = own?.state === "ready";
  const shown = JSON.stringify(night);
  if (shown === wasShown) return;
  wasShown = shown;
  show("night");
  marked("what").textContent = t("club-what", { game: variantName(night.variant), clock: timeControlName(night.clock) });
  marked("over").hidden = !night.over;
  const isAhead = typeof night.starts === "number" && night.starts > Date.now();
  marked("starts").hidden = !isAhead || night.over;
  if (isAhead) marked("starts").textContent = t("club-begins", { time: dayTime(night.starts ?? 0) });
  marked("until").hidden = night.over || isAhead;
  marked("until").textContent = t("club-until", { time: new Intl.DateTimeFormat(lang, { timeStyle: "short" }).format(night.until) });
  marked("guest").hidden =
    night.over || isReady || (own !== null && own?.player.kind !== "guest") || marked("guest").dataset.account === "yes";
  marked("ready").hidden = night.over || isReady || night.playing !== null;
  marked("rest").hidden = night.over || !isReady;
  marked("waiting").hidden = night.over || !isReady;
  marked("end").hidden = night.over || !night.host;
  const go = /** @type {HTMLAnchorElement} */ (marked("go"));
  go.hidden = night.playing === null;
  go.href = `/${lang}/game/${night.playing ?? ""}`;
  marked("table").replaceChildren(...night.people.map((person, index) => row(person, index === night.you)));
  marked("nobody").hidden = night.people.length > 0;
  marked("live").hidden = night.games.length === 0;
  updateCards(
    marked("games"),
    night.games.map((game) => ({ ...game, w: named(game.w, night), b: named(game.b, night) })),
  );
}

/** Returns a player's name; guests have one for this night only. @param {Player | null | undefined} player @param {ClubNight} night */
function named(player, { people }) {
  return people.find((person) => person.player.id === player?.id)?.player ?? player;
}

/** @param {ClubPlayer} person @param {boolean} isOwn */
function row({ player, state, won, drawn, lost }, isOwn) {
  const points = won + drawn / 2;
  return html(
    "tr",
    { class: isOwn ? "mine" : "" },
    html("th", { scope: "row" }, personLink(player)),
    html("td", {}, t(STATES[state])),
    html("td", { class: "number" }, `${won} · ${drawn} · ${lost}`),
    html("td", { class: "number" }, new Intl.NumberFormat(lang).format(points)),
  );
}

/** @param {() => Promise<unknown>} act */
async function attempt(act) {
  try {
    await act();
    if (id !== "") await refresh();
  } catch (error) {
    toast(whyNot(error, name.maxLength), { key: "club", assertive: true });
  }
}

// A user with an account already has a name.
if (id !== "") {
  const me = await ask("GET", "me").catch(() => ({ player: null }));
  if (me.player?.name) {
    marked("guest").dataset.account = "yes";
    marked("guest").hidden = true;
  }
}
