// Why the server refused something, in the page's language.

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
  "too-late": "online-refused-too-late",
  "not-now": "online-refused-not-now",
  limit: "online-refused-limit",
  muted: "online-refused-muted",
  "rated-needs-account": "online-refused-rated-needs-account",
  locked: "online-refused-locked",
  "seats-taken": "online-refused-seats-taken",
  "own-game": "online-refused-own-game",
  "not-for-you": "online-refused-not-for-you",
  "not-signed-in": "online-refused-not-signed-in",
  "nothing-offered": "online-refused-nothing-offered",
  "bad-plan": "online-refused-bad-plan",
  "bad-chat": "online-refused-bad-chat",
  busy: "online-refused-busy",
  unavailable: "online-refused-unavailable",
  closing: "online-refused-unavailable",
  "no-network": "online-refused-no-network",
});

/** A sentence for a refusal of the server. @param {unknown} error */
export function whyNot(error) {
  const { code = "other", text = String(error) } = /** @type {{ code?: string, text?: string }} */ (error ?? {});
  if (code in REASONS) return t(REASONS[/** @type {keyof typeof REASONS} */ (code)]);
  return t("online-refused-other", { text });
}
