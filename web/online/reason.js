// Refusals of the server in the page's language.

import { t } from "../words/words.js";

const REASONS = /** @type {const} */ ({
  "not-your-turn": "online-refused-not-your-turn",
  "ply-mismatch": "online-refused-ply-mismatch",
  "not-a-player": "online-refused-not-a-player",
  "game-over": "online-refused-game-over",
  "no-such-game": "online-refused-no-such-game",
  "no-such-seek": "online-refused-no-such-seek",
  "no-such-challenge": "online-refused-no-such-challenge",
  "no-such-player": "online-refused-no-such-player",
  "no-such-club-night": "club-missing",
  "too-late": "online-refused-too-late",
  "not-now": "online-refused-not-now",
  limit: "online-refused-limit",
  "standing-seeks": "online-refused-standing-seeks",
  muted: "online-refused-muted",
  "rated-needs-account": "online-refused-rated-needs-account",
  "seats-taken": "online-refused-seats-taken",
  "own-game": "online-refused-own-game",
  "opponent-unavailable": "online-refused-opponent-unavailable",
  "opponent-blocked": "online-refused-opponent-blocked",
  "not-for-you": "online-refused-not-for-you",
  "not-signed-in": "online-refused-not-signed-in",
  "nothing-offered": "online-refused-nothing-offered",
  "bad-plan": "online-refused-bad-plan",
  "bad-chat": "online-refused-bad-chat",
  busy: "online-refused-busy",
  "reports-pending": "online-refused-reports-pending",
  "report-failed": "online-refused-report-failed",
  unavailable: "online-refused-unavailable",
  closing: "online-refused-unavailable",
  "no-network": "online-refused-no-network",
});

/**
 * Returns a sentence for a refusal of the server.
 * @param {unknown} error
 * @param {number} [limit] limit that the sentence names, if it is about one
 */
export function whyNot(error, limit = 0) {
  const { code = "other", text = String(error) } = /** @type {{ code?: string, text?: string }} */ (error ?? {});
  if (code === "bad-chat" || code === "bad-plan") return t(REASONS[code], { limit });
  if (code in REASONS) return t(REASONS[/** @type {Exclude<keyof typeof REASONS, "bad-chat" | "bad-plan">} */ (code)]);
  return t("online-refused-other", { text });
}
