// While somebody waits: how long that may take, and the standing seek that they can leave instead.

import { found } from "../game/element.js";
import { gameName } from "../game/match-names.js";
import { wantNotifications } from "../site/notification.js";
import { ask } from "../site/rest.js";
import { storage } from "../site/storage.js";
import { t } from "../words/words.js";
import { paceName } from "./pace.js";

/** @import { Seek, ServerFrame } from "./types.d.ts" */
/** @import { OwnSeek } from "./seek.js" */

/** Other pages listen for calls if this is kept. */
const STANDING = "standing";

const MINUTE = 60_000;
/** What takes longer is not counted in minutes, in milliseconds. */
const LONG = 30 * MINUTE;

/** What is said to somebody who waits. @param {Extract<ServerFrame, { t: "seeking" }>} seeking */
export function estimateText({ estimate, called }) {
  const told = called > 0 ? ` ${t("online-calling", { count: called })}` : "";
  return `${timeText(estimate)}${told}`;
}

/** @param {number | null} ms */
function timeText(ms) {
  if (ms === null) return t("online-estimate-none");
  if (ms < MINUTE) return t("online-estimate-soon");
  return ms > LONG ? t("online-estimate-long") : t("online-estimate", { minutes: Math.round(ms / MINUTE) });
}

/** Reports `change` when the own standing seek is another one. */
export class Standing extends EventTarget {
  #panel = found("standing", HTMLElement);

  constructor() {
    super();
    found("standing-stop", HTMLButtonElement).addEventListener("click", () => this.dispatchEvent(new Event("stop")));
  }

  /** @param {Seek | null} seek */
  show(seek) {
    this.#panel.hidden = seek === null;
    if (seek) {
      const what = t("online-standing", { game: gameName(seek), clock: paceName(seek.clock) });
      found("standing-what", HTMLElement).textContent = what;
    }
    if (seek) storage.set(STANDING, true);
    else storage.remove(STANDING);
  }

  /** @param {OwnSeek} seek */
  async leave({ variant, clock, rated, ratedOnly, match }) {
    // Pressing the button is the moment in which a browser may be asked. Nothing waits for the answer, which may never come.
    void wantNotifications(true);
    this.show(/** @type {Seek} */ (await ask("PUT", "standing-seek", { variant, clock, rated, ratedOnly, match })));
  }

  async stop() {
    await ask("DELETE", "standing-seek");
    this.show(null);
  }
}
