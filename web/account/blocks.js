// The players whom the user has blocked.

import { html } from "../dom/element.js";
import { blockButton, blockedPlayers } from "../online/blocks.js";
import { personLink } from "../online/people.js";
import { date } from "../site/dates.js";
import { t } from "../words/words.js";
import { marked } from "./part.js";

/** @import { BlockedPlayer } from "../protocol/types.d.ts" */

export async function showBlocks() {
  const blocked = await blockedPlayers();
  marked("blocks").replaceChildren(...blocked.map(row));
  marked("blocks-none").hidden = blocked.length > 0;
}

/**
 * Shows a blocked player. An unblocked player stays listed until the page is reloaded so that they can be blocked again.
 * @param {BlockedPlayer} blocked
 */
function row({ player, since }) {
  const about = html(
    "div",
    {},
    html("strong", {}, personLink(player)),
    html("div", { class: "quiet small" }, t("account-blocks-since", { date: date(since) })),
  );
  return html("li", {}, about, blockButton(player, true));
}
