// The page of one's own account: first it asks who is there, then it shows the forms to come in, or what is one's own.

import { rememberMe } from "../site/me.js";
import { problemText } from "../site/problem.js";
import { ask, Problem } from "../site/rest.js";
import { toast } from "../site/toast.js";
import { ready } from "../words/words.js";
import { confirmAddress, showWay, startEntrance, takeLink } from "./sign-in.js";
import { showOwn, startOwn } from "./own.js";
import { marked, part, show } from "./part.js";

/** @import { Me } from "../site/people.d.ts" */

/** A wait that is longer is told, in milliseconds. */
const PATIENCE = 500;

start();

async function start() {
  await ready;
  startEntrance(come);
  startOwn(refresh);
  marked("again").addEventListener("click", refresh);
  addEventListener("online", () => !part("unreachable").hidden && refresh());
  await confirmAddress();
  await refresh();
}

/** Asks who is there, and shows what belongs to it. */
async function refresh() {
  const isEmpty = ["stranger", "codes", "own"].every((name) => part(name).hidden);
  const timer = setTimeout(() => isEmpty && show("asking"), PATIENCE);
  try {
    /** @type {Me} */
    const me = await ask("GET", "me");
    clearTimeout(timer);
    rememberMe(me.player);
    // Without mail nobody is asked for an address.
    for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-by-mail]"))) place.hidden = !me.mail;
    if (!me.player?.name || takeLink()) return show("stranger");
    show("own");
    await showOwn(me);
  } catch (error) {
    clearTimeout(timer);
    if (!(error instanceof Problem)) throw error;
    // What is already there stays, with what is written in it.
    if (isEmpty) show("unreachable");
    else toast(problemText(error), { assertive: true });
  }
}

/** After signing in: on to the page that was asked for, or to the account. */
async function come() {
  history.replaceState(null, "", location.pathname + location.search);
  // After signing out the form to sign in is shown, not the one that was used last.
  showWay(false);
  const wanted = new URLSearchParams(location.search).get("to");
  const to = wanted === null ? null : new URL(wanted, location.origin);
  if (to?.origin === location.origin) {
    rememberMe((await ask("GET", "me")).player);
    location.assign(to);
    return;
  }
  await refresh();
  document.querySelector("h1")?.scrollIntoView();
  marked("who").focus();
}
