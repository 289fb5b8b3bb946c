// While the user waits: the estimated time, and the standing seek that they can leave instead.

import { found } from "../dom/element.js";
import { gameName } from "../game/match-names.js";
import { wantNotifications } from "../site/notification.js";
import { ask } from "../site/rest.js";
import { storage } from "../site/storage.js";
import { t } from "../words/words.js";
import { timeControlName } from "../online/time-control.js";

/** @import { Seek, ServerFrame } from "../protocol/types.d.ts" */
/** @import { OwnSeek } from "../online/seek.js" */

/** Storage key; other pages listen for calls if it is set. */
const STANDING = "standing";

const MINUTE = 60_000;
/** Maximum estimate shown as a number of minutes, in milliseconds. */
const ESTIMATE_MAX = 30 * MINUTE;

/** Returns the message for a waiting user. @param {Extract<ServerFrame, { t: "seeking" }>} seeking */
export function estimateText({ estimate, called }) {
  const told = called > 0 ? ` ${t("online-calling", { count: called })}` : "";
  return `${timeText(estimate)}${told}`;
}

/** @param {number | null | undefined} ms */
function timeText(ms) {
  if (ms == null) return t("online-estimate-none");
  if (ms < MINUTE) return t("online-estimate-soon");
  return ms > ESTIMATE_MAX ? t("online-estimate-long") : t("online-estimate", { minutes: Math.round(ms / MINUTE) });
}

/** Dispatches `change` when the user's standing seek changes. */
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
      const what = t("online-standing", { game: gameName(seek), clock: timeControlName(seek.clock) });
      found("standing-what", HTMLElement).textContent = what;
    }
    if (seek) storage.set(STANDING, true);
    else storage.remove(STANDING);
  }

  /** @param {OwnSeek} seek */
  async leave({ variant, clock, rated, ratedOnly, match }) {
    // Browsers allow asking for permission only on a user gesture. The answer may never come, so it is not awaited.
    void wantNotifications(true);
    this.show(/** @type {Seek} */ (await ask("PUT", "standing-seek", { variant, clock, rated, ratedOnly, match })));
  }

  async stop() {
    await ask("DELETE", "standing-seek");
    this.show(null);
  }
}
