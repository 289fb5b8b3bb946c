// The account page: identifies the user first, then shows the sign-in forms or their account.

import { rememberMe } from "../shell/me.js";
import { learnOwner } from "../site/owner.js";
import { problemText } from "../site/problem.js";
import { ask, Problem } from "../site/rest.js";
import { toast } from "../site/toast.js";
import { ready } from "../words/words.js";
import { confirmAddress, showWay, startEntrance, takeLink } from "./sign-in.js";
import { showOwn, startOwn } from "./own.js";
import { marked, part, show } from "./part.js";

/** @import { Me } from "../protocol/types.d.ts" */

/** Delay before the waiting message, in milliseconds. */
const WAIT_MESSAGE_DELAY = 500;

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

/** Identifies the user, and shows the parts of the page that apply to them. */
async function refresh() {
  const isEmpty = ["stranger", "codes", "own"].every((name) => part(name).hidden);
  const timer = setTimeout(() => isEmpty && show("asking"), WAIT_MESSAGE_DELAY);
  try {
    /** @type {Me} */
    const me = await ask("GET", "me");
    clearTimeout(timer);
    rememberMe(me.player);
    learnOwner(me);
    // Without a mail server, users are not asked for an address.
    for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-by-mail]"))) place.hidden = !me.mail;
    if (!me.player?.name || takeLink()) return show("stranger");
    show("own");
    await showOwn(me);
  } catch (error) {
    clearTimeout(timer);
    if (!(error instanceof Problem)) throw error;
    // Keep the parts that are shown, with the text typed into them.
    if (isEmpty) show("unreachable");
    else toast(problemText(error), { assertive: true });
  }
}

/** Continues after signing in: adopts the local work for the account, then opens the requested page or the account. */
async function come() {
  history.replaceState(null, "", location.pathname + location.search);
  // After signing out, show the sign-in form, not the form that was used last.
  showWay(false);
  await (await import("../studies/adoption.js")).settleOwner();
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
