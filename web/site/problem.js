// Sentences for the codes with which the server refuses a request. A code that is not listed has a general sentence.

import { t } from "../words/words.js";
import { Problem } from "./rest.js";

const SENTENCES = /** @type {const} */ ({
  "no-network": "online-refused-no-network",
  internal: "problem-server",
  unavailable: "online-refused-unavailable",
  busy: "problem-server",
  "not-signed-in": "problem-not-signed-in",
  "name-taken": "problem-name-taken",
  "name-invalid": "problem-name-invalid",
  "password-too-short": "problem-password-too-short",
  "password-too-long": "problem-password-too-long",
  "password-too-common": "problem-password-too-common",
  "wrong-login": "problem-wrong-login",
  "wrong-password": "problem-wrong-password",
  "wrong-code": "problem-wrong-code",
  "email-invalid": "problem-email-invalid",
  "no-mail": "problem-no-mail",
  "token-invalid": "problem-token-invalid",
  "too-many": "problem-too-many",
  "no-such-player": "online-refused-no-such-player",
  "no-such-game": "online-refused-no-such-game",
  banned: "problem-banned",
  "private-only": "problem-private-only",
  "already-played": "problem-already-played",
  "not-a-bot": "problem-not-a-bot",
  "signed-in": "problem-signed-in",
  "origin-foreign": "problem-origin-foreign",
  "bad-request": "problem-bad-request",
  "not-understood": "problem-bad-request",
  "token-name": "problem-bad-request",
  "too-long": "problem-bad-request",
  "study-invalid": "study-refused",
  "too-large": "study-refused",
});

/**
 * Returns a sentence that explains an error.
 * @param {unknown} error
 */
export function problemText(error) {
  if (!(error instanceof Problem)) return t("problem-other");
  if (error.status === 429) return error.wait ? t("problem-limit", { seconds: error.wait }) : t("problem-limit-later");
  const id = SENTENCES[/** @type {keyof typeof SENTENCES} */ (error.code)];
  return id ? t(id) : t("problem-other");
}
